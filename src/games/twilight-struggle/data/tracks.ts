// The printed tracks: hand sizes and rounds by turn, boxes of the space race, values of the regions, DEFCON limits.
import type { CountryId } from './countries.js';
import type { Era, Region } from './terms.js';

export const lastTurn = 10;
/** Victory points at which a side wins at once. */
export const automaticVictory = 20;
export const maxMilOps = 5;
export const lastBox = 8;
/** Influence the Chinese Civil War space takes. */
export const civilWarNeeded = 3;

/** The era a turn lies in. */
export function eraOf(turn: number): Era {
  return turn <= 3 ? 'early' : turn <= 7 ? 'mid' : 'late';
}

/** Cards in a full hand, The China Card not counted. */
export function handSize(turn: number): number {
  return turn <= 3 ? 8 : 9;
}

/** Action rounds of each side, optional eighth rounds not counted. */
export function roundsOf(turn: number): number {
  return turn <= 3 ? 6 : 7;
}

/** A box of the space race: the value a card needs, the highest die that gets there, and the points of the first and second to arrive. */
export interface SpaceBox {
  readonly ops: number;
  readonly dieMax: number;
  readonly vp: readonly [first: number, second: number];
}

/** Boxes 1 to 8, box 1 first. */
export const spaceBoxes: readonly SpaceBox[] = [
  { ops: 2, dieMax: 3, vp: [2, 1] },
  { ops: 2, dieMax: 4, vp: [0, 0] },
  { ops: 2, dieMax: 3, vp: [2, 0] },
  { ops: 2, dieMax: 4, vp: [0, 0] },
  { ops: 3, dieMax: 3, vp: [3, 1] },
  { ops: 3, dieMax: 4, vp: [0, 0] },
  { ops: 3, dieMax: 3, vp: [4, 2] },
  { ops: 4, dieMax: 2, vp: [2, 0] },
];

/** What presence, domination and control of a region are worth; control of Europe wins the game. */
export const regionValues: Readonly<
  Record<Region, { presence: number; domination: number; control: number | 'victory' }>
> = {
  europe: { presence: 3, domination: 7, control: 'victory' },
  asia: { presence: 3, domination: 7, control: 9 },
  middle_east: { presence: 3, domination: 5, control: 7 },
  central_america: { presence: 1, domination: 3, control: 5 },
  south_america: { presence: 2, domination: 5, control: 6 },
  africa: { presence: 1, domination: 4, control: 6 },
};

/** What each country counts for Southeast Asia Scoring. */
export const southeastAsiaValues: Readonly<Partial<Record<CountryId, number>>> = {
  burma: 1,
  laos_cambodia: 1,
  thailand: 2,
  vietnam: 1,
  malaysia: 1,
  indonesia: 1,
  philippines: 1,
};

/** Regions in which a DEFCON level forbids coups and realignments. */
export function closedRegions(defcon: number): readonly Region[] {
  if (defcon >= 5) return [];
  if (defcon === 4) return ['europe'];
  return defcon === 3 ? ['europe', 'asia'] : ['europe', 'asia', 'middle_east'];
}
