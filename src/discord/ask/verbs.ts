// The verbs of the desk's buttons and menus, one small function each.
import type { Choose, Orders, Spread } from '../../table/question.js';
import { t } from '../voice.js';
import { clear, confirmFirst, hand, keep, look, type Acting, type Shown } from './act.js';
import { byToken, pathOf, working } from './cursor.js';
import { shelve, shelfOf } from './menu-pages.js';
import { readNumbers, roomFor, spreadValues } from './spread.js';
import { asChoice, asOrders, slide } from './value.js';
import { token, tokens } from '../custom-id.js';
import { top } from './cursor.js';

type Verb = (acting: Acting) => Promise<Shown>;

/** Turns to another shelf. */
const shelf: Verb = (acting) => {
  const [value] = acting.input.values;
  return Promise.resolve(
    look(acting, { ...acting.place, shelf: value === undefined ? acting.place.shelf : Number(value) || 0 }),
  );
};

const here: Verb = (acting) => Promise.resolve(look(acting, acting.place));

/** A button of a short choice. */
const pick: Verb = async (acting) => {
  const form = choose(acting);
  const option = form && byToken(form.options(), acting.extra);
  if (option === undefined) return look(acting, top);
  return hand(acting, [option.id], { place: top, final: false, confirmed: false });
};

/** A menu of a long choice: what stands on its shelf is replaced by what was picked there. */
const sel: Verb = async (acting) => {
  const form = choose(acting);
  if (form === undefined) return look(acting, top);
  const options = form.options();
  const { say } = acting.voice;
  const shelves = shelve(options, say, say(t('ask.group.other')));
  const on = new Set(shelves[Math.min(acting.place.shelf, shelves.length - 1)]?.items.map((option) => option.id));
  const picked = acting.input.values.filter((id) => on.has(id));
  if (form.max === 1) return keep(acting, picked.slice(0, 1), acting.place);
  const before = asChoice(working(acting.task)).filter((id) => options.some((option) => option.id === id));
  const stay = before.filter((id) => !on.has(id) || picked.includes(id));
  return keep(acting, [...stay, ...picked.filter((id) => !stay.includes(id))], acting.place);
};

const none: Verb = (acting) => hand(acting, [], { place: top, final: false, confirmed: false });

/** Hands in what was put together. */
const send: Verb = (acting) => {
  const { form } = acting.task.question;
  const value =
    form.kind === 'spread' ? spreadValues(acting, form) : (working(acting.task) ?? (form.kind === 'choose' ? [] : {}));
  return hand(acting, value, { place: acting.place, final: false, confirmed: false });
};

/** The second press on something dangerous. */
const yes: Verb = (acting) => {
  const value = working(acting.task);
  if (value === null) return Promise.resolve(look(acting, top));
  return hand(acting, value, { place: acting.place, final: acting.extra === 'f', confirmed: true });
};

function choose({ task }: Acting): Choose | undefined {
  return task.question.form.kind === 'choose' ? task.question.form : undefined;
}

function spread({ task }: Acting): Spread | undefined {
  return task.question.form.kind === 'spread' ? task.question.form : undefined;
}

function orders({ task }: Acting): Orders | undefined {
  return task.question.form.kind === 'orders' ? task.question.form : undefined;
}

/** Changes one row of a spread by a number (bounded by the row and the total) and keeps it in front. */
async function change(acting: Acting, rowId: string | undefined, by: (room: number) => number): Promise<Shown> {
  const form = spread(acting);
  const row = form?.rows().find((one) => one.id === rowId);
  if (form === undefined || row === undefined) return look(acting, top);
  const values = spreadValues(acting, form);
  const now = values[row.id] ?? 0;
  const next = Math.max(row.min, Math.min(now + by(roomFor(form, values, row)), row.max));
  return keep(acting, { ...values, [row.id]: next }, { ...acting.place, subject: token(row.id) });
}

function focused(acting: Acting): string | undefined {
  const form = spread(acting);
  return form && byToken(form.rows(), acting.place.subject)?.id;
}

const add: Verb = (acting) => change(acting, acting.input.values[0], (room) => Math.min(1, room));
const by: Verb = (acting) => {
  const step = Number(acting.extra) || 0;
  return change(acting, focused(acting), (room) => Math.min(step, room));
};
const most: Verb = (acting) => change(acting, focused(acting), (room) => room);
const zero: Verb = (acting) => change(acting, focused(acting), () => -Infinity);

/** The window of number fields came back. */
const numbered: Verb = async (acting) => {
  const form = spread(acting);
  if (form === undefined) return look(acting, top);
  const values = readNumbers(form, (id) => acting.input.field(id));
  if (values === null)
    return look(acting, acting.place, [{ tone: 'bad', words: acting.voice.say(t('ask.spread.notNumber')) }]);
  return keep(acting, values, acting.place);
};

