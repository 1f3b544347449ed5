// The desk: everything one person can do in one game right now, as one message that is edited in place.
import { answerWords, echoParts } from '../../play/turn/answer-words.js';
import { waitsFor, type Desk, type Task } from '../../play/turn/desk.js';
import { check } from '../../table/answer.js';
import type { Form } from '../../table/question.js';
import type { Text } from '../../table/text.js';
import { token, writePress } from '../custom-id.js';
import {
  accents,
  button,
  buttonRows,
  galleries,
  joinWithin,
  menuRow,
  noteBlock,
  rule,
  screen,
  textBlock,
  toldBlock,
  type Block,
  type Picture,
  type Row,
  type Screen,
} from '../screen.js';
import { clockText } from '../shown/time-words.js';
import type { SaidThere } from '../record.js';
import { gameName, deadlineLine, t, type Voice } from '../voice.js';
import { idleLine } from './idle-line.js';
import { remarksBeside, type FormControls } from './controls.js';
import { firstSentence } from './echo.js';
import { chooseControls, fromNowOnRows, isShort } from './choose.js';
import type { Happened } from './happened.js';
import { footer } from './footer.js';
import { instructionsCheckpoint } from './in-advance.js';
import { liveMark } from './live.js';
import { openVotes } from './open-votes.js';
import { ordersControls } from './orders.js';
import { paginate } from './menu-pages.js';
import { deskPress, taskToken, top, working, type Cursor, type TaskContext } from './cursor.js';
import { spreadControls } from './spread.js';
import { answeredBy, isSaidIn, toldOnce } from './told-once.js';

/** Something to say above the question: what was just saved, a warning, a refusal. */
export interface Note {
  readonly tone: 'good' | 'warn' | 'bad' | 'info' | 'example';
  readonly words: string;
}

/** An answer that was taken in the phase of its question. */
export interface Receipt {
  readonly words: string;
  /** What was answered, as far as it is named. */
  readonly answer: string;
  readonly checkpoint: number;
}

/** What of the desk is being looked at. */
export interface DeskView {
  /** Token of the task in front; the first one when absent. */
  readonly task?: string;
  readonly cursor: Cursor;
  /** What has just been understood or refused: directly above the controls. */
  readonly notes: readonly Note[];
  /** What the person is told beside what has happened. */
  readonly told?: readonly Note[];
  /** The answer that has just been taken, where its question is over: it does not stand under the next one. */
  readonly receipt?: Receipt;
  /** What is said beside it for the moment: a tip, how long is left. */
  readonly aside?: readonly Note[];
  /** What the message said to its reader before it is edited for what somebody else did. */
  readonly before?: SaidThere;
  /** Something dangerous has been put together and needs a second press; `final` is kept for it. */
  readonly confirm?: { readonly text: Text; readonly final: boolean };
  readonly pictures?: readonly Picture[];
  /** What can be done about what they are told, above the question. */
  readonly extra?: readonly Row[];
  readonly happened?: Happened;
  /** What is seldom pressed is shown as well. */
  readonly more?: boolean;
  /** The board can be opened in a browser. */
  readonly opensBoard?: boolean;
  /** The pictures on the message pressed are still true: whatever happened, or unless something on the board has changed. */
  readonly steady?: 'always' | 'unlessNews';
}

export const plainView: DeskView = { cursor: top, notes: [] };

const marks: Readonly<Record<Note['tone'], string>> = {
  good: '✅',
  warn: '⚠️',
  bad: '⛔',
  info: 'ℹ️',
  example: '⌨️',
};

/** Room for what is told, and for what was just understood or refused. */
const noteRoom = 1200;

/** A note as it is told. */
export function noteWords({ tone, words }: Note): string {
  return `${marks[tone]} ${words}`;
}

/** Notes as lines, cut to a length, below those that stood there before, of which the oldest make room for new ones. */
function noteLines(notes: readonly Note[], voice: Voice, before: readonly string[] = []): string {
  const lines = notes.flatMap((note) => noteWords(note).split('\n')).filter((line) => !before.includes(line));
  const kept = before.filter((_, at) => [...before.slice(at), ...lines].join('\n').length <= noteRoom);
  return joinWithin([...kept, ...lines], noteRoom, (left) => voice.say(t('ask.more', { count: left })));
}

