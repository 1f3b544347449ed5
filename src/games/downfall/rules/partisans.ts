// Partisans: where they may rise.
import { africanNations, nations, nationsWithoutPartisans, type Nation } from '../data/nations.js';
import { airIds, partisanIds, partisanUnits, type PartisanId } from '../data/units.js';
import { ideologyOf, type Ideology, type OpenState, type Place } from '../state.js';
import type { Ground } from './ground.js';

/** Walking distances to the nearest combat unit of an ideology. */
function distances(ground: Ground, ideology: Ideology): ReadonlyMap<Place, number> {
  const found = new Map<Place, number>();
  for (const id of ground.facts.unitIds) {
    const { status, at } = ground.board.units[id];
    if (status === 'map' && at !== null && ideologyOf(ground.facts.units[id].faction) === ideology) found.set(at, 0);
  }
  for (const [place, far] of found) {
    for (const { to } of ground.edges(place)) if (!found.has(to)) found.set(to, far + 1);
  }
  return found;
}

/** The next partisan of a faction's pool. */
export function nextPartisan(board: OpenState, faction: 'western' | 'soviet'): PartisanId | undefined {
  return partisanIds.find((id) => partisanUnits[id] === faction && board.partisans[id].status === 'pool');
}

/** Hexes in which a partisan of a faction may rise, in one nation or anywhere outside Africa. */
export function risings(ground: Ground, faction: 'western' | 'soviet', nation: Nation | null): readonly Place[] {
  const { board } = ground;
  const open = nations.filter(
    (one) =>
      (nation === null || one === nation) && !africanNations.includes(one) && !nationsWithoutPartisans.includes(one),
  );
  const friends = distances(ground, faction);
  const enemies = distances(ground, 'axis');
  const aloft = new Set(airIds.flatMap((id) => (board.air[id].status === 'map' ? (board.air[id].at ?? []) : [])));
  return [...ground.facts.hexes].flatMap(([hex, facts]) => {
    if (!open.includes(facts.nation)) return [];
    if (ground.unitsAt(hex).length > 0 || ground.partisansAt(hex).length > 0 || aloft.has(hex)) return [];
    return (friends.get(hex) ?? Infinity) < (enemies.get(hex) ?? Infinity) ? [] : [hex];
  });
}
