// The buttons under every desk: final, undo, the map and the hand at once; all that is seldom pressed behind one of them.
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Desk, DeskPanel } from '../../play/turn/desk.js';
import { check } from '../../table/answer.js';
import { token, writePress } from '../custom-id.js';
import { limits } from '../limits.js';
import { ownArea } from '../pictures.js';
import { button, buttonRows, menuRow, type Row } from '../screen.js';
import { t, type Voice } from '../voice.js';
import { wholeReport } from '../whole-report.js';
import type { Happened } from './happened.js';
import { deskPress, makingToken, top, working, type Cursor, type TaskContext } from './cursor.js';

/** What of the desk's view its buttons depend on. */
interface Footed {
  readonly cursor: Cursor;
  readonly happened?: Happened;
  /** What is seldom pressed is shown as well. */
  readonly more?: boolean;
  /** The board can be opened in a browser. */
  readonly opensBoard?: boolean;
}

/** In the middle of one order, where handing in would be easily taken for saving it. */
function isStepping({ task }: TaskContext, cursor: Cursor): boolean {
  return task.question.form.kind === 'orders' && cursor.making !== '' && cursor.making === makingToken(task.making);
}

/** Whether there is somebody to talk with out of others' hearing: three people at the table, and a rule that lets them. */
function talks({ game, seats }: Desk): boolean {
  const people = new Set(game.seats.flatMap(({ userId, computer }) => (computer || userId === null ? [] : [userId])));
  return seats.length > 0 && people.size > 2 && game.table.press !== 'none' && game.outcome === null;
}

/** Hands of cards that have a button of their own at once. */
const mostHandButtons = 2;

/** What can be pressed whatever the question: what is pressed often, and what is seldom pressed once it is asked for. */
export function footer(desk: Desk, voice: Voice, context: TaskContext | null, view: Footed): Row[] {
  const { say } = voice;
  const { game, rules, panels } = desk;
  const plain = (verb: string, extra = ''): string =>
    writePress({ game: game.id, checkpoint: game.checkpoint, question: '', verb, args: ['', '', '', extra] });
  const press = (verb: string, extra = ''): string =>
    context === null ? plain(verb, extra) : deskPress(context, verb, top, extra);
  /** Of the game as a whole, whatever is asked. */
  const beside = (verb: string): string => writePress({ game: game.id, checkpoint: 0, question: '', verb, args: [] });
  const isRunning = game.title !== null;
  const isSeated = desk.seats.length > 0;
  const often: APIButtonComponentWithCustomId[] = [];
  const seldom: APIButtonComponentWithCustomId[] = [];
  const stepping = context !== null && isStepping(context, view.cursor);
  // In a window a choice counts as soon as it is saved, and can be changed until the window closes.
  const inAdvance = context !== null && context.task.checkpoint !== game.checkpoint;
  const final = !inAdvance && (context?.task.window !== true || context.task.question.form.kind !== 'choose');
  if (context?.task.sealed === true && final && !stepping) {
    if (context.task.final)
      often.push(button(press('unfinal'), say(t('desk.unfinalButton')), 'secondary', { emoji: '🔓' }));
    else {
      const { question, draft } = context.task;
      const isWhole = draft === null || check(question, draft).ok;
      const ready = question.form.kind === 'orders' || (working(context.task) !== null && isWhole);
      often.push(button(press('final'), say(t('desk.finalButton')), 'success', { emoji: '🔒', disabled: !ready }));
    }
  }
  // What is said in advance stands where the game's own question stood.
  if (inAdvance) often.push(button(plain('desk'), say(t('desk.back')), 'secondary', { emoji: '⬅️' }));
  if (desk.canUndo) often.push(button(press('undo'), say(t('desk.undo')), 'secondary', { emoji: '↩️' }));
  const form = context?.task.question.form;
  const isOrders = form?.kind === 'orders' && form.of !== 'cards' && form.of !== 'units';
  const map = button(press('map'), say(t(isOrders ? 'desk.mapOrders' : 'desk.map')), 'secondary', { emoji: '🗺️' });
  if (isRunning && view.opensBoard === true)
    often.push(button(beside('board'), say(t('board.open')), 'primary', { emoji: '👆' }));
  const panelButton = ({ key, title }: DeskPanel): APIButtonComponentWithCustomId =>
    button(press('panel', token(key)), say(title));
  const hands = panels.filter(({ role }) => role === 'hand');
  const near = hands.length <= mostHandButtons ? hands : [];
  if (isRunning) often.push(map);
  often.push(...near.map(panelButton));
  const told = view.happened?.phases ?? null;
  const whole =
    told === null
      ? []
      : [button(wholeReport(game, 'told', told), say(t('report.whole')), 'secondary', { emoji: '📖' })];
  // What was left out is wanted at once; what stands there whole is looked up now and then.
  const isCut = view.happened?.isCut === true;
  if (!isCut) seldom.push(...whole);
  const plans = desk.tasks.length === 0 || context?.task.question.plans === true;
  if (plans && game.status === 'running' && rules.instructions !== undefined && isSeated)
    often.push(button(beside('ahead'), say(t('desk.ahead')), 'secondary', { emoji: '⏭️' }));
  // Where close-ups are shown, the whole is one press away.
  if (isRunning && ownArea(rules.looks(desk.view)) !== undefined)
    seldom.push(button(beside('look'), say(t('board.whole')), 'secondary', { emoji: '🌍' }));
  if (talks(desk)) seldom.push(button(beside('press'), say(t('press.button')), 'secondary', { emoji: '✉️' }));
  if (isSeated && isRunning)
    seldom.push(button(beside('notebook'), say(t('note.button')), 'secondary', { emoji: '📝' }));
  const others = panels.filter((panel) => !near.includes(panel));
  const few = others.length <= 3;
  if (few) seldom.push(...others.map(panelButton));
  seldom.push(button(press('fresh'), say(t('desk.refresh')), 'secondary', { emoji: '🔄' }));
  if (view.more !== true) {
    const more = context === null ? plain('all') : deskPress(context, 'all', view.cursor);
    // One row: what does not fit is the first of what is seldom pressed. Lines that are only counted can be opened even so.
    const row = [...often.slice(0, limits.rowButtons - 1), ...(isCut ? whole : [])];
    return buttonRows([...row, button(more, say(t('desk.more')), 'secondary', { emoji: '➕' })]);
  }
  const options = others.slice(0, 25).map((panel) => ({ value: token(panel.key), label: say(panel.title) }));
  return [
    ...(few ? [] : [menuRow(press('panels'), say(t('desk.panels')), options)]),
    ...buttonRows([...often, ...(isCut ? whole : []), ...seldom]),
  ];
}
