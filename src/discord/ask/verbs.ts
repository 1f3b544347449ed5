// The verbs of the desk's buttons and menus, one small function each.
import { beyond } from '../../play/typing/readings.js';
import { echoParts } from '../../play/turn/answer-words.js';
import type { Answer, Choose, Spread } from '../../table/question.js';
import { t } from '../voice.js';
import {
  clear,
  confirmFirst,
  draft,
  hand,
  keep,
  moveTo,
  ofItsPhase,
  ofItsSeat,
  remarksOn,
  type TaskPress,
  type DeskUpdate,
} from './act.js';
import { byToken, deskPress, top, working } from './cursor.js';
import { paginate } from './menu-pages.js';
import { orderVerbs } from './order-verbs.js';
import { additions, readNumbers, spreadValues } from './spread.js';
import { asChoice, asSheet, check, roomFor } from '../../table/answer.js';
import { chosenCopies, isShort } from './choose.js';
import { missing } from '../../table/sheet.js';
import { token, writePress } from '../custom-id.js';
import { button, buttonRows } from '../screen.js';
import { plainView, type Note } from './desk.js';

type Verb = (pressed: TaskPress) => Promise<DeskUpdate>;

/** Turns to another page. */
const page: Verb = (pressed) => {
  const [value] = pressed.input.values;
  return Promise.resolve(
    moveTo(pressed, {
      ...pressed.cursor,
      subject: '',
      page: value === undefined ? pressed.cursor.page : Number(value) || 0,
    }),
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
  // One is taken at once, as from buttons.
  if (form.max === 1 && picked.length === 1 && !pressed.task.sealed)
    return hand(pressed, picked, { cursor: top, final: false, confirmed: false });
  if (form.max === 1) return keep(pressed, picked.slice(0, 1), pressed.cursor);
  const before = asChoice(working(pressed.task)).filter((id) => options.some((option) => option.id === id));
  const stay = before.filter((id) => !on.has(id) || picked.includes(id));
  return keep(pressed, [...stay, ...picked.filter((id) => !stay.includes(id))], pressed.cursor);
};

/** Picks from a menu in which several alike stand one by one. */
const copies: Verb = (pressed) => {
  const form = choose(pressed);
  if (form === undefined) return Promise.resolve(moveTo(pressed, top));
  return keep(pressed, [...chosenCopies(form, pressed.input.values)], pressed.cursor);
};

/** Passes in this window and in all others for a while. */
const passOn: Verb = async (pressed) => {
  const { task, deps, desk, userId } = pressed;
  const way = byToken(task.passes ?? [], pressed.extra);
  if (way === undefined) return moveTo(pressed, top);
  const at = { checkpoint: task.checkpoint, question: task.id };
  const passed = await deps.play.passOn(desk.game.id, userId, at, way.id);
  const words = pressed.voice.say(passed.told);
  return { desk: passed.desk, view: { ...moveTo(pressed, top).view, notes: [{ tone: 'good', words }] } };
};

/** An instruction from now on, offered beside a question; a button takes it back. */
const fromNow: Verb = async (pressed) => {
  const { task, deps, desk, userId, voice } = pressed;
  const way = byToken(task.fromNowOn ?? [], pressed.extra);
  if (way === undefined) return moveTo(pressed, top);
  const at = { checkpoint: task.checkpoint, question: task.id };
  const said = await deps.play.sayFromNowOn(desk.game.id, userId, at, way.id);
  const { seat, key } = said.takenBackBy;
  const back = writePress({ game: desk.game.id, checkpoint: 0, question: '', verb: 'unsaid', args: [seat, key] });
  const extra = buttonRows([button(back, voice.say(t('desk.unsaid')), 'secondary', { emoji: '↩️' })]);
  const notes = [{ tone: 'good', words: voice.say(said.told) }] as const;
  return { desk: said.desk, view: { ...plainView, notes, extra } };
};

/** Carried by the press that puts a hint in the place of what stands there. */
const inPlace = 'r';

/** What a computer player would answer: told, and put down where nothing has been begun; else with how it differs and a press that takes it over. */
const hint: Verb = async (pressed) => {
  const { task, deps, desk, userId, voice } = pressed;
  const { form, key } = task.question;
  const value = await deps.play.hint(desk.game.id, userId, { checkpoint: task.checkpoint, question: task.id });
  const what = echoParts(form, value).map((text) => voice.say(text));
  const own = { key: `hint.${key}`, ns: desk.game.kind };
  const why = voice.say(deps.wording.has(own.key, own.ns) ? own : t('hint.why'));
  const before = working(task);
  // Numbers that are all zero, or a sheet that was emptied, are nobody's work.
  const isFree = before === null || pressed.extra === inPlace || echoParts(form, before).length === 0;
  const stands = isFree || JSON.stringify(before) === JSON.stringify(value);
  // What stands there whole, as on a sheet or under a menu, is not said again; of a few buttons one only lights up.
  const isListed = stands && (form.kind !== 'choose' || form.max > 1 || !isShort(form, form.options()));
  const idea =
    what.length === 0
      ? t('hint.nothing', { why })
      : isListed
        ? t('hint.put', { why })
        : t('hint.idea', { what: what.join(', '), why });
  const told = { tone: 'info', words: voice.say(idea) } as const;
  if (!stands) return unlike(pressed, before, value, { told, why });
  const isPutDown = before !== null && JSON.stringify(before) === JSON.stringify(value);
  if (isPutDown || (what.length === 0 && pressed.extra !== inPlace)) return moveTo(pressed, pressed.cursor, [told]);
  // As of one that is typed: what it would bring is worth as much as why.
  return moveTo({ ...pressed, desk: await draft(pressed, value) }, top, [told, ...remarksOn(pressed, value)]);
};

/** A hint beside an answer that it is unlike: what it has more and what it has not, where they share something, and a press that takes it over. */
function unlike(
  pressed: TaskPress,
  before: Answer,
  value: Answer,
  { told, why }: { readonly told: Note; readonly why: string },
): DeskUpdate {
  const { say } = pressed.voice;
  const { form } = pressed.task.question;
  const [mine, its] = [before, value].map((answer) => echoParts(form, answer).map((text) => say(text)));
  const [more, less] = [beyond(mine ?? [], its ?? []), beyond(its ?? [], mine ?? [])];
  const isPartly = more.length < (its ?? []).length && more.length + less.length > 0;
  const parts = [...more.map((part) => `➕ ${part}`), ...less.map((part) => `➖ ${part}`)];
  const note: Note = isPartly ? { tone: 'info', words: [say(t('hint.unlike', { why })), ...parts].join('\n') } : told;
  const { view, desk } = moveTo(pressed, pressed.cursor, [note]);
  const take = button(deskPress(pressed, 'hint', top, inPlace), say(t('hint.take')), 'secondary', { emoji: '💡' });
  return { desk, view: { ...view, extra: buttonRows([take]) } };
}

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

/** What was picked from a menu, each as far as there is room; the last one stays in front. */
const add: Verb = (pressed) => {
  const form = spread(pressed);
  if (form === undefined) return Promise.resolve(moveTo(pressed, top));
  const values = { ...spreadValues(pressed, form) };
  let front = '';
  for (const [id, by] of additions(pressed.input.values)) {
    const row = form.rows().find((one) => one.id === id);
    if (row === undefined) continue;
    values[id] = (values[id] ?? 0) + Math.min(by, roomFor(form, values, row));
    front = token(id);
  }
  return keep(pressed, values, { ...pressed.cursor, subject: front });
};
/** What the buttons are about. */
const front: Verb = (pressed) => {
  const row = spread(pressed)
    ?.rows()
    .find(({ id }) => id === pressed.input.values[0]);
  const subject = row === undefined ? pressed.cursor.subject : token(row.id);
  return Promise.resolve(moveTo(pressed, { ...pressed.cursor, subject }));
};
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

/** Hands in a sealed answer as final: first what is put together, then everything else this person has saved. */
const final: Verb = async (pressed) => {
  const { task, deps, userId, desk } = pressed;
  const { form } = task.question;
  const value = working(task) ?? (form.kind === 'orders' ? [] : form.kind === 'spread' ? {} : null);
  if (value === null) return moveTo(pressed, top);
  if (form.kind === 'orders' && form.subjects([]).length > 0 && asSheet(value).length === 0) {
    const checked = check(task.question, value);
    const [brings] = checked.ok ? (checked.review.warnings ?? []) : [];
    const asked = brings === undefined ? t('ask.orders.emptyFinal') : t('ask.orders.emptyBrings', { brings });
    return confirmFirst(pressed, value, { cursor: top, final: true }, asked);
  }
  if (form.kind === 'orders') {
    const [count, lacking] = [asSheet(value).length, missing(form, asSheet(value))];
    const text = t('ask.orders.gapsFinal', { count, all: count + lacking });
    if (lacking > 0) return confirmFirst(pressed, value, { cursor: top, final: true }, text);
  }
  if (task.saved === null || task.draft !== null)
    return hand(pressed, value, { cursor: top, final: true, confirmed: false });
  const after = await deps.play.setFinal(desk.game.id, userId, true);
  const done = t('ask.savedFinal');
  // A whole sheet is told with what comes of it.
  const what = form.kind === 'orders' ? [] : echoParts(form, value);
  const told = what.length === 0 ? done : t('ask.with', { done, what });
  // Where another of their seats has not answered, or only begun to, that is what is asked now, with pictures of its own.
  const lacks = after.tasks.some((one) => !one.final);
  const inPhase = pressed.voice.say(ofItsPhase(pressed, after, told));
  const words = lacks ? ofItsSeat(pressed.voice, desk, task, inPhase) : inPhase;
  const note: Note = { tone: 'good', words };
  // Where the phase has ended with it, it does not stand under the next question.
  const isOver = after.game.checkpoint !== desk.game.checkpoint;
  const said = isOver ? { notes: [], told: [note] } : { notes: [note] };
  return { desk: after, view: { ...(lacks ? plainView : moveTo(pressed, top).view), ...said } };
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
  passOn,
  fromNow,
  sel,
  copies,
  none,
  hint,
  send,
  yes,
  clear,
  add,
  front,
  by,
  most,
  zero,
  numbered,
  ...orderVerbs,
  put,
  pop,
  final,
  unfinal,
};
