// Checks an answer against the question it answers: its form first, then the game's own review.
import { z } from 'zod';
import type { Answer, Choose, Form, Order, Orders, Question, Review, Row, Sheet, Spread, Subject } from './question.js';
import type { Text } from './text.js';

/** Longer ids and answers are nobody's. */
const id = z.string().max(200);
const mostEntries = 2_000;
const chooseAnswer = z.array(id).max(mostEntries);
const spreadAnswer = z.record(id, z.int().nonnegative());
/** An order as it comes from outside. */
export const orderSchema = z.strictObject({
  subject: id,
  units: z.record(id, z.int().positive()).exactOptional(),
  path: z.array(id).max(200),
});
const ordersAnswer = z.array(orderSchema).max(mostEntries);

/** Any answer as it comes from outside. */
export const answerSchema: z.ZodType<Answer> = z.union([chooseAnswer, spreadAnswer, ordersAnswer]);

/** The outcome of a check: the answer with the game's review, or why it is refused (texts of the `app` catalogue or the game's). */
export type Checked =
  | { readonly ok: true; readonly answer: Answer; readonly review: Review }
  | { readonly ok: false; readonly refusals: readonly Text[] };

/**
 * Checks an untrusted answer against a question.
 * @param question the open question.
 * @param value what came from outside (a press, typed text, the database).
 */
export function check(question: Question, value: unknown): Checked {
  const shaped = shape(question.form, value);
  if (!shaped.ok) return shaped;
  const review = question.review?.(shaped.answer) ?? {};
  if (review.refusals !== undefined && review.refusals.length > 0) return { ok: false, refusals: review.refusals };
  return { ok: true, answer: shaped.answer, review };
}

function refuse(key: string, args?: Text['args']): Checked & { ok: false } {
  return { ok: false, refusals: [{ key: `refuse.${key}`, ns: 'app', ...(args === undefined ? {} : { args }) }] };
}

function shape(form: Form, value: unknown): Checked {
  switch (form.kind) {
    case 'choose':
      return shapeChoose(form, value);
    case 'spread':
      return shapeSpread(form, value);
    case 'orders':
      return shapeOrders(form, value);
  }
}

function shapeChoose(form: Choose, value: unknown): Checked {
  const parsed = chooseAnswer.safeParse(value);
  if (!parsed.success) return refuse('malformed');
  const chosen = parsed.data;
  const offered = new Map(form.options().map((option) => [option.id, option]));
  if (chosen.some((one) => !offered.has(one))) return refuse('notOffered');
  for (const [one, count] of tally(chosen)) {
    const most = offered.get(one)?.max ?? 1;
    if (count > most) return most === 1 ? refuse('twice') : refuse('tooOften', { max: most, count });
  }
  if (chosen.length < form.min)
    return refuse(form.min === form.max ? 'tooFewOf' : 'tooFew', { min: form.min, count: chosen.length });
  if (chosen.length > form.max) return refuse('tooMany', { max: form.max, count: chosen.length });
  return { ok: true, answer: chosen, review: {} };
}

/** What an allotment costs under a spread's price. */
export function priceOf(form: Spread, values: Readonly<Record<string, number>>): number {
  return form.price?.(values) ?? Object.values(values).reduce((sum, n) => sum + n, 0);
}

/** How many more a row can take before its own limit or the total's. */
export function roomFor(form: Spread, values: Readonly<Record<string, number>>, row: Row): number {
  let room = 0;
  const now = values[row.id] ?? 0;
  while (now + room < row.max && priceOf(form, { ...values, [row.id]: now + room + 1 }) <= form.max) room += 1;
  return room;
}

/** Counts with each row within what it may hold: those that hold something in any case hold it from the first. */
export function withinRows(form: Spread, counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    form.rows().map((row) => [row.id, Math.min(row.max, Math.max(row.min, counts[row.id] ?? 0))]),
  );
}

function shapeSpread(form: Spread, value: unknown): Checked {
  const parsed = spreadAnswer.safeParse(value);
  if (!parsed.success) return refuse('malformed');
  const rows = new Map(form.rows().map((row) => [row.id, row]));
  const values: Record<string, number> = {};
  for (const [id, n] of Object.entries(parsed.data)) {
    const row = rows.get(id);
    if (row === undefined) return refuse('notOffered');
    if (n > row.max) return refuse('rowTooHigh', { row: row.text, max: row.max, count: n });
    if (n > 0) values[id] = n;
  }
  for (const row of rows.values()) {
    if ((values[row.id] ?? 0) < row.min) return refuse('rowTooLow', { row: row.text, min: row.min });
  }
  const price = priceOf(form, values);
  if (price < form.min)
    return refuse(form.min === form.max ? 'spendAll' : 'spendMore', { min: form.min, count: price });
  if (price > form.max) {
    const why = form.why?.(values);
    const key = why !== undefined ? 'costsMore' : form.price === undefined ? 'spendLess' : 'costsOver';
    return refuse(key, {
      max: form.max,
      count: price,
      ...(why === undefined ? {} : { why }),
    });
  }
  return { ok: true, answer: values, review: {} };
}

