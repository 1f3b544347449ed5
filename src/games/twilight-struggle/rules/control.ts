// Who controls what (rulebook, 2.1 Game Map).
import { country, type CountryId, countryIds } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import { bordersSuperpower, isBattleground, neighbours } from '../data/geography.js';
import type { PublicState } from '../state.js';

/** A country's stability, as cards in force may have changed it. */
export function stability(state: PublicState, id: CountryId): number {
  return id === 'zaire' && state.effects.mobutu ? 3 : country(id).stability;
}

/** A side's influence in a country. */
export function influenceOf(state: PublicState, side: Side, id: CountryId): number {
  return state.influence[id][side];
}

/** Whether a side controls a country: at least its stability, and that much more than the other side. */
export function controls(state: PublicState, side: Side, id: CountryId): boolean {
  const { us, ussr } = state.influence[id];
  const lead = side === 'us' ? us - ussr : ussr - us;
  // A lead as large as the stability means at least that much influence.
  return lead > 0 && lead >= stability(state, id);
}

/** The side that controls a country; null when nobody does. */
export function controller(state: PublicState, id: CountryId): Side | null {
  if (controls(state, 'us', id)) return 'us';
  return controls(state, 'ussr', id) ? 'ussr' : null;
}

/** How many of a country's neighbours a side controls; its own superpower space counts as one. */
export function controlledNeighbours(state: PublicState, side: Side, id: CountryId): number {
  const around = neighbours(id).filter((neighbour) => controls(state, side, neighbour)).length;
  return around + (bordersSuperpower(id, side) ? 1 : 0);
}

/** Influence a side still needs to control a country; 0 when it does. */
export function neededForControl(state: PublicState, side: Side, id: CountryId): number {
  const target = influenceOf(state, opponent(side), id) + stability(state, id);
  return Math.max(0, target - influenceOf(state, side, id));
}

/** How many battlegrounds of the whole board a side controls. */
export function controlledBattlegrounds(state: PublicState, side: Side): number {
  return countryIds.filter((id) => isBattleground(id) && controls(state, side, id)).length;
}
