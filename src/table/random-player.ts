// A player who gives random legal answers: fills seats in tests and finds dead ends.
import { check, priceOf, subjectOf } from './answer.js';
import type { Dice } from './dice.js';
import type { Answer, Choose, Order, Orders, Question, Spread, Subject } from './question.js';

/**
 * A random legal answer to a question.
 * Falls back on the question's fallback when forty random tries are refused by its review.
 */
export function randomAnswer(question: Question, dice: Dice): Answer {
  for (let tries = 0; tries < 40; tries++) {
    const answer = tryAnswer(question, dice);
    if (answer !== undefined && check(question, answer).ok) return answer;
  }
  return question.fallback();
}

function tryAnswer(question: Question, dice: Dice): Answer | undefined {
  const { form } = question;
  switch (form.kind) {
    case 'choose':
      return randomChoice(form, dice);
    case 'spread':
      return randomSpread(form, dice);
    case 'orders':
      return randomOrders(form, dice);
  }
}

function between(min: number, max: number, dice: Dice): number {
  return max <= min ? min : min + dice.roll(max - min + 1, 'random player') - 1;
}

function randomChoice(form: Choose, dice: Dice): Answer {
  const ids = form.options().flatMap((option) => Array.from({ length: option.max ?? 1 }, () => option.id));
  const count = between(form.min, Math.min(form.max, ids.length), dice);
  return dice.shuffle(ids, 'random player').slice(0, count);
}

function randomSpread(form: Spread, dice: Dice): Answer {
  const rows = form.rows();
  const values: Record<string, number> = Object.fromEntries(
    rows.filter((row) => row.min > 0).map((row) => [row.id, row.min]),
  );
  const target = between(form.min, form.max, dice);
  let left = rows.filter((row) => row.max > (values[row.id] ?? 0));
  while (left.length > 0 && priceOf(form, values) < target) {
    const row = dice.pick(left, 'random player');
    const next = { ...values, [row.id]: (values[row.id] ?? 0) + 1 };
    if (priceOf(form, next) > form.max || (next[row.id] ?? 0) > row.max) left = left.filter((other) => other !== row);
    else Object.assign(values, next);
  }
  return values;
}

function randomOrders(form: Orders, dice: Dice): Answer {
  const sheet: Order[] = [];
  const left = new Set(form.subjects(sheet).map((subject) => subject.id));
  for (const id of left) {
    if (sheet.length >= form.max) break;
    if (sheet.length >= form.min && dice.roll(8, 'random player') === 1) continue;
    const subject = subjectOf(form, id, sheet);
    if (subject === undefined) continue;
    const order = randomOrder(form, subject, sheet, dice);
    if (order !== undefined) sheet.push(order);
  }
  return sheet;
}

function randomOrder(form: Orders, subject: Subject, sheet: readonly Order[], dice: Dice): Order | undefined {
  const units = subject.units === undefined ? undefined : randomUnits(subject.units, dice);
  if (units !== undefined && Object.keys(units).length === 0) return undefined;
  let order: Order = { subject: subject.id, path: [], ...(units === undefined ? {} : { units }) };
  let step = form.step(order, sheet);
  while (step.options.length > 0) {
    if (step.complete && dice.roll(2, 'random player') === 1) break;
    order = { ...order, path: [...order.path, dice.pick(step.options, 'random player').id] };
    step = form.step(order, sheet);
  }
  return step.complete && order.path.length > 0 ? order : undefined;
}

function randomUnits(rows: NonNullable<Subject['units']>, dice: Dice): Readonly<Record<string, number>> {
  const counts = rows.map((row) => [row.id, between(0, row.max, dice)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
