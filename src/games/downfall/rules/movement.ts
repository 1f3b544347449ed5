// Land movement: where a unit can go with its points, by which way, and where ports lead.
import type { Facts } from '../data/facts.js';
import type { SeaArea } from '../data/seas.js';
import { nationsWithoutPartisans } from '../data/nations.js';
import type { PartisanId, UnitId } from '../data/units.js';
import { ideologyOf, typeOf, type OrderContext, type Place } from '../state.js';
import type { Edge } from './graph.js';
import { isRegion, nationOf, type Ground } from './ground.js';
import { portSeas, portsOn, routesFrom } from './waters.js';
import { shows } from './shown.js';

/** A way to a place: the places entered, and the points left there. */
export interface Way {
  readonly path: readonly Place[];
  readonly left: number;
  /** The unit stops there: it came through difficult ground. */
  readonly stops: boolean;
}

/** What crossing an edge costs in movement points. */
export function edgeCost(facts: Facts, edge: Edge): number {
  if (edge.rail) return 1;
  const terrain = facts.hexes.get(edge.to)?.terrain ?? 'clear';
  return (terrain === 'clear' ? 1 : 2) + (edge.water === null ? 0 : 1);
}

/** Whether a unit is active for movement in an order. */
export function mayMove(ground: Ground, order: OrderContext, id: UnitId): boolean {
  const unit = ground.board.units[id];
  const type = typeOf(ground.facts, id, unit);
  if (unit.status !== 'map' || ground.facts.units[id].faction !== order.faction || type === 'fortress') return false;
  return shows(ground.facts, order.moves, id, unit);
}

/** Whether a combat unit of this kind may enter a place by an edge at all, whatever it costs. */
function mayCross(ground: Ground, id: UnitId, from: Place, edge: Edge): boolean {
  const ideology = ideologyOf(ground.facts.units[id].faction);
  const occupier = ground.occupier(edge.to);
  if (occupier !== null && occupier !== ideology) return false;
  if ((edge.water === 'beach' || isRegion(edge.to)) && ideology !== 'western') return false;
  return !ground.isBarred(from, edge.to, ideology) && ground.mayEnterNation(from, edge.to, ideology);
}

/**
 * Where a combat unit can go.
 * @param mp the points it has left.
 * @param isFresh whether it has not moved yet: only then may it cross difficult ground.
 * @returns the cheapest way to each place; ways without enemy partisans first.
 */
export function reach(ground: Ground, id: UnitId, from: Place, mp: number, isFresh: boolean): ReadonlyMap<Place, Way> {
  const { ways: found, hasAvoided } = spread(ground, id, from, mp, isFresh, true);
  if (hasAvoided) {
    for (const [place, way] of spread(ground, id, from, mp, isFresh, false).ways)
      if (!found.has(place)) found.set(place, way);
  }
  found.delete(from);
  return found;
}

/** Whether a combat unit that has not moved yet can go anywhere over land. */
export function mayLeave(ground: Ground, id: UnitId, from: Place, mp: number): boolean {
  return ground.edges(from).some((edge) => edgeCost(ground.facts, edge) <= mp && mayCross(ground, id, from, edge));
}

interface Spread {
  readonly ways: Map<Place, Way>;
  /** There were enemy partisans to keep clear of. */
  readonly hasAvoided: boolean;
}

function spread(
  ground: Ground,
  id: UnitId,
  from: Place,
  mp: number,
  isFresh: boolean,
  avoidsPartisans: boolean,
): Spread {
  const ideology = ideologyOf(ground.facts.units[id].faction);
  const isAxis = ideology === 'axis';
  let hasAvoided = false;
  const best = new Map<Place, Way>([[from, { path: [], left: mp, stops: false }]]);
  const queue: Place[][] = Array.from({ length: mp + 1 }, () => []);
  queue[mp]?.push(from);
  for (let left = mp; left > 0; left--) {
    for (const at of queue[left] ?? []) {
      const way = best.get(at);
      if (way?.left !== left || way.stops) continue;
      if (at !== from && ground.inFoeZone(at, ideology)) continue;
      for (const edge of ground.edges(at)) {
        const rest = left - edgeCost(ground.facts, edge);
        const isDifficult = ground.isDifficultEdge(at, edge);
        if (rest < 0 || (isDifficult && !(isFresh && at === from))) continue;
        if (!mayCross(ground, id, at, edge)) continue;
        if (isAxis && avoidsPartisans && ground.partisansAt(edge.to).length > 0) {
          hasAvoided = true;
          continue;
        }
        const known = best.get(edge.to);
        // A way on which the unit need not stop is better than one that leaves more points.
        if (known !== undefined && (known.stops ? isDifficult && known.left >= rest : known.left >= rest)) continue;
        if (known !== undefined && !known.stops && isDifficult) continue;
        best.set(edge.to, { path: [...way.path, edge.to], left: isDifficult ? 0 : rest, stops: isDifficult });
        if (!isDifficult) queue[rest]?.push(edge.to);
      }
    }
  }
  return { ways: best, hasAvoided };
}

/** Where a partisan can go: within its nation, past everything but other partisans. */
export function partisanReach(ground: Ground, id: PartisanId, mp: number): ReadonlyMap<Place, number> {
  const { at } = ground.board.partisans[id];
  const nation = at === null ? null : nationOf(ground.facts, at);
  const best = new Map<Place, number>();
  if (at === null || nation === null || nationsWithoutPartisans.includes(nation)) return best;
  best.set(at, mp);
  for (const place of best.keys()) {
    const left = best.get(place) ?? 0;
    for (const edge of ground.edges(place)) {
      const rest = left - edgeCost(ground.facts, edge);
      const isOver = ground.isDifficultEdge(place, edge) && place !== at;
      if (rest < 0 || isOver || nationOf(ground.facts, edge.to) !== nation || ground.partisansAt(edge.to).length > 0)
        continue;
      if ((best.get(edge.to) ?? -1) >= rest) continue;
      best.delete(edge.to);
      best.set(edge.to, ground.isDifficultEdge(place, edge) ? 0 : rest);
    }
  }
  best.delete(at);
  return best;
}

/** A voyage to a port: the seas on the way and what they cost. */
export interface Voyage {
  readonly seas: readonly SeaArea[];
  readonly cost: number;
}

/** Ports a unit can sail to from where it stands, each by the cheapest way. */
export function sailings(ground: Ground, id: UnitId): ReadonlyMap<Place, Voyage> {
  const { board } = ground;
  const { faction } = ground.facts.units[id];
  const { at } = board.units[id];
  const ideology = ideologyOf(faction);
  const found = new Map<Place, Voyage>();
  const type = typeOf(ground.facts, id, board.units[id]);
  if (at === null || type === 'fort-troop' || type === 'fortress' || ground.control(at) !== ideology) return found;
  const home = portSeas(board, at);
  const isLimited = (place: Place): boolean => ground.facts.beachAt.has(place) && !ground.isMulberry(place);
  for (const [sea, route] of routesFrom(board, faction, home)) {
    if (isLimited(at) && route.seas.length > 1) continue;
    for (const port of portsOn(board, sea)) {
      const known = found.get(port);
      if (port === at || (known !== undefined && known.cost <= route.cost) || ground.control(port) !== ideology)
        continue;
      if (isLimited(port) && route.seas.length > 1) continue;
      found.set(port, route);
    }
  }
  return found;
}
