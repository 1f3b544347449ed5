// The verbs of the desk's buttons and menus, one small function each.
import type { Choose, Orders, Spread } from '../../table/question.js';
import { t } from '../voice.js';
import { clear, confirmFirst, hand, keep, moveTo, type TaskPress, type DeskUpdate } from './act.js';
import { byToken, pathOf, working, type Cursor } from './cursor.js';
import { paginate, pageWith } from './menu-pages.js';
import { readNumbers, roomFor, spreadValues } from './spread.js';
import { asChoice, asSheet } from '../../table/answer.js';
import { withOrder, withoutOrder } from '../../table/sheet.js';
import { slide } from './value.js';
import { token, tokens } from '../custom-id.js';
import { top } from './cursor.js';

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

/** Opens a subject of an order sheet: the one picked from the menu, or the one a button names. */
const sub: Verb = (pressed) => {
  const form = orders(pressed);
  const [picked] = pressed.input.values;
  const subjects = form?.subjects(asSheet(working(pressed.task))) ?? [];
  const subject =
    picked === undefined ? byToken(subjects, pressed.cursor.subject) : subjects.find((one) => one.id === picked);
  if (form === undefined || subject === undefined) return Promise.resolve(moveTo(pressed, top));
  return Promise.resolve(
    moveTo(pressed, {
      page: 0,
      subject: token(subject.id),
      path: tokens(slide(form, { subject: subject.id, path: [] }, []).path),
    }),
  );
};

/** The subject in front and its path so far. */
function subjectInFront(pressed: TaskPress): { form: Orders; subject: string; path: readonly string[] } | null {
  const form = orders(pressed);
  const subject = form && byToken(form.subjects(asSheet(working(pressed.task))), pressed.cursor.subject)?.id;
  if (form === undefined || subject === undefined) return null;
  const path = pathOf((along) => form.step({ subject, path: along }, []), pressed.cursor.path);
  return path === null ? null : { form, subject, path };
}

function listCursor(pressed: TaskPress, form: Orders, subject: string): Cursor {
  const { say } = pressed.voice;
  return {
    ...top,
    page: pageWith(
      paginate(form.subjects(asSheet(working(pressed.task))), say, say(t('ask.group.other'))),
      (one) => one.id === subject,
    ),
  };
}

async function order(pressed: TaskPress, form: Orders, subject: string, path: readonly string[]): Promise<DeskUpdate> {
  const made = { subject, path };
  const value = withOrder(form, asSheet(working(pressed.task)), made);
  return keep(pressed, value, listCursor(pressed, form, subject), [form.describe(made)]);
}

/** The next step of a path; saved at once when nothing can follow. */
const step: Verb = async (pressed) => {
  const at = subjectInFront(pressed);
  if (at === null) return moveTo(pressed, top);
  const [picked] = pressed.input.values;
  const { options } = at.form.step({ subject: at.subject, path: at.path }, []);
  const value = (picked === undefined ? byToken(options, pressed.extra) : options.find((one) => one.id === picked))?.id;
  if (value === undefined) return moveTo(pressed, pressed.cursor);
  const path = slide(at.form, { subject: at.subject, path: [...at.path, value] }, []).path;
  const next = at.form.step({ subject: at.subject, path }, []);
  if (next.complete && next.options.length === 0) return order(pressed, at.form, at.subject, path);
  return moveTo(pressed, { ...pressed.cursor, page: 0, path: tokens(path) });
};

const keepPath: Verb = async (pressed) => {
  const at = subjectInFront(pressed);
  return at === null ? moveTo(pressed, top) : order(pressed, at.form, at.subject, at.path);
};

/** One step back to where there is a choice, or to the list. */
const up: Verb = (pressed) => {
  const at = subjectInFront(pressed);
  if (at === null) return Promise.resolve(moveTo(pressed, top));
  for (let length = at.path.length - 1; length >= 0; length--) {
    const path = at.path.slice(0, length);
    if (slide(at.form, { subject: at.subject, path: path }, []).path.length === path.length) {
      return Promise.resolve(moveTo(pressed, { ...pressed.cursor, page: 0, path: tokens(path) }));
    }
  }
  return Promise.resolve(moveTo(pressed, listCursor(pressed, at.form, at.subject)));
};

const drop: Verb = async (pressed) => {
  const at = subjectInFront(pressed);
  if (at === null) return moveTo(pressed, top);
  const sheet = asSheet(working(pressed.task));
  const place = sheet.findIndex((one) => one.subject === at.subject);
  return keep(
    pressed,
    place < 0 ? sheet : withoutOrder(at.form, sheet, place),
    listCursor(pressed, at.form, at.subject),
  );
};

/** Hands in a sealed answer as final: first what is put together, then everything else this person has saved. */
const final: Verb = async (pressed) => {
  const { task, deps, userId, desk } = pressed;
  const { form } = task.question;
  const value = working(task) ?? (form.kind === 'orders' ? [] : form.kind === 'spread' ? {} : null);
  if (value === null) return moveTo(pressed, top);
  if (form.kind === 'orders' && form.subjects([]).length > 0 && asSheet(value).length === 0) {
    return confirmFirst(pressed, value, { cursor: top, final: true }, t('ask.orders.emptyFinal'));
  }
  if (task.saved === null || task.draft !== null)
    return hand(pressed, value, { cursor: top, final: true, confirmed: false });
  const after = await deps.play.setFinal(desk.game.id, userId, true);
  return {
    desk: after,
    view: { ...moveTo(pressed, top).view, notes: [{ tone: 'good', words: pressed.voice.say(t('ask.savedFinal')) }] },
  };
};

const unfinal: Verb = async (pressed) => {
  const after = await pressed.deps.play.setFinal(pressed.desk.game.id, pressed.userId, false);
  return {
    desk: after,
    view: { ...moveTo(pressed, top).view, notes: [{ tone: 'info', words: pressed.voice.say(t('ask.unfinal')) }] },
  };
};

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
  final,
  unfinal,
};
