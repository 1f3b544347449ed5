// How people are named in messages: by a mention, or as somebody where it is hidden who they are or nothing is known of them any more.
import type { GameInfo } from '../play/turn/info.js';
import { isMasked } from '../play/people/anonymity.js';
import { isErased } from '../play/records/erased.js';
import type { Arg, Text } from '../table/text.js';
import { t } from './voice.js';

const somebody: Text = { key: 'person.somebody', ns: 'app' };

function isNameless(userId: string): boolean {
  return isMasked(userId) || isErased(userId);
}

/** Somebody for a sentence. */
export function mention(userId: string): Arg {
  return isNameless(userId) ? somebody : `<@${userId}>`;
}

/** The same as words. */
export function mentionIn(userId: string, say: (text: Text) => string): string {
  return isNameless(userId) ? say(somebody) : `<@${userId}>`;
}

/** The same of several, side by side; those nobody knows are counted in one. */
export function mentions(people: readonly string[], say: (text: Text) => string): string {
  const hidden = people.filter(isNameless).length;
  const known = people.filter((userId) => !isNameless(userId)).map((userId) => `<@${userId}>`);
  return [...known, ...(hidden === 0 ? [] : [say(t('person.hidden', { count: hidden }))])].join(' ');
}

/** Whether it is hidden just now who plays which seat. */
export function isAnonymous({ table, status }: Pick<GameInfo, 'table' | 'status'>): boolean {
  return table.anonymous && status !== 'finished' && status !== 'cancelled';
}

/** What everybody may see of a game, whoever asked for it: at an anonymous table not even who asked. */
export function inPublic(game: GameInfo): GameInfo {
  if (!isAnonymous(game)) return game;
  const hide = (userId: string): string => (isMasked(userId) ? userId : '~');
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, userId: seat.userId === null ? null : hide(seat.userId) })),
    signUps: game.signUps.map((one) => ({ ...one, userId: hide(one.userId), away: [] })),
    waiting: game.waiting.map(hide),
  };
}
