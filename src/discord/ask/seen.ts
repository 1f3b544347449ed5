// The pictures of the desk: what has changed seen closely, the hands of cards.
import type { Since } from '../../play/history/since.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import type { Deps, PersonChoices } from '../deps.js';
import { asCounts } from '../../table/answer.js';
import type { Question } from '../../table/question.js';
import { boardPicture, lookOf, ownArea, panelPicture } from '../pictures.js';
import type { Picture } from '../screen.js';
import type { Voice } from '../voice.js';
import { top, type Cursor, type TaskContext } from './cursor.js';
import { frontTask } from './desk.js';
import { areaInFront, namedFor } from './in-front.js';

/** Whose desk, how they like to see it, and what has happened since they last answered. */
interface Seeing {
  readonly userId: string;
  readonly since: readonly Since[];
  readonly reader: Voice;
  readonly choices: Pick<PersonChoices, 'palette' | 'theme'>;
  /** The task in front, where another one has been picked than the one that would be. */
  readonly task?: Task | undefined;
  /** Where in it they are looking, as a press says. */
  readonly cursor?: Cursor;
}

/** Hands shown with one message, each in a row of its own, where none is asked about. */
const mostHands = 2;

/** What somebody sees of a game without asking for it: the board where something is asked or has changed, the hand where cards are asked for. */
export async function deskPictures(deps: Deps, desk: Desk, seeing: Seeing): Promise<Picture[]> {
  const task = seeing.task ?? frontTask(desk, undefined);
  const question = task?.question;
  const board = await closeUp(deps, desk, seeing, task);
  return showsHand(question) ? [...board, ...(await handPictures(deps, desk, { ...seeing, task }))] : board;
}

/** Whether the hand of cards is looked at for the answer; whoever is asked about places, or nothing, has it behind a button. */
function showsHand(question: Question | undefined): boolean {
  return question !== undefined && (question.places === undefined || question.fromHand === true);
}

/**
 * The board seen closely: around what is the reader's own where the game knows, else what the question in front asks about, of which what
 * numbers have been put down on comes first, and what has changed where it asks about no place; the whole for small screens where no close-up shows that. With a question it is the present
 * position, over what the last phase moved where the game draws that; without one the last phase's results.
 */
async function closeUp(
  deps: Deps,
  desk: Desk,
  { userId, since, reader, choices, cursor = top }: Seeing,
  task: Task | undefined,
): Promise<Picture[]> {
  const question = task?.question;
  const part = task === undefined ? undefined : partInFront({ desk, task, voice: reader }, cursor);
  const changed = [...new Set(since.filter((one) => !one.retracted).flatMap((one) => one.focus))];
  const asked = question?.places ?? [];
  const looks = desk.rules.looks(desk.view);
  const own = question === undefined ? undefined : ownArea(looks);
  if (changed.length === 0 && asked.length === 0 && own === undefined && part === undefined) return [];
  const variants = looks.variants.filter((one) => one.private !== true);
  const ended = since.some((one) => one.checkpoint < desk.game.checkpoint);
  const recent = question === undefined ? undefined : variants.find(({ role }) => role === 'recent');
  const results = recent ?? (ended ? variants.find(({ role }) => role === 'results') : undefined);
  const isWhole = results !== undefined && results.near !== true && results !== recent;
  const begun = filledIn(task).filter((id) => asked.includes(id));
  const [around = changed] = [begun, asked].filter(({ length }) => length > 0);
  const area = part ?? own ?? (isWhole ? undefined : desk.rules.closeUp?.(around, desk.view));
  const shown = results ?? (area === undefined ? variants.find(({ role }) => role === 'small') : variants[0]);
  if (shown === undefined) return [];
  const focus = changed.length > 0 ? changed : asked;
  const wanted = { variant: shown.id, focus, ...(area === undefined ? {} : { area }) };
  const picture = await boardPicture(deps, desk, userId, lookOf(reader.lang, choices, wanted), desk.game.checkpoint);
  return [part === undefined ? picture : { ...picture, name: namedFor(picture.name, part) }];
}

/** The close-up of what is offered just now, where the one of the question does not show it; a game that knows what is whose shows that. */
export function partInFront(context: TaskContext, cursor: Cursor): string | undefined {
  const { desk, task } = context;
  const places = task.question.places ?? [];
  return ownArea(desk.rules.looks(desk.view)) === undefined ? areaInFront(context, cursor, places) : undefined;
}

/** The rows that numbers have been put down on, not handed in yet. */
function filledIn(task: Task | undefined): readonly string[] {
  if (task?.question.form.kind !== 'spread') return [];
  return Object.entries(asCounts(task.draft)).flatMap(([id, count]) => (count > 0 ? [id] : []));
}

/** Whether the pictures of both desks would show the same as far as their questions decide: the same part of the board, the same cards. */
export function looksTheSame(before: Desk, after: Desk): boolean {
  return JSON.stringify(likeness(before)) === JSON.stringify(likeness(after));
}

function likeness(desk: Desk): unknown {
  const task = frontTask(desk, undefined);
  const question = task?.question;
  const cards = [task?.seat, desk.panels.filter(({ role }) => role === 'hand').map(({ key, lines }) => [key, lines])];
  // A picture names its phase.
  return [desk.game.title, desk.rules.closeUp?.(question?.places ?? [], desk.view), showsHand(question) ? cards : null];
}

/** The hand of cards of the seat that is asked, else those of a person's seats, when the game has one with a picture. */
async function handPictures(deps: Deps, desk: Desk, { reader, choices, task }: Seeing): Promise<Picture[]> {
  const all = desk.panels.filter((one) => one.role === 'hand');
  const seatAsked = task?.seat ?? (all.length > mostHands ? desk.front : undefined);
  const asked = all.filter(({ seat }) => seat === seatAsked);
  const hands = (asked.length > 0 ? asked : all).slice(0, mostHands);
  const pictures: Picture[] = [];
  for (const panel of hands) {
    const picture = await panelPicture(deps, panel, reader, lookOf(reader.lang, choices, {}));
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}
