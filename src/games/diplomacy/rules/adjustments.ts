// Resolves an adjustment phase: builds and removals in the order written, missing removals by civil disorder.
import { homeCentres, provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { Order, Owners } from '../state.js';
import { civilDisorderRemovals } from './civil-disorder.js';
import { fleetBuildSites, surplus, unitsOf } from './ownership.js';

type AdjustmentCode =
  | 'not-home'
  | 'not-owned'
  | 'occupied'
  | 'inland-fleet'
  | 'coast-required'
  | 'too-many'
  | 'piece-limit'
  | 'no-such-unit'
  | 'must-remove'
  | 'must-build'
  | 'no-builds'
  | 'wrong-phase';

type AdjustmentReason =
  | { readonly why: 'built'; readonly unit: Unit }
  | { readonly why: 'removed'; readonly unit: Unit }
  | { readonly why: 'waived' }
  | { readonly why: 'civil-disorder'; readonly unit: Unit }
  | { readonly why: 'not-done'; readonly code: AdjustmentCode };

export interface AdjustmentResult {
  readonly power: Power;
  readonly order: Order;
  readonly sent: boolean;
  readonly verdict: 'succeeds' | 'fails';
  readonly reason: AdjustmentReason;
}

export interface AdjustmentOutcome {
  readonly results: readonly AdjustmentResult[];
  readonly units: readonly Unit[];
}

/** How many armies, and how many fleets, the box holds for a power (rulebook, list of components). */
export const pieceLimit = 10;

/**
 * Resolve adjustments (rulebook, “Gaining and losing units phase”). Each power's orders are taken in the order sent, and each that cannot be done is
 * skipped. `powers` are those that adjust at all.
 */
export function adjudicateAdjustments(
  position: { readonly units: readonly Unit[]; readonly owners: Owners },
  powers: readonly Power[],
  sent: readonly { readonly power: Power; readonly order: Order }[],
  rulings: Rulings,
): AdjustmentOutcome {
  const { owners } = position;
  const results: AdjustmentResult[] = [];
  let { units } = position;
  for (const power of powers) {
    const orders = sent.filter((one) => one.power === power).map(({ order }) => order);
    const room = surplus(owners, position.units, power);
    let left = Math.abs(room);
    for (const order of orders) {
      const reason = adjust(units, owners, power, order, room, left, rulings);
      if (reason.why !== 'not-done') left -= 1;
      if (reason.why === 'built') units = [...units, reason.unit];
      if (reason.why === 'removed') units = units.filter((unit) => unit !== reason.unit);
      results.push({ power, order, sent: true, verdict: reason.why === 'not-done' ? 'fails' : 'succeeds', reason });
    }
    if (room >= 0) continue;
    const gone = civilDisorderRemovals(unitsOf(units, power), owners, power, left, rulings);
    units = units.filter((unit) => !gone.includes(unit));
    for (const unit of gone)
      results.push({
        power,
        order: { kind: 'remove', at: unit.at },
        sent: false,
        verdict: 'succeeds',
        reason: { why: 'civil-disorder', unit },
      });
  }
  return { results, units };
}

function adjust(
  units: readonly Unit[],
  owners: Owners,
  power: Power,
  order: Order,
  room: number,
  left: number,
  rulings: Rulings,
): AdjustmentReason {
  switch (order.kind) {
    case 'waive':
      return waive(room, left);
    case 'build':
      return build(units, owners, power, order, room, left, rulings);
    case 'remove':
      return remove(units, power, order.at, room, left);
    case 'disband':
      return remove(units, power, order.unit, room, left);
    case 'hold':
    case 'move':
    case 'support':
    case 'convoy':
    case 'retreat':
      return notDone('wrong-phase');
  }
}

function notDone(code: AdjustmentCode): AdjustmentReason {
  return { why: 'not-done', code };
}

function waive(room: number, left: number): AdjustmentReason {
  if (room < 0) return notDone('must-remove');
  return left > 0 ? { why: 'waived' } : notDone('too-many');
}

function build(
  units: readonly Unit[],
  owners: Owners,
  power: Power,
  order: { readonly type: 'A' | 'F'; readonly at: Location },
  room: number,
  left: number,
  rulings: Rulings,
): AdjustmentReason {
  const centre = provinceOf(order.at);
  if (room < 0) return notDone('must-remove');
  if (room === 0) return notDone('no-builds');
  if (!homeCentres(power).includes(centre)) return notDone('not-home');
  if (owners[centre] !== power) return notDone('not-owned');
  if (units.some(({ at }) => provinceOf(at) === centre)) return notDone('occupied');
  if (left === 0) return notDone('too-many');
  if (rulings.pieceLimit && unitsOf(units, power).filter(({ type }) => type === order.type).length >= pieceLimit)
    return notDone('piece-limit');
  const at = order.type === 'A' ? centre : fleetBuildSites(centre).find((site) => site === order.at);
  if (at === undefined) return notDone(fleetBuildSites(centre).length === 0 ? 'inland-fleet' : 'coast-required');
  return { why: 'built', unit: { power, type: order.type, at } };
}

function remove(units: readonly Unit[], power: Power, at: Location, room: number, left: number): AdjustmentReason {
  if (room >= 0) return notDone('must-build');
  const unit = unitsOf(units, power).find((one) => provinceOf(one.at) === provinceOf(at));
  if (unit === undefined) return notDone('no-such-unit');
  return left > 0 ? { why: 'removed', unit } : notDone('too-many');
}
