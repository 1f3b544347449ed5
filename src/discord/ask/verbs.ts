// The verbs of the desk's buttons and menus, one small function each.
import type { Making } from '../../play/play.js';
import type { Choose, Orders, Sheet, Spread } from '../../table/question.js';
import { t } from '../voice.js';
import {
  clear,
  confirmFirst,
  hand,
  isPassed,
  keep,
  keepMaking,
  moveTo,
  type TaskPress,
  type DeskUpdate,
} from './act.js';
import { byToken, makingToken, top, working, type Cursor } from './cursor.js';
import { paginate, pageWith } from './menu-pages.js';
import { readNumbers, roomFor, spreadValues } from './spread.js';
import { asChoice, asSheet } from '../../table/answer.js';
import { missing, placeFor, withOrder, withoutOrder } from '../../table/sheet.js';
import { slide } from './value.js';
import { token } from '../custom-id.js';

type Verb = (pressed: TaskPress) => Promise<DeskUpdate>;

/** Turns to another page. */
const page: Verb = (pressed) => {
  const [value] = pressed.input.values;
  return Promise.resolve(
    moveTo(pressed, { ...pressed.cursor, page: value === undefined ? pressed.cursor.page : Number(value) || 0 }),
  );
};

const here: Verb = (pressed) => Promise.resolve(moveTo(pressed, pressed.cursor));

/** A button of a short choice. */
const pick: Verb = async (pressed) => {
  const form = choose(pressed);
  const option = form && byToken(form.options(), pressed.extra);
  if (option === undefined) return moveTo(pressed, top);
  return hand(pressed, [option.id], { cursor: top, final: false, confirmed: false });
};

/** A menu of a long choice: what is chosen on its page is replaced by what was picked there. */
const sel: Verb = async (pressed) => {
  const form = choose(pressed);
  if (form === undefined) return moveTo(pressed, top);
  const options = form.options();
  const { say } = pressed.voice;
  const pages = paginate(options, say, say(t('ask.group.other')));
  const on = new Set(pages[Math.min(pressed.cursor.page, pages.length - 1)]?.items.map((option) => option.id));
  const picked = pressed.input.values.filter((id) => on.has(id));
  if (form.max === 1) return keep(pressed, picked.slice(0, 1), pressed.cursor);
  const before = asChoice(working(pressed.task)).filter((id) => options.some((option) => option.id === id));
  const stay = before.filter((id) => !on.has(id) || picked.includes(id));
  return keep(pressed, [...stay, ...picked.filter((id) => !stay.includes(id))], pressed.cursor);
};

const none: Verb = (pressed) => hand(pressed, [], { cursor: top, final: false, confirmed: false });

/** Hands in what was put together. */
const send: Verb = (pressed) => {
  const { form } = pressed.task.question;
  const value = form.kind === 'spread' ? spreadValues(pressed, form) : (working(pressed.task) ?? []);
  return hand(pressed, value, { cursor: pressed.cursor, final: false, confirmed: false });
};

/** The second press on something dangerous. */
const yes: Verb = (pressed) => {
  const value = working(pressed.task);
  if (value === null) return Promise.resolve(moveTo(pressed, top));
  return hand(pressed, value, { cursor: pressed.cursor, final: pressed.extra === 'f', confirmed: true });
};

function choose({ task }: TaskPress): Choose | undefined {
  return task.question.form.kind === 'choose' ? task.question.form : undefined;
}

function spread({ task }: TaskPress): Spread | undefined {
  return task.question.form.kind === 'spread' ? task.question.form : undefined;
}

function orders({ task }: TaskPress): Orders | undefined {
  return task.question.form.kind === 'orders' ? task.question.form : undefined;
}

/** Changes one row of a spread by a number (bounded by the row and the total) and keeps it in front. */
async function change(
  pressed: TaskPress,
  rowId: string | undefined,
  by: (room: number) => number,
): Promise<DeskUpdate> {
  const form = spread(pressed);
  const row = form?.rows().find((one) => one.id === rowId);
  if (form === undefined || row === undefined) return moveTo(pressed, top);
  const values = spreadValues(pressed, form);
  const now = values[row.id] ?? 0;
  const next = Math.max(row.min, Math.min(now + by(roomFor(form, values, row)), row.max));
  return keep(pressed, { ...values, [row.id]: next }, { ...pressed.cursor, subject: token(row.id) });
}

function focused(pressed: TaskPress): string | undefined {
  const form = spread(pressed);
  return form && byToken(form.rows(), pressed.cursor.subject)?.id;
}

const add: Verb = (pressed) => change(pressed, pressed.input.values[0], (room) => Math.min(1, room));
const by: Verb = (pressed) => {
  const step = Number(pressed.extra) || 0;
  return change(pressed, focused(pressed), (room) => Math.min(step, room));
};
const most: Verb = (pressed) => change(pressed, focused(pressed), (room) => room);
const zero: Verb = (pressed) => change(pressed, focused(pressed), () => -Infinity);

/** The window of number fields came back. */
const numbered: Verb = async (pressed) => {
  const form = spread(pressed);
  if (form === undefined) return moveTo(pressed, top);
  const values = readNumbers(form, (id) => pressed.input.field(id));
  if (values === null)
    return moveTo(pressed, pressed.cursor, [{ tone: 'bad', words: pressed.voice.say(t('ask.spread.notNumber')) }]);
  return keep(pressed, values, pressed.cursor);
};

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
  return { ...making, form, before: making.at === null ? sheet : sheet.slice(0, making.at) };
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
  const place = placeFor(form, sheet, subject.id);
  const before = place === null ? sheet : sheet.slice(0, place);
  return make(pressed, { order: slide(form, { subject: subject.id, path: [] }, before), at: place });
};

