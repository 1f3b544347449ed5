// Coups: where they are open, when they lower DEFCON, their modifiers and odds (rulebook, 6.3 Coup Attempts).
import { countryIds, type CountryId } from '../data/countries.js';
import { isBattleground, isIn } from '../data/geography.js';
import { type Side, opponent } from '../data/terms.js';
import type { PublicState } from '../state.js';
import { influenceOf, stability } from './control.js';
import { isClosed } from './defcon.js';
import { shielded } from './realignments.js';

/** Whether a side may attempt a coup in a country; a free coup ignores the DEFCON level only. */
export function canCoup(state: PublicState, side: Side, id: CountryId, free = false): boolean {
  if (influenceOf(state, opponent(side), id) === 0) return false;
  if (!free && isClosed(state, id)) return false;
  if (side === 'ussr' && state.effects.reformer && isIn(id, 'europe')) return false;
  return !shielded(state, side, id);
}

/** All countries in which a side may attempt a coup. */
export function coupTargets(state: PublicState, side: Side, free = false): readonly CountryId[] {
  return countryIds.filter((id) => canCoup(state, side, id, free));
}

/** What is added to the die of a coup besides Operations and stability. */
export function coupModifier(state: PublicState, side: Side, id: CountryId): number {
  const salt = state.effects.salt ? 1 : 0;
  const latin = isIn(id, 'central_america') || isIn(id, 'south_america');
  const own = latin ? state.deathSquads[side] : 0;
  const against = latin || state.options.deathSquadsScope === 'everywhere' ? state.deathSquads[opponent(side)] : 0;
  return own - against - salt;
}

/** Whether a coup here lowers DEFCON. */
export function lowersDefcon(state: PublicState, side: Side, id: CountryId): boolean {
  return isBattleground(id) && !(side === 'us' && state.effects.nuclearSubs);
}

/** How a coup would end by die: what comes off and what is added for each of the six faces. */
export function coupOdds(
  state: PublicState,
  side: Side,
  id: CountryId,
  ops: number,
): { readonly success: number; readonly best: number } {
  const base = ops + coupModifier(state, side, id) - 2 * stability(state, id);
  const wins = [1, 2, 3, 4, 5, 6].filter((die) => die + base > 0).length;
  return { success: Math.round((wins * 100) / 6), best: Math.max(0, base + 6) };
}
