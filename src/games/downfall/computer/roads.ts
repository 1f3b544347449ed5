// How far places are over land from what the West fights for: an island is near nothing.
import { cityIds } from '../data/cities.js';
import type { Ground } from '../rules/ground.js';
import { edgesByHex } from '../rules/graph.js';
import type { Place } from '../state.js';

const known = new WeakMap<Ground, ReadonlyMap<Place, number>>();

/** Hexes over land from each place to the nearest objective that the West does not hold; a place that leads to none is not in it. */
export function roadsToObjectives(ground: Ground): ReadonlyMap<Place, number> {
  const before = known.get(ground);
  if (before !== undefined) return before;
  const { places } = ground.facts.cities;
  const edges = edgesByHex(ground.facts);
  const goals = cityIds.filter(
    (city) => places[city].objective === true && ground.board.cityControl[city] !== 'western',
  );
  const far = new Map<Place, number>(goals.map((city) => [places[city].hex, 0]));
  // In the sequence of their distance: what is added is one further than what it is reached from.
  for (const [at, hexes] of far) for (const { to } of edges.get(at) ?? []) if (!far.has(to)) far.set(to, hexes + 1);
  known.set(ground, far);
  return far;
}
