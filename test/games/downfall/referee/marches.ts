// Marches and retreats: every path of the rules is walked.
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import type { UnitId } from '../../../../src/games/downfall/data/units.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { fits, isRegion, mayCrossBorder, onMap, sideOf, unitsIn, Zones, type Side } from './ground.js';
import { isHard, ringsFrom, ways, type Way } from './map.js';

/** A railway costs one; else one or two by the ground, and one more over water (L1162). */
function price({ to, rail, water }: Way): number {
  if (rail) return 1;
  const terrain = ours.hexes.get(to)?.terrain ?? 'clear';
  return (terrain === 'clear' ? 1 : 2) + (water === 'open' ? 0 : 1);
}

function holders(state: DownfallState, place: string): readonly Side[] {
  return unitsIn(state, place).map(sideOf);
}

/** Where a unit can march with so many points, and the most that it has left there (7.1.1). */
export function marchesOf(state: DownfallState, id: UnitId, points: number): ReadonlyMap<string, number> {
  const side = sideOf(id);
  const zones = new Zones(state, side);
  const start = state.units[id].at ?? '';
  const ends = new Map<string, number>();
  const best = new Map<string, number>();
  const occupied = new Map(onMap(state).map((one) => [state.units[one].at ?? '', sideOf(one)]));
  const walk = (at: string, left: number): void => {
    if ((best.get(at) ?? -1) >= left) return;
    best.set(at, left);
    // Whoever has come into an enemy zone stops there (L640).
    if (at !== start && zones.hexes.has(at)) return;
    for (const way of ways(state, at)) {
      const rest = left - price(way);
      const other = occupied.get(way.to);
      if (rest < 0 || (other !== undefined && other !== side)) continue;
      if ((way.water === 'beach' || isRegion(way.to)) && side !== 'western') continue;
      if (zones.bars(at, way.to) || !mayCrossBorder(state, side, at, way.to)) continue;
      if (isHard(state, at, way)) {
        // One hex in all (L1171).
        if (at === start && left === points) ends.set(way.to, Math.max(0, ends.get(way.to) ?? 0));
        continue;
      }
      if (way.to !== start) ends.set(way.to, Math.max(rest, ends.get(way.to) ?? 0));
      walk(way.to, rest);
    }
  };
  walk(start, points);
  return ends;
}

/** Where paths of so many hexes end, each hex one further from the attack (L1568). */
function endsOf(state: DownfallState, id: UnitId, from: string, hexes: number): readonly string[] {
  const side = sideOf(id);
  const zones = new Zones(state, side);
  const far = ringsFrom(from, hexes);
  let ends: readonly string[] = [from];
  for (let n = 1; n <= hexes; n++) {
    const next = ends.flatMap((at) =>
      ways(state, at).flatMap((way) => {
        const isFurther = far.get(way.to) === n;
        const isBeach = way.water === 'beach' && side !== 'western';
        if (!isFurther || isBeach || holders(state, way.to).some((one) => one !== side)) return [];
        if (zones.hexes.has(way.to) || zones.bars(at, way.to)) return [];
        return mayCrossBorder(state, side, at, way.to) ? [way.to] : [];
      }),
    );
    ends = [...new Set(next)];
  }
  return ends;
}

/** Where a retreat may end: with room, or where all are full one hex further (L1568). */
export function retreatsOf(state: DownfallState, id: UnitId, from: string, hexes: number): readonly string[] {
  for (const n of [hexes, hexes + 1]) {
    const roomy = endsOf(state, id, from, n).filter((place) =>
      fits(state, place, [...unitsIn(state, place).filter((one) => one !== id), id]),
    );
    if (roomy.length > 0) return roomy;
  }
  return [];
}

const walls = (state: DownfallState, id: UnitId): boolean => state.units[id].back && ours.units[id].back === 'fortress';

const canTurn = (state: DownfallState, id: UnitId): boolean => {
  const { back, boxed } = ours.units[id];
  return state.units[id].back && (back === 'tank' || back === 'mechanized') && boxed !== true;
};

/** Whether so many losses can fall so that somebody is left, no fortress among them, and all of them can go (L1562-1570). */
export function canLeave(
  state: DownfallState,
  ids: readonly UnitId[],
  from: string,
  losses: number,
  hexes: number,
): boolean {
  const there = ids.filter((id) => state.units[id].status === 'map');
  const forts = there.filter((id) => walls(state, id));
  const changed = (id: UnitId, change: Partial<DownfallState['units'][UnitId]>): DownfallState => ({
    ...state,
    units: { ...state.units, [id]: { ...state.units[id], ...change } },
  });
  const [first, second] = there;
  if (losses > 0) {
    const after = (forts.length > 0 ? forts : there).flatMap((id) => {
      const steps = state.units[id].steps - 1;
      const less = changed(id, steps === 0 ? { steps, status: 'out', at: null } : { steps });
      return canTurn(state, id) ? [less, changed(id, { back: false })] : [less];
    });
    const rebels = Object.entries(state.partisans).flatMap(([id, { status, at }]) =>
      forts.length === 0 && first !== undefined && status === 'map' && at === from && id.includes(`-${sideOf(first)}-`)
        ? [{ ...state, partisans: { ...state.partisans, [id]: { status: 'out' as const, at: null } } }]
        : [],
    );
    return [...after, ...rebels].some((next) => canLeave(next, there, from, losses - 1, hexes));
  }
  if (first === undefined || forts.length > 0) return false;
  return retreatsOf(state, first, from, hexes).some(
    (at) => second === undefined || retreatsOf(changed(first, { at }), second, from, hexes).length > 0,
  );
}
