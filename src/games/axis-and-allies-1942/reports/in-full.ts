// How reports stand where everything is told, on a newspaper page, and where not all can be told.
import { keysIn } from '../../../table/heft.js';
import type { Weight } from '../../../table/script.js';
import type { Text } from '../../../table/text.js';
import { capitals, cities } from '../data/spaces.js';

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

const conquests: ReadonlySet<string> = new Set(['report.captured', 'report.freed', 'report.blitz']);
const battles: ReadonlySet<string> = new Set([
  ...['report.held', 'report.cleared', 'report.notTaken', 'report.bothGone', 'report.undecided'],
  ...['report.bombed', 'report.bombedNone'],
]);

/** A victory city or a capital that changed hands before all other land, and that before battles that changed nothing. */
export function heft(report: Text): number {
  const keys = keysIn(report);
  if (report.key.startsWith('over.')) return 4;
  if (keys.some((key) => conquests.has(key))) return keys.some((key) => decisive.has(key)) ? 3 : 1;
  return keys.some((key) => victories.has(key)) ? 1 : (others[report.key] ?? 0);
}

const decisive: ReadonlySet<string> = new Set([...cities, ...Object.values(capitals)].map((land) => `space.${land}`));
const victories: ReadonlySet<string> = new Set(['report.cleared', 'report.notTaken']);
const others: Readonly<Record<string, number>> = { 'report.loot': 2, 'report.endOfRound': 1, 'report.noCapital': 2 };
