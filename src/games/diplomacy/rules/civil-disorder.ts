// Which units leave the board when a power has too many and nobody says which.
import {
  adjacentCoasts,
  adjacentSeas,
  armyNeighbours,
  fleetNeighbours,
  homeCentres,
  locations,
  province,
  provinceIds,
  provinceOf,
} from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import type { Owners } from '../state.js';
import { centresOf } from './ownership.js';

const everywhere = new Map<ProvinceId, readonly ProvinceId[]>(
  provinceIds.map((id) => {
    const fleets = locations.filter((at) => provinceOf(at) === id).flatMap((at) => fleetNeighbours(at));
    return [
      id,
      [
        ...new Set([
          ...armyNeighbours(id),
          ...adjacentSeas(id),
          ...adjacentCoasts(id),
          ...fleets.map((at) => provinceOf(at)),
        ]),
      ],
    ];
  }),
);

/**
 * The units that go first, farthest from home first; at equal distance fleets before armies, then by the English name
 * of the province (rulebook, “Civil disorder”). Gives as many as are asked for.
 */
export function civilDisorderRemovals(
  units: readonly Unit[],
  owners: Owners,
  power: Power,
  count: number,
  rulings: Rulings,
): readonly Unit[] {
  const ranked = units.map((unit) => ({ unit, distance: distanceFromHome(unit, owners, power, rulings) }));
  ranked.sort(
    (a, b) =>
      b.distance - a.distance ||
      Number(b.unit.type === 'F') - Number(a.unit.type === 'F') ||
      province(provinceOf(a.unit.at)).rank - province(provinceOf(b.unit.at)).rank,
  );
  return ranked.slice(0, count).map(({ unit }) => unit);
}

/** Steps from a unit to the nearest home centre (or, by the other ruling, to the nearest centre owned); large if there is none. */
function distanceFromHome(unit: Unit, owners: Owners, power: Power, rulings: Rulings): number {
  if (rulings.civilDisorderDistance === 'owned')
    return walk(provinceOf(unit.at), new Set(centresOf(owners, power)), (id) => everywhere.get(id) ?? []);
  const goals = new Set<ProvinceId>(homeCentres(power));
  return unit.type === 'A'
    ? walk(provinceOf(unit.at), goals, (id) => everywhere.get(id) ?? [])
    : walk<Location>(unit.at, goals, (at) => fleetNeighbours(at));
}

function walk<Place extends Location>(
  start: Place,
  goals: ReadonlySet<ProvinceId>,
  next: (place: Place) => readonly Place[],
): number {
  let ring: readonly Place[] = [start];
  const seen = new Set<Place>(ring);
  for (let distance = 0; ring.length > 0; distance += 1) {
    if (ring.some((place) => goals.has(provinceOf(place)))) return distance;
    const wider: Place[] = [];
    for (const place of ring)
      for (const other of next(place)) {
        if (seen.has(other)) continue;
        seen.add(other);
        wider.push(other);
      }
    ring = wider;
  }
  return Number.MAX_SAFE_INTEGER;
}
