// Whether the baked map of Axis & Allies 1942 has exactly the neighbours of the rules.
import { canals, neighbours } from '../../../../src/games/axis-and-allies-1942/data/adjacency.js';
import { spaces } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { type Contacts, pairOf } from '../../contacts.js';

/**
 * Neighbours that the picture does not draw as a border: across its cut, and over a canal.
 * @internal
 */
export const unseen: ReadonlySet<string> = new Set([
  ...(
    [
      ['western_canada', 'eastern_canada'],
      ['western_united_states', 'central_united_states'],
      ['mexico', 'east_mexico'],
      ['sz19', 'sz55'],
      ['sz20', 'sz42'],
      ['sz21', 'sz41'],
    ] as const
  ).map(([a, b]) => pairOf(a, b)),
  ...canals.map(({ zones: [a, b] }) => pairOf(a, b)),
]);

/** One line for every disagreement between the map and the rules; none when the map is right. */
export function axisProblems({ borders }: Contacts): string[] {
  const want = new Set(spaces.flatMap((a) => neighbours[a].map((b) => pairOf(a, b))));
  const own = new Set(spaces.flatMap((a) => spaces.filter((b) => a < b).map((b) => pairOf(a, b))));
  return [
    ...[...want].filter((pair) => !borders.has(pair) && !unseen.has(pair)).map((pair) => `missing: ${pair}`),
    ...[...borders.keys()]
      .filter((pair) => own.has(pair) && !want.has(pair))
      .map((pair) => `not in the rules: ${pair} (${Math.round(borders.get(pair) ?? 0)})`),
  ];
}
