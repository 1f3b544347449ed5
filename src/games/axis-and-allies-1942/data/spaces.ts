// The spaces of the board: territories with value and first controller, and sea zones. Neutral territories are left out: nothing ever enters them.
import type { Power } from './powers.js';

interface Territory {
  readonly owner: Power;
  readonly ipc: number;
}

export const territories = {
  united_kingdom: { owner: 'uk', ipc: 8 },
  iceland: { owner: 'uk', ipc: 0 },
  greenland: { owner: 'usa', ipc: 0 },
  norway: { owner: 'germany', ipc: 2 },
  finland: { owner: 'germany', ipc: 1 },
  karelia_ssr: { owner: 'ussr', ipc: 2 },
  baltic_states: { owner: 'germany', ipc: 2 },
  poland: { owner: 'germany', ipc: 2 },
  germany: { owner: 'germany', ipc: 10 },
  northwestern_europe: { owner: 'germany', ipc: 2 },
  france: { owner: 'germany', ipc: 6 },
  gibraltar: { owner: 'uk', ipc: 0 },
  italy: { owner: 'germany', ipc: 3 },
  southern_europe: { owner: 'germany', ipc: 2 },
  bulgaria_romania: { owner: 'germany', ipc: 2 },
  ukraine_ssr: { owner: 'germany', ipc: 2 },
  belorussia: { owner: 'germany', ipc: 2 },
  west_russia: { owner: 'germany', ipc: 2 },
  russia: { owner: 'ussr', ipc: 8 },
  archangel: { owner: 'ussr', ipc: 1 },
  vologda: { owner: 'ussr', ipc: 2 },
  novosibirsk: { owner: 'ussr', ipc: 1 },
  kazakh_ssr: { owner: 'ussr', ipc: 2 },
  caucasus: { owner: 'ussr', ipc: 4 },
  evenki_national_okrug: { owner: 'ussr', ipc: 1 },
  yakut_ssr: { owner: 'ussr', ipc: 1 },
  soviet_far_east: { owner: 'ussr', ipc: 1 },
  buryatia_ssr: { owner: 'ussr', ipc: 1 },
  manchuria: { owner: 'japan', ipc: 3 },
  anhwei: { owner: 'usa', ipc: 1 },
  kiangsu: { owner: 'japan', ipc: 2 },
  kwangtung: { owner: 'japan', ipc: 2 },
  yunnan: { owner: 'usa', ipc: 1 },
  szechwan: { owner: 'usa', ipc: 1 },
  sinkiang: { owner: 'usa', ipc: 1 },
  india: { owner: 'uk', ipc: 3 },
  burma: { owner: 'uk', ipc: 1 },
  french_indo_china_thailand: { owner: 'japan', ipc: 2 },
  malaya: { owner: 'japan', ipc: 1 },
  persia: { owner: 'uk', ipc: 1 },
  trans_jordan: { owner: 'uk', ipc: 1 },
  formosa: { owner: 'japan', ipc: 0 },
  japan: { owner: 'japan', ipc: 8 },
  okinawa: { owner: 'japan', ipc: 0 },
  iwo_jima: { owner: 'japan', ipc: 0 },
  wake_island: { owner: 'japan', ipc: 0 },
  midway: { owner: 'usa', ipc: 0 },
  hawaiian_islands: { owner: 'usa', ipc: 1 },
  caroline_islands: { owner: 'japan', ipc: 0 },
  philippine_islands: { owner: 'japan', ipc: 3 },
  borneo: { owner: 'japan', ipc: 4 },
  east_indies: { owner: 'japan', ipc: 4 },
  new_guinea: { owner: 'japan', ipc: 1 },
  solomon_islands: { owner: 'japan', ipc: 0 },
  western_australia: { owner: 'uk', ipc: 1 },
  eastern_australia: { owner: 'uk', ipc: 1 },
  new_zealand: { owner: 'uk', ipc: 1 },
  morocco: { owner: 'germany', ipc: 1 },
  algeria: { owner: 'germany', ipc: 1 },
  libya: { owner: 'germany', ipc: 1 },
  egypt: { owner: 'uk', ipc: 2 },
  anglo_egyptian_sudan: { owner: 'uk', ipc: 0 },
  italian_east_africa: { owner: 'uk', ipc: 1 },
  french_west_africa: { owner: 'uk', ipc: 1 },
  french_equatorial_africa: { owner: 'uk', ipc: 1 },
  belgian_congo: { owner: 'uk', ipc: 1 },
  rhodesia: { owner: 'uk', ipc: 1 },
  union_of_south_africa: { owner: 'uk', ipc: 2 },
  french_madagascar: { owner: 'uk', ipc: 1 },
  alaska: { owner: 'usa', ipc: 2 },
  western_canada: { owner: 'uk', ipc: 1 },
  eastern_canada: { owner: 'uk', ipc: 3 },
  western_united_states: { owner: 'usa', ipc: 10 },
  central_united_states: { owner: 'usa', ipc: 6 },
  eastern_united_states: { owner: 'usa', ipc: 12 },
  mexico: { owner: 'usa', ipc: 2 },
  east_mexico: { owner: 'usa', ipc: 0 },
  central_america: { owner: 'usa', ipc: 1 },
  west_indies: { owner: 'usa', ipc: 1 },
  brazil: { owner: 'usa', ipc: 3 },
} as const satisfies Record<string, Territory>;

