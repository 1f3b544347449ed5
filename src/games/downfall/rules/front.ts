// Nearness to the front: what is nearest to the units a faction fights comes first.
import type { Faction } from '../data/units.js';
import { foeOf, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { airDistance } from './ranges.js';

/** What a faction fights on a ground, and how far from it places are as far as anybody has asked. */
interface Front {
  readonly foes: readonly Place[];
  readonly far: Map<Place, number>;
}

const fronts = new WeakMap<Ground, Map<Faction, Front>>();

function frontOf(ground: Ground, faction: Faction): Front {
  const known = fronts.get(ground) ?? new Map<Faction, Front>();
  fronts.set(ground, known);
  const front = known.get(faction);
  if (front !== undefined) return front;
  const foes = new Set<Place>();
  for (const id of ground.facts.unitIds) {
    const { status, at } = ground.board.units[id];
    if (status === 'map' && at !== null && ground.facts.units[id].faction === foeOf[faction]) foes.add(at);
  }
  const made = { foes: [...foes], far: new Map<Place, number>() };
  known.set(faction, made);
  return made;
}

/** How far a place is from the nearest unit that a faction fights. */
export function farFromFoe(ground: Ground, faction: Faction, place: Place): number {
  const { foes, far } = frontOf(ground, faction);
  const known = far.get(place) ?? foes.reduce((best, at) => Math.min(best, airDistance(place, at)), Infinity);
  far.set(place, known);
  return known;
}

/** Places in the sequence of their nearness to the foe. */
export function frontFirst(ground: Ground, faction: Faction, places: readonly Place[]): readonly Place[] {
  const far = new Map(places.map((place) => [place, farFromFoe(ground, faction, place)]));
  return [...places].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (a < b ? -1 : 1));
}
