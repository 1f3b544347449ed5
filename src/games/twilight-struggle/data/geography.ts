// The board as the rules ask for it: neighbours, regions and their countries.
import { civilWarSpace, countries, country, countryIds, type CountryId, type SpaceId } from './countries.js';
import { links } from './links.js';
import type { Area } from './event-areas.js';
import type { Region, Side, Subregion } from './terms.js';

const neighbourTable = new Map<CountryId, CountryId[]>(countryIds.map((id) => [id, []]));
for (const [a, b] of links) {
  neighbourTable.get(a)?.push(b);
  neighbourTable.get(b)?.push(a);
}

/** Countries linked to a country; superpower spaces are not among them (see `borders`). */
export function neighbours(id: CountryId): readonly CountryId[] {
  return neighbourTable.get(id) ?? [];
}

/** Whether a country touches a side's superpower space. */
export function bordersSuperpower(id: CountryId, side: Side): boolean {
  return country(id).borders === side;
}

export function regionOf(id: SpaceId): Region {
  return id === civilWarSpace ? 'asia' : countries[id].region;
}

/** Battlegrounds of the printed board; Formosan Resolution is looked at in scoring only. */
export function isBattleground(id: CountryId): boolean {
  return countries[id].battleground;
}

/** Whether a country lies in a region or sub-region. */
export function isIn(id: SpaceId, area: Region | Subregion): boolean {
  if (regionOf(id) === area) return true;
  if (id === civilWarSpace) return false;
  return country(id).subregions.some((subregion) => subregion === area);
}

// Scoring asks for the same few lists again and again.
const listed = new Map<string, readonly CountryId[]>();

/** Countries of any of these regions and sub-regions, in the order of the board. */
export function countriesIn(...areas: readonly (Region | Subregion)[]): readonly CountryId[] {
  const [first] = areas;
  const key = areas.length === 1 && first !== undefined ? first : areas.join(' ');
  const known = listed.get(key) ?? countryIds.filter((id) => areas.some((area) => isIn(id, area)));
  listed.set(key, known);
  return known;
}

/** Whether a country belongs to an area. */
export function isInArea(id: CountryId, { only, within }: Area): boolean {
  return (only === undefined || only.includes(id)) && (within === undefined || within.some((area) => isIn(id, area)));
}
