// Starting units and the rulebook's seat plans for two to seven players.
import type { Power, Unit } from './geography.js';

export const startingUnits: readonly Unit[] = [
  { power: 'austria', type: 'A', at: 'bud' },
  { power: 'austria', type: 'F', at: 'tri' },
  { power: 'austria', type: 'A', at: 'vie' },
  { power: 'england', type: 'F', at: 'edi' },
  { power: 'england', type: 'A', at: 'lvp' },
  { power: 'england', type: 'F', at: 'lon' },
  { power: 'france', type: 'F', at: 'bre' },
  { power: 'france', type: 'A', at: 'mar' },
  { power: 'france', type: 'A', at: 'par' },
  { power: 'germany', type: 'A', at: 'ber' },
  { power: 'germany', type: 'F', at: 'kie' },
  { power: 'germany', type: 'A', at: 'mun' },
  { power: 'italy', type: 'F', at: 'nap' },
  { power: 'italy', type: 'A', at: 'rom' },
  { power: 'italy', type: 'A', at: 'ven' },
  { power: 'russia', type: 'A', at: 'mos' },
  { power: 'russia', type: 'F', at: 'sev' },
  { power: 'russia', type: 'F', at: 'stp/sc' },
  { power: 'russia', type: 'A', at: 'war' },
  { power: 'turkey', type: 'F', at: 'ank' },
  { power: 'turkey', type: 'A', at: 'con' },
  { power: 'turkey', type: 'A', at: 'smy' },
];

export const variants = ['standard', 'six', 'five', 'four', 'three', 'two'] as const;
export type Variant = (typeof variants)[number];

export interface SeatPlan {
  /** The powers each seat commands. */
  readonly seats: readonly (readonly Power[])[];
  /** Powers nobody commands: their units only hold (rulebook, “Alternative ways to play”). */
  readonly standing: readonly Power[];
  readonly startYear: number;
  /** How many centres win, and whether one power must own them or the powers of a seat together. */
  readonly goal: { readonly centres: number; readonly by: 'power' | 'seat' };
  /** A standing power that is closed to everybody until a coin decides who commands it. */
  readonly toss: { readonly power: Power; readonly year: number } | null;
}

const bySeven: Pick<SeatPlan, 'startYear' | 'goal' | 'toss'> = {
  startYear: 1901,
  goal: { centres: 18, by: 'power' },
  toss: null,
};

export const seatPlans: Readonly<Record<Variant, SeatPlan>> = {
  standard: {
    ...bySeven,
    seats: [['austria'], ['england'], ['france'], ['germany'], ['italy'], ['russia'], ['turkey']],
    standing: [],
  },
  six: {
    ...bySeven,
    seats: [['austria'], ['england'], ['france'], ['germany'], ['russia'], ['turkey']],
    standing: ['italy'],
  },
  five: {
    ...bySeven,
    seats: [['austria'], ['england'], ['france'], ['russia'], ['turkey']],
    standing: ['germany', 'italy'],
  },
  four: {
    ...bySeven,
    seats: [['england'], ['austria', 'france'], ['germany', 'turkey'], ['italy', 'russia']],
    standing: [],
  },
  three: {
    ...bySeven,
    seats: [
      ['austria', 'england', 'germany'],
      ['italy', 'russia'],
      ['france', 'turkey'],
    ],
    standing: [],
  },
  two: {
    seats: [
      ['england', 'france', 'russia'],
      ['austria', 'germany', 'turkey'],
    ],
    standing: ['italy'],
    startYear: 1914,
    goal: { centres: 24, by: 'seat' },
    toss: { power: 'italy', year: 1914 },
  },
};
