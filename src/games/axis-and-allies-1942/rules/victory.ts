// Victory cities and the end of the game (rulebook, Winning the game).
import { powers, sideOf, type Side } from '../data/powers.js';
import { cities, type Land } from '../data/spaces.js';
import type { AaOptions } from '../options.js';
import type { AaState } from '../state.js';
import { productionOf } from './production.js';

/** The cities that count, by the option. */
export function citiesOf(options: AaOptions): readonly Land[] {
  return options.victoryCitySet === 'errata' ? cities : cities.filter((city) => city !== 'hawaiian_islands');
}

/** How many cities a side needs at the end of a round. */
export function citiesToWin(options: AaOptions, side: Side): number {
  if (options.victory === 'total') return citiesOf(options).length;
  if (options.victoryCitySet === 'rulebook') return 9;
  if (options.quickVictory) return side === 'axis' ? 8 : 9;
  return side === 'axis' ? 9 : 10;
}

/** How many cities a side holds. */
export function citiesHeld(state: Pick<AaState, 'options' | 'control'>, side: Side): number {
  return citiesOf(state.options).filter((city) => sideOf(state.control[city]) === side).length;
}

/** The side that has won at the end of a round. */
export function winner(state: AaState): Side | null {
  return (
    (['axis', 'allies'] as const).find((side) => citiesHeld(state, side) >= citiesToWin(state.options, side)) ?? null
  );
}

/** The side that is ahead when the last round is over: more cities, then more production; null when they are even. */
export function leader(state: AaState): Side | null {
  const production = (side: Side): number =>
    powers.reduce((sum, power) => sum + (sideOf(power) === side ? productionOf(state, power) : 0), 0);
  const lead = citiesHeld(state, 'axis') - citiesHeld(state, 'allies') || production('axis') - production('allies');
  return lead === 0 ? null : lead > 0 ? 'axis' : 'allies';
}
