// An attack in the making: who is sent where, what that promises, and the fewest that promise nearly as much as any.
import type { Order } from '../../../table/question.js';
import { isLand, type Space } from '../data/spaces.js';
import { priceOf } from '../data/units.js';
import { domainOf } from '../rules/board.js';
import type { Offer } from './landing.js';

/** What each unit that is sent costs: it is missed elsewhere. */
export const idle = 0.2;

/** What is near enough to the best, in money: a share of it where ships fight, which are wanted elsewhere. */
const nearly = { ashore: 0.3, afloat: 0.5, share: 0.07 };

/** What a set of units promises at a target, in money; nothing where they should not go. */
export type Judge = (sent: readonly Offer[]) => number | undefined;

/** An attack on a space. */
export interface Plan {
  readonly target: Space;
  readonly sent: readonly Offer[];
  /** What it promises, in money. */
  readonly gain: number;
  readonly judge: Judge;
}

/** Of some sets of units for a target the one that costs least of those that promise nearly as much as any. */
export function fewest(sets: readonly (readonly Offer[])[], target: Space, judge: Judge, least: number): Plan | null {
  const plans = sets.flatMap((sent) => {
    const gain = judge(sent);
    return gain === undefined || gain <= least ? [] : [{ target, sent, gain, judge }];
  });
  const best = Math.max(...plans.map(({ gain }) => gain));
  const near = plans.filter(
    ({ gain }) => gain >= best - (isLand(target) ? nearly.ashore : Math.max(nearly.afloat, best * nearly.share)),
  );
  const price = ({ sent }: Plan): number => priceOf(sent.map(({ unit }) => unit));
  return near.toSorted((a, b) => price(a) - price(b))[0] ?? null;
}

/** Whether a unit is sent into battle by itself. */
export function fights({ unit }: Offer): boolean {
  return unit.type !== 'transport' && unit.type !== 'carrier';
}

/** Offers put together: one order for each start and way. */
export function ordersOf(sent: readonly Offer[]): readonly Order[] {
  const orders = new Map<string, { subject: Space; units: Record<string, number>; path: readonly string[] }>();
  for (const { unit, row, from, path } of sent) {
    // Aircraft by themselves: a fighter may come down where a bomber beside it cannot.
    const key = [from, ...path, ...(domainOf(unit) === 'air' ? [row] : [])].join(' ');
    const known = orders.get(key) ?? { subject: from, units: {}, path };
    known.units[row] = (known.units[row] ?? 0) + 1;
    orders.set(key, known);
  }
  // Land units and ships first, so that aircraft support a capture.
  return [...orders.values()];
}
