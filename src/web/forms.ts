// A question's form as the page of the board gets it: everything that can be pressed now, with what of the board it stands for.
import { asChoice, asCounts, asSheet, priceOf, roomFor, withinRows } from '../table/answer.js';
import type { Answer, Choose, Option, Order, Orders, Sheet, Spread, Subject } from '../table/question.js';
import { missing, sheetBefore, slide, withOrder } from '../table/sheet.js';
import type { Text } from '../table/text.js';
import type { Making, Task } from '../play/turn/desk.js';
import { isBegun } from './offered.js';
import type { Choice, ChooseForm, Form, MakingForm, OrdersForm, SpreadForm } from './wire.js';

type Say = (text: Text) => string;

/** What a shape is called that an option, a row or a subject stands for. */
const shapeOf = ({ id, of }: Pick<Option, 'id' | 'of'>): string => of ?? id;

function choiceOf(say: Say, one: Pick<Option, 'id' | 'text' | 'of' | 'group' | 'detail' | 'danger'>): Choice {
  const { id, text, group, detail, danger } = one;
  return {
    id,
    text: say(text),
    of: shapeOf(one),
    ...(group === undefined ? {} : { group: say(group) }),
    ...(detail === undefined ? {} : { detail: say(detail) }),
    ...(danger === undefined ? {} : { danger: say(danger) }),
  };
}

/** The form of a task, with what has been put together for it. */
export function formOf(task: Task, say: Say): Form {
  const { form } = task.question;
  const value = task.draft ?? task.saved;
  switch (form.kind) {
    case 'choose':
      return chooseForm(form, asChoice(value), say);
    case 'spread':
      return spreadForm(form, asCounts(value), say);
    case 'orders':
      return ordersForm(form, asSheet(value), task.making, say);
  }
}

function chooseForm(form: Choose, value: readonly string[], say: Say): ChooseForm {
  const options = form.options();
  const chosen = value.filter((id) => options.some((option) => option.id === id));
  const next = form.next?.(chosen);
  const isFull = chosen.length >= form.max;
  const left = ({ id, max = 1 }: Option): number => max - chosen.filter((one) => one === id).length;
  return {
    kind: 'choose',
    min: form.min,
    max: form.max,
    ordered: form.ordered === true,
    mayBeNone: form.min === 0,
    options: options.map((option) => ({ ...choiceOf(say, option), max: option.max ?? 1 })),
    // The only one is changed by choosing another.
    open: options.flatMap((option) =>
      left(option) > 0 && (!isFull || form.max === 1) && (next === undefined || next.includes(option.id))
        ? [option.id]
        : [],
    ),
    chosen,
  };
}

function spreadForm(form: Spread, begun: Readonly<Record<string, number>>, say: Say): SpreadForm {
  const rows = form.rows();
  const values = withinRows(form, begun);
  return {
    kind: 'spread',
    min: form.min,
    max: form.max,
    price: priceOf(form, values),
    rows: rows.map((row) => ({
      ...choiceOf(say, row),
      count: values[row.id] ?? 0,
      min: row.min,
      room: roomFor(form, values, row),
    })),
  };
}

function ordersForm(form: Orders, sheet: Sheet, making: Making | null, say: Say): OrdersForm {
  const isFull = sheet.length >= form.max && form.max > 1;
  const ordered = (subject: Subject): boolean =>
    subject.units === undefined && sheet.some((order) => order.subject === subject.id);
  const subjects = form.subjects(sheet).filter((subject) => !isFull || ordered(subject));
  const names = new Map(subjects.map((subject) => [subject.id, shapeOf(subject)]));
  return {
    kind: 'orders',
    subjects: subjects.map((subject) => ({
      ...choiceOf(say, subject),
      isGroup: subject.units !== undefined,
      isOrdered: ordered(subject),
    })),
    orders: sheet.map((order, at) => ({
      text: say(form.describe(order)),
      subject: order.subject,
      of: names.get(order.subject) ?? order.subject,
      to: order.path.flatMap((id, n) => {
        const { options } = form.step({ ...order, path: order.path.slice(0, n) }, sheet.slice(0, at));
        return options.flatMap((option) => (option.id === id ? [shapeOf(option)] : []));
      }),
    })),
    lacking: form.optional === true ? 0 : missing(form, sheet),
    making: making === null ? null : makingForm(form, sheet, making, say),
  };
}

