// What a power has agreed with others, as its planning needs it: whom it spares, what it keeps out of, which orders it owes.
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import type { MovementOrder } from '../state.js';

export interface Pact {
  readonly power: Power;
  /** Powers at peace with it: not attacked, and counted as unlikely to attack. */
  readonly partners: ReadonlySet<Power>;
  /** Provinces that it and its partners keep out of. */
  readonly barred: ReadonlyMap<Power, ReadonlySet<ProvinceId>>;
  /** Powers it has agreed to turn on. */
  readonly quarry: ReadonlySet<Power>;
  /** Orders it has promised. */
  readonly owed: readonly MovementOrder[];
  /** Moves that others were promised support for. */
  readonly awaited: readonly { readonly unit: Unit; readonly to: Location }[];
  /** What breaking the peace must gain before it is broken, in the measure in which plans are judged. */
  readonly worthBreaking: number;
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
