// Who stands where at the start; complexes are listed with the spaces.
import type { Power } from './powers.js';
import type { Space } from './spaces.js';
import type { UnitType } from './units.js';

/** Units of a space by type. */
export type Stack = Readonly<Partial<Record<UnitType, number>>>;

export const firstUnits: Readonly<Record<Power, Readonly<Partial<Record<Space, Stack>>>>> = {
  ussr: {
    karelia_ssr: { infantry: 4, artillery: 1, fighter: 1 },
    archangel: { infantry: 1, tank: 1 },
    caucasus: { infantry: 3, artillery: 1, tank: 1, aaa: 1 },
    russia: { infantry: 4, artillery: 1, tank: 2, aaa: 1, fighter: 1 },
    evenki_national_okrug: { infantry: 2 },
    novosibirsk: { infantry: 1 },
    yakut_ssr: { infantry: 1 },
    soviet_far_east: { infantry: 2 },
    buryatia_ssr: { infantry: 2 },
    kazakh_ssr: { infantry: 1 },
    sz4: { submarine: 1 },
  },
  germany: {
    france: { infantry: 1, tank: 2, aaa: 1 },
    northwestern_europe: { infantry: 1, tank: 1, fighter: 1 },
    italy: { infantry: 1, tank: 1, aaa: 1 },
    southern_europe: { infantry: 1, artillery: 1 },
    germany: { infantry: 3, tank: 2, aaa: 1, fighter: 1, bomber: 1 },
    norway: { infantry: 2, fighter: 1 },
    finland: { infantry: 3 },
    bulgaria_romania: { infantry: 2, tank: 1, fighter: 1 },
    poland: { infantry: 2, tank: 1, fighter: 1 },
    baltic_states: { infantry: 1, tank: 1 },
    ukraine_ssr: { infantry: 3, artillery: 1, tank: 1, fighter: 1 },
    belorussia: { infantry: 3 },
    west_russia: { infantry: 3, artillery: 1, tank: 1 },
    morocco: { infantry: 1 },
    libya: { infantry: 1, tank: 1 },
    algeria: { infantry: 1, artillery: 1 },
    sz5: { cruiser: 1, submarine: 2, transport: 1 },
    sz9: { submarine: 2 },
    sz15: { battleship: 1, transport: 1 },
  },
  uk: {
    eastern_canada: { tank: 1 },
    united_kingdom: { infantry: 2, artillery: 1, tank: 1, aaa: 1, fighter: 2, bomber: 1 },
    persia: { infantry: 1 },
    india: { infantry: 3, aaa: 1 },
    trans_jordan: { infantry: 1 },
    egypt: { infantry: 1, artillery: 1, tank: 1, fighter: 1 },
    union_of_south_africa: { infantry: 1 },
    eastern_australia: { infantry: 2 },
    western_australia: { infantry: 1 },
    burma: { infantry: 1 },
    new_zealand: { infantry: 1 },
    western_canada: { infantry: 1 },
    sz10: { destroyer: 1, transport: 1 },
    sz7: { battleship: 1, transport: 1 },
    sz14: { cruiser: 1 },
    sz17: { destroyer: 1 },
    sz35: { fighter: 1, carrier: 1, cruiser: 1, transport: 1 },
    sz39: { cruiser: 1, submarine: 1, transport: 1 },
  },
  japan: {
    manchuria: { infantry: 3, fighter: 1 },
    kwangtung: { infantry: 1, artillery: 1 },
    kiangsu: { infantry: 4 },
    french_indo_china_thailand: { infantry: 2, artillery: 1, fighter: 1 },
    solomon_islands: { infantry: 1 },
    new_guinea: { infantry: 1 },
    borneo: { infantry: 1 },
    east_indies: { infantry: 2 },
    philippine_islands: { infantry: 1, artillery: 1 },
    malaya: { infantry: 1 },
    iwo_jima: { infantry: 1 },
    caroline_islands: { infantry: 1 },
    okinawa: { infantry: 1 },
    wake_island: { infantry: 1 },
    japan: { infantry: 4, artillery: 1, tank: 1, aaa: 1, fighter: 1, bomber: 1 },
    sz37: { fighter: 2, battleship: 1, carrier: 1 },
    sz61: { destroyer: 1, transport: 1 },
    sz60: { battleship: 1, destroyer: 1, transport: 1 },
    sz50: { fighter: 1, carrier: 1, cruiser: 1 },
    sz44: { submarine: 1 },
  },
  usa: {
    eastern_united_states: { infantry: 2, artillery: 1, tank: 1, aaa: 1, fighter: 1, bomber: 1 },
    szechwan: { infantry: 2, fighter: 1 },
    yunnan: { infantry: 2 },
    anhwei: { infantry: 2 },
    midway: { infantry: 1 },
    hawaiian_islands: { infantry: 1, fighter: 1 },
    alaska: { infantry: 1 },
    western_united_states: { infantry: 2, aaa: 1, fighter: 1 },
    central_united_states: { infantry: 1 },
    sz11: { destroyer: 1, transport: 2 },
    sz19: { cruiser: 1 },
    sz56: { battleship: 1, destroyer: 1, transport: 1 },
    sz53: { fighter: 1, carrier: 1, destroyer: 1, submarine: 1 },
  },
};

/** How the tournament set-up differs. */
export const tournamentChanges: readonly {
  readonly power: Power;
  readonly space: Space;
  readonly unit: UnitType;
  readonly count: number;
}[] = [
  { power: 'germany', space: 'germany', unit: 'bomber', count: 0 },
  { power: 'germany', space: 'sz5', unit: 'submarine', count: 1 },
  { power: 'germany', space: 'ukraine_ssr', unit: 'bomber', count: 1 },
  { power: 'uk', space: 'india', unit: 'infantry', count: 5 },
  { power: 'uk', space: 'sz13', unit: 'cruiser', count: 1 },
  { power: 'uk', space: 'sz14', unit: 'cruiser', count: 0 },
  { power: 'uk', space: 'sz7', unit: 'destroyer', count: 1 },
];
