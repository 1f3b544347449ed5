// The seeds of a game: of its draws, the promised secret mixed with what came after the promise; and of what is decided beside them.
import type { GameRow } from '../../store/games.js';
import { ingredientLines, seedAt } from '../../table/dice.js';
import { settingsOf } from '../settings/settings.js';

/** What has been added, one line each, as it is hashed. */
export function ingredientsOf(row: Pick<GameRow, 'settings'>): readonly string[] {
  return ingredientLines(settingsOf(row).dice);
}

/** The seed of a game's draws from one on: of a phase, from the number of draws it began with. */
export function diceSeed(row: Pick<GameRow, 'settings' | 'seed'>, draw: number): string {
  return seedAt(row.seed, ingredientsOf(row), settingsOf(row).dice.forks, draw);
}

/**
 * The seed of something that is decided beside the game's draws, such as what a computer player thinks: the secret, the line of each
 * time the game was taken back, and what it is for. What was seen before a game was taken back tells nothing of what comes after.
 */
export function seedBeside(row: Pick<GameRow, 'settings' | 'seed'>, ...what: readonly (string | number)[]): string {
  const lines = settingsOf(row).dice.forks.map(({ line }) => line);
  return [row.seed, ...lines, ...what].join(':');
}

/** The phases whose beginning was put right by hand, so that it does not follow from the phase before. */
export function repairedPhases(row: Pick<GameRow, 'settings'>): ReadonlySet<number> {
  return new Set(settingsOf(row).dice.forks.flatMap(({ phase, edited }) => (edited ? [phase] : [])));
}
