// How much a report matters where not all of them can be told.
import { keysIn } from '../../../table/heft.js';
import type { Text } from '../../../table/text.js';

/** Objectives with their points, and surrenders, decide the game; then come hexes that were taken and how a turn ended. */
const hefts: ReadonlyMap<string, number> = new Map([
  ['report.objective', 2],
  ['report.objectives', 2],
  ['report.surrender', 2],
  ['report.taken', 1],
  ['report.takenBy', 1],
  ['report.turnOver', 1],
]);

/** What a report adds to its weight. */
export function heft(report: Text): number {
  if (report.key.startsWith('over.')) return 4;
  return Math.max(...keysIn(report).map((key) => hefts.get(key) ?? 0));
}