/** The desk of a person as a message, of which one alone is live; answers given in advance are shown in the same way. */
export function deskScreen(desk: Desk, voice: Voice, view: DeskView = plainView): Screen {
  const drawn = drawDesk(desk, voice, view);
  const inAdvance = desk.tasks.some((task) => task.checkpoint !== desk.game.checkpoint);
  if (desk.seats.length === 0 || inAdvance) return drawn;
  const asking = view.confirm === undefined ? null : view.confirm.final ? 'final' : 'plain';
  const about = { news: view.happened?.ids ?? [], asking } as const;
  const steady = view.steady !== undefined && view.pictures === undefined;
  return { ...drawn, live: liveMark(desk, voice, about), ...(steady ? { steady } : {}) };
}

/**
 * From above: where the game stands and what has happened, the board, the question, then what was just understood or refused, and directly
 * below it the controls, which end the message and so are what a phone shows. What stands above the line is kept when it is no longer live.
 */
function drawDesk(desk: Desk, voice: Voice, view: DeskView): Screen {
  const pictures = view.pictures ?? [];
  const task = frontTask(desk, view.task);
  const aside = noteLines(view.aside ?? [], voice);
  const lines = view.happened?.lines ?? [];
  const receipt = receiptNotes(view);
  const before = view.before?.told.filter((line) => !line.includes(answeredBy) || !isSaidIn(line, lines));
  const told = noteLines([...(task === undefined ? [] : receipt), ...(view.told ?? [])], voice, before);
  const above: Block[] = [
    textBlock(header(desk, voice)),
    ...(told === '' ? [] : [toldBlock(told)]),
    ...(aside === '' ? [] : [textBlock(aside)]),
    ...(lines.length > 0 ? [textBlock(lines.join('\n'))] : []),
    rule(),
    ...galleries(pictures),
    ...(view.extra ?? []),
  ];
  const noted = (lines: string): Block[] => (lines === '' ? [] : [noteBlock(lines)]);
  const notes = [...view.notes, ...(task === undefined ? receipt : standing({ desk, task, voice }, view))];
  const said = noteLines(notes, voice, view.before?.notes);
  if (task === undefined) {
    const lines = [idleLine(desk, voice), ...dueLine(desk, voice)];
    const below = [textBlock(lines.join('\n')), ...noted(said), ...footer(desk, voice, null, view)];
    return screen([...above, ...openVotes(desk, voice, [...above, ...below]), ...below], pictures, accents.quiet);
  }
  const context: TaskContext = { desk, task, voice };
  if (view.confirm !== undefined) {
    return screen(
      [...above, ...noted(said), ...confirmBlocks(context, view.cursor, view.confirm)],
      pictures,
      accents.bad,
    );
  }
  const body = controlsOf(context, task.question.form, view.cursor);
  const saved = savedLine(context);
  const once = toldOnce(savedNotes(saved, said), body.lines, {
    saying: body.saying,
    isBegun: task.draft !== null && task.question.form.kind !== 'orders',
    isAddedUp: task.question.form.kind === 'spread',
  });
  const counts = [...(body.why ?? []), ...saved];
  const below: Block[] = [
    ...taskMenu(desk, voice, task),
    textBlock(
      [
        `**${ofSeat(context, askedNow(task))}**`,
        // What is said in advance has no deadline, unless it answers what is asked now.
        ...(task.checkpoint === instructionsCheckpoint && desk.tasks.length > 1 ? [] : dueLine(desk, voice)),
        ...once.lines,
      ].join('\n'),
    ),
    // A list goes on with what was just understood; whether all of it counts stands below.
    ...noted(once.notes.join('\n')),
    ...(counts.length === 0 ? [] : [textBlock(counts.join('\n'))]),
    // What is handed in is changed only by a press that says so.
    ...(isHandedIn(task) ? [] : [...body.rows, ...fromNowOnRows(context, view.more === true)]),
    ...footer(desk, voice, context, view),
  ];
  const votes = openVotes(desk, voice, [...above, ...below]);
  const asks = votes.length === 0 ? [] : [...votes, rule()];
  return screen([...above, ...asks, ...below], pictures, task.final ? accents.good : accents.ask);
}

/** What is to be said of the answer in front and was not just said: what only looks at it takes no warning and no odds away. */
function standing(context: TaskContext, { notes, confirm }: DeskView): readonly Note[] {
  if (confirm !== undefined || isHandedIn(context.task)) return [];
  const { say } = context.voice;
  const all = remarksBeside(context).map(({ tone, text }): Note => ({ tone, words: say(text) }));
  return all.filter(({ tone, words }) => !notes.some((note) => note.tone === tone && note.words === words));
}

