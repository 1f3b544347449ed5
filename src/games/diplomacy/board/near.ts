// The close-up around one seat's units: where they stand or stood, and all that borders on it.
import { armyNeighbours, fleetNeighbours, locations, provinceOf, type ProvinceId } from '../data/geography.js';
import { centresOf } from '../rules/ownership.js';
import { powersOf } from '../state.js';
import type { BoardInput } from './input.js';

/** The id of this close-up, beside those of fixed areas. */
export const nearArea = 'near';

function around(id: ProvinceId): readonly ProvinceId[] {
  const shores = locations.filter((at) => provinceOf(at) === id);
  return [id, ...armyNeighbours(id), ...shores.flatMap(fleetNeighbours).map(provinceOf)];
}

/** What concerns a seat: its units with what borders on them, before the last phase and now, and its centres while units are built. */
export function provincesNear(input: BoardInput): readonly ProvinceId[] {
  const mine = powersOf(input.seats, input.seat);
  const units = [...input.units, ...input.dislodged.map(({ unit }) => unit), ...(input.last?.before ?? [])];
  const stands = units.filter(({ power }) => mine.includes(power)).map(({ at }) => provinceOf(at));
  const owned = input.phase === 'adjustment' ? mine.flatMap((power) => centresOf(input.owners, power)) : [];
  return [...new Set([...stands.flatMap(around), ...owned])];
}

/** The close-up around a seat's units where it shows all of these provinces. */
export function nearShowing(provinces: readonly string[], input: BoardInput): typeof nearArea | undefined {
  const near = new Set<string>(provincesNear(input));
  return provinces.length > 0 && provinces.every((id) => near.has(id)) ? nearArea : undefined;
}
