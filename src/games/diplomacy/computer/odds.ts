// How often a centre belongs to a power once the next autumn is over: counted in whole games of computer players.
import type { Season } from '../state.js';

/** Who stands in a centre: a unit of the power itself; nobody, and the power owns it; nobody, and another owns it or none does; a unit of a rival. */
type Standing = 'held' | 'own' | 'open' | 'taken';

/**
 * By how many own units could enter it (none, one, two, more), and then how many of the rival that could bring most (none, one, two, more).
 * After a spring's moves one turn is left to change it, after an autumn's two.
 */
const counted: Readonly<Record<Season, Readonly<Record<Standing, Odds>>>> = {
  spring: {
    held: [
      [1, 0.9, 0.7, 0.3],
      [1, 0.91, 0.77, 0.42],
      [1, 0.94, 0.79, 0.45],
      [1, 0.97, 0.82, 0.5],
    ],
    own: [
      [1, 0.52, 0.3, 0.2],
      [1, 0.73, 0.46, 0.35],
      [1, 0.84, 0.65, 0.45],
      [1, 0.9, 0.68, 0.5],
    ],
    open: [
      [0, 0, 0, 0],
      [0.5, 0.34, 0.22, 0.1],
      [0.75, 0.55, 0.5, 0.3],
      [0.85, 0.75, 0.6, 0.4],
    ],
    taken: [
      [0, 0, 0, 0],
      [0.06, 0.02, 0.01, 0],
      [0.42, 0.33, 0.16, 0.06],
      [0.62, 0.57, 0.46, 0.25],
    ],
  },
  autumn: {
    held: [
      [0.9, 0.77, 0.63, 0.4],
      [0.92, 0.86, 0.72, 0.4],
      [0.98, 0.9, 0.74, 0.42],
      [0.98, 0.96, 0.76, 0.5],
    ],
    own: [
      [0.94, 0.65, 0.4, 0.3],
      [0.95, 0.75, 0.58, 0.4],
      [0.96, 0.84, 0.6, 0.45],
      [0.97, 0.9, 0.7, 0.5],
    ],
    open: [
      [0, 0, 0, 0],
      [0.52, 0.35, 0.32, 0.2],
      [0.7, 0.55, 0.45, 0.3],
      [0.8, 0.65, 0.55, 0.4],
    ],
    taken: [
      [0.02, 0.01, 0, 0],
      [0.22, 0.1, 0.07, 0.02],
      [0.55, 0.44, 0.26, 0.18],
      [0.74, 0.6, 0.5, 0.35],
    ],
  },
};

const most = 3;

type Odds = readonly (readonly number[])[];

/** The odds of centres in one standing. */
export function odds(season: Season, standing: Standing): Odds {
  return counted[season][standing];
}

/** The odds of one centre; a rival that may keep the peace counts for less than a unit. */
export function oddsAt(table: Odds, mine: number, rivals: number): number {
  const row = table[Math.min(most, mine)] ?? [];
  const at = Math.min(most, rivals);
  const low = Math.floor(at);
  const below = row[low] ?? 0;
  return at === low ? below : below + (at - low) * ((row[low + 1] ?? below) - below);
}
