// Checks an answer against the question it answers: its form first, then the game's own review.
import { z } from 'zod';
import type { Answer, Choose, Form, Orders, Question, Review, Spread } from './question.js';
import type { Text } from './text.js';

const chooseAnswer = z.array(z.string());
const spreadAnswer = z.record(z.string(), z.int().nonnegative());
const ordersAnswer = z.record(z.string(), z.array(z.string()));

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
  const offered = new Set(form.options().map((option) => option.id));
  if (chosen.some((id) => !offered.has(id))) return refuse('notOffered');
  if (new Set(chosen).size < chosen.length) return refuse('twice');
  if (chosen.length < form.min) return refuse('tooFew', { min: form.min, count: chosen.length });
  if (chosen.length > form.max) return refuse('tooMany', { max: form.max, count: chosen.length });
  return { ok: true, answer: chosen, review: {} };
}

/** What an allotment costs under a spread's price. */
export function priceOf(form: Spread, values: Readonly<Record<string, number>>): number {
  return form.price?.(values) ?? Object.values(values).reduce((sum, n) => sum + n, 0);
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
  if (price < form.min) return refuse('spendMore', { min: form.min, count: price });
  if (price > form.max) return refuse('spendLess', { max: form.max, count: price });
  return { ok: true, answer: values, review: {} };
}

function shapeOrders(form: Orders, value: unknown): Checked {
  const parsed = ordersAnswer.safeParse(value);
  if (!parsed.success) return refuse('malformed');
  const subjects = new Map(form.subjects().map((subject) => [subject.id, subject]));
  for (const [id, path] of Object.entries(parsed.data)) {
    const subject = subjects.get(id);
    if (subject === undefined) return refuse('notOffered');
    for (let n = 0; n < path.length; n++) {
      const next = path[n];
      if (!form.step(id, path.slice(0, n)).options.some((option) => option.id === next)) {
        return refuse('badOrder', { subject: subject.text });
      }
    }
    if (!form.step(id, path).complete) return refuse('unfinishedOrder', { subject: subject.text });
  }
  return { ok: true, answer: parsed.data, review: {} };
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
      return form.subjects().length === 0 ? {} : undefined;
  }
}
