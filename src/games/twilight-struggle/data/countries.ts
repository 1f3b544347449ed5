// The 84 countries of the board: region, sub-regions, stability, battleground, and the influence the standard set-up fixes.
import type { Region, Side, Subregion } from './terms.js';

export interface CountryFacts {
  readonly region: Region;
  readonly subregions: readonly Subregion[];
  readonly stability: number;
  readonly battleground: boolean;
  /** The superpower space it touches. */
  readonly borders?: Side;
  /** Influence at the start, before the free points: US, USSR. */
  readonly start?: readonly [us: number, ussr: number];
}

export const countries = {
  canada: {
    region: 'europe',
    subregions: ['western_europe'],
    stability: 4,
    battleground: false,
    borders: 'us',
    start: [2, 0],
  },
  united_kingdom: {
    region: 'europe',
    subregions: ['western_europe'],
    stability: 5,
    battleground: false,
    start: [5, 0],
  },
  norway: { region: 'europe', subregions: ['western_europe'], stability: 4, battleground: false },
  sweden: { region: 'europe', subregions: ['western_europe'], stability: 4, battleground: false },
  finland: {
    region: 'europe',
    subregions: ['western_europe', 'eastern_europe'],
    stability: 4,
    battleground: false,
    borders: 'ussr',
    start: [0, 1],
  },
  denmark: { region: 'europe', subregions: ['western_europe'], stability: 3, battleground: false },
  benelux: { region: 'europe', subregions: ['western_europe'], stability: 3, battleground: false },
  west_germany: { region: 'europe', subregions: ['western_europe'], stability: 4, battleground: true },
  france: { region: 'europe', subregions: ['western_europe'], stability: 3, battleground: true },
  spain_portugal: { region: 'europe', subregions: ['western_europe'], stability: 2, battleground: false },
  italy: { region: 'europe', subregions: ['western_europe'], stability: 2, battleground: true },
  greece: { region: 'europe', subregions: ['western_europe'], stability: 2, battleground: false },
  turkey: { region: 'europe', subregions: ['western_europe'], stability: 2, battleground: false },
  austria: { region: 'europe', subregions: ['western_europe', 'eastern_europe'], stability: 4, battleground: false },
  east_germany: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: true, start: [0, 3] },
  poland: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: true, borders: 'ussr' },
  czechoslovakia: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: false },
  hungary: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: false },
  yugoslavia: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: false },
  romania: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: false, borders: 'ussr' },
  bulgaria: { region: 'europe', subregions: ['eastern_europe'], stability: 3, battleground: false },
  lebanon: { region: 'middle_east', subregions: [], stability: 1, battleground: false },
  syria: { region: 'middle_east', subregions: [], stability: 2, battleground: false, start: [0, 1] },
  israel: { region: 'middle_east', subregions: [], stability: 4, battleground: true, start: [1, 0] },
  jordan: { region: 'middle_east', subregions: [], stability: 2, battleground: false },
  iraq: { region: 'middle_east', subregions: [], stability: 3, battleground: true, start: [0, 1] },
  iran: { region: 'middle_east', subregions: [], stability: 2, battleground: true, start: [1, 0] },
  gulf_states: { region: 'middle_east', subregions: [], stability: 3, battleground: false },
  saudi_arabia: { region: 'middle_east', subregions: [], stability: 3, battleground: true },
  egypt: { region: 'middle_east', subregions: [], stability: 2, battleground: true },
  libya: { region: 'middle_east', subregions: [], stability: 2, battleground: true },
  afghanistan: { region: 'asia', subregions: [], stability: 2, battleground: false, borders: 'ussr' },
  pakistan: { region: 'asia', subregions: [], stability: 2, battleground: true },
  india: { region: 'asia', subregions: [], stability: 3, battleground: true },
  japan: { region: 'asia', subregions: [], stability: 4, battleground: true, borders: 'us', start: [1, 0] },
  south_korea: { region: 'asia', subregions: [], stability: 3, battleground: true, start: [1, 0] },
  north_korea: { region: 'asia', subregions: [], stability: 3, battleground: true, borders: 'ussr', start: [0, 3] },
  taiwan: { region: 'asia', subregions: [], stability: 3, battleground: false },
  australia: { region: 'asia', subregions: [], stability: 4, battleground: false, start: [4, 0] },
  burma: { region: 'asia', subregions: ['southeast_asia'], stability: 2, battleground: false },
  laos_cambodia: { region: 'asia', subregions: ['southeast_asia'], stability: 1, battleground: false },
  thailand: { region: 'asia', subregions: ['southeast_asia'], stability: 2, battleground: true },
  vietnam: { region: 'asia', subregions: ['southeast_asia'], stability: 1, battleground: false },
  malaysia: { region: 'asia', subregions: ['southeast_asia'], stability: 2, battleground: false },
  indonesia: { region: 'asia', subregions: ['southeast_asia'], stability: 1, battleground: false },
  philippines: { region: 'asia', subregions: ['southeast_asia'], stability: 2, battleground: false, start: [1, 0] },
  morocco: { region: 'africa', subregions: [], stability: 3, battleground: false },
  algeria: { region: 'africa', subregions: [], stability: 2, battleground: true },
  tunisia: { region: 'africa', subregions: [], stability: 2, battleground: false },
  west_african_states: { region: 'africa', subregions: [], stability: 2, battleground: false },
  saharan_states: { region: 'africa', subregions: [], stability: 1, battleground: false },
  ivory_coast: { region: 'africa', subregions: [], stability: 2, battleground: false },
  nigeria: { region: 'africa', subregions: [], stability: 1, battleground: true },
  cameroon: { region: 'africa', subregions: [], stability: 1, battleground: false },
  zaire: { region: 'africa', subregions: [], stability: 1, battleground: true },
  angola: { region: 'africa', subregions: [], stability: 1, battleground: true },
  south_africa: { region: 'africa', subregions: [], stability: 3, battleground: true, start: [1, 0] },
  botswana: { region: 'africa', subregions: [], stability: 2, battleground: false },
  zimbabwe: { region: 'africa', subregions: [], stability: 1, battleground: false },
  se_african_states: { region: 'africa', subregions: [], stability: 1, battleground: false },
  kenya: { region: 'africa', subregions: [], stability: 2, battleground: false },
  somalia: { region: 'africa', subregions: [], stability: 2, battleground: false },
  ethiopia: { region: 'africa', subregions: [], stability: 1, battleground: false },
  sudan: { region: 'africa', subregions: [], stability: 1, battleground: false },
  mexico: { region: 'central_america', subregions: [], stability: 2, battleground: true, borders: 'us' },
  guatemala: { region: 'central_america', subregions: [], stability: 1, battleground: false },
  el_salvador: { region: 'central_america', subregions: [], stability: 1, battleground: false },
  honduras: { region: 'central_america', subregions: [], stability: 2, battleground: false },
  nicaragua: { region: 'central_america', subregions: [], stability: 1, battleground: false },
  costa_rica: { region: 'central_america', subregions: [], stability: 3, battleground: false },
  panama: { region: 'central_america', subregions: [], stability: 2, battleground: true, start: [1, 0] },
  cuba: { region: 'central_america', subregions: [], stability: 3, battleground: true, borders: 'us' },
  haiti: { region: 'central_america', subregions: [], stability: 1, battleground: false },
  dominican_republic: { region: 'central_america', subregions: [], stability: 1, battleground: false },
  colombia: { region: 'south_america', subregions: [], stability: 1, battleground: false },
  venezuela: { region: 'south_america', subregions: [], stability: 2, battleground: true },
  ecuador: { region: 'south_america', subregions: [], stability: 2, battleground: false },
  peru: { region: 'south_america', subregions: [], stability: 2, battleground: false },
  brazil: { region: 'south_america', subregions: [], stability: 2, battleground: true },
  bolivia: { region: 'south_america', subregions: [], stability: 2, battleground: false },
  chile: { region: 'south_america', subregions: [], stability: 3, battleground: true },
  paraguay: { region: 'south_america', subregions: [], stability: 2, battleground: false },
  argentina: { region: 'south_america', subregions: [], stability: 2, battleground: true },
  uruguay: { region: 'south_america', subregions: [], stability: 2, battleground: false },
} as const satisfies Record<string, CountryFacts>;

/** One country of the board. */
export type CountryId = keyof typeof countries;

/** What is printed in a country's box. */
export function country(id: CountryId): CountryFacts {
  return countries[id];
}

/** All countries in the order of the board, region by region. */
export const countryIds: readonly CountryId[] = Object.keys(countries).filter(isCountryId);

/** The space of the Chinese Civil War variant: only the USSR places there, and nothing else happens in it. */
export const civilWarSpace = 'chinese_civil_war';
type CivilWarSpace = typeof civilWarSpace;

/** Where influence can be placed with Operations. */
export type SpaceId = CountryId | CivilWarSpace;

/** Tells a country's id from any other string. */
export function isCountryId(id: string): id is CountryId {
  return Object.hasOwn(countries, id);
}