function makingForm(form: Orders, sheet: Sheet, { order, at }: Making, say: Say): MakingForm | null {
  const before = sheetBefore(sheet, at);
  const subject = form.subjects(before).find((one) => one.id === order.subject);
  if (subject === undefined) return null;
  const isUncounted = subject.units !== undefined && Object.keys(order.units ?? {}).length === 0;
  const step = form.step(order, before);
  const options = isUncounted ? reachOf(form, subject, before) : step.options;
  const taken = order.path.flatMap((id, n) =>
    form.step({ ...order, path: order.path.slice(0, n) }, before).options.filter((option) => option.id === id),
  );
  return {
    at,
    order,
    subject: say(subject.text),
    trail: taken.map(({ text }) => say(text)),
    to: taken.map(shapeOf),
    text: say(isUncounted ? subject.text : step.text),
    options: options.map((option) => choiceOf(say, option)),
    near: order.path.length > 0 || isUncounted ? [] : nearOf(form, order, before, say),
    complete: !isUncounted && step.complete,
    kinds: (subject.units ?? []).map(({ id, text, max }) => ({
      id,
      text: say(text),
      max,
      count: order.units?.[id] ?? 0,
      isMore:
        (order.units?.[id] ?? 0) < max &&
        goes(form, order, before, { ...order.units, [id]: (order.units?.[id] ?? 0) + 1 }),
    })),
  };
}

/** Where any of a group's kinds of units can go. */
function reachOf(form: Orders, { id: subject, units = [] }: Subject, before: Sheet): readonly Option[] {
  const found = new Map<string, Option>();
  for (const { id } of units) {
    for (const option of form.step({ subject, units: { [id]: 1 }, path: [] }, before).options)
      if (!found.has(option.id)) found.set(option.id, option);
  }
  return [...found.values()];
}

/** Whether so many of a group can go the way of an order. */
function goes(form: Orders, order: Order, before: Sheet, units: Readonly<Record<string, number>>): boolean {
  return order.path.every((id, n) =>
    form.step({ ...order, units, path: order.path.slice(0, n) }, before).options.some((one) => one.id === id),
  );
}

/**
 * As many of each kind of a group as can go one way, when nobody has said how many.
 * @returns undefined where none can.
 */
export function allThatCan(form: Orders, order: Order, before: Sheet): Order | undefined {
  const subject = form.subjects(before).find((one) => one.id === order.subject);
  let units: Readonly<Record<string, number>> = {};
  for (const { id, max } of subject?.units ?? []) {
    for (let count = max; count > 0; count -= 1) {
      if (!goes(form, order, before, { ...units, [id]: count })) continue;
      units = { ...units, [id]: count };
      break;
    }
  }
  return Object.keys(units).length === 0 ? undefined : { ...order, units };
}

/** What a press on a place means while nothing has been said: what follows from the other orders, else the first thing that can be done there. */
function nearOf(form: Orders, order: Order, before: Sheet, say: Say): MakingForm['near'] {
  const found = new Map<string, MakingForm['near'][number]>();
  const meant = new Set<string>();
  const whole = (begun: Order, option: Option): Order =>
    slide(form, { ...begun, path: [...begun.path, option.id] }, before);
  for (const first of form.step(order, before).options) {
    if (first.danger !== undefined) continue;
    const begun = whole(order, first);
    for (const option of form.step(begun, before).options) {
      if (option.danger !== undefined) continue;
      const next = whole(begun, option);
      const { complete, options } = form.step(next, before);
      const of = shapeOf(option);
      if (!found.has(of)) found.set(of, { ...choiceOf(say, option), order: next, complete });
      for (const goal of option.likely === true ? options.filter(({ likely }) => likely) : []) {
        const given = whole(next, goal);
        const name = shapeOf(goal);
        if (meant.has(name) || !form.step(given, before).complete) continue;
        meant.add(name);
        found.set(name, { ...choiceOf(say, goal), text: say(form.describe(given)), order: given, complete: true });
      }
    }
  }
  return [...found.values()];
}

/** What the page shows as chosen, and hands in: of a sheet with the order that is being made, where it is whole, and of counts with what each row holds at least. */
export function shownValue(task: Task): Answer {
  const { question, draft, saved } = task;
  const value = draft ?? saved;
  return (
    withMaking(task) ?? (question.form.kind === 'spread' ? withinRows(question.form, asCounts(value)) : value) ?? []
  );
}

function withMaking({ question: { form }, draft, saved, making }: Task): Answer | null {
  if (form.kind !== 'orders' || making === null) return null;
  const { order, at: place } = making;
  const sheet = asSheet(draft ?? saved);
  const before = place === null ? sheet : sheet.slice(0, place);
  const isWhole = isBegun(form, order, before) && form.step(order, before).complete;
  return isWhole ? withOrder(form, sheet, order, place ?? undefined) : null;
}
