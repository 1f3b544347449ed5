// Combat moves judged together: what the position that all orders make would have against it, although each was legal after those before it.
import { isSea, type Sea } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { landingPlan } from './landing.js';
import { foesOf } from './foes.js';
import { seaReach } from './reach.js';
import { isEscorted, isStranded } from './transports.js';

/** Why combat moves cannot stand: a landing or transports that nobody covers any more, or aircraft that could not land. */
type Fault =
  { readonly kind: 'landing' | 'alone'; readonly zone: Sea } | { readonly kind: 'aircraft'; readonly count: number };

/**
 * What is wrong with combat moves as they end.
 * @param before the position before the first of them.
 */
export function faultOf(before: AaState, after: AaState): Fault | undefined {
  for (const ship of after.units) {
    const { space } = ship;
    if (!isSea(space) || !isStranded(after, ship, space)) continue;
    if (ship.target !== null && !foesOf(after).hostile.has(space)) return { kind: 'landing', zone: space };
    if (ship.target !== null || ship.task === 'moved' || wasLeft(before, ship, space)) {
      return { kind: 'alone', zone: space };
    }
  }
  const count = landingPlan(after).lost.length - landingPlan(before).lost.length;
  return count > 0 ? { kind: 'aircraft', count } : undefined;
}

/** Whether a transport that lay there before could have left with those that have left it alone. */
function wasLeft(before: AaState, ship: Unit, zone: Sea): boolean {
  if (!isEscorted(before, zone)) return false;
  const { hostile } = foesOf(before);
  return [...seaReach(before, zone, ship.left, 'transport', true).keys()].some((to) => !hostile.has(to));
}

/** How many of the orders it takes until a fault is there for good: the last of them breaks the sheet. */
export function breakingOrder(after: (count: number) => AaState, orders: number): number {
  const start = after(0);
  let count = orders;
  const same = faultOf(start, after(orders));
  const isSame = (fault: Fault | undefined): boolean =>
    fault !== undefined &&
    fault.kind === same?.kind &&
    (fault.kind === 'aircraft'
      ? same.kind === 'aircraft' && fault.count >= same.count
      : same.kind !== 'aircraft' && fault.zone === same.zone);
  while (count > 1 && isSame(faultOf(start, after(count - 1)))) count -= 1;
  return count;
}
