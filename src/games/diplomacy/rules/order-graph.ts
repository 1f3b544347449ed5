// A movement phase laid out for resolution: units by number, who attacks, supports and carries whom.
import { provinceOf } from '../data/geography.js';
import type { ProvinceId, Unit } from '../data/geography.js';
import { matches, routeOf } from './assignment.js';
import type { Board } from './unit-index.js';
import type { MovementOrder } from '../state.js';
import type { Rulings } from '../options.js';

/** A move under way. Numbers are places in the field's list of pieces. */
export interface March {
  readonly piece: number;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  readonly route: 'direct' | 'convoy';
  /** The piece standing in the target, or -1. */
  readonly occupant: number;
  /** The piece coming the other way over land, or -1. */
  readonly headOn: number;
  /** Other moves to the same province. */
  readonly rivals: readonly number[];
  /** Fleets with a matching convoy order. */
  readonly convoyers: readonly number[];
}

export interface Piece {
  readonly unit: Unit;
  readonly at: ProvinceId;
  readonly order: MovementOrder;
  readonly march: March | null;
  /** For a support or convoy order: whether it fits the order of the unit it names. */
  readonly matched: boolean;
  /** For a support: the province it acts on. */
  readonly actsOn: ProvinceId | null;
  /** Matching supports for this piece (for its move, or to hold). */
  readonly supporters: readonly number[];
  /** Moves into this piece's province. */
  readonly attackers: readonly number[];
}

/** Lay out the orders (one per unit) for resolution. */
export function fieldOf(board: Board, orders: ReadonlyMap<Unit, MovementOrder>, rulings: Rulings): readonly Piece[] {
  const { units } = board;
  const numbers = new Map(units.map((unit, number) => [provinceOf(unit.at), number]));
  const ordersByNumber = units.map((unit): MovementOrder => orders.get(unit) ?? { kind: 'hold', unit: unit.at });
  const supporters: number[][] = units.map(() => []);
  const convoyers: number[][] = units.map(() => []);
  const matched = ordersByNumber.map((order, number) => {
    if (order.kind !== 'support' && order.kind !== 'convoy') return false;
    const named = numbers.get(provinceOf(order.of));
    const namedOrder = named === undefined ? undefined : ordersByNumber[named];
    if (named === undefined || namedOrder === undefined || !matches(order, namedOrder)) return false;
    (order.kind === 'support' ? supporters : convoyers)[named]?.push(number);
    return true;
  });
  const attackers = new Map<ProvinceId, number[]>();
  ordersByNumber.forEach((order, number) => {
    if (order.kind !== 'move') return;
    const to = provinceOf(order.to);
    const known = attackers.get(to);
    if (known === undefined) attackers.set(to, [number]);
    else known.push(number);
  });
  const routes = units.map((unit, number) => {
    const order = ordersByNumber[number];
    if (order?.kind !== 'move') return null;
    const fleets = (convoyers[number] ?? []).flatMap((fleet) => units[fleet] ?? []);
    return routeOf(unit, { to: provinceOf(order.to), via: order.via }, fleets, rulings);
  });
  return units.map((unit, number): Piece => {
    const at = provinceOf(unit.at);
    const order = ordersByNumber[number] ?? { kind: 'hold', unit: unit.at };
    const route = routes[number] ?? null;
    let march: March | null = null;
    if (order.kind === 'move' && route !== null) {
      const to = provinceOf(order.to);
      const occupant = numbers.get(to) ?? -1;
      const theirs = ordersByNumber[occupant];
      const swaps = theirs?.kind === 'move' && provinceOf(theirs.to) === at;
      march = {
        piece: number,
        from: at,
        to,
        route,
        occupant,
        headOn: swaps && route === 'direct' && routes[occupant] === 'direct' ? occupant : -1,
        rivals: (attackers.get(to) ?? []).filter((other) => other !== number),
        convoyers: convoyers[number] ?? [],
      };
    }
    return {
      unit,
      at,
      order,
      march,
      matched: matched[number] ?? false,
      actsOn: order.kind === 'support' ? provinceOf(order.to ?? order.of) : null,
      supporters: supporters[number] ?? [],
      attackers: attackers.get(at) ?? [],
    };
  });
}
