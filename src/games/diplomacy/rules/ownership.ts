// Who owns which supply centre, and how many units each power may keep.
import { centres, coastLocation, homeCentres, province, provinceOf } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import type { Owners } from '../state.js';

export interface CentreChange {
  readonly centre: ProvinceId;
  readonly from: Power | null;
  readonly to: Power;
}

/** Centres change hands at the end of autumn, after retreats: to whoever stands in them (rulebook, “Control of supply centres”). */
export function updateOwners(
  owners: Owners,
  units: readonly Unit[],
): { readonly owners: Owners; readonly changes: readonly CentreChange[] } {
  const after: Partial<Record<ProvinceId, Power>> = { ...owners };
  const changes: CentreChange[] = [];
  const holders = new Map(units.map((unit) => [provinceOf(unit.at), unit.power]));
  for (const centre of centres) {
    const holder = holders.get(centre);
    const from = owners[centre] ?? null;
    if (holder === undefined || holder === from) continue;
    after[centre] = holder;
    changes.push({ centre, from, to: holder });
  }
  return { owners: after, changes };
}

/** The centres a power owns, in the alphabetical order of the board. */
export function centresOf(owners: Owners, power: Power): readonly ProvinceId[] {
  return centres.filter((centre) => owners[centre] === power);
}

/** The units of a power. */
export function unitsOf(units: readonly Unit[], power: Power): readonly Unit[] {
  return units.filter((unit) => unit.power === power);
}

/** Centres less units: how many units a power may build (above zero) or must remove (below) (rulebook, “Adjusting the number of units”). */
export function surplus(owners: Owners, units: readonly Unit[], power: Power): number {
  return centresOf(owners, power).length - unitsOf(units, power).length;
}

/** Own home centres, still owned and empty, where a power may build (rulebook, “Builds”). */
export function buildSites(owners: Owners, units: readonly Unit[], power: Power): readonly ProvinceId[] {
  const full = new Set(units.map(({ at }) => provinceOf(at)));
  return homeCentres(power).filter((centre) => owners[centre] === power && !full.has(centre));
}

/** Where a fleet built in a centre may stand: nowhere inland, in the centre, or on one of its coasts (rulebook, “Additional rules for builds”). */
export function fleetBuildSites(centre: ProvinceId): readonly Location[] {
  const { kind, coasts } = province(centre);
  if (kind === 'inland') return [];
  return coasts.length === 0 ? [centre] : coasts.flatMap((coast) => coastLocation(centre, coast) ?? []);
}