/** The answer that has just been taken, unless what it has brought says it as well. */
function receiptNotes({ receipt, happened }: DeskView): readonly Note[] {
  if (receipt === undefined) return [];
  const since = (happened?.told ?? []).map((checkpoint) => checkpoint >= receipt.checkpoint);
  const brought = (happened?.lines ?? []).filter((_, at) => since[at] === true);
  return isSaidIn(receipt.answer, brought) ? [] : [{ tone: 'good', words: receipt.words }];
}

/** Notes line by line, without what is told with what becomes of it. */
function savedNotes(saved: readonly string[], notes: string): readonly string[] {
  return notes.split('\n').filter((line) => !line.startsWith('✅ ') || !isSaidIn(line, saved));
}

/** Whether an answer is final until its player opens it again; what stands in a window can be changed as it stands. */
function isHandedIn({ sealed, final, window, question }: Task): boolean {
  return sealed && final && !(window && question.form.kind === 'choose');
}

/** The task in front: the one wanted, else the first that has no answer yet. */
export function frontTask(desk: Desk, wanted: string | undefined): Task | undefined {
  return (
    desk.tasks.find((task) => taskToken(task) === wanted) ??
    desk.tasks.find((task) => task.under === undefined && !task.final && working(task) === null) ??
    desk.tasks.find((task) => !task.final) ??
    desk.tasks[0]
  );
}

function controlsOf(context: TaskContext, form: Form, cursor: Cursor): FormControls {
  switch (form.kind) {
    case 'choose':
      return chooseControls(context, form, cursor);
    case 'spread':
      return spreadControls(context, form, cursor);
    case 'orders':
      return ordersControls(context, form, cursor);
  }
}

/** The game's name and number, where it stands, and whom the reader plays. */
export function header(desk: Pick<Desk, 'game' | 'seats'>, voice: Voice): string {
  const { game } = desk;
  const mine = game.seats.filter((seat) => desk.seats.includes(seat.seat)).map((seat) => seat.name);
  const first =
    game.name === null
      ? t('game.head', { kind: gameName(game.kind), id: game.id })
      : t('game.headNamed', { kind: gameName(game.kind), id: game.id, name: game.name });
  const second = [
    ...(game.title === null ? [] : [voice.say(game.title)]),
    ...(mine.length === 0 ? [] : [voice.say(t('desk.youAre', { seats: mine }))]),
  ];
  const lines = [`### ${voice.say(first)}`, second.join(' · ')];
  if (game.score !== null) lines.push(voice.say(game.score));
  return lines.filter((line) => line !== '').join('\n');
}

/** Until when, or that the clock stands still; where players have clocks of their own, how each stands. */
function dueLine({ game, tasks, seats }: Desk, voice: Voice): string[] {
  const mineFirst = [...game.seats].sort((a, b) => Number(seats.includes(b.seat)) - Number(seats.includes(a.seat)));
  const clocks = mineFirst.flatMap(({ name, clock }) =>
    clock === null ? [] : [`${voice.say(name)} ${voice.say(clockText(clock))}`],
  );
  const line = clocks.length === 0 || game.outcome !== null ? [] : [clocks.join(' · ')];
  if (game.status === 'paused') return tasks.length === 0 ? line : [voice.say(t('game.paused')), ...line];
  if (game.deadline === null || game.status !== 'running') return line;
  const awaiting = game.isAwaiting ? [`**${voice.say(t('desk.awaiting'))}**`] : [];
  const absence = game.isForAbsence ? [voice.say(t('desk.absence'))] : [];
  return [deadlineLine(voice.say, game.deadline), ...awaiting, ...absence, ...line];
}

/** What is asked as things stand: of what has been put together, or of nothing yet. */
function askedNow(task: Task): Text {
  const { text, begun } = task.question;
  return working(task) === null ? text : (begun ?? text);
}

/** What is asked, and of which seat where somebody has several. */
function ofSeat({ desk, task, voice }: TaskContext, asked: Text): string {
  const seat = desk.game.seats.find((one) => one.seat === task.seat);
  return desk.seats.length > 1 && seat !== undefined
    ? `${voice.say(seat.name)}: ${voice.say(asked)}`
    : voice.say(asked);
}

