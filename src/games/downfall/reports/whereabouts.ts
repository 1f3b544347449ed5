// Where a place is that has no name of its own: who stands there, and which named place is near.
import type { Text } from '../../../table/text.js';
import { byFacts, type Facts } from '../data/facts.js';
import { edgesByHex, type Edges } from '../rules/graph.js';
import type { Ground } from '../rules/ground.js';
import type { Place } from '../state.js';
import { say } from './names.js';
import { placeName, unitName } from './places.js';
import { partisanName } from './subjects.js';

/** As many units are named; of more it is said how many. */
const mostNamed = 3;
/** A named place further away tells nobody where a hex is. */
const farthest = 4;

/** Who stands in a place; nothing where nobody does. */
function standing(ground: Ground, place: Place): readonly Text[] {
  const names = [
    ...ground.unitsAt(place).map((id) => unitName(ground.facts, id)),
    ...ground.partisansAt(place).map(partisanName),
  ];
  if (names.length === 0) return [];
  const left = names.length - mostNamed;
  const items = say('list', { items: names.slice(0, mostNamed) });
  return [left > 0 ? say('where.more', { units: items, count: left }) : items];
}

/** The nearest city to a hex without one; null where none is near. */
function nearestCity({ cityAt }: Facts, graph: Edges, hex: Place): Text | null {
  const seen = new Set<Place>([hex]);
  let edge: readonly Place[] = [hex];
  for (let far = 1; far <= farthest; far++) {
    const next = [...new Set(edge.flatMap((at) => (graph.get(at) ?? []).map(({ to }) => to)))];
    edge = next.filter((to) => !seen.has(to)).toSorted();
    const city = edge.map((to) => cityAt.get(to)).find((id) => id !== undefined);
    if (city !== undefined) {
      const name = say(`city.${city}`);
      return far === 1 ? say('where.beside', { place: name }) : say('where.near', { place: name, count: far });
    }
    for (const to of edge) seen.add(to);
  }
  return null;
}

/** What is near each hex that has no name of its own. */
const nearByHex = byFacts((facts): ReadonlyMap<Place, Text> => {
  const graph = edgesByHex(facts);
  const bare = [...facts.hexes.keys()].filter((hex) => !facts.cityAt.has(hex));
  return new Map(
    bare.flatMap((hex) => {
      const near = nearestCity(facts, graph, hex);
      return near === null ? [] : [[hex, near] as const];
    }),
  );
});

/** A place as somebody finds it on the map: with what is near where it has no name. */
export function spotName(facts: Facts, place: Place): Text {
  const near = nearByHex(facts).get(place);
  const name = placeName(facts, place);
  return near === undefined ? name : say('where.spot', { place: name, near });
}

/** Who stands in a place, as it is said beside its name. */
export function whereabouts(ground: Ground, place: Place): { readonly detail?: Text } {
  const [first] = standing(ground, place);
  return first === undefined ? {} : { detail: first };
}

/** What is said of a place, then who stands there. */
export function whereaboutsAfter(ground: Ground, place: Place, first: Text): Text {
  return standing(ground, place).reduce((before, after) => say('where.and', { before, after }), first);
}

/**
 * A place to choose: its name and what is near, beside it who stands there.
 * @param first what is said before that.
 */
export function placeOption(
  ground: Ground,
  place: Place,
  first?: Text,
): { readonly id: Place; readonly text: Text; readonly detail?: Text } {
  return {
    id: place,
    text: spotName(ground.facts, place),
    ...(first === undefined ? whereabouts(ground, place) : { detail: whereaboutsAfter(ground, place, first) }),
  };
}
