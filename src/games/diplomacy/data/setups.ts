// Starting units, and who plays what with two to seven players.
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

/** Powers that win and vote together, because one player holds them: named after them. */
export interface PowerSide {
  readonly id:
    | Power
    | 'austria-france'
    | 'germany-turkey'
    | 'italy-russia'
    | 'austria-england-germany'
    | 'france-turkey'
    | 'england-france-russia'
    | 'austria-germany-turkey';
  readonly seats: readonly Power[];
}

/** Who plays what with so many players. */
export interface PlayerPlan {
  /** One for each player. */
  readonly sides: readonly PowerSide[];
  /** Powers nobody commands: their units only hold (rulebook, “Alternative ways to play”). */
  readonly unplayed: readonly Power[];
  readonly startYear: number;
  /** How many centres win, and whether one power must own them or the powers of a side together. */
  readonly goal: { readonly centres: number; readonly by: 'power' | 'side' };
  /** A power nobody commands, closed to everybody until a coin decides who commands it. */
  readonly toss: { readonly power: Power; readonly year: number } | null;
}

const bySeven: Pick<PlayerPlan, 'startYear' | 'goal' | 'toss'> = {
  startYear: 1901,
  goal: { centres: 18, by: 'power' },
  toss: null,
};

function alone(...seats: readonly Power[]): readonly PowerSide[] {
  return seats.map((power) => ({ id: power, seats: [power] }));
}

export const playerPlans: Readonly<Record<Variant, PlayerPlan>> = {
  standard: {
    ...bySeven,
    sides: alone('austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'),
    unplayed: [],
  },
  six: {
    ...bySeven,
    sides: alone('austria', 'england', 'france', 'germany', 'russia', 'turkey'),
    unplayed: ['italy'],
  },
  five: {
    ...bySeven,
    sides: alone('austria', 'england', 'france', 'russia', 'turkey'),
    unplayed: ['germany', 'italy'],
  },
  four: {
    ...bySeven,
    sides: [
      ...alone('england'),
      { id: 'austria-france', seats: ['austria', 'france'] },
      { id: 'germany-turkey', seats: ['germany', 'turkey'] },
      { id: 'italy-russia', seats: ['italy', 'russia'] },
    ],
    unplayed: [],
  },
  three: {
    ...bySeven,
    sides: [
      { id: 'austria-england-germany', seats: ['austria', 'england', 'germany'] },
      { id: 'italy-russia', seats: ['italy', 'russia'] },
      { id: 'france-turkey', seats: ['france', 'turkey'] },
    ],
    unplayed: [],
  },
  two: {
    sides: [
      { id: 'england-france-russia', seats: ['england', 'france', 'russia'] },
      { id: 'austria-germany-turkey', seats: ['austria', 'germany', 'turkey'] },
    ],
    unplayed: ['italy'],
    startYear: 1914,
    goal: { centres: 24, by: 'side' },
    toss: { power: 'italy', year: 1914 },
  },
};
