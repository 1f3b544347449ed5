// Where units may stay at the end of a movement, and where they could neither stay nor go on.
import type { UnitId } from '../data/units.js';
import { ideologyOf, type OrderContext, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { mayMove } from './movement.js';

/** The movement of an order as far as staying depends on it. */
interface Moving {
  readonly order: OrderContext;
  /** Who has moved, by subject. */
  readonly moved: readonly string[];
}

/**
 * Whether units may come to a place and stay: stacking limits hold at the end of the movement (A.1), so that whoever can still
 * leave does not count. That nobody stays who had to leave is seen when the sheet is whole.
 */
export function mayStay(march: Moving, ground: Ground, place: Place, units: readonly UnitId[]): boolean {
  const { order, moved } = march;
  const leavers = order.mostUnits === null ? Infinity : order.mostUnits - moved.length - units.length;
  const others = ground.unitsAt(place).filter((id) => !units.includes(id));
  const staying = others.filter((id) => leavers <= 0 || moved.includes(id) || !mayMove(ground, order, id));
  return ground.fits(place, [...staying, ...units]);
}

/** Whether units could neither go on from a place nor stay there. */
export function isDeadEnd(
  march: Moving,
  ground: Ground,
  units: readonly UnitId[],
  { to, left }: { readonly to: Place; readonly left: number },
): boolean {
  const goesOn = left > 0 && !ground.inFoeZone(to, ideologyOf(march.order.faction));
  return !goesOn && !mayStay(march, ground, to, units);
}