export type Land = keyof typeof territories;
export const lands = Object.keys(territories) as readonly Land[];

/** Sea zones in the order of their numbers. */
export const seas = [
  'sz1',
  'sz2',
  'sz3',
  'sz4',
  'sz5',
  'sz6',
  'sz7',
  'sz8',
  'sz9',
  'sz10',
  'sz11',
  'sz12',
  'sz13',
  'sz14',
  'sz15',
  'sz16',
  'sz17',
  'sz18',
  'sz19',
  'sz20',
  'sz21',
  'sz22',
  'sz23',
  'sz24',
  'sz25',
  'sz26',
  'sz27',
  'sz28',
  'sz29',
  'sz30',
  'sz31',
  'sz32',
  'sz33',
  'sz34',
  'sz35',
  'sz36',
  'sz37',
  'sz38',
  'sz39',
  'sz40',
  'sz41',
  'sz42',
  'sz43',
  'sz44',
  'sz45',
  'sz46',
  'sz47',
  'sz48',
  'sz49',
  'sz50',
  'sz51',
  'sz52',
  'sz53',
  'sz54',
  'sz55',
  'sz56',
  'sz57',
  'sz58',
  'sz59',
  'sz60',
  'sz61',
  'sz62',
  'sz63',
  'sz64',
  'sz65',
] as const;
export type Sea = (typeof seas)[number];

export type Space = Land | Sea;
export const spaces: readonly [Space, ...Space[]] = [...(lands as readonly [Land, ...Land[]]), ...seas];

/** Territories with a victory city; Honolulu counts only in the corrected set. */
export const cities = [
  'united_kingdom',
  'karelia_ssr',
  'germany',
  'france',
  'italy',
  'russia',
  'kiangsu',
  'india',
  'japan',
  'hawaiian_islands',
  'philippine_islands',
  'western_united_states',
  'eastern_united_states',
] as const satisfies readonly Land[];

/** Where each power's money is: who takes it takes that too. */
export const capitals = {
  ussr: 'russia',
  germany: 'germany',
  uk: 'united_kingdom',
  japan: 'japan',
  usa: 'eastern_united_states',
} as const satisfies Readonly<Record<Power, Land>>;

/** Territories that have an industrial complex when the game begins. */
export const firstComplexes = [
  'united_kingdom',
  'karelia_ssr',
  'germany',
  'italy',
  'russia',
  'caucasus',
  'india',
  'japan',
  'western_united_states',
  'eastern_united_states',
] as const satisfies readonly Land[];

const landIds: ReadonlySet<string> = new Set(lands);
const seaIds: ReadonlySet<string> = new Set(seas);

export function isLand(id: string): id is Land {
  return landIds.has(id);
}

export function isSea(id: string): id is Sea {
  return seaIds.has(id);
}

export function isSpace(id: string): id is Space {
  return landIds.has(id) || seaIds.has(id);
}
