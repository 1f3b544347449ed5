// The verbs of an order sheet: opening a subject, choosing its order step by step or whole, changing and dropping it.
import type { Making } from '../../play/turn/desk.js';
import { sayFallen } from '../../play/turn/fallen.js';
import { asSheet } from '../../table/answer.js';
import type { Order, Orders, Sheet } from '../../table/question.js';
import { fallenOff, nextDue, placeFor, sheetBefore, slide, withOrder, withoutOrder } from '../../table/sheet.js';
import type { Text } from '../../table/text.js';
import { token } from '../custom-id.js';
import { t } from '../voice.js';
import { keep, keepMaking, moveTo, type DeskUpdate, type TaskPress } from './act.js';
import { byToken, makingToken, taskToken, top, working, type Cursor } from './cursor.js';
import { unitsPressed } from './group-units.js';
import { paginate, pageWith } from './menu-pages.js';
import { sheetBeside, together } from './several.js';
import { alikeOrders, likeLast, onlyOrders, orderToken, shortOrders, wholeOrders, stepBackOf } from './value.js';

type Verb = (pressed: TaskPress) => Promise<DeskUpdate>;

function orders({ task }: TaskPress): Orders | undefined {
  return task.question.form.kind === 'orders' ? task.question.form : undefined;
}

/** The sheet in the making of an order form; null when the question is not one. */
function sheetInHand(pressed: TaskPress): { readonly form: Orders; readonly sheet: Sheet } | null {
  const form = orders(pressed);
  return form === undefined ? null : { form, sheet: asSheet(working(pressed.task)) };
}

/** The order in the making, if the press belongs to it as it stands now. */
function makingOf(pressed: TaskPress): (Making & { readonly form: Orders; readonly before: Sheet }) | null {
  const found = sheetInHand(pressed);
  const { making } = pressed.task;
  if (found === null || making === null || makingToken(making) !== pressed.cursor.making) return null;
  const { form, sheet } = found;
  return { ...making, form, before: sheetBefore(sheet, making.at) };
}

/** What was picked from a menu, or stands on the button that takes the place of a menu of one. */
function pickedOf({ input, extra }: TaskPress): string | undefined {
  return input.values[0] ?? (extra === '' ? undefined : extra);
}

/** Opens a subject of an order sheet: the one picked from the menu, or the one a button names. */
const sub: Verb = (pressed) => {
  const found = sheetInHand(pressed);
  if (found === null) return Promise.resolve(moveTo(pressed, top));
  const { form, sheet } = found;
  const [picked] = pressed.input.values;
  const subjects = form.subjects(sheet);
  const subject =
    picked === undefined ? byToken(subjects, pressed.cursor.subject) : subjects.find((one) => one.id === picked);
  if (subject === undefined) return Promise.resolve(moveTo(pressed, top));
  if (subject.units !== undefined)
    return make(pressed, { order: { subject: subject.id, units: {}, path: [] }, at: null });
  const at = placeFor(form, sheet, subject.id);
  const before = sheetBefore(sheet, at);
  const order = slide(form, { subject: subject.id, path: [] }, before);
  // Where there is nothing to choose, opening it is ordering it, as a removal.
  const isNew = at === null || sheet[at]?.subject !== subject.id;
  return isNew && isWhole(form, order, before) ? place(pressed, { form, order, at }) : make(pressed, { order, at });
};

/** Whether an order has all its steps, and none can follow. */
function isWhole(form: Orders, order: Order, before: Sheet): boolean {
  const { complete, options } = form.step(order, before);
  return order.path.length > 0 && complete && options.length === 0;
}

/** Opens several subjects, to be ordered side by side. */
const several: Verb = (pressed) => {
  const found = sheetInHand(pressed);
  const single = found?.form.subjects(found.sheet).filter((one) => one.units === undefined) ?? [];
  const [first, ...others] = pressed.input.values.filter((id) => single.some((one) => one.id === id));
  if (first === undefined) return Promise.resolve(moveTo(pressed, top));
  if (others.length === 0) return sub(pressed);
  return make(pressed, { order: { subject: first, path: [] }, at: null, others });
};

