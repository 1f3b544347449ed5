// Where one unit after another retreats, so that those behind it can still go; the most sensible place first.
import type { UnitId } from '../data/units.js';
import type { Place } from '../state.js';
import type { Ground } from './ground.js';
import { canAllRetreat, partisansOn, retreats, withUnitAt, type Retreats } from './retreat.js';
import { Supply } from './supply.js';

/**
 * Ends of a unit's retreat that leave the others theirs: first where it is supplied, then past fewer partisans, then cities.
 * @param others defenders that retreat after it.
 * @returns all its ends where the others cannot go whatever it does.
 */
export function retreatWays(
  ground: Ground,
  id: UnitId,
  others: readonly UnitId[],
  { from, hexes }: { readonly from: Place; readonly hexes: number },
): Retreats {
  const all = [...retreats(ground, id, from, hexes)];
  const open = all.filter(([to]) => canAllRetreat(withUnitAt(ground, id, to), others, from, hexes));
  const { faction, nationality } = ground.facts.units[id];
  const supply = new Supply(ground, faction, 'event');
  const weight = ([to, path]: readonly [Place, readonly Place[]]): number =>
    (supply.line(to, nationality) === null ? 100 : 0) +
    10 * partisansOn(ground, path) +
    (ground.facts.cityAt.has(to) ? 0 : 1);
  const ways = open.length > 0 ? open : all;
  return new Map(ways.toSorted((a, b) => weight(a) - weight(b)));
}
