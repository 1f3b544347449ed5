// The Supply event: who is cut off, who is fed through a beachhead, what that costs, and what is worth its price.
import { factsOf } from '../data/own-files.js';
import type { SeaArea } from '../data/seas.js';
import type { Faction, UnitId } from '../data/units.js';
import { categoryOf, typeOf, type OpenState, type Place } from '../state.js';
import { Ground } from './ground.js';
import { Supply, type SupplyLine } from './supply.js';
import { isSea } from './waters.js';

/** Through a beachhead come supplies for so many steps (L773). */
export const fedThroughBeach = 4;

/** Units that check supply in a Supply event. */
export function supplyChecked(board: OpenState, faction: Faction): readonly UnitId[] {
  const facts = factsOf(board);
  return facts.unitIds.filter((id) => {
    const { faction: own, badges } = facts.units[id];
    return own === faction && badges?.includes('supply') !== true && board.units[id].status === 'map';
  });
}

/** Units that have no line of supply. */
export function unfed(supply: Supply): readonly UnitId[] {
  return supplyChecked(supply.ground.board, supply.faction).filter((id) => supply.lineOf(id) === null);
}

/** Whether the event that lies open next is the Supply event. */
export function isSupplyNext(board: OpenState): boolean {
  return factsOf(board).events[board.events.pending].ops.some(({ op }) => op === 'supply');
}

/** How badly a unit is isolated once a Supply event has found it cut off. */
export function isolatedFurther(level: 0 | 1 | 3): 1 | 3 {
  return level === 0 ? 1 : 3;
}

/** What it costs to keep an isolated unit on the map. */
export function keepingPrice(board: Pick<OpenState, 'options'>, steps: number, level: 1 | 3): number {
  return steps * (level === 3 ? board.options.isolatedThreeCost : 1);
}

/** More units than can be fed hang on a beachhead. */
export interface Crowd {
  readonly beach: Place;
  readonly units: readonly UnitId[];
  /** Those who are fed there. */
  readonly fed: readonly UnitId[];
}

/** What a faction's units find in a Supply event. */
interface Found {
  /** Units without a line. */
  readonly cut: readonly UnitId[];
  /** Partisans on the lines, each of which costs 1 initiative. */
  readonly partisans: readonly string[];
  /** Seas on the lines. */
  readonly seas: readonly SeaArea[];
  /** What all lines cost together. */
  readonly price: number;
  readonly crowds: readonly Crowd[];
}

/**
 * What a faction's units find in a Supply event: who has no line, and what the lines of the others cost.
 * @param chosen who is fed through each beachhead on which too many hang; the dearest together where it says nothing.
 */
export function supplyNow(
  board: OpenState,
  faction: Faction,
  chosen: ReadonlyMap<Place, readonly UnitId[]> = new Map(),
): Found {
  const ground = new Ground(board);
  const beaches = board.beachheads.flatMap(({ at, mulberry }) => (mulberry ? [] : [at]));
  const supply = new Supply(ground, faction, 'event');
  const lines = new Map<UnitId, SupplyLine | null>(supplyChecked(board, faction).map((id) => [id, supply.lineOf(id)]));
  const crowds: Crowd[] = [];
  const closed: Place[] = [];
  for (const beach of beaches) {
    const hangs = (id: UnitId): boolean => lines.get(id)?.path.includes(beach) === true;
    const all = [...lines.keys()].filter(hangs);
    if (stepsOf(board, all) <= fedThroughBeach) continue;
    // Whoever has another way takes it; one to a beachhead that is seen to later still counts there.
    closed.push(beach);
    const others = new Supply(ground, faction, 'event', closed);
    for (const id of all) lines.set(id, others.lineOf(id) ?? lines.get(id) ?? null);
    const units = all.filter(hangs);
    if (stepsOf(board, units) <= fedThroughBeach) continue;
    const fed = chosen.get(beach)?.filter((id) => units.includes(id)) ?? dearest(board, units);
    for (const id of units) if (!fed.includes(id)) lines.set(id, null);
    crowds.push({ beach, units, fed });
  }
  const found = [...lines.values()].flatMap((line) => line ?? []);
  const tolls = new Map(found.flatMap((line) => line.tolls.map(({ at, price }) => [at, price] as const)));
  return {
    cut: [...lines].flatMap(([id, line]) => (line === null ? [id] : [])),
    partisans: [...tolls.keys()].filter((at) => !isSea(at)),
    seas: [...new Set(found.flatMap(({ path }) => path.filter(isSea)))],
    price: [...tolls.values()].reduce((sum, one) => sum + one, 0),
    crowds,
  };
}

/** Steps of some units together. */
export function stepsOf({ units }: Pick<OpenState, 'units'>, ids: readonly UnitId[]): number {
  return ids.reduce((sum, id) => sum + units[id].steps, 0);
}

/** What a unit is worth in initiative: steps that are lost never come back, armor and elites least of all. */
function worthOf(board: OpenState, id: UnitId): number {
  const facts = factsOf(board);
  const isElite = facts.units[id].badges?.includes('elite') === true;
  const isArmored = categoryOf(typeOf(facts, id, board.units[id])) === 'armored';
  return 4 * board.units[id].steps + (isElite ? 2 : 0) + (isArmored ? 2 : 0);
}

/** What it costs to keep a unit that is cut off in this event, and what is lost else. */
function stakeOf(board: OpenState, ids: readonly UnitId[]): number {
  return ids.reduce((sum, id) => {
    const { steps, isolated } = board.units[id];
    return sum + 10 * keepingPrice(board, steps, isolatedFurther(isolated)) + worthOf(board, id);
  }, 0);
}

/** Those of some units who can be fed together and would cost most without. */
function dearest(board: OpenState, ids: readonly UnitId[], room = fedThroughBeach): readonly UnitId[] {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  const without = dearest(board, others, room);
  const left = room - board.units[first].steps;
  if (left < 0) return without;
  const best = [first, ...dearest(board, others, left)];
  return stakeOf(board, best) >= stakeOf(board, without) ? best : without;
}

/** So much initiative, as the dearest orders cost, may go into units that stay isolated. */
const mostForIsolated = 16;

/**
 * Which units that have been cut off are usually paid for, their markers set already: those newly isolated all, as nothing is had
 * cheaper than their steps; of those that stay isolated the most valuable, as far as an order's price goes.
 */
export function worthKeeping(board: OpenState, cut: readonly UnitId[]): readonly UnitId[] {
  let left = mostForIsolated;
  const longCut = cut
    .filter((id) => board.units[id].isolated === 3)
    .toSorted((a, b) => worthOf(board, b) - worthOf(board, a))
    .filter((id) => {
      const price = keepingPrice(board, board.units[id].steps, 3);
      if (price > left) return false;
      left -= price;
      return true;
    });
  return cut.filter((id) => board.units[id].isolated !== 3 || longCut.includes(id));
}
