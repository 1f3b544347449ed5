// From the orders as sent to one legal order per unit, and which supports and convoys fit the orders they name.
import { canReach, coastOf, provinceOf } from '../data/geography.js';
import type { Power, ProvinceId, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { MovementOrder } from '../state.js';
import { checkMovement } from './legality.js';
import type { IllegalCode } from './legality.js';
import { chainExists } from './unit-index.js';
import type { Board } from './unit-index.js';

/** An order as a power sent it. */
export interface Sent<O> {
  readonly power: Power;
  readonly order: O;
}

/** A sent order and what became of it before anything moved. */
type Read =
  | { readonly power: Power; readonly sent: MovementOrder; readonly use: 'counts'; readonly order: MovementOrder }
  | { readonly power: Power; readonly sent: MovementOrder; readonly use: 'replaced'; readonly order: MovementOrder }
  | { readonly power: Power; readonly sent: MovementOrder; readonly use: 'illegal'; readonly why: IllegalCode };

export interface Assignment {
  readonly reads: readonly Read[];
  /** The one order each unit follows; a unit without a legal order holds. */
  readonly orders: ReadonlyMap<Unit, MovementOrder>;
}

/** Read the orders in the sequence they were sent. */
export function assignOrders(board: Board, sent: readonly Sent<MovementOrder>[], rulings: Rulings): Assignment {
  const orders = new Map<Unit, MovementOrder>();
  const voided = new Set<Unit>();
  const checked = sent.map(({ power, order }) => {
    const legality = checkMovement(board, power, order, rulings);
    if (legality.legal) {
      const unit = unitOf(board, legality.order);
      const earlier = orders.get(unit);
      if (earlier !== undefined && rulings.multipleOrders === 'void' && !sameOrder(earlier, legality.order))
        voided.add(unit);
      orders.set(unit, legality.order);
    }
    return { power, sent: order, legality };
  });
  const reads = checked.map(({ power, sent: order, legality }): Read => {
    if (!legality.legal) return { power, sent: order, use: 'illegal', why: legality.why };
    const unit = unitOf(board, legality.order);
    if (voided.has(unit)) return { power, sent: order, use: 'illegal', why: 'voided' };
    const use = orders.get(unit) === legality.order ? 'counts' : 'replaced';
    return { power, sent: order, use, order: legality.order };
  });
  for (const unit of board.units)
    if (voided.has(unit) || !orders.has(unit)) orders.set(unit, { kind: 'hold', unit: unit.at });
  return { reads, orders };
}

function unitOf(board: Board, order: MovementOrder): Unit {
  const unit = board.at(provinceOf(order.unit));
  if (unit === undefined) throw new Error(`No unit at ${order.unit}`);
  return unit;
}

function sameOrder(a: MovementOrder, b: MovementOrder): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether a support or convoy fits what the unit it names was really ordered to do. */
export function matches(order: MovementOrder, named: MovementOrder): boolean {
  if (order.kind === 'support') {
    if (order.to === null) return named.kind !== 'move';
    if (named.kind !== 'move' || provinceOf(named.to) !== provinceOf(order.to)) return false;
    return coastOf(order.to) === null || order.to === named.to;
  }
  return order.kind === 'convoy' && named.kind === 'move' && named.to === order.to;
}

/** How an army travels: by land or over a convoy chain; fleets always sail by themselves (rulebook, “Land route and convoy route”). */
export function routeOf(
  unit: Unit,
  move: { readonly to: ProvinceId; readonly via: boolean },
  convoyers: readonly Unit[],
  rulings: Rulings,
): 'direct' | 'convoy' {
  if (unit.type === 'F') return 'direct';
  if (!canReach('A', unit.at, move.to)) return 'convoy';
  if (move.via && rulings.viaConvoyFallback === 'never') return 'convoy';
  const intent =
    move.via || (rulings.adjacentConvoy === 'intent' && convoyers.some((fleet) => fleet.power === unit.power));
  if (!intent) return 'direct';
  const seas = new Set(convoyers.map((fleet) => provinceOf(fleet.at)));
  return chainExists(provinceOf(unit.at), move.to, seas) ? 'convoy' : 'direct';
}
