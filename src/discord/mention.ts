// How people are named in messages: by a mention, or as somebody where it is hidden who they are.
import type { GameInfo } from '../play/play.js';
import { isMasked } from '../play/press/veil.js';
import type { Arg, Text } from '../table/text.js';
import { t } from './voice.js';

/** Somebody for a sentence. */
export function mention(userId: string): Arg {
  return isMasked(userId) ? { key: 'person.somebody', ns: 'app' } : `<@${userId}>`;
}

/** The same in words, side by side; those nobody knows are counted in one. */
export function mentions(people: readonly string[], say: (text: Text) => string): string {
  const hidden = people.filter(isMasked).length;
  const known = people.filter((userId) => !isMasked(userId)).map((userId) => `<@${userId}>`);
  return [...known, ...(hidden === 0 ? [] : [say(t('person.hidden', { count: hidden }))])].join(' ');
}

/** Whether it is hidden just now who plays which seat. */
export function isVeiled({ table, status }: Pick<GameInfo, 'table' | 'status'>): boolean {
  return table.anonymous && status !== 'finished' && status !== 'cancelled';
}

/** What everybody may see of a game, whoever asked for it: at an anonymous table not even who asked. */
export function inPublic(game: GameInfo): GameInfo {
  if (!isVeiled(game)) return game;
  const hide = (userId: string): string => (isMasked(userId) ? userId : '~');
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, userId: seat.userId === null ? null : hide(seat.userId) })),
    signUps: game.signUps.map((one) => ({ ...one, userId: hide(one.userId) })),
    waiting: game.waiting.map(hide),
  };
}
