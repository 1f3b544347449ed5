// The ways orders take over the board: a curve for a march, a line through fleets for a convoy.
import { clearCurve, type Route } from '../../../draw/arrows.js';
import { boxAround } from '../../../draw/geometry.js';
import type { Box, XY } from '../../../table/scene.js';
import { adjacentSeas, provinceOf, type Location, type ProvinceId } from '../data/geography.js';
import type { Stage } from './stage.js';
import type { Order } from '../state.js';
import type { Unit } from '../data/geography.js';

export const BEND = 0.08;
/** Length of an arrow's head, in pixels of the map. */
export const HEAD = 27;

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

/** The room of a unit with its ring that an arrow begins and stops at, in pixels of the map. */
export const unitRoom = ({ scale }: Stage, at: XY): Box => boxAround(at, [108 * scale, 80 * scale]);

/** How much of an arrow must be seen, and how far beside close neighbours it runs, in pixels of the map. */
const SEEN = 58;
const ASIDE = 52;

/**
 * The way of a move or a retreat, clear of labels and units as far as can be.
 * @param taken provinces where a unit is drawn.
 */
export function routeOf(
  stage: Stage,
  from: XY,
  { unit, order, convoyed, mayCarry = [] }: DrawnOrder,
  orders: readonly DrawnOrder[],
  taken: ReadonlySet<string>,
  obstacles: readonly Box[],
): Route | undefined {
  if (order.kind !== 'move' && order.kind !== 'retreat') return undefined;
  const to = goal(stage, order.to);
  const byFleets = order.kind === 'move' && unit.type === 'A' && (convoyed || order.via);
  const ordered = byFleets ? carriers(unit.at, order.to, orders) : [];
  const fleets = byFleets && ordered.length === 0 ? chainOf(unit.at, order.to, mayCarry) : ordered;
  if (fleets.length === 0) {
    const met = taken.has(provinceOf(order.to)) ? unitRoom(stage, to) : undefined;
    const limits = { least: SEEN * stage.scale, aside: ASIDE * stage.scale, head: HEAD * stage.scale, met };
    const ends = [unitRoom(stage, from), ...(met === undefined ? [] : [met])];
    return { kind: 'curve', curve: clearCurve(from, to, [...obstacles, ...ends], limits) };
  }
  return { kind: 'line', points: [from, ...fleets.map((sea) => stage.unitAt(sea)), to] };
}
