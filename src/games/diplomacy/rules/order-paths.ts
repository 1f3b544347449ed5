// Orders as paths of menu steps, and back.
import { coastLocation, coastOf, locationNamed, provinceOf } from '../data/geography.js';
import type { MovementOrder, Order } from '../state.js';

/** An order as a path of menu steps for a subject: a unit's location, or for a build the home centre. */
export interface OrderPath {
  readonly subject: string;
  readonly path: readonly string[];
}

/** The path of an order; undefined for a waived build, which has no subject. The inverse of {@link orderFromPath}. */
export function pathOfOrder(order: Order): OrderPath | undefined {
  switch (order.kind) {
    case 'hold':
    case 'disband':
      return { subject: order.unit, path: [order.kind] };
    case 'move':
      return { subject: order.unit, path: order.via ? ['move', order.to, 'via'] : ['move', order.to] };
    case 'support':
      return { subject: order.unit, path: ['support', order.of, order.to ?? 'hold'] };
    case 'convoy':
      return { subject: order.unit, path: ['convoy', order.of, order.to] };
    case 'retreat':
      return { subject: order.unit, path: ['retreat', order.to] };
    case 'build': {
      const coast = coastOf(order.at);
      return { subject: provinceOf(order.at), path: ['build', order.type, ...(coast === null ? [] : [coast])] };
    }
    case 'remove':
      return { subject: order.at, path: ['remove'] };
    case 'waive':
      return undefined;
  }
}

/** The order a path of steps means, or undefined if it means none. */
export function orderFromPath(subject: string, path: readonly string[]): Order | undefined {
  const unit = locationNamed(subject);
  if (unit === undefined) return undefined;
  const [kind, first = '', second] = path;
  const to = locationNamed(first);
  switch (kind) {
    case 'hold':
    case 'disband':
      return { kind, unit };
    case 'move':
      return to && { kind, unit, to, via: second === 'via' };
    case 'retreat':
      return to && { kind, unit, to };
    case 'support': {
      const target = second === 'hold' ? null : locationNamed(second ?? '');
      return to === undefined || target === undefined ? undefined : { kind, unit, of: to, to: target };
    }
    case 'convoy': {
      const target = locationNamed(second ?? '');
      return to === undefined || target === undefined ? undefined : { kind, unit, of: to, to: target };
    }
    case 'build': {
      const at = second === undefined ? unit : coastLocation(provinceOf(unit), second);
      return at === undefined || (first !== 'A' && first !== 'F') ? undefined : { kind, type: first, at };
    }
    case 'remove':
      return { kind, at: unit };
    default:
      return undefined;
  }
}

/** Whether an order is one of a movement phase. */
export function isMovementOrder(order: Order): order is MovementOrder {
  return order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy';
}
