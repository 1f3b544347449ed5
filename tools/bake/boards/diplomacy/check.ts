// Whether the baked Diplomacy map has exactly the neighbours of the rules.
import {
  armyNeighbours,
  fleetNeighbours,
  locations,
  province,
  provinceIds,
  provinceOf,
  type Location,
} from '../../../../src/games/diplomacy/data/geography.js';
import { type Contacts, pairOf } from '../../contacts.js';

/**
 * Neighbours that the outlines do not show, with the mark that shows them instead.
 * @internal
 */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['den-swe', 'the Danish straits are neutral water so that bal and ska stay apart; drawn as a bridge'],
]);

function difference(kind: string, want: ReadonlySet<string>, have: ReadonlySet<string>): string[] {
  return [
    ...[...want].filter((pair) => !have.has(pair) && !exceptions.has(pair)).map((pair) => `${kind} missing: ${pair}`),
    ...[...have].filter((pair) => !want.has(pair)).map((pair) => `${kind} not in the rules: ${pair}`),
  ];
}

const sortedList = (ids: Iterable<string>): string => [...new Set(ids)].sort().join(' ');

/** One line for every disagreement between the map and the rules; none when the map is right. */
export function diplomacyProblems({ borders, alongCoast, shores }: Contacts): string[] {
  const known = new Set<string>(provinceIds);
  const ofSpaces = [...borders.keys()].filter((pair) => pair.split('-').every((id) => known.has(id)));
  const isSea = (id: string): boolean => provinceIds.some((other) => other === id && province(other).kind === 'sea');
  const byLand = (pair: string): boolean => pair.split('-').every((id) => !isSea(id));
  const army = new Set(provinceIds.flatMap((a) => armyNeighbours(a).map((b) => pairOf(a, b))));
  const fleet = new Set(locations.flatMap((a) => fleetNeighbours(a).map((b) => pairOf(provinceOf(a), provinceOf(b)))));
  const sailed = new Set([
    ...ofSpaces.filter((pair) => !byLand(pair)),
    ...[...alongCoast].filter((pair) => pair.split('-').every((id) => known.has(id))),
  ]);
  const problems = [
    ...difference('army', army, new Set(ofSpaces.filter(byLand))),
    ...difference('fleet', fleet, sailed),
  ];
  const coasts = locations.filter((at) => at.includes('/'));
  for (const id of new Set(coasts.map(provinceOf))) {
    const reached = (at: Location): string => sortedList(fleetNeighbours(at).map(provinceOf));
    const want = coasts
      .filter((at) => provinceOf(at) === id)
      .map(reached)
      .sort();
    const drawn = (shores.get(id) ?? [])
      .map(({ land, water }) => sortedList([...land, ...water].filter((other) => fleet.has(pairOf(id, other)))))
      .sort();
    if (want.join() !== drawn.join())
      problems.push(`coasts of ${id}: ${drawn.join(' | ')} instead of ${want.join(' | ')}`);
  }
  return problems;
}
