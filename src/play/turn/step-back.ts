// One step back in what somebody has begun of an answer: the order in the making, then the last order or choice; a whole allotment at once.
import { asChoice, asSheet } from '../../table/answer.js';
import type { Answer, Question } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import type { Desk, Task, TaskDraft } from './desk.js';
import type { DraftPlace } from './drafts.js';

interface StepBack {
  readonly task: Task;
  /** What is left of it; null where nothing is. */
  readonly left: TaskDraft | null;
  /** What has been taken off; null where it has no name of its own. */
  readonly taken: Text | null;
}

/** What going back needs of a table. */
interface Going {
  desk(gameId: number, userId: string): Promise<Desk>;
  saveDraft(gameId: number, userId: string, at: DraftPlace, draft: TaskDraft | null): Promise<void>;
  undo(gameId: number, userId: string): Promise<Desk>;
}

/**
 * Takes a step back in what a person has begun of an answer, or their last answer back where nothing is begun.
 * @param isInFront which of several questions is looked at: what is begun there comes first.
 * @returns the desk as it then is, and the step; null where an answer was taken back.
 * @throws Refused when there is neither.
 */
export async function goBack(
  play: Going,
  gameId: number,
  userId: string,
  isInFront: (task: Task) => boolean = () => false,
): Promise<{ readonly desk: Desk; readonly step: StepBack | null }> {
  const { tasks } = await play.desk(gameId, userId);
  const step = stepBack(tasks.toSorted((a, b) => Number(isInFront(b)) - Number(isInFront(a))));
  if (step === undefined) return { desk: await play.undo(gameId, userId), step: null };
  const { checkpoint, id } = step.task;
  await play.saveDraft(gameId, userId, { checkpoint, question: id }, step.left);
  return { desk: await play.desk(gameId, userId), step };
}

/** The last step of what is begun of the first of some tasks; undefined where nothing is begun of any. */
function stepBack(tasks: readonly Task[]): StepBack | undefined {
  const task = tasks.find(({ draft, making }) => making !== null || (draft !== null && Object.keys(draft).length > 0));
  if (task === undefined) return undefined;
  const { draft, making, question } = task;
  if (making !== null) return { task, left: draft === null ? null : { answer: draft, making: null }, taken: null };
  const { left, taken } = shortened(question, draft ?? []);
  return { task, left: left === null ? null : { answer: left, making: null }, taken };
}

function shortened(
  { form }: Question,
  answer: Answer,
): { readonly left: Answer | null; readonly taken: StepBack['taken'] } {
  switch (form.kind) {
    case 'choose': {
      const chosen = asChoice(answer);
      const last = form.options().find(({ id }) => id === chosen.at(-1));
      return { left: chosen.length > 1 ? chosen.slice(0, -1) : null, taken: last?.text ?? null };
    }
    case 'spread':
      return { left: null, taken: null };
    case 'orders': {
      const sheet = asSheet(answer);
      const last = sheet.at(-1);
      return {
        left: sheet.length > 1 ? sheet.slice(0, -1) : null,
        taken: last === undefined ? null : form.describe(last),
      };
    }
  }
}
