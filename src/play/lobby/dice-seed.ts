// The seed of a game's draws: the promised secret, mixed with what came after the promise.
import type { GameRow } from '../../store/games.js';
import { mixed } from '../../table/dice.js';
import { settingsOf } from './settings.js';

/** What has been added, one line each, as it is hashed: a person with the number of their press and their word; last the press that began the game. */
export function ingredientsOf(row: Pick<GameRow, 'settings'>): readonly string[] {
  const { added, closedBy } = settingsOf(row).dice;
  const lines = added.map(({ userId, act, word }) => [userId, act, word].filter((part) => part !== '').join(' '));
  return closedBy === null || closedBy === '' ? lines : [...lines, closedBy];
}

/** The seed of a game's draws. */
export function diceSeed(row: Pick<GameRow, 'settings' | 'seed'>): string {
  return mixed(row.seed, ingredientsOf(row));
}
