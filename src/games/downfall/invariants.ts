// What must hold in every position.
import { airIds, airUnits, factions, partisanIds } from './data/units.js';
import { allMarkers, boxesOf, markersIn } from './rules/display.js';
import { Ground, isRegion } from './rules/ground.js';
import { ideologyOf, zonesOf, type DownfallState } from './state.js';

/** Throws when a position is impossible. */
export function invariants(state: DownfallState): void {
  const fail = (what: string): never => {
    throw new Error(`impossible position: ${what}`);
  };
  for (const fault of zonesOf(state).faults(state)) fail(fault);
  const ground = new Ground(state);
  if (zonesOf(state).all(state).length !== ground.facts.cardIds.length) fail('cards are missing');
  const isPlace = (at: string | null): at is string =>
    at !== null && (ground.facts.hexes.has(at) || isRegion(at) || ground.isBeachhead(at));
  for (const id of ground.facts.unitIds) {
    const { status, at, steps } = state.units[id];
    const printed = ground.facts.units[id];
    if (status === 'map' && !isPlace(at)) fail(`${id} stands nowhere`);
    if ((status === 'map' || status === 'airdrop') && (steps < 1 || steps > printed.most))
      fail(`${id} has ${steps} steps`);
    if (status === 'map' && at !== null && isRegion(at) && printed.faction !== 'western') fail(`${id} is in ${at}`);
    if (status === 'map' && state.units[id].back && printed.back === undefined) fail(`${id} shows a side it has not`);
  }
  const places = new Set(
    ground.facts.unitIds.flatMap((id) => (state.units[id].status === 'map' ? (state.units[id].at ?? []) : [])),
  );
  for (const place of places) {
    if (!ground.hasRoom(place, 0, 0)) fail(`too much in ${place}`);
    const sides = new Set(ground.unitsAt(place).map((id) => ideologyOf(ground.facts.units[id].faction)));
    if (sides.size > 1) fail(`enemies together in ${place}`);
    const city = ground.facts.cityAt.get(place);
    if (city !== undefined && !sides.has(state.cityControl[city])) fail(`${place} belongs to others than stand in it`);
    if (isRegion(place)) continue;
    const partisans = ground.partisansAt(place);
    if (partisans.length > 1) fail(`several partisans in ${place}`);
  }
  for (const id of partisanIds) {
    const { status, at } = state.partisans[id];
    if (status === 'map' && (at === null || !ground.facts.hexes.has(at))) fail(`${id} stands nowhere`);
  }
  const aloft = airIds.flatMap((id) => {
    const { status, at } = state.air[id];
    if (status === 'map' && !isPlace(at)) fail(`${id} stands nowhere`);
    return status === 'map' && at !== null && !isRegion(at) ? [at] : [];
  });
  if (new Set(aloft).size !== aloft.length) fail('several air units in a hex');
  for (const faction of factions) {
    const own = airIds.filter((id) => airUnits[id].faction === faction && state.air[id].status === 'map');
    if (own.length > 8) fail(`too many air units of ${faction}`);
    for (const { marker, box } of state.used[faction]) {
      if (!boxesOf(faction, marker).includes(box)) fail(`${marker} in ${box} of ${faction}`);
    }
  }
  const markers = markersIn(state);
  if (markers.length !== allMarkers.length || new Set(markers).size !== markers.length) fail('order markers are lost');
  for (const { at } of state.beachheads) if (!ground.facts.beachAt.has(at)) fail(`a beachhead in ${at}`);
  if (state.beachheads.length + state.beachheadPool + state.beachheadsToCome !== 2) fail('beachheads are lost');
}
