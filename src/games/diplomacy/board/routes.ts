// The ways orders take over the board: a curve for a march, a line through fleets for a convoy.
import type { Route } from '../../../draw/arrows.js';
import { bent } from '../../../draw/geometry.js';
import type { XY } from '../../../table/scene.js';
import { adjacentSeas, provinceOf, type Location, type ProvinceId } from '../data/geography.js';
import type { Stage } from './stage.js';
import type { Order } from '../state.js';
import type { Unit } from '../data/geography.js';

export const BEND = 0.08;

/** An order with the unit it is for and what became of it; a draft counts as successful. */
export interface DrawnOrder {
  readonly unit: Unit;
  readonly order: Order;
  readonly works: boolean;
  readonly convoyed: boolean;
  /** Fleets that could carry the army, for orders whose convoy is not known yet. */
  readonly mayCarry?: readonly ProvinceId[];
}

/** Where a moving unit ends: the named coast, or the province's place. */
const goal = (stage: Stage, to: Location): XY => stage.unitAt(to);

/** The fleets, in order, that carry an army; the shortest chain of matching convoy orders, or none. */
function carriers(from: Location, to: Location, orders: readonly DrawnOrder[]): ProvinceId[] {
  return chainOf(
    from,
    to,
    orders.flatMap(({ order, unit }) =>
      order.kind === 'convoy' && provinceOf(order.of) === provinceOf(from) && provinceOf(order.to) === provinceOf(to)
        ? [provinceOf(unit.at)]
        : [],
    ),
  );
}

/** The shortest chain of some fleets' seas from one coast to another, or none. */
function chainOf(from: Location, to: Location, fleets: readonly ProvinceId[]): ProvinceId[] {
  const offered = new Set(fleets);
  let chains = adjacentSeas(provinceOf(from))
    .filter((sea) => offered.has(sea))
    .map((sea) => [sea]);
  const seen = new Set(chains.flat());
  while (chains.length > 0) {
    const arrived = chains.find((chain) => {
      const last = chain.at(-1);
      return last !== undefined && adjacentSeas(provinceOf(to)).includes(last);
    });
    if (arrived) return arrived;
    chains = chains.flatMap((chain) => {
      const last = chain.at(-1);
      const onward = last === undefined ? [] : adjacentSeas(last).filter((sea) => offered.has(sea) && !seen.has(sea));
      for (const sea of onward) seen.add(sea);
      return onward.map((sea) => [...chain, sea]);
    });
  }
  return [];
}

/** The way of a move or a retreat. */
export function routeOf(
  stage: Stage,
  from: XY,
  { unit, order, convoyed, mayCarry = [] }: DrawnOrder,
  orders: readonly DrawnOrder[],
): Route | undefined {
  if (order.kind !== 'move' && order.kind !== 'retreat') return undefined;
  const to = goal(stage, order.to);
  const byFleets = order.kind === 'move' && unit.type === 'A' && (convoyed || order.via);
  const ordered = byFleets ? carriers(unit.at, order.to, orders) : [];
  const fleets = byFleets && ordered.length === 0 ? chainOf(unit.at, order.to, mayCarry) : ordered;
  if (fleets.length === 0) return { kind: 'curve', curve: bent(from, to, BEND) };
  return { kind: 'line', points: [from, ...fleets.map((sea) => stage.unitAt(sea)), to] };
}
