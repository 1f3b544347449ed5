// How much a report matters where not all of them can be told.
import { keysIn } from '../../../table/heft.js';
import type { Text } from '../../../table/text.js';
import { capitals, cities } from '../data/spaces.js';
import { conquests } from './in-full.js';

const decisive: ReadonlySet<string> = new Set([...cities, ...Object.values(capitals)].map((land) => `space.${land}`));
const victories: ReadonlySet<string> = new Set(['report.cleared', 'report.notTaken']);
const others: Readonly<Record<string, number>> = { 'report.loot': 2, 'report.endOfRound': 1, 'report.noCapital': 2 };

/** What a report adds to its weight: a victory city or a capital that changed hands before all other land, and that before battles that changed nothing. */
export function heft(report: Text): number {
  const keys = keysIn(report);
  if (report.key.startsWith('over.')) return 4;
  if (keys.some((key) => conquests.has(key))) return keys.some((key) => decisive.has(key)) ? 3 : 1;
  return keys.some((key) => victories.has(key)) ? 1 : (others[report.key] ?? 0);
}
