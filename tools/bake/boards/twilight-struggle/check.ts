// Whether the baked Twilight Struggle map has ground for every country; links are drawn as lines, so borders need not agree.
import { countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import type { Contacts } from '../../contacts.js';

/** One line for every country that has no ground on the map. */
export function twilightProblems({ borders }: Contacts): string[] {
  const drawn = new Set([...borders.keys()].flatMap((pair) => pair.split('-')));
  return countryIds.filter((id) => !drawn.has(id)).map((id) => `no ground for ${id}`);
}