/** Whether what is shown counts: saved, final, or still to be confirmed. */
function savedLine({ desk, task, voice }: TaskContext): string[] {
  const what = answerWords(task.question.form, task.saved);
  if (!task.sealed && (task.draft !== null || task.foresee === undefined)) {
    // What cannot be handed in as it stands says why; of nothing there is nothing to say.
    if (task.draft !== null)
      return echoParts(task.question.form, task.draft).length > 0 && check(task.question, task.draft).ok
        ? [`✏️ ${voice.say(t(actsAtOnce(task.question.form) ? 'desk.unpressed' : 'desk.unconfirmed'))}`]
        : [];
    // It waits for its decoy time, and is still asked in the meantime.
    return task.saved === null ? [] : [`💾 ${voice.say(t('desk.savedHeld', { what }))}`];
  }
  if (task.final) return [`🔒 ${voice.say(t('desk.final'))}`];
  if (task.saved === null) return [];
  if (task.checkpoint !== desk.game.checkpoint)
    return [`💾 ${voice.say(task.idle === true ? t('desk.savedIdle') : t('desk.savedAdvance'))}`];
  if (waitsFor(task) === 'window') return [`💾 ${voice.say(t('desk.savedWindow', { what }))}`];
  const key =
    task.savedBy === 'instruction'
      ? t('desk.savedInstruction')
      : task.draft === null
        ? t('desk.saved')
        : t('desk.savedOlder');
  return [`💾 ${voice.say(key)}`];
}

/** Whether each button hands in what it says, with none to confirm it. */
function actsAtOnce(form: Form): boolean {
  return form.kind === 'choose' && isShort(form, form.options());
}

/** What a task is listed as. */
function named(task: Task): Text {
  return task.title ?? task.question.text;
}

/** A message holds only so many menus. */
const mostMenus = 8;

function taskMenu(desk: Desk, voice: Voice, front: Task): Row[] {
  if (desk.tasks.length < 2) return [];
  const id = (label: string): string =>
    writePress({ game: desk.game.id, checkpoint: front.checkpoint, question: token(label), verb: 'task', args: [] });
  const main = desk.tasks.filter((task) => task.under === undefined);
  const isAlike = main.every(({ question, title }) => title === undefined && question.key === main[0]?.question.key);
  const label = (task: Task): string => {
    const seat = desk.game.seats.find((one) => one.seat === task.seat);
    const isOnly = main.every((one) => one === task || one.seat !== task.seat);
    // What all are asked alike stands below.
    return isAlike && isOnly && seat !== undefined
      ? voice.say(seat.name)
      : firstSentence(ofSeat({ desk, task, voice }, named(task)));
  };
  const menu = (placeholder: string, tasks: readonly Task[], chosen: Task | undefined): Row =>
    menuRow(
      id(placeholder),
      placeholder,
      tasks.map((task) => ({
        value: taskToken(task),
        label: task.under === undefined ? label(task) : voice.say(named(task)),
        chosen: task.id === chosen?.id,
        emoji: task.final ? '🔒' : working(task) === null ? '⬜' : '✅',
      })),
    );
  const isAhead = main.every(({ checkpoint }) => checkpoint === instructionsCheckpoint);
  const over = main.find((task) => task.id === (front.under ?? front.id)) ?? front;
  const details = desk.tasks.filter((task) => task.under === over.id);
  const pages = paginate(
    main.map((task) => ({
      task,
      text: named(task),
      ...(task.group === undefined ? {} : { group: task.group }),
    })),
    voice.say,
    voice.say(t('ask.group.other')),
  );
  return [
    ...(main.length < 2
      ? []
      : pages.slice(0, mostMenus).map(({ label, items }) =>
          menu(
            label === '' ? voice.say(t(isAhead ? 'desk.aheadTasks' : 'desk.tasks')) : label,
            items.map(({ task }) => task),
            over,
          ),
        )),
    ...(details.length === 0
      ? []
      : [
          menu(
            voice.say(t('desk.details')),
            [{ ...over, under: over.id, title: over.beside ?? over.question.text }, ...details].slice(0, 25),
            front === over ? undefined : front,
          ),
        ]),
  ];
}

function confirmBlocks(
  context: TaskContext,
  cursor: Cursor,
  confirm: { readonly text: Text; readonly final: boolean },
): Block[] {
  const { say } = context.voice;
  return [
    textBlock(`⚠️ **${say(t('ask.danger'))}**\n${say(confirm.text)}`),
    ...buttonRows([
      button(deskPress(context, 'yes', cursor, confirm.final ? 'f' : ''), say(t('ask.danger.yes')), 'danger'),
      button(deskPress(context, 'desk', cursor), say(t('ask.danger.no'))),
    ]),
  ];
}
