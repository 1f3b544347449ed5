// Where a place is that has no name of its own: who stands there, and which named place is near.
import type { Text } from '../../../table/text.js';
import { isRegion, type Ground } from '../rules/ground.js';
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

/** The nearest city to a hex without one; nothing for places that are named themselves. */
function nearby(ground: Ground, place: Place): readonly Text[] {
  const { cityAt, beachAt } = ground.facts;
  if (cityAt.has(place) || beachAt.has(place) || isRegion(place)) return [];
  const seen = new Set<Place>([place]);
  let edge: readonly Place[] = [place];
  for (let far = 1; far <= farthest; far++) {
    const next = [...new Set(edge.flatMap((at) => ground.edges(at).map(({ to }) => to)))];
    edge = next.filter((to) => !seen.has(to)).toSorted();
    const city = edge.map((to) => cityAt.get(to)).find((id) => id !== undefined);
    if (city !== undefined) {
      const name = say(`city.${city}`);
      return [far === 1 ? say('where.beside', { place: name }) : say('where.near', { place: name, count: far })];
    }
    for (const to of edge) seen.add(to);
  }
  return [];
}

/** What is said of a place beside its name. */
export function whereabouts(ground: Ground, place: Place): { readonly detail?: Text } {
  const [begun, ...rest] = [...standing(ground, place), ...nearby(ground, place)];
  if (begun === undefined) return {};
  return { detail: joined(begun, rest) };
}

/** What is said of a place, then who stands there and what is near. */
export function whereaboutsAfter(ground: Ground, place: Place, first: Text): Text {
  return joined(first, [...standing(ground, place), ...nearby(ground, place)]);
}

/** What is said of a place, and which named place is near where it has no name. */
export function nearbyAfter(ground: Ground, place: Place, first: Text): Text {
  return joined(first, nearby(ground, place));
}

function joined(first: Text, rest: readonly Text[]): Text {
  return rest.reduce((before, after) => say('where.and', { before, after }), first);
}

/**
 * A place to choose: its name, who stands there and what is near.
 * @param first what is said before that.
 */
export function placeOption(
  ground: Ground,
  place: Place,
  first?: Text,
): { readonly id: Place; readonly text: Text; readonly detail?: Text } {
  return {
    id: place,
    text: placeName(ground.facts, place),
    ...(first === undefined ? whereabouts(ground, place) : { detail: whereaboutsAfter(ground, place, first) }),
  };
}
