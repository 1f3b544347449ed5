// Realignments: where they are open, their modifiers and odds (rulebook, 6.2 Realignment Rolls).
import { countryIds, type CountryId } from '../data/countries.js';
import { isIn } from '../data/geography.js';
import { opponent, type Side } from '../data/terms.js';
import type { PublicState } from '../state.js';
import { controlledNeighbours, controls, influenceOf } from './control.js';
import { isClosed } from './defcon.js';

/** Whether NATO keeps the USSR from coups and realignments (and Brush War) in a country now. */
export function natoProtects(state: PublicState, id: CountryId): boolean {
  const { effects } = state;
  if (!effects.nato || !isIn(id, 'europe') || !controls(state, 'us', id)) return false;
  if (id === 'france' && effects.deGaulle) return false;
  return !(id === 'west_germany' && effects.willyBrandt);
}

/** Bans on Soviet coups and realignments that do not come from DEFCON. */
export function shielded(state: PublicState, side: Side, id: CountryId): boolean {
  if (side === 'us') return false;
  return natoProtects(state, id) || (id === 'japan' && state.effects.usJapanPact);
}

/**
 * Whether a side may realign in a country.
 * @param free the DEFCON level does not matter (realignments an event grants as free).
 */
export function canRealign(state: PublicState, side: Side, id: CountryId, free = false): boolean {
  if (influenceOf(state, opponent(side), id) === 0) return false;
  if (!free && !state.options.realignIgnoresDefcon && isClosed(state, id)) return false;
  return !shielded(state, side, id);
}

/** All countries in which a side may realign. */
export function realignTargets(state: PublicState, side: Side, free = false): readonly CountryId[] {
  return countryIds.filter((id) => canRealign(state, side, id, free));
}

/** What a side adds to its die in a country, whoever realigns. */
export function realignModifier(state: PublicState, side: Side, id: CountryId): number {
  const ahead = influenceOf(state, side, id) > influenceOf(state, opponent(side), id) ? 1 : 0;
  const scandal = side === 'us' && state.effects.iranContra ? 1 : 0;
  // The superpower counts once: as a controlled neighbour it is the bonus for touching it.
  return controlledNeighbours(state, side, id) + ahead - scandal;
}

/** The chances of one roll, in percent: the opponent loses something, nothing happens, the roller loses something. */
export function realignOdds(
  state: PublicState,
  side: Side,
  id: CountryId,
): { readonly wins: number; readonly loses: number } {
  const lead = realignModifier(state, side, id) - realignModifier(state, opponent(side), id);
  let wins = 0;
  let loses = 0;
  for (let own = 1; own <= 6; own++) {
    for (let other = 1; other <= 6; other++) {
      if (own + lead > other) wins++;
      if (own + lead < other) loses++;
    }
  }
  return { wins: Math.round((wins * 100) / 36), loses: Math.round((loses * 100) / 36) };
}
