// What typed parts make of an answer that was begun: they are put in, and what does not fit beside them is told.
import { asChoice, asSheet, check } from '../../table/answer.js';
import type { Reading } from '../../table/game.js';
import { merged } from '../../table/merge.js';
import type { Answer, Form } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { fallenOff } from '../../table/sheet.js';
import type { Task } from '../turn/desk.js';
import { sayFallen } from '../turn/fallen.js';
import { answersOf, beyond } from './readings.js';

/** Refusals of what may be put right by more. */
export const tooLittle: ReadonlySet<string> = new Set([
  'refuse.tooFew',
  'refuse.tooFewOf',
  'refuse.rowTooLow',
  'refuse.spendMore',
  'refuse.spendAll',
]);

/** Whether what is refused may be put right by more of it. */
export function isCompletable(form: Form, refusals: readonly Text[]): boolean {
  const isLess = ({ key }: Text): boolean => tooLittle.has(key);
  return form.kind === 'orders' ? refusals.every(({ key }) => key !== 'refuse.tooManyOrders') : refusals.every(isLess);
}

/** What typed parts make of an answer by themselves. */
export function putAlone({ question }: Task, parts: readonly Answer[]): Answer {
  return merged(question.form, null, parts);
}

/** What typed parts make of an answer: all of it where they are a whole one, else what was begun goes on with them. */
export function put({ question, draft, saved }: Task, parts: readonly Answer[]): Answer {
  const { form } = question;
  const whole = merged(form, null, parts);
  const begun = draft ?? saved;
  const alone = check(question, whole);
  if (begun === null || (form.kind !== 'orders' && alone.ok)) return whole;
  // What is too much by itself is refused by itself, not together with what stood there.
  if (form.kind === 'spread' && !alone.ok && !isCompletable(form, alone.refusals)) return whole;
  const more =
    form.kind === 'choose'
      ? merged(form, null, [begun, beyond(asChoice(begun), asChoice(whole))])
      : merged(form, begun, parts);
  const checked = check(question, more);
  // A full sheet takes a whole one in its place.
  const isFull = !checked.ok && checked.refusals.some(({ key }) => key === 'refuse.tooManyOrders');
  return isFull && check(question, whole).ok ? whole : more;
}

/**
 * Readings of orders, with a word on those that fall off the sheet because they do not fit beside the new ones.
 * @param value what the readings make of the sheet.
 */
export function withFallen(kind: string, task: Task, readings: readonly Reading[], value: Answer): readonly Reading[] {
  const { form } = task.question;
  const parts = answersOf(readings);
  if (form.kind !== 'orders' || parts.length === 0) return readings;
  const given = new Set(parts.flatMap(asSheet).map(({ subject }) => subject));
  const fallen = fallenOff(asSheet(task.draft ?? task.saved), asSheet(value), null).filter(
    ({ subject }) => !given.has(subject),
  );
  const [warning] = sayFallen(kind, form, fallen);
  if (warning === undefined) return readings;
  const last = readings.findLastIndex((reading) => 'part' in reading && reading.warning === undefined);
  return readings.map((reading, at) => (at === last ? { ...reading, warning } : reading));
}
