// How much a report matters where not all of them can be told.
import type { Text } from '../../../table/text.js';

/** Points and DEFCON decide the game; then come the cards that were played, and what is scored. */
const hefts: Readonly<Record<string, number>> = {
  'vp.gain': 2,
  'defcon.improves': 3,
  'defcon.degrades': 3,
  'final.total': 2,
  'score.region': 1,
  'score.southeastAsia': 1,
  'headline.are': 1,
};

/** What a report adds to its weight. */
export function heft({ key }: Text): number {
  if (key.startsWith('end.')) return 4;
  return hefts[key] ?? (key.startsWith('play.') ? 1 : 0);
}
