// How reports stand where everything is told, and on a newspaper page.
import { keysIn } from '../../../table/heft.js';
import type { Weight } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';

/** What a round has cost: said once for whoever decides on going on, while dice and losses stand in full beside it. */
const summaries: ReadonlySet<string> = new Set(['report.roundLosses', 'report.roundNone']);

/** A report among all others; null where they say the same. */
export function inFull(report: Text): Text | null {
  return summaries.has(report.key) ? null : report;
}

/** Land that changed hands makes the news, then the other battles; cities stand in the table. */
export function newsWeight(report: Text): Weight {
  const keys = keysIn(report);
  if (keys.some((key) => conquests.has(key))) return 'headline';
  return keys.some((key) => battles.has(key)) ? 'main' : 'detail';
}

/** Reports of land that changed hands. */
export const conquests: ReadonlySet<string> = new Set(['report.captured', 'report.freed', 'report.blitz']);
const battles: ReadonlySet<string> = new Set([
  ...['report.held', 'report.cleared', 'report.notTaken', 'report.bothGone', 'report.undecided'],
  ...['report.bombed', 'report.bombedNone'],
]);
