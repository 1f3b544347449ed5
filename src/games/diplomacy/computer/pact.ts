// What a power has agreed with others, as its planning needs it: whom it spares, what it keeps out of, which orders it owes.
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import type { MovementOrder } from '../state.js';

/** What was agreed with one other seat. */
export interface Word {
  /** Its powers, where it is at peace. */
  readonly partners: readonly Power[];
  /** Provinces that either keeps out of. */
  readonly barred: readonly (readonly [Power, readonly ProvinceId[]])[];
  /** Powers to turn on together. */
  readonly quarry: readonly Power[];
  /** Orders that were promised to it. */
  readonly owed: readonly MovementOrder[];
  /** Moves of its own that were promised support. */
  readonly awaited: readonly Awaited[];
  /** What breaking it must gain before it is broken, in the measure in which plans are judged. */
  readonly worthBreaking: number;
}

interface Awaited {
  readonly unit: Unit;
  readonly to: Location;
}

/** All that was agreed, put together. */
export interface Pact {
  readonly power: Power;
  readonly words: readonly Word[];
  /** Powers at peace with it: not attacked, and counted as unlikely to attack. */
  readonly partners: ReadonlySet<Power>;
  /** Provinces that it and its partners keep out of. */
  readonly barred: ReadonlyMap<Power, ReadonlySet<ProvinceId>>;
  /** Powers it has agreed to turn on. */
  readonly quarry: ReadonlySet<Power>;
  /** Orders it has promised. */
  readonly owed: readonly MovementOrder[];
  /** Moves that others were promised support for. */
  readonly awaited: readonly Awaited[];
}

/** The pact of a power that has given these words; undefined where it has given none. */
export function pactOf(power: Power, words: readonly Word[]): Pact | undefined {
  if (words.length === 0) return undefined;
  const barred = new Map<Power, Set<ProvinceId>>();
  for (const [whom, ids] of words.flatMap((word) => word.barred))
    barred.set(whom, new Set([...(barred.get(whom) ?? []), ...ids]));
  return {
    power,
    words,
    partners: new Set(words.flatMap(({ partners }) => partners)),
    barred,
    quarry: new Set(words.flatMap(({ quarry }) => quarry)),
    owed: words.flatMap(({ owed }) => owed),
    awaited: words.flatMap(({ awaited }) => awaited),
  };
}

/** Whether two powers are at peace by the pact of one of them. */
export function atPeace(pact: Pact | undefined, one: Power, other: Power): boolean {
  if (pact === undefined) return false;
  return (one === pact.power && pact.partners.has(other)) || (other === pact.power && pact.partners.has(one));
}

/** Whether a power has agreed to keep out of a province. */
export function isBarred(pact: Pact | undefined, power: Power, id: ProvinceId): boolean {
  return pact?.barred.get(power)?.has(id) ?? false;
}
