// What territories bring in and what complexes can place (rulebook, Mobilise New Units; Collect Income).
import type { Power } from '../data/powers.js';
import { isLand, lands, territories, type Land, type Space } from '../data/spaces.js';
import { costOf, isWare, unitFacts, wares, type Ware } from '../data/units.js';
import type { AaState } from '../state.js';
import { landsBeside, seasBeside } from './board.js';

function ipcOf(land: Land): number {
  return territories[land].ipc;
}

/** The sum of the values of the territories a power controls. */
export function productionOf(state: Pick<AaState, 'control'>, power: Power): number {
  return lands.reduce((sum, land) => sum + (state.control[land] === power ? ipcOf(land) : 0), 0);
}

/** The complexes in which the active power may place units this turn. */
export function usableComplexes(state: AaState): readonly Land[] {
  return lands.filter(
    (land) =>
      state.complexes[land] !== undefined && state.control[land] === state.active && !state.captured.includes(land),
  );
}

/** How many units a complex can place in a turn. */
export function placingRoom(state: AaState, land: Land): number {
  const damage = state.complexes[land];
  return damage === undefined ? 0 : Math.max(0, ipcOf(land) - damage);
}

/** The most damage a complex can have. */
export function mostDamage(land: Land): number {
  return 2 * ipcOf(land);
}

/** Goods to be placed in a space through a complex; a new complex needs none. */
export interface Placing {
  readonly ware: Ware;
  readonly count: number;
  readonly space: Space;
  readonly complex: Land | null;
}

/** Where a ware may be placed, and through which complexes, with the room that is left in them. */
export function placesFor(state: AaState, ware: Ware, before: readonly Placing[]): ReadonlyMap<Space, readonly Land[]> {
  if (ware === 'complex') return new Map(sitesForComplex(state, before).map((land) => [land, []]));
  const found = new Map<Space, Land[]>();
  const { domain } = unitFacts[ware];
  const add = (space: Space, land: Land): void => void found.set(space, [...(found.get(space) ?? []), land]);
  for (const land of usableComplexes(state)) {
    if (roomLeft(state, land, before) <= 0) continue;
    if (domain !== 'sea') add(land, land);
    if (domain === 'sea') for (const zone of seasBeside(land)) add(zone, land);
    if (ware !== 'fighter') continue;
    for (const zone of seasBeside(land)) if (ownDecks(state, zone, before) > 0) add(zone, land);
  }
  return found;
}

/** What a complex can still place after what has been placed. */
function roomLeft(state: AaState, land: Land, before: readonly Placing[]): number {
  return placingRoom(state, land) - before.reduce((sum, one) => sum + (one.complex === land ? one.count : 0), 0);
}

/** How many new units still go to a space: into a territory, or through the complexes beside a zone. */
export function roomFor(state: AaState, space: Space, before: readonly Placing[]): number {
  return usableComplexes(state)
    .filter((land) => land === space || (!isLand(space) && seasBeside(land).includes(space)))
    .reduce((sum, land) => sum + roomLeft(state, land, before), 0);
}

/** Free places on carriers of the active power in a zone, new ones among them. */
function ownDecks(state: AaState, zone: Space, before: readonly Placing[]): number {
  const placed = (ware: Ware): number =>
    before.reduce((sum, one) => sum + (one.space === zone && one.ware === ware ? one.count : 0), 0);
  const there = state.units.filter((unit) => unit.space === zone);
  const decks = there.filter((unit) => unit.type === 'carrier' && unit.power === state.active);
  const guests = there.filter(
    (unit) =>
      unit.type === 'fighter' &&
      (unit.power === state.active || (unit.aboard !== null && decks.some(({ id }) => id === unit.aboard))),
  );
  return 2 * (decks.length + placed('carrier')) - guests.length - placed('fighter');
}