/** Gives all that were picked the same order. */
const alike: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const subjects = together(at.form, at).map(({ id }) => id);
  const [wanted] = pressed.input.values;
  const sheet = sheetBeside(asSheet(working(pressed.task)), together(at.form, at));
  const order = alikeOrders(at.form, subjects, sheet).find((one) => orderToken(one) === wanted);
  if (order === undefined) return Promise.resolve(moveTo(pressed, pressed.cursor));
  const orders = subjects.map((subject) => ({ ...order, subject }));
  return keep(
    pressed,
    withAll(at.form, pressed, orders),
    top,
    orders.map((one) => at.form.describe(one)),
  );
};

/** Gives one of those that were picked its order, and shows the others again while one has none. */
const each: Verb = async (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return old(pressed);
  const { form, order, others = [] } = at;
  const subject = together(form, at).find(({ id }) => token(id) === pressed.extra);
  const [wanted] = pressed.input.values;
  const beside = subject && sheetBeside(asSheet(working(pressed.task)), [subject]);
  const chosen = beside && shortOrders(form, subject.id, beside).find((one) => orderToken(one) === wanted);
  if (chosen === undefined) return moveTo(pressed, pressed.cursor);
  const kept = await keep(pressed, withAll(form, pressed, [chosen]), top, [form.describe(chosen)]);
  const task = kept.desk.tasks.find((one) => taskToken(one) === taskToken(pressed.task));
  const sheet = asSheet(task === undefined ? [] : working(task));
  const isDone = together(form, at).every(({ id }) => sheet.some((one) => one.subject === id));
  if (task === undefined || isDone) return kept;
  const update = await make({ ...pressed, desk: kept.desk, task }, { order, at: null, others });
  return { ...update, view: { ...update.view, notes: kept.view.notes } };
};

/** Gives the only subject there is its order. */
const only: Verb = (pressed) => {
  const found = sheetInHand(pressed);
  const [subject] = found?.form.subjects(found.sheet) ?? [];
  if (found === null || subject === undefined) return Promise.resolve(moveTo(pressed, top));
  const { form } = found;
  const order = onlyOrders(form, subject, found.sheet).find((one) => orderToken(one) === pickedOf(pressed));
  return order === undefined
    ? Promise.resolve(moveTo(pressed, top))
    : keep(pressed, withAll(form, pressed, [order]), top, [form.describe(order)]);
};

function withAll(form: Orders, pressed: TaskPress, orders: Sheet): Sheet {
  return orders.reduce((sheet, order) => withOrder(form, sheet, order), asSheet(working(pressed.task)));
}

/** Opens an order of a group that is on the sheet already, by its place: where both how many and where to can be chosen anew. */
const line: Verb = (pressed) => {
  const found = sheetInHand(pressed);
  const picked = pickedOf(pressed);
  const at = picked === undefined ? NaN : Number(picked);
  const order = found?.sheet[at];
  return order === undefined
    ? Promise.resolve(moveTo(pressed, top))
    : make(pressed, { order: { ...order, path: [] }, at });
};

/** How many of one kind of a group go: the menu's number for the kind the press names; all of every kind; or none. */
const units: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const rows = at.form.subjects(at.before).find((one) => one.id === at.order.subject)?.units ?? [];
  const next = unitsPressed(rows, at.order.units ?? {}, pressed.extra, pressed.input.values);
  return make(pressed, { order: { subject: at.order.subject, units: next, path: [] }, at: at.at });
};

/** Keeps an order in the making and shows its next step. */
async function make(pressed: TaskPress, making: Making): Promise<DeskUpdate> {
  const update = await keepMaking(pressed, making);
  return { ...update, view: { ...update.view, cursor: { ...top, making: makingToken(making) } } };
}

/** The list of subjects, at the page of the one just ordered. */
function listCursor(pressed: TaskPress, form: Orders, subject: string): Cursor {
  const { say } = pressed.voice;
  const subjects = form.subjects(asSheet(working(pressed.task)));
  return { ...top, page: pageWith(paginate(subjects, say, say(t('ask.group.other'))), (one) => one.id === subject) };
}

