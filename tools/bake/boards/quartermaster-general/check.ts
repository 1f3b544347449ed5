// Whether the baked Quartermaster General map has exactly the neighbours of the rules.
import { edges } from '../../../../src/games/quartermaster-general/data/adjacency.js';
import { spaceIds } from '../../../../src/games/quartermaster-general/data/spaces.js';
import { type Contacts, pairOf } from '../../contacts.js';

/**
 * Neighbours across the cut through America, which the two edges of the map name.
 * @internal
 */
export const acrossTheCut: readonly string[] = [
  'eastern-united-states-western-united-states',
  'canada-pacific-northwest',
  'east-pacific-southeast-pacific',
];

/** One line for every disagreement between the map and the rules; none when the map is right. */
export function qmgProblems({ borders }: Contacts): string[] {
  const want = new Set(edges.map(([a, b]) => pairOf(a, b)));
  const own = new Set(spaceIds.flatMap((a) => spaceIds.filter((b) => a < b).map((b) => pairOf(a, b))));
  return [
    ...[...want].filter((pair) => !borders.has(pair) && !acrossTheCut.includes(pair)).map((pair) => `missing: ${pair}`),
    ...[...borders.keys()]
      .filter((pair) => own.has(pair) && !want.has(pair))
      .map((pair) => `not in the rules: ${pair}`),
  ];
}
