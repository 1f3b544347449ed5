// Influence: where it can be placed and what that costs (rulebook, 6.1 Placing Influence Markers).
import { countryIds, civilWarSpace, type SpaceId, type CountryId } from '../data/countries.js';
import type { PublicState } from '../state.js';
import { opponent, type Side } from '../data/terms.js';
import { neighbours, bordersSuperpower, isIn } from '../data/geography.js';
import { controls, influenceOf, stability } from './control.js';
import { civilWarNeeded } from '../data/tracks.js';

/** Points by country. */
export type Amounts = Readonly<Partial<Record<CountryId, number>>>;

/** The countries and numbers of an allotment, without the zeros, in the order of the board. */
export function entriesOf(amounts: Amounts): readonly (readonly [CountryId, number])[] {
  return countryIds.flatMap((id) => {
    const points = amounts[id] ?? 0;
    return points > 0 ? [[id, points] as const] : [];
  });
}

/** Where a side may place influence with Operations, Chernobyl and the Chinese Civil War space included. */
export function reachable(state: PublicState, side: Side): readonly SpaceId[] {
  const base = new Set<CountryId>(state.reach[side]);
  const chernobyl = side === 'ussr' ? state.chernobyl : null;
  const countries = countryIds.filter((id) => {
    const near = base.has(id) || neighbours(id).some((other) => base.has(other)) || bordersSuperpower(id, side);
    return near && !(chernobyl !== null && isIn(id, chernobyl));
  });
  const open = side === 'ussr' && state.civilWar !== null && chernobyl !== 'asia';
  return open ? [...countries, civilWarSpace] : countries;
}

/** What the first `points` points in a country cost: 2 each while the opponent controls it, re-priced after every point. */
export function placementCost(state: PublicState, side: Side, id: SpaceId, points: number): number {
  if (id === civilWarSpace) return points;
  const other = opponent(side);
  if (!controls(state, other, id)) return points;
  const margin = influenceOf(state, other, id) - influenceOf(state, side, id) - stability(state, id);
  const dear = Math.min(points, margin + 1);
  return points + dear;
}

/** The most points that fit into a country for a number of Operations. */
export function mostPoints(state: PublicState, side: Side, id: SpaceId, ops: number): number {
  const room = id === civilWarSpace ? civilWarNeeded - (state.civilWar ?? civilWarNeeded) : ops;
  let points = 0;
  while (points < room && placementCost(state, side, id, points + 1) <= ops) points++;
  return points;
}
