// Instructions: answers given in advance to questions that may come up.
import { listDraftsLike } from '../../store/drafts.js';
import { deleteStandings, listStandings, saveStanding } from '../../store/standings.js';
import { check } from '../../table/answer.js';
import type { Answer, Question } from '../../table/question.js';
import { advance } from './advance.js';
import { requirePlaying } from './answering.js';
import { instructionsOf, instructedAnswer } from './automatic.js';
import { Refused, type Task } from '../play.js';
import { readDraft } from './desk.js';
import { inWordsOf, refused, say } from '../change/refuse.js';
import { schedule } from '../time/schedule.js';
import { closeChange } from '../change/commit.js';
import { openIn, positionOf, seatsOf, type Session } from '../change/session.js';

interface Instruction {
  readonly question: Question;
  readonly saved: Answer | null;
}

/** Which instructions the seats of a person can give now, and which they have given. */
export function instructions(s: Session, userId: string): readonly Instruction[] {
  const rules = s.rules.instructions;
  if (rules === undefined || s.position === null) return [];
  const { state } = s.position.replay;
  return seatsOf(s, userId).flatMap(({ seat }) => {
    const saved = instructionsOf(s, seat);
    return rules
      .offers(state, seat)
      .flatMap(({ value: question }) => (question === undefined ? [] : [question]))
      .map((question) => ({ question, saved: saved.find(({ key }) => key === question.key)?.value ?? null }));
  });
}

/** Under which name a draft for an instruction is kept. */
export function instructionDraft(key: string): string {
  return `instruction:${key}`;
}

/** The instructions of a person with what they are putting together for them. */
export async function instructionsInMaking(
  s: Session,
  userId: string,
): Promise<readonly (Instruction & Pick<Task, 'making'>)[]> {
  const drafts = await listDraftsLike(s.tx, s.row.id, instructionDraft(''));
  return instructions(s, userId).map((one) => {
    const { seat, key } = one.question;
    const draft = drafts.find((row) => row.seat === seat && row.question === instructionDraft(key));
    return { ...one, making: readDraft(draft?.value).making };
  });
}

/**
 * Keeps an instruction, or takes it back with null. It is used at once when it answers what is open.
 * @throws Refused when it cannot be given now or is not legal.
 */
export async function instruct(s: Session, userId: string, key: string, value: unknown): Promise<void> {
  requirePlaying(s);
  const question = instructions(s, userId).find((one) => one.question.key === key)?.question;
  if (question === undefined) throw refused(say('refuse.noInstruction'));
  const { seat } = question;
  if (value === null) await deleteStandings(s.tx, s.row.id, seat, key);
  else {
    const checked = check(question, value);
    if (!checked.ok) throw new Refused(checked.refusals.map((text) => inWordsOf(s.row.kind, text)));
    await saveStanding(s.tx, s.row.id, seat, key, checked.answer, s.now);
  }
  s.standings = await listStandings(s.tx, s.row.id);
  const applies = openIn(s).some(
    (open) =>
      open.question.seat === seat &&
      !open.window &&
      open.saved === undefined &&
      instructedAnswer(s, open.question) !== undefined,
  );
  // Whoever leaves a window to an instruction, or takes it up again, is waited for no longer, or again.
  if (openIn(s).some((open) => open.window && open.question.seat === seat)) await schedule(s);
  // Nothing changes for others, so nothing is said, unless the instruction answers a question that is open.
  if (!applies || s.row.status !== 'running') return;
  const before = positionOf(s).answers.length;
  await advance(s);
  if (s.ended.length > 0 || positionOf(s).answers.length !== before) await closeChange(s);
}