function sitesForComplex(state: AaState, before: readonly Placing[]): readonly Land[] {
  return lands.filter(
    (land) =>
      state.control[land] === state.active &&
      state.heldAtStart.includes(land) &&
      !state.captured.includes(land) &&
      ipcOf(land) >= 1 &&
      state.complexes[land] === undefined &&
      !before.some((one) => one.ware === 'complex' && one.space === land),
  );
}

/** How many of a ware fit into a space through one complex. */
export function fits(
  state: AaState,
  ware: Ware,
  place: Omit<Placing, 'ware' | 'count'>,
  before: readonly Placing[],
): number {
  if (ware === 'complex') return place.complex === null ? 1 : 0;
  if (place.complex === null) return 0;
  const room = roomLeft(state, place.complex, before);
  return ware === 'fighter' && !isLand(place.space) ? Math.min(room, ownDecks(state, place.space, before)) : room;
}

/** Goods bought and not yet placed. */
export function waiting(state: AaState, before: readonly Placing[]): readonly { ware: Ware; count: number }[] {
  return wares.flatMap((ware) => {
    const placed = before.reduce((sum, one) => sum + (one.ware === ware ? one.count : 0), 0);
    const count = (state.bought[ware] ?? 0) - placed;
    return count > 0 ? [{ ware, count }] : [];
  });
}

/** Zones in which own fighters wait for a carrier that was promised. */
export function promisedZones(state: AaState): readonly Space[] {
  const zones = usableComplexes(state).flatMap((land) => seasBeside(land));
  return [...new Set(zones)].filter((zone) => ownDecks(state, zone, []) < 0);
}

/** What stands when nobody says where: promised carriers first, then each ware where most room is left. */
export function defaultPlacing(state: AaState): readonly Placing[] {
  const placed: Placing[] = [];
  const put = (ware: Ware, space: Space, complex: Land): void => {
    placed.push({ ware, count: 1, space, complex });
  };
  for (const zone of promisedZones(state)) {
    const lack = Math.ceil(-ownDecks(state, zone, placed) / 2);
    for (let n = 0; n < lack; n++) {
      const complex = landsBeside(zone).find((land) => placesFor(state, 'carrier', placed).get(zone)?.includes(land));
      if (complex !== undefined && waiting(state, placed).some(({ ware }) => ware === 'carrier')) {
        put('carrier', zone, complex);
      }
    }
  }
  for (const { ware, count } of waiting(state, placed)) {
    if (ware === 'complex') continue;
    for (let n = 0; n < count; n++) {
      const best = bestComplex(state, placed);
      if (best === undefined) break;
      if (unitFacts[ware].domain !== 'sea') put(ware, best, best);
      else putShip(ware);
    }
  }
  return placed;

  function putShip(ware: Ware): void {
    const places = [...placesFor(state, ware, placed)];
    const worth = ([zone]: readonly [Space, unknown]): number => {
      const there = state.units.filter((unit) => unit.space === zone);
      const own = there.filter((unit) => unit.power === state.active).length;
      return own - (state.calmAtStart.some((one) => one === zone) ? 0 : 1000);
    };
    const [best] = places.toSorted((a, b) => worth(b) - worth(a));
    const [complex] = best?.[1] ?? [];
    if (best !== undefined && complex !== undefined) put(ware, best[0], complex);
  }
}

function bestComplex(state: AaState, placed: readonly Placing[]): Land | undefined {
  return usableComplexes(state)
    .filter((land) => roomLeft(state, land, placed) > 0)
    .toSorted((a, b) => roomLeft(state, b, placed) - roomLeft(state, a, placed) || ipcOf(b) - ipcOf(a))[0];
}

/** What goods cost together; `repair:<territory>` rows cost one each. */
export function billOf(values: Readonly<Partial<Record<string, number>>>): number {
  return Object.entries(values).reduce((sum, [id, count = 0]) => sum + count * (isWare(id) ? costOf(id) : 1), 0);
}