/** Opens an order of a group that is on the sheet already, by its place: where both how many and where to can be chosen anew. */
const line: Verb = (pressed) => {
  const found = sheetInHand(pressed);
  const at = Number(pressed.input.values[0] ?? NaN);
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
  const count = Number(pressed.input.values[0] ?? 0);
  const next = Object.fromEntries(
    rows
      .map((row): readonly [string, number] => {
        if (pressed.extra === 'all') return [row.id, row.max];
        const chosen = token(row.id) === pressed.extra ? count : (at.order.units?.[row.id] ?? 0);
        return [row.id, Math.min(Math.max(0, Number.isInteger(chosen) ? chosen : 0), row.max)];
      })
      .filter(([, n]) => n > 0),
  );
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

/** Puts the order on the sheet. */
function place(pressed: TaskPress, { form, order, at }: Making & { readonly form: Orders }): Promise<DeskUpdate> {
  const value = withOrder(form, asSheet(working(pressed.task)), order, at ?? undefined);
  return keep(pressed, value, listCursor(pressed, form, order.subject), [form.describe(order)]);
}

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
  const next = form.step(longer, before);
  if (next.complete && next.options.length === 0) return place(pressed, { ...at, order: longer });
  return make(pressed, { order: longer, at: at.at });
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
  for (let length = order.path.length - 1; length >= 0; length--) {
    const shorter = { ...order, path: order.path.slice(0, length) };
    if (slide(form, shorter, before).path.length === length) return make(pressed, { order: shorter, at: at.at });
  }
  return Promise.resolve(moveTo(pressed, listCursor(pressed, form, order.subject)));
};

const drop: Verb = (pressed) => {
  const at = makingOf(pressed);
  if (at === null) return Promise.resolve(old(pressed));
  const sheet = asSheet(working(pressed.task));
  const value = at.at === null ? sheet : withoutOrder(at.form, sheet, at.at);
  return keep(pressed, value, listCursor(pressed, at.form, at.order.subject));
};

/** A press on an order that has changed since: nothing happens, and it is said. */
function old(pressed: TaskPress): DeskUpdate {
  return moveTo(pressed, top, [{ tone: 'info', words: pressed.voice.say(t('press.old')) }]);
}

/** Hands in a sealed answer as final: first what is put together, then everything else this person has saved. */
const final: Verb = async (pressed) => {
  const { task, deps, userId, desk } = pressed;
  const { form } = task.question;
  const value = working(task) ?? (form.kind === 'orders' ? [] : form.kind === 'spread' ? {} : null);
  if (value === null) return moveTo(pressed, top);
  if (form.kind === 'orders' && form.subjects([]).length > 0 && asSheet(value).length === 0) {
    return confirmFirst(pressed, value, { cursor: top, final: true }, t('ask.orders.emptyFinal'));
  }
  if (form.kind === 'orders') {
    const [count, lacking] = [asSheet(value).length, missing(form, asSheet(value))];
    const text = t('ask.orders.gapsFinal', { count, all: count + lacking });
    if (lacking > 0) return confirmFirst(pressed, value, { cursor: top, final: true }, text);
  }
  if (task.saved === null || task.draft !== null)
    return hand(pressed, value, { cursor: top, final: true, confirmed: false });
  const after = await deps.play.setFinal(desk.game.id, userId, true);
  const notes = [{ tone: 'good', words: pressed.voice.say(t('ask.savedFinal')) }] as const;
  return { desk: after, view: { ...moveTo(pressed, top).view, notes, passed: isPassed(desk, after) } };
};

const unfinal: Verb = async (pressed) => {
  const after = await pressed.deps.play.setFinal(pressed.desk.game.id, pressed.userId, false);
  return {
    desk: after,
    view: { ...moveTo(pressed, top).view, notes: [{ tone: 'info', words: pressed.voice.say(t('ask.unfinal')) }] },
  };
};

/** Adds one option to an ordered choice, or one more of an option that may be chosen several times. */
const put: Verb = (pressed) => {
  const form = choose(pressed);
  const option = form?.options().find((one) => one.id === pressed.input.values[0]);
  if (form === undefined || option === undefined) return Promise.resolve(moveTo(pressed, top));
  const before = asChoice(working(pressed.task));
  const full = before.length >= form.max || before.filter((id) => id === option.id).length >= (option.max ?? 1);
  return full
    ? Promise.resolve(moveTo(pressed, pressed.cursor))
    : keep(pressed, [...before, option.id], pressed.cursor);
};

/** Takes the last one of an ordered choice back. */
const pop: Verb = (pressed) => keep(pressed, asChoice(working(pressed.task)).slice(0, -1), pressed.cursor);

/** Every verb that acts on an open task. */
export const taskVerbs: Readonly<Record<string, Verb>> = {
  page,
  back: here,
  on: here,
  pick,
  sel,
  none,
  send,
  yes,
  clear,
  add,
  by,
  most,
  zero,
  numbered,
  sub,
  next: sub,
  step,
  take: step,
  keep: keepPath,
  up,
  drop,
  line,
  units,
  put,
  pop,
  final,
  unfinal,
};
