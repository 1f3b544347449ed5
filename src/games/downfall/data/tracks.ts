// The tracks: event spaces and periods of the time track, weather by turn, and how many points win.
import type { Faction } from './units.js';

export type Weather = 'fair' | 'mud' | 'snow';

export const spacesPerLap = 91;

/** The first space of each period. */
export const periodStarts = [1, 31, 61] as const;

/** The spaces that bring a faction's event when its marker enters or passes them. */
export const eventSpaces: Readonly<Record<number, Faction>> = {
  3: 'western',
  9: 'okw',
  14: 'soviet',
  25: 'western',
  30: 'okh',
  36: 'soviet',
  42: 'okw',
  48: 'western',
  54: 'okh',
  59: 'soviet',
  67: 'okw',
  71: 'western',
  82: 'soviet',
  87: 'okh',
};

/** The weather of the three periods of turns 1 to 8; the last period of turn 8 is never reached. */
export const weatherByTurn: readonly (readonly [Weather, Weather, Weather])[] = [
  ['snow', 'snow', 'snow'],
  ['fair', 'mud', 'fair'],
  ['fair', 'fair', 'mud'],
  ['snow', 'snow', 'mud'],
  ['mud', 'mud', 'fair'],
  ['fair', 'fair', 'mud'],
  ['mud', 'snow', 'snow'],
  ['mud', 'fair', 'fair'],
];

export const mostVictoryPoints = 10;
