// Whether the baked map of Downfall has ground for every hex of land: the grid itself says what lies beside what.
import type { Contacts } from '../../contacts.js';
import { readSource, sourceOf } from '../../source.js';

/** One line for every land hex or region that has no ground on the map. */
export function downfallProblems({ borders }: Contacts): string[] {
  const drawn = new Set([...borders.keys()].flatMap((pair) => pair.split('-')));
  const { spaces } = readSource(sourceOf('downfall'));
  return Object.keys(spaces)
    .filter((id) => /^\d{4}$/u.test(id) && !drawn.has(id))
    .map((id) => `no ground for ${id}`);
}
