// Who an order of movement is for: a unit, a partisan, a fleet, a stack or a beachhead, by the id on the sheet.
import type { Sheet } from '../../../table/question.js';
import { byFacts, type Facts } from '../data/facts.js';
import type { NavalId } from '../data/fleets.js';
import { partisanIds, type PartisanId, type UnitId } from '../data/units.js';
import type { Place } from '../state.js';

/** What an order of movement is for. */
export type Mover =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'partisan'; readonly partisan: PartisanId }
  | { readonly kind: 'naval'; readonly naval: NavalId }
  /** All units of a hex, which begin and end together. */
  | { readonly kind: 'stack'; readonly units: readonly UnitId[] }
  /** A beachhead from the pool (null) or an empty one from the map. */
  | { readonly kind: 'beachhead'; readonly from: Place | null };

const counters = byFacts(
  ({ unitIds, navalIds }): ReadonlyMap<string, Mover> =>
    new Map<string, Mover>([
      ...unitIds.map((unit) => [unit, { kind: 'unit', unit }] as const),
      ...partisanIds.map((partisan) => [partisan, { kind: 'partisan', partisan }] as const),
      ...navalIds.map((naval) => [naval, { kind: 'naval', naval }] as const),
    ]),
);

/** The mover a subject names; null for what is none. */
export function moverOf(facts: Facts, subject: string): Mover | null {
  const counter = counters(facts).get(subject);
  if (counter !== undefined) return counter;
  const [kind, from = ''] = subject.split(':');
  if (kind === 'stack') {
    const units = from.split('+').map((name) => facts.unitIds.find((id) => id === name));
    return units.length < 2 || units.includes(undefined)
      ? null
      : { kind: 'stack', units: units.flatMap((id) => id ?? []) };
  }
  if (kind !== 'beachhead') return null;
  return { kind: 'beachhead', from: facts.beachAt.has(from) ? from : null };
}

/** A sheet with each stack written out unit by unit. */
export function unitByUnit(facts: Facts, sheet: Sheet): Sheet {
  return sheet.flatMap((order): Sheet => {
    const mover = moverOf(facts, order.subject);
    return mover?.kind === 'stack' ? mover.units.map((subject) => ({ subject, path: order.path })) : [order];
  });
}
