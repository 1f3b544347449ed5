// The board as the rules see it: provinces, the locations units stand on, and what touches what.
import { armyNeighbourTable, fleetNeighbourTable } from './adjacency.js';
import { provinceTable } from './provinces.js';

export const powers = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
export type Power = (typeof powers)[number];

export type ProvinceId = keyof typeof provinceTable;
type CoastLocation = 'stp/nc' | 'stp/sc' | 'spa/nc' | 'spa/sc' | 'bul/ec' | 'bul/sc';
/** Where a unit stands: a province, or for a fleet in a province with two coasts one of these. */
export type Location = ProvinceId | CoastLocation;
export type Coast = 'nc' | 'sc' | 'ec';
type ProvinceKind = 'sea' | 'inland' | 'coastal';

export interface Province {
  readonly id: ProvinceId;
  readonly kind: ProvinceKind;
  /** Whether it is a supply centre. */
  readonly centre: boolean;
  /** The power whose home centre it is. */
  readonly home: Power | null;
  /** The power inside whose border it is printed. */
  readonly land: Power | null;
  /** Its named coasts, if it has two. */
  readonly coasts: readonly Coast[];
  /** Its place in the alphabetical order of the English names, which breaks ties in civil disorder. */
  readonly rank: number;
}

/** A unit on the board. A fleet in a province with two coasts stands on one of them. */
export interface Unit {
  readonly power: Power;
  readonly type: 'A' | 'F';
  readonly at: Location;
}

/** Whether a word is the id of a province. */
export function isProvinceId(word: string): word is ProvinceId {
  return Object.hasOwn(provinceTable, word);
}

/** Every province id, in the alphabetical order of the English names. */
export const provinceIds: readonly ProvinceId[] = Object.keys(provinceTable).filter(isProvinceId);

const coastProvinces: Readonly<Record<CoastLocation, ProvinceId>> = {
  'stp/nc': 'stp',
  'stp/sc': 'stp',
  'spa/nc': 'spa',
  'spa/sc': 'spa',
  'bul/ec': 'bul',
  'bul/sc': 'bul',
};

/** All 81 locations: 75 provinces and six coasts. */
export const locations: readonly Location[] = [
  ...provinceIds,
  ...Object.keys(coastProvinces).filter((word): word is CoastLocation => Object.hasOwn(coastProvinces, word)),
];

const locationsByName = new Map<string, Location>(locations.map((at) => [at, at]));

/** The location a word names (`par`, `stp/nc`), or undefined. */
export function locationNamed(word: string): Location | undefined {
  return locationsByName.get(word);
}

/** The province a location lies in. */
export function provinceOf(location: Location): ProvinceId {
  return isWholeProvince(location) ? location : coastProvinces[location];
}

/** Only coasts have ids of more than three letters; told by the length because the adjudicator asks all the time. */
function isWholeProvince(location: Location): location is ProvinceId {
  return location.length === 3;
}

/** The coast a location names, or null. */
export function coastOf(location: Location): Coast | null {
  if (location.endsWith('/nc')) return 'nc';
  if (location.endsWith('/sc')) return 'sc';
  return location.endsWith('/ec') ? 'ec' : null;
}

/** The location on a named coast of a province, or undefined if the province has no such coast. */
export function coastLocation(id: ProvinceId, coast: string): Location | undefined {
  return locationsByName.get(`${id}/${coast}`);
}

const provinces = new Map<ProvinceId, Province>(
  provinceIds.map((id, rank) => [id, { id, rank, ...provinceTable[id] }]),
);

/** What is known of a province. */
export function province(id: ProvinceId): Province {
  const found = provinces.get(id);
  if (found === undefined) throw new Error(`No province ${id}`);
  return found;
}

/** The 34 supply centres. */
export const centres: readonly ProvinceId[] = provinceIds.filter((id) => province(id).centre);

const homes = new Map<Power, readonly ProvinceId[]>(
  powers.map((power) => [power, centres.filter((id) => province(id).home === power)]),
);

/** The home centres of a power. */
export function homeCentres(power: Power): readonly ProvinceId[] {
  return homes.get(power) ?? [];
}
const none: readonly never[] = [];
const armySteps: Readonly<Partial<Record<ProvinceId, readonly ProvinceId[]>>> = armyNeighbourTable;
const fleetSteps: Readonly<Partial<Record<Location, readonly Location[]>>> = fleetNeighbourTable;

/** The provinces an army in a province can walk to (none from the sea) (rulebook, “Army movement”). */
export function armyNeighbours(id: ProvinceId): readonly ProvinceId[] {
  return armySteps[id] ?? none;
}

/** The locations a fleet on a location can sail to (none from inland, none from a two-coast province without a coast) (rulebook, “Fleet movement”). */
export function fleetNeighbours(at: Location): readonly Location[] {
  return fleetSteps[at] ?? none;
}

const armyStepSets = new Map(provinceIds.map((from) => [from, new Set<ProvinceId>(armyNeighbours(from))]));
const fleetProvinceSets = new Map(
  locations.map((from) => [from, new Set<ProvinceId>(fleetNeighbours(from).map((at) => provinceOf(at)))]),
);

/** Whether a unit could go to a province in one step by itself, on whatever coast. */
export function canReach(type: 'A' | 'F', from: Location, to: ProvinceId): boolean {
  return type === 'A'
    ? (armyStepSets.get(provinceOf(from))?.has(to) ?? false)
    : (fleetProvinceSets.get(from)?.has(to) ?? false);
}

/** The locations in a province that a fleet could sail to in one step. */
export function reachableCoasts(from: Location, to: ProvinceId): readonly Location[] {
  return fleetNeighbours(from).filter((at) => provinceOf(at) === to);
}

/** Whether a unit of this type may stand on a location (rulebook, “The gameboard”). */
export function canStand(type: 'A' | 'F', at: Location): boolean {
  const { id, kind, coasts } = province(provinceOf(at));
  if (type === 'A') return kind !== 'sea' && at === id;
  return kind !== 'inland' && coasts.length > 0 === (at !== id);
}

const seaNeighbours = new Map<ProvinceId, readonly ProvinceId[]>(
  provinceIds.map((id) => {
    const ids = locations.filter((at) => provinceOf(at) === id);
    const touching = new Set(ids.flatMap((at) => fleetNeighbours(at)).map((at) => provinceOf(at)));
    return [id, [...touching].filter((other) => province(other).kind === 'sea')];
  }),
);

/** The seas that touch a province, on whatever coast of it; the links a convoy can use. */
export function adjacentSeas(id: ProvinceId): readonly ProvinceId[] {
  return seaNeighbours.get(id) ?? none;
}

const coastNeighbours = new Map<ProvinceId, readonly ProvinceId[]>(
  provinceIds.map((sea) => [
    sea,
    provinceIds.filter((id) => province(id).kind === 'coastal' && adjacentSeas(id).includes(sea)),
  ]),
);

/** The coastal provinces a convoy can land in from a sea. */
export function adjacentCoasts(sea: ProvinceId): readonly ProvinceId[] {
  return coastNeighbours.get(sea) ?? none;
}

const seaNeighbourSets = new Map([...seaNeighbours].map(([from, to]) => [from, new Set<ProvinceId>(to)]));

/** Whether a sea touches a province. */
export function touchesSea(id: ProvinceId, sea: ProvinceId): boolean {
  return seaNeighbourSets.get(id)?.has(sea) ?? false;
}