/** Keeps a sheet on which one order has changed, and tells which others have fallen off it for that. */
async function keepTold(
  pressed: TaskPress,
  form: Orders,
  value: Sheet,
  cursor: Cursor,
  echo: readonly Text[],
  at: number | null,
): Promise<DeskUpdate> {
  const fallen = fallenOff(asSheet(working(pressed.task)), value, at);
  const kept = await keep(pressed, value, cursor, echo);
  const told = sayFallen(pressed.desk.game.kind, form, fallen).map(
    (text) => ({ tone: 'warn', words: pressed.voice.say(text) }) as const,
  );
  return { ...kept, view: { ...kept.view, notes: [...kept.view.notes, ...told] } };
}

/** Puts the order on the sheet, and opens the next subject that needs one. */
async function place(pressed: TaskPress, { form, order, at }: Making & { readonly form: Orders }): Promise<DeskUpdate> {
  const begun = asSheet(working(pressed.task));
  const value = withOrder(form, begun, order, at ?? undefined);
  const echo = [form.describe(order)];
  const kept = await keepTold(pressed, form, value, listCursor(pressed, form, order.subject), echo, at);
  const task = kept.desk.tasks.find((one) => taskToken(one) === taskToken(pressed.task));
  if (at !== null || task?.sealed !== true) return kept;
  const sheet = asSheet(working(task));
  const next = nextDue(form, sheet);
  if (next === undefined || next.units !== undefined || !sheet.some((one) => one.subject === order.subject))
    return kept;
  const opened = { order: slide(form, { subject: next.id, path: [] }, sheet), at: null };
  if (isWhole(form, opened.order, sheet)) return kept;
  const update = await make({ ...pressed, desk: kept.desk, task }, opened);
  return { ...update, view: { ...update.view, notes: kept.view.notes } };
}

/** A whole order picked at once: the steps that make it, as they were offered. */
const whole: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const order = wholeOrders(at.form, at.order, at.before).find((one) => orderToken(one) === pickedOf(pressed));
  return order === undefined ? Promise.resolve(moveTo(pressed, pressed.cursor)) : place(pressed, { ...at, order });
};

/** The next step of a path; saved at once when nothing can follow. */
const step: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const { form, order, before } = at;
  const [picked] = pressed.input.values;
  const { options } = form.step(order, before);
  const value = (picked === undefined ? byToken(options, pressed.extra) : options.find((one) => one.id === picked))?.id;
  if (value === undefined) return Promise.resolve(moveTo(pressed, pressed.cursor));
  const longer = slide(form, { ...order, path: [...order.path, value] }, before);
  if (isWhole(form, longer, before)) return place(pressed, { ...at, order: longer });
  return make(pressed, { order: longer, at: at.at });
};

/** The way of the last order again, for another group. */
const like: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const subject = at.form.subjects(at.before).find(({ id }) => id === at.order.subject);
  const order = subject && likeLast(at.form, subject, at.order, at.before);
  return order === undefined ? Promise.resolve(old(pressed)) : place(pressed, { ...at, order });
};

const keepPath: Verb = (pressed) => {
  const at = makingOf(pressed);
  return at === null ? Promise.resolve(old(pressed)) : place(pressed, at);
};

/** One step back to where there is a choice, or to the list. */
const up: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(moveTo(pressed, top));
  const { form, order, before } = at;
  const shorter = stepBackOf(form, order, before);
  return shorter === undefined
    ? Promise.resolve(moveTo(pressed, listCursor(pressed, form, order.subject)))
    : make(pressed, { order: shorter, at: at.at });
};

const drop: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const sheet = asSheet(working(pressed.task));
  const value = at.at === null ? sheet : withoutOrder(at.form, sheet, at.at);
  return keepTold(pressed, at.form, value, listCursor(pressed, at.form, at.order.subject), [], at.at);
};

/** A press on an order that has changed since: nothing happens, and it is said. */
function old(pressed: TaskPress): DeskUpdate {
  return moveTo(pressed, top, [{ tone: 'info', words: pressed.voice.say(t('press.old')) }]);
}

/** Every verb that acts on an order sheet. */
export const orderVerbs: Readonly<Record<string, Verb>> = {
  sub,
  next: sub,
  step,
  take: step,
  whole,
  like,
  keep: keepPath,
  up,
  drop,
  line,
  units,
  several,
  alike,
  each,
  only,
};
