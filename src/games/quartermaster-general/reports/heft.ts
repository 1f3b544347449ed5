// How much a report matters where not all of them can be told.
import type { Text } from '../../../table/text.js';

/** The card that was played and the points a turn brought; then what has left the board. */
const hefts: Readonly<Record<string, number>> = {
  'report.plays': 2,
  'report.laysStatus': 2,
  'report.scoresSpaces': 3,
  'report.scoresCard': 3,
  'report.noScore': 3,
  'report.gains': 3,
  'report.loses': 3,
  'report.uses': 1,
  'report.removed': 1,
  'report.starved': 1,
  'report.round': 1,
};

/** What a report adds to its weight. */
export function heft({ key }: Text): number {
  return key.startsWith('over.') ? 4 : (hefts[key] ?? 0);
}
