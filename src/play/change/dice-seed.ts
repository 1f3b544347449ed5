// The seed of a game's draws: the promised secret, mixed with what came after the promise.
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

/** The phases whose beginning was put right by hand, so that it does not follow from the phase before. */
export function repairedPhases(row: Pick<GameRow, 'settings'>): ReadonlySet<number> {
  return new Set(settingsOf(row).dice.forks.flatMap(({ phase, edited }) => (edited ? [phase] : [])));
}
