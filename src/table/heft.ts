// How heavy a report is among others: what is left out first where not all of them can be told.
import type { Weight } from './script.js';
import type { Text } from './text.js';

const steps: Readonly<Record<Weight, number>> = { detail: 0, main: 1, headline: 2 };

/** A report as far as its heft goes. */
export interface Weighed {
  readonly text: Text;
  readonly weight: Weight;
}

/** How much a report adds to its weight, in steps of weights, by its game: what decides a game adds most. */
export type Added = ((report: Text) => number) | undefined;

/** How heavy a report is: the higher, the later it is left out. */
export function heftOf({ text, weight }: Weighed, added: Added): number {
  return steps[weight] + (added?.(text) ?? 0);
}

/** Whether a report decides more than any that only stands out. */
export function isDecisive(report: Weighed, added: Added): boolean {
  return heftOf(report, added) > steps.headline + 1;
}

/** The key of a report, and of all the sentences and names it is put together from. */
export function keysIn({ key, args = {} }: Text): readonly string[] {
  const parts = Object.values(args).flat();
  return [key, ...parts.flatMap((part) => (typeof part === 'object' && 'key' in part ? keysIn(part) : []))];
}