/** Opens a subject of an order sheet: the one picked from the menu, or the one a button names. */
const sub: Verb = (acting) => {
  const form = orders(acting);
  const [picked] = acting.input.values;
  const subjects = form?.subjects() ?? [];
  const subject =
    picked === undefined ? byToken(subjects, acting.place.subject) : subjects.find((one) => one.id === picked);
  if (form === undefined || subject === undefined) return Promise.resolve(look(acting, top));
  return Promise.resolve(
    look(acting, { shelf: 0, subject: token(subject.id), path: tokens(slide(form, subject.id, [])) }),
  );
};

/** The subject in front and its path so far. */
function standing(acting: Acting): { form: Orders; subject: string; path: readonly string[] } | null {
  const form = orders(acting);
  const subject = form && byToken(form.subjects(), acting.place.subject)?.id;
  if (form === undefined || subject === undefined) return null;
  const path = pathOf((along) => form.step(subject, along), acting.place.path);
  return path === null ? null : { form, subject, path };
}

function listPlace(acting: Acting, form: Orders, subject: string): { shelf: number; subject: string; path: string } {
  const { say } = acting.voice;
  return {
    ...top,
    shelf: shelfOf(shelve(form.subjects(), say, say(t('ask.group.other'))), (one) => one.id === subject),
  };
}

async function order(acting: Acting, form: Orders, subject: string, path: readonly string[]): Promise<Shown> {
  const value = { ...asOrders(working(acting.task)), [subject]: path };
  return keep(acting, value, listPlace(acting, form, subject), [form.describe(subject, path)]);
}

/** The next step of a path; saved at once when nothing can follow. */
const step: Verb = async (acting) => {
  const at = standing(acting);
  if (at === null) return look(acting, top);
  const [picked] = acting.input.values;
  const { options } = at.form.step(at.subject, at.path);
  const value = (picked === undefined ? byToken(options, acting.extra) : options.find((one) => one.id === picked))?.id;
  if (value === undefined) return look(acting, acting.place);
  const path = slide(at.form, at.subject, [...at.path, value]);
  const next = at.form.step(at.subject, path);
  if (next.complete && next.options.length === 0) return order(acting, at.form, at.subject, path);
  return look(acting, { ...acting.place, shelf: 0, path: tokens(path) });
};

const keepPath: Verb = async (acting) => {
  const at = standing(acting);
  return at === null ? look(acting, top) : order(acting, at.form, at.subject, at.path);
};

/** One step back to where there is a choice, or to the list. */
const up: Verb = (acting) => {
  const at = standing(acting);
  if (at === null) return Promise.resolve(look(acting, top));
  for (let length = at.path.length - 1; length >= 0; length--) {
    const path = at.path.slice(0, length);
    if (slide(at.form, at.subject, path).length === path.length) {
      return Promise.resolve(look(acting, { ...acting.place, shelf: 0, path: tokens(path) }));
    }
  }
  return Promise.resolve(look(acting, listPlace(acting, at.form, at.subject)));
};

const drop: Verb = async (acting) => {
  const at = standing(acting);
  if (at === null) return look(acting, top);
  const rest = Object.entries(asOrders(working(acting.task))).filter(([id]) => id !== at.subject);
  return keep(acting, Object.fromEntries(rest), listPlace(acting, at.form, at.subject));
};

/** Hands in a sealed answer as final: first what is put together, then everything else this person has saved. */
const final: Verb = async (acting) => {
  const { task, deps, userId, desk } = acting;
  const { form } = task.question;
  const value = working(task) ?? (form.kind === 'choose' ? null : {});
  if (value === null) return look(acting, top);
  if (form.kind === 'orders' && form.subjects().length > 0 && Object.keys(value).length === 0) {
    return confirmFirst(acting, value, { place: top, final: true }, t('ask.orders.emptyFinal'));
  }
  if (task.saved === null || task.draft !== null)
    return hand(acting, value, { place: top, final: true, confirmed: false });
  const after = await deps.play.setFinal(desk.game.id, userId, true);
  return {
    desk: after,
    view: { ...look(acting, top).view, notes: [{ tone: 'good', words: acting.voice.say(t('ask.savedFinal')) }] },
  };
};

const unfinal: Verb = async (acting) => {
  const after = await acting.deps.play.setFinal(acting.desk.game.id, acting.userId, false);
  return {
    desk: after,
    view: { ...look(acting, top).view, notes: [{ tone: 'info', words: acting.voice.say(t('ask.unfinal')) }] },
  };
};

/** Every verb that acts on an open task. */
export const taskVerbs: Readonly<Record<string, Verb>> = {
  shelf,
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
