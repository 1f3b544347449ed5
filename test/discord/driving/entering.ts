// Entering an answer that somebody has thought of, until it is recorded as it was meant: by presses alone, or typed.
import { answerSchema, asChoice, asCounts, asSheet, check } from '../../../src/table/answer.js';
import type { Answer, Form } from '../../../src/table/question.js';
import type { Task } from '../../../src/play/turn/desk.js';
import { t } from '../../../src/discord/voice.js';
import type { Person } from './person.js';
import { pressAnswer } from './presses.js';
import { outline } from './reading.js';
import { typeAnswer } from './typing.js';
import { typedWords } from './words.js';

export type Way = 'presses' | 'types';

/**
 * Enters an answer to a question, and agrees where it is asked whether that is meant.
 * @throws when the question is not shown, the answer cannot be entered, or something else is recorded.
 */
export async function enter(person: Person, task: Task, answer: Answer, way: Way): Promise<void> {
  const { question } = task;
  if (!check(question, answer).ok) throw new Error('not legal');
  await person.open(task);
  await (way === 'presses' ? pressAnswer(person, task, answer) : typeAnswer(person, task, answer));
  await confirm(person, task, way);
  await person.desk.at.quiet();
  const recorded = plain(question.form, await recordedAnswer(person, task));
  if (recorded === plain(question.form, answer)) return;
  throw new Error(`recorded: ${recorded}\n${outline(person.shown)}`);
}

/** What stands as the answer to a question: what is saved while it is still asked, else what its player has said; null without either. */
async function recordedAnswer(person: Person, task: Task): Promise<Answer | null> {
  const now = await person.taskNow(task);
  if (now !== undefined) return now.saved;
  const { checkpoint, id, seat } = task;
  const where = { gameId: person.desk.game, checkpoint, question: id, seat };
  const row = await person.desk.at.store.db.answer.findFirst({ where, orderBy: { id: 'desc' } });
  return row?.by === 'player' ? answerSchema.parse(row.value) : null;
}

/** Hands in what is saved. */
export async function handIn(person: Person, task: Task, way: Way): Promise<void> {
  await person.open(task);
  const label = person.say(t('desk.finalButton'));
  if (way === 'types') await person.type(label);
  else if (!(await person.pressIf((one) => one.endsWith(label)))) throw new Error('nothing to hand in with');
  await person.desk.at.quiet();
  if ((await person.taskNow(task))?.final === false) throw new Error(`not handed in:\n${outline(person.shown)}`);
}

/** Whether a question still waits for an answer. */
async function isOpen(person: Person, task: Task): Promise<boolean> {
  const now = await person.taskNow(task);
  return now !== undefined && !now.final && now.saved === null;
}

/** Confirms and says yes as long as it is asked for: at most once each. */
async function confirm(person: Person, task: Task, way: Way): Promise<void> {
  const yes = person.say(t('ask.danger.yes'));
  const words = typedWords[person.lang];
  for (let n = 0; n < 2; n++) {
    await person.desk.at.quiet();
    if (!(await isOpen(person, task))) return;
    const isAskedAgain = person.shown.buttons.some(({ label }) => label === yes);
    if (way === 'presses') {
      const label = isAskedAgain ? yes : person.say(t('ask.confirm'));
      const { form } = task.question;
      const none = form.kind === 'orders' && form.none !== undefined ? person.say(form.none) : label;
      if (!(await person.pressIf((one) => one.startsWith(label) || one === none))) return;
    } else if (isAskedAgain) await person.type(words.yes);
    else await person.type(task.question.form.kind === 'choose' ? words.confirm : words.done);
  }
}

/** An answer so that two which mean the same are the same. */
function plain(form: Form, answer: Answer | null): string {
  if (answer === null) return 'nothing';
  const counts = (values: Readonly<Record<string, number>>): unknown =>
    Object.entries(values)
      .filter(([, count]) => count !== 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
  switch (form.kind) {
    case 'choose':
      return JSON.stringify(form.ordered === true ? asChoice(answer) : asChoice(answer).toSorted());
    case 'spread':
      return JSON.stringify(counts(asCounts(answer)));
    case 'orders':
      return JSON.stringify(asSheet(answer).map(({ subject, units, path }) => [subject, counts(units ?? {}), path]));
  }
}
