// Who may sail which sea, from which ports: in Overlord the seas belong to the West but for the Baltic and the Black Sea.
import { cityAt, cityFacts, cityIds } from '../data/cities.js';
import { beachAt, regionFacts, regions, seaAreas, seaBorders, type SeaArea } from '../data/seas.js';
import type { Faction } from '../data/units.js';
import { ideologyOf, type OpenState, type Place } from '../state.js';

/** The seas that the Soviet faction and the OKH share while the OKH has a fleet there. */
function sharedSea(sea: SeaArea): sea is 'baltic-sea' | 'black-sea' {
  return sea === 'baltic-sea' || sea === 'black-sea';
}

/** Whether a faction may trace or sail through a sea. */
export function maySail(board: Pick<OpenState, 'okhFleets'>, faction: Faction, sea: SeaArea): boolean {
  if (!sharedSea(sea)) return faction === 'western';
  return faction === 'soviet' || (faction === 'okh' && board.okhFleets[sea]);
}

/** What each use of a sea costs a faction in an order: 1 in a sea it shares with an enemy fleet. */
export function seaToll(board: Pick<OpenState, 'okhFleets'>, sea: SeaArea): number {
  return sharedSea(sea) && board.okhFleets[sea] ? 1 : 0;
}

/** The seas at which a place has a port; a beachhead is a port on its own sea. */
export function portSeas(board: Pick<OpenState, 'beachheads'>, place: Place): readonly SeaArea[] {
  const region = regions.find((one) => one === place);
  if (region !== undefined) return regionFacts[region].seas;
  const city = cityAt.get(place);
  if (city !== undefined) return cityFacts[city].seas ?? [];
  const beach = beachAt.get(place);
  return beach !== undefined && board.beachheads.some(({ at }) => at === place) ? [beach.area] : [];
}

/** Seas one border away that a faction may sail into. */
export function nextSeas(board: Pick<OpenState, 'okhFleets'>, faction: Faction, sea: SeaArea): readonly SeaArea[] {
  return seaBorders.flatMap(({ a, b, only }) => {
    const to = a === sea ? b : b === sea ? a : null;
    const isClosed = only !== undefined && only !== ideologyOf(faction);
    return to === null || isClosed || !maySail(board, faction, to) ? [] : [to];
  });
}

const portsBySea: ReadonlyMap<SeaArea, readonly Place[]> = new Map(
  seaAreas.map((sea) => [
    sea,
    [
      ...cityIds.filter((id) => cityFacts[id].seas?.includes(sea) === true).map((id) => cityFacts[id].hex),
      ...regions.filter((one) => regionFacts[one].seas.includes(sea)),
    ],
  ]),
);

/** Every place with a port on a sea. */
export function portsOn(board: Pick<OpenState, 'beachheads'>, sea: SeaArea): readonly Place[] {
  const beaches = board.beachheads.map(({ at }) => at).filter((at) => beachAt.get(at)?.area === sea);
  return [...(portsBySea.get(sea) ?? []), ...beaches];
}

/** All seas a faction can sail to from some, those included. */
export function seasFrom(
  board: Pick<OpenState, 'okhFleets'>,
  faction: Faction,
  from: readonly SeaArea[],
): ReadonlySet<SeaArea> {
  const found = new Set(from.filter((sea) => maySail(board, faction, sea)));
  for (const sea of found) for (const next of nextSeas(board, faction, sea)) found.add(next);
  return found;
}

const seaNames: ReadonlySet<string> = new Set(seaAreas);

export function isSea(id: string): id is SeaArea {
  return seaNames.has(id);
}
