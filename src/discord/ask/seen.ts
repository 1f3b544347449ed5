// The pictures of the desk: what has changed seen closely, the hands of cards.
import type { Since } from '../../play/history/since.js';
import type { Desk, Task } from '../../play/turn/desk.js';
import type { Deps, PersonChoices } from '../deps.js';
import { boardPicture, lookOf, ownArea, panelPicture } from '../pictures.js';
import type { Picture } from '../screen.js';
import type { Voice } from '../voice.js';
import { frontTask } from './desk.js';

/** Whose desk, how they like to see it, and what has happened since they last answered. */
interface Seeing {
  readonly userId: string;
  readonly since: readonly Since[];
  readonly reader: Voice;
  readonly choices: Pick<PersonChoices, 'palette' | 'theme'>;
  /** The task in front, where another one has been picked than the one that would be. */
  readonly task?: Task | undefined;
}

/** Hands shown with one message, each in a row of its own; of more only the one that is asked about. */
const mostHands = 2;

/** What somebody sees of a game without asking for it. */
export async function deskPictures(deps: Deps, desk: Desk, seeing: Seeing): Promise<Picture[]> {
  return [...(await closeUp(deps, desk, seeing)), ...(await handPictures(deps, desk, seeing))];
}

/**
 * What has changed since, seen closely: the last phase's results where the game draws them, else the area, else the whole for small
 * screens; around what is the reader's own where the game knows, which is shown before anything has happened. Where nothing has
 * changed, what the question in front asks about.
 */
async function closeUp(deps: Deps, desk: Desk, { userId, since, reader, choices, task }: Seeing): Promise<Picture[]> {
  const changed = [...new Set(since.filter((one) => !one.retracted).flatMap((one) => one.focus))];
  const focus = changed.length > 0 ? changed : ((task ?? frontTask(desk, undefined))?.question.places ?? []);
  const looks = desk.rules.looks(desk.view);
  const own = desk.tasks.length > 0 ? ownArea(looks) : undefined;
  if (focus.length === 0 && own === undefined) return [];
  const variants = looks.variants.filter((one) => one.private !== true);
  const ended = since.some((one) => one.checkpoint < desk.game.checkpoint);
  const results = ended ? variants.find(({ role }) => role === 'results') : undefined;
  const isWhole = results !== undefined && results.near !== true;
  const area = own ?? (isWhole ? undefined : desk.rules.closeUp?.(focus));
  const shown = results ?? (area === undefined ? variants.find(({ role }) => role === 'small') : variants[0]);
  if (shown === undefined) return [];
  const wanted = { variant: shown.id, focus, ...(area === undefined ? {} : { area }) };
  return [await boardPicture(deps, desk, userId, lookOf(reader.lang, choices, wanted), desk.game.checkpoint)];
}

/** Whether somebody holds the same cards on both desks. */
export function holdsTheSame(before: Desk, after: Desk): boolean {
  return cardsHeld(before) === cardsHeld(after);
}

function cardsHeld({ panels }: Desk): string {
  return JSON.stringify(panels.filter(({ role }) => role === 'hand').map(({ key, lines }) => [key, lines]));
}

/** The hands of cards of a person's seats, when the game has one with a picture. */
async function handPictures(deps: Deps, desk: Desk, { reader, choices, task }: Seeing): Promise<Picture[]> {
  const all = desk.panels.filter((one) => one.role === 'hand');
  const asked = all.length > mostHands ? all.filter(({ seat }) => seat === (task?.seat ?? desk.front)) : [];
  const hands = (asked.length > 0 ? asked : all).slice(0, mostHands);
  const pictures: Picture[] = [];
  for (const panel of hands) {
    const picture = await panelPicture(deps, panel, reader, lookOf(reader.lang, choices, {}));
    if (picture !== null) pictures.push(picture);
  }
  return pictures;
}
