// Nearness to the front: what is nearest to the units a faction fights comes first.
import { unitFacts, unitIds, type Faction } from '../data/units.js';
import { foeOf, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { airDistance } from './ranges.js';

/** How far a place is from the nearest unit that a faction fights. */
export function farFromFoe(ground: Ground, faction: Faction, place: Place): number {
  let best = Infinity;
  for (const id of unitIds) {
    const { status, at } = ground.board.units[id];
    if (status !== 'map' || at === null || unitFacts[id].faction !== foeOf[faction]) continue;
    best = Math.min(best, airDistance(place, at));
  }
  return best;
}

/** Places in the sequence of their nearness to the foe. */
export function frontFirst(ground: Ground, faction: Faction, places: readonly Place[]): readonly Place[] {
  const far = new Map(places.map((place) => [place, farFromFoe(ground, faction, place)]));
  return [...places].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (a < b ? -1 : 1));
}