function tally(ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of ids) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function shapeOrders(form: Orders, value: unknown): Checked {
  const parsed = ordersAnswer.safeParse(value);
  if (!parsed.success) return refuse('malformed');
  const sheet = parsed.data;
  for (const [at, order] of sheet.entries()) {
    const refused = orderRefusal(form, order, sheet.slice(0, at));
    if (refused !== undefined) return refused;
  }
  if (sheet.length < form.min) return refuse('tooFewOrders', { min: form.min, count: sheet.length });
  if (sheet.length > form.max) return refuse('tooManyOrders', { max: form.max, count: sheet.length });
  return { ok: true, answer: sheet, review: {} };
}

/** Why an order may not follow the orders before it on a sheet; undefined when it may. */
export function orderRefusal(form: Orders, order: Order, before: Sheet): (Checked & { ok: false }) | undefined {
  const subject = subjectOf(form, order.subject, before);
  if (subject === undefined) return refuse('notOffered');
  if (subject.units === undefined && before.some((other) => other.subject === order.subject)) {
    return refuse('orderedTwice', { subject: subject.text });
  }
  if (!unitsFit(subject, order)) return refuse('notSoMany', { subject: subject.text });
  if (form.legal !== undefined) {
    if (form.legal(order, before)) return undefined;
    return refuse(isWalkable(form, order, before) ? 'unfinishedOrder' : 'badOrder', { subject: subject.text });
  }
  if (!isWalkable(form, order, before)) return refuse('badOrder', { subject: subject.text });
  if (form.step(order, before).complete) return undefined;
  const count = countThatFits(form, order, before);
  return count === undefined
    ? refuse('unfinishedOrder', { subject: subject.text })
    : refuse('onlySomeFit', { subject: subject.text, count });
}

/** How many of an order's units can go its way, where that is not all of them; undefined where nothing is known of it. */
export function countThatFits(form: Orders, order: Order, before: Sheet): number | undefined {
  const sum = ({ units = {} }: Order): number => Object.values(units).reduce((all, n) => all + n, 0);
  if (form.fit === undefined || order.path.length === 0) return undefined;
  const count = sum(form.fit(order, before));
  return count < sum(order) ? count : undefined;
}

/** What can be ordered after the orders of a sheet, by its id; undefined when it cannot. */
export function subjectOf(form: Orders, id: string, sheet: Sheet): Subject | undefined {
  return form.subject === undefined ? form.subjects(sheet).find((one) => one.id === id) : form.subject(id, sheet);
}

/** Of a group at least one unit and no more of a kind than are left; of a single subject no number at all. */
function unitsFit(subject: Subject, order: Order): boolean {
  if (subject.units === undefined || order.units === undefined) return subject.units === order.units;
  const rows = new Map(subject.units.map((row) => [row.id, row.max]));
  const counts = Object.entries(order.units);
  return counts.length > 0 && counts.every(([unit, count]) => count <= (rows.get(unit) ?? 0));
}

function isWalkable(form: Orders, order: Order, before: Sheet): boolean {
  return order.path.every((next, at) =>
    form.step({ ...order, path: order.path.slice(0, at) }, before).options.some((option) => option.id === next),
  );
}

/**
 * The only legal answer, when there is exactly one and it can be seen without search: an all-or-nothing choice, or an empty sheet.
 * @returns undefined when the seat has a choice.
 */
export function forcedAnswer(question: Question): Answer | undefined {
  const { form } = question;
  switch (form.kind) {
    case 'choose': {
      const options = form.options();
      const only =
        options.length === form.min && form.min === form.max ? options.map((option) => option.id) : undefined;
      if (only === undefined || only.length > 1) return options.length === 0 && form.min === 0 ? [] : undefined;
      return options.some((option) => option.danger !== undefined) ? undefined : only;
    }
    case 'spread': {
      const rows = form.rows();
      if (rows.every((row) => row.min === row.max)) return Object.fromEntries(rows.map((row) => [row.id, row.min]));
      const [only] = rows;
      if (rows.length === 1 && only !== undefined && form.price === undefined && form.min === form.max) {
        return { [only.id]: form.min };
      }
      return undefined;
    }
    case 'orders':
      return form.subjects([]).length === 0 || form.max === 0 ? [] : undefined;
  }
}

/** The chosen ids of an answer to a choice; of any other answer none. */
export function asChoice(answer: Answer | null): readonly string[] {
  return Array.isArray(answer) ? answer.filter((one): one is string => typeof one === 'string') : [];
}

/** The numbers of an answer to a spread; of any other answer none. */
export function asCounts(answer: Answer | null): Readonly<Record<string, number>> {
  return answer === null || Array.isArray(answer) ? {} : (answer as Readonly<Record<string, number>>);
}

/** The orders of an answer to a sheet; of any other answer none. */
export function asSheet(answer: Answer | null): Sheet {
  return Array.isArray(answer) ? answer.filter((one): one is Order => typeof one === 'object') : [];
}
