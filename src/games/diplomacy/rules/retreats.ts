// Resolves a retreat phase: everybody steps back at once, and those who meet are lost.
import { coastLocation, coastOf, provinceOf } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import type { Dislodged, Order } from '../state.js';
import type { Sent } from './assignment.js';

type RetreatReason =
  | { readonly why: 'retreated' }
  | { readonly why: 'disbanded' }
  | { readonly why: 'no-order' }
  | { readonly why: 'no-retreat' }
  | { readonly why: 'collision'; readonly with: readonly Unit[] }
  | {
      readonly why: 'illegal';
      readonly code: 'not-dislodged' | 'not-own-unit' | 'wrong-phase' | 'cannot-retreat-there';
    };

export interface RetreatResult {
  readonly power: Unit['power'];
  /** The dislodged unit, if the order was for one. */
  readonly unit: Unit | null;
  readonly order: Order;
  readonly sent: boolean;
  readonly verdict: 'succeeds' | 'fails' | 'illegal';
  readonly reason: RetreatReason;
}

export interface RetreatOutcome {
  readonly results: readonly RetreatResult[];
  readonly units: readonly Unit[];
  readonly disbanded: readonly Unit[];
}

/**
 * Resolve retreats (rulebook, “Retreat and disbanding phase”): a missing or illegal order disbands, units that name the same province are all lost, the
 * others arrive. `units` are those left on the board after movement.
 */
export function adjudicateRetreats(
  units: readonly Unit[],
  dislodged: readonly Dislodged[],
  sent: readonly Sent<Order>[],
): RetreatOutcome {
  const plans = new Map<Unit, Location | null>();
  const results: RetreatResult[] = [];
  for (const { power, order } of sent) {
    const result = (unit: Unit | null, verdict: RetreatResult['verdict'], reason: RetreatReason): RetreatResult => ({
      power,
      unit,
      order,
      sent: true,
      verdict,
      reason,
    });
    if (order.kind !== 'retreat' && order.kind !== 'disband') {
      results.push(result(null, 'illegal', { why: 'illegal', code: 'wrong-phase' }));
      continue;
    }
    const found = dislodged.find(({ unit }) => provinceOf(unit.at) === provinceOf(order.unit));
    if (found === undefined) results.push(result(null, 'illegal', { why: 'illegal', code: 'not-dislodged' }));
    else if (found.unit.power !== power)
      results.push(result(null, 'illegal', { why: 'illegal', code: 'not-own-unit' }));
    else if (order.kind === 'disband') {
      plans.set(found.unit, null);
      results.push(result(found.unit, 'succeeds', { why: 'disbanded' }));
    } else {
      const to = retreatTarget(found, order.to);
      if (to === undefined) {
        results.push(result(found.unit, 'illegal', { why: 'illegal', code: 'cannot-retreat-there' }));
        continue;
      }
      plans.set(found.unit, to);
      results.push({
        ...result(found.unit, 'succeeds', { why: 'retreated' }),
        order: { kind: 'retreat', unit: found.unit.at, to },
      });
    }
  }
  const goals = new Map<ProvinceId, Unit[]>();
  for (const [unit, to] of plans)
    if (to !== null) goals.set(provinceOf(to), [...(goals.get(provinceOf(to)) ?? []), unit]);
  const after = [...units];
  const disbanded: Unit[] = [];
  for (const { unit } of dislodged) {
    const to = plans.get(unit) ?? null;
    if (to !== null && goals.get(provinceOf(to))?.length === 1) after.push({ ...unit, at: to });
    else disbanded.push(unit);
  }
  return {
    results: [...results.map((result) => withCollision(result, goals)), ...unordered(dislodged, results)],
    units: after,
    disbanded,
  };
}

/** The retreat an order means: the location itself, or the only coast in reach of a province. */
export function retreatTarget({ retreats }: Dislodged, to: Location): Location | undefined {
  if (retreats.includes(to)) return to;
  const id = provinceOf(to);
  const coasts = retreats.filter((at) => provinceOf(at) === id);
  const coast = coastOf(to);
  if (coast !== null && coastLocation(id, coast) === to && coasts.some((at) => at !== id)) return undefined;
  return coasts.length === 1 ? coasts[0] : undefined;
}

function withCollision(result: RetreatResult, goals: ReadonlyMap<ProvinceId, readonly Unit[]>): RetreatResult {
  if (result.order.kind !== 'retreat' || result.verdict !== 'succeeds') return result;
  const others = (goals.get(provinceOf(result.order.to)) ?? []).filter((unit) => unit !== result.unit);
  return others.length === 0 ? result : { ...result, verdict: 'fails', reason: { why: 'collision', with: others } };
}

/** Units nobody sent an order for are disbanded. */
function unordered(dislodged: readonly Dislodged[], results: readonly RetreatResult[]): readonly RetreatResult[] {
  const told = new Set(results.map(({ unit }) => unit));
  return dislodged
    .filter(({ unit }) => !told.has(unit))
    .map(({ unit, retreats }) => ({
      power: unit.power,
      unit,
      order: { kind: 'disband', unit: unit.at },
      sent: false,
      verdict: 'fails',
      reason: { why: retreats.length === 0 ? 'no-retreat' : 'no-order' },
    }));
}
