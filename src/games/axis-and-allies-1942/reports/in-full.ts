// How reports stand where everything is told.
import type { Text } from '../../../table/text.js';

/** What a round has cost: said once for whoever decides on going on, while dice and losses stand in full beside it. */
const summaries: ReadonlySet<string> = new Set(['report.roundLosses', 'report.roundNone']);

/** A report among all others; null where they say the same. */
export function inFull(report: Text): Text | null {
  return summaries.has(report.key) ? null : report;
}
