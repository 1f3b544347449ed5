// Who stands where, who controls what and where zones of control lie, word by word.
import { cityIds } from '../../../../src/games/downfall/data/cities.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { partisanIds, partisanUnits, type UnitId } from '../../../../src/games/downfall/data/units.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { ways } from './map.js';

export type Side = 'western' | 'soviet' | 'axis';

export function sideOf(id: UnitId): Side {
  const { faction } = ours.units[id];
  return faction === 'western' || faction === 'soviet' ? faction : 'axis';
}

/** The West and the Soviets fight the Axis, not each other (L130). */
export const foes = (a: Side, b: Side): boolean => a !== b && (a === 'axis' || b === 'axis');

export const onMap = (state: DownfallState): readonly UnitId[] =>
  ours.unitIds.filter((id) => state.units[id].status === 'map' && state.units[id].at !== null);

export const unitsIn = (state: DownfallState, place: string): readonly UnitId[] =>
  onMap(state).filter((id) => state.units[id].at === place);

export const partisansIn = (state: DownfallState, place: string): readonly Side[] =>
  partisanIds
    .filter((id) => state.partisans[id].status === 'map' && state.partisans[id].at === place)
    .map((id) => partisanUnits[id]);

const landRegions = ['usa', 'uk', 'african-colonies', 'middle-east'];
export const isRegion = (place: string): boolean => landRegions.includes(place);

/** Two combat units and six steps in a hex (L271-273), four steps on a beachhead (L769), any number in a region (B). */
export function fits(state: DownfallState, place: string, ids: readonly UnitId[]): boolean {
  if (isRegion(place)) return true;
  const beach = state.beachheads.find(({ at }) => at === place);
  const steps = ids.reduce((sum, id) => sum + state.units[id].steps, 0);
  return ids.length <= 2 && steps <= (beach !== undefined && !beach.mulberry ? 4 : 6);
}

/** How far every place lies on foot from the nearest of some. */
function distances(state: DownfallState, from: readonly string[]): ReadonlyMap<string, number> {
  const far = new Map(from.map((place) => [place, 0]));
  for (const [at, n] of far) {
    // Nobody walks over a beachhead that nobody holds, and regions lead nowhere else.
    if (n > 0 && !ours.hexes.has(at)) continue;
    for (const { to } of ways(state, at)) if (!far.has(to)) far.set(to, n + 1);
  }
  return far;
}

/** Who controls each land hex: the city's owner, whoever stands there, else the nearest unit or city (L281-296). */
export function control(state: DownfallState): ReadonlyMap<string, Side | null> {
  const sides: readonly Side[] = ['western', 'soviet', 'axis'];
  const towns = new Map<string, Side>(cityIds.map((city) => [ours.cities.places[city].hex, state.cityControl[city]]));
  const standing = new Map<string, Side>(onMap(state).map((id) => [state.units[id].at ?? '', sideOf(id)]));
  const near = sides.map((side) => {
    const own = [...standing].flatMap(([at, one]) => (one === side ? [at] : []));
    const cities = [...towns].flatMap(([hex, one]) => (one === side ? [hex] : []));
    const harbours = state.beachheads.flatMap(({ at, mulberry }) => (mulberry ? [at] : []));
    return distances(state, [...own, ...cities, ...(side === 'western' ? ['middle-east', ...harbours] : [])]);
  });
  return new Map(
    [...ours.hexes.keys()].map((hex): [string, Side | null] => {
      const fixed = towns.get(hex) ?? standing.get(hex);
      if (fixed !== undefined) return [hex, fixed];
      const far = near.map((map) => map.get(hex) ?? Infinity);
      const least = Math.min(...far);
      const nearest = sides.filter((_, n) => least < Infinity && far[n] === least);
      return [hex, nearest.length === 1 ? (nearest[0] ?? null) : null];
    }),
  );
}

/** Where enemies of a side throw their zones: their own hexes, those beside them, and the sides between two of those (2.1.6). */
export class Zones {
  readonly hexes = new Set<string>();
  readonly spines = new Set<string>();

  constructor(state: DownfallState, side: Side) {
    for (const id of onMap(state)) {
      const at = state.units[id].at ?? '';
      if (!foes(sideOf(id), side) || (isRegion(at) && at !== 'middle-east')) continue;
      const near = ways(state, at).map(({ to }) => to);
      for (const hex of [at, ...near]) this.hexes.add(hex);
      for (const a of near) for (const { to: b } of ways(state, a)) if (near.includes(b)) this.spines.add(`${a}>${b}`);
    }
  }

  bars(a: string, b: string): boolean {
    return this.spines.has(`${a}>${b}`);
  }
}

/** Whether units of a side may cross into the nation of a hex (A.4). */
export function mayCrossBorder(state: DownfallState, side: Side, from: string, to: string): boolean {
  const nationOf = (hex: string): string | undefined => ours.hexes.get(hex)?.nation;
  const nation = nationOf(to);
  if (side === 'axis' || nation === undefined || nationOf(from) === undefined) return true;
  if (nation === nationOf(from) || nation === 'germany') return true;
  const there = onMap(state)
    .filter((id) => nationOf(state.units[id].at ?? '') === nation)
    .map(sideOf);
  const rebels = partisanIds.some((id) => {
    const { status, at } = state.partisans[id];
    return status === 'map' && at !== null && nationOf(at) === nation && partisanUnits[id] === side;
  });
  const ally: Side = side === 'western' ? 'soviet' : 'western';
  return rebels || there.includes(side) || there.includes('axis') || !there.includes(ally);
}
