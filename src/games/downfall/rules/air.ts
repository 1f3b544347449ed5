// Air units: where they may stand, who has to fly away, and how many the open events give.
import { factsOf } from '../data/own-files.js';
import { airIds, airUnits, type AirId, type Faction } from '../data/units.js';
import { ideologyOf, type OpenState, type Place } from '../state.js';
import type { Ground } from './ground.js';
import { airDistance } from './ranges.js';
import { Supply } from './supply.js';

/** Places where an air unit of a faction may be put. */
export function airPlaces(ground: Ground, faction: Faction): readonly Place[] {
  const { board } = ground;
  const ideology = ideologyOf(faction);
  const supply = new Supply(ground, faction, 'steps');
  const taken = new Set(airIds.flatMap((id) => (board.air[id].status === 'map' ? (board.air[id].at ?? []) : [])));
  const hexes = [...ground.facts.hexes.keys()].filter((hex) => {
    if (taken.has(hex) || !ground.isFriendly(hex, ideology)) return false;
    if (!ground.facts.cityAt.has(hex) && !ground.edges(hex).some(({ rail }) => rail)) return false;
    const occupier = ground.occupier(hex);
    if (occupier !== null && occupier !== ideology) return false;
    if (ground.partisansAt(hex).some((id) => !id.startsWith(`partisan-${ideology}-`))) return false;
    if (occupier === null && ground.inFoeZone(hex, ideology)) return false;
    return supply.anyLine(hex) !== null;
  });
  return faction === 'western' ? [...hexes, 'uk', 'middle-east'] : hexes;
}

/** Whether an air unit must leave its hex: alone in an enemy zone of control, or overrun. */
function isExposed(ground: Ground, id: AirId): boolean {
  const { status, at } = ground.board.air[id];
  if (status !== 'map' || at === null || !ground.facts.hexes.has(at)) return false;
  const ideology = ideologyOf(airUnits[id].faction);
  const occupier = ground.occupier(at);
  if (occupier === ideology) return false;
  return occupier !== null || ground.inFoeZone(at, ideology);
}

export function exposedAir(ground: Ground): readonly AirId[] {
  return airIds.filter((id) => isExposed(ground, id));
}

/** The nearest places to which an air unit can be rebased; none when there is no place for it. */
export function rebases(ground: Ground, id: AirId): readonly Place[] {
  const { at } = ground.board.air[id];
  if (at === null) return [];
  const places = airPlaces(ground, airUnits[id].faction).map((place) => ({ place, far: airDistance(at, place) }));
  const nearest = Math.min(Infinity, ...places.map(({ far }) => far));
  return nearest === Infinity ? [] : places.filter(({ far }) => far === nearest).map(({ place }) => place);
}

/** How many air units the open events give each faction; a reveal's Axis unit goes where it was owned. */
export function airGiven(
  board: Pick<OpenState, 'data' | 'events'>,
  open: readonly ('spent' | 'current' | 'pending')[],
): Readonly<Record<Faction, number>> {
  const given: Record<Faction, number> = { western: 0, soviet: 0, okh: 0, okw: 0 };
  for (const box of open) {
    const id = board.events[box];
    if (id === null) {
      given.western += 1;
      continue;
    }
    const { air } = factsOf(board).events[id];
    given.western += air.western;
    given.soviet += air.soviet;
    const owner = board.events.airOwner[id];
    if (owner !== undefined) given[owner] += air.axis;
  }
  return given;
}

export function airOnMap(board: OpenState, faction: Faction): readonly AirId[] {
  return airIds.filter((id) => airUnits[id].faction === faction && board.air[id].status === 'map');
}

/** How many elite aircraft the West may have: as many others wait in their place (L1412-1417). */
export function elitesDue(board: Pick<OpenState, 'data' | 'warfare'>): number {
  return factsOf(board).warfare.bombing[board.warfare.bombing]?.units ?? 0;
}

/** Aircraft a faction has in its pool, without those that the Strategic Bombing holds. */
function airInPool(board: OpenState, faction: Faction, elite: boolean): readonly AirId[] {
  const pool = airIds.filter((id) => {
    const { faction: own, elite: isGood } = airUnits[id];
    return own === faction && isGood === elite && board.air[id].status === 'pool';
  });
  if (faction !== 'western') return pool;
  const due = elitesDue(board);
  const onMap = airOnMap(board, faction).filter((id) => airUnits[id].elite).length;
  return elite ? pool.slice(0, Math.max(0, due - onMap)) : pool.slice(0, Math.max(0, pool.length - due));
}

/** The air units a faction may put on the map next, the better first: an elite one only beside others. */
export function nextAir(board: OpenState, faction: Faction): readonly AirId[] {
  const elites = airOnMap(board, faction).length > 0 ? airInPool(board, faction, true) : [];
  return [...elites.slice(0, 1), ...airInPool(board, faction, false).slice(0, 1)];
}
