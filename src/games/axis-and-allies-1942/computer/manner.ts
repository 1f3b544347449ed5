// What a computer player pays heed to when it plans its turn.
import type { Level } from '../../../table/levels.js';
import type { Land, Space } from '../data/spaces.js';

/** A way to plan a turn. */
export interface Manner {
  /** How much the enemy's answer to an attack counts: 1 as it is reckoned, 0 for not at all. */
  readonly answer: number;
  /** What an attack must promise. */
  readonly least: number;
  /** What stays in cities and complexes: what they need, one unit each, or nobody. */
  readonly guards: 'enough' | 'last' | 'none';
  /** Whether armies march only to where they can stand. */
  readonly holds: boolean;
  /** Whether armies are carried over the sea to where the war is. */
  readonly crosses: boolean;
  /** Whether what is missing is bought first: guards for the capital, ships for those who wait. */
  readonly supplies: boolean;
  /** Whether it knows how players begin. */
  readonly opens: boolean;
  /** Places that are not attacked, whatever that promises. */
  readonly spared: ReadonlySet<Space>;
  /** Territories where armies do not what they would: leave what looks held, and stand where it looks lost. */
  readonly contrary: ReadonlySet<Land>;
}

/** What was tried in whole games: armies that heed an answer less than they could, followed by ships and supplies, come furthest. */
export const usualManner: Manner = {
  answer: 0.4,
  least: 0,
  guards: 'enough',
  holds: true,
  crosses: true,
  supplies: true,
  opens: true,
  spared: new Set(),
  contrary: new Set(),
};

/** Everything goes forward but one unit in each city and complex, and a gun there. */
export const boldManner: Manner = { ...usualManner, guards: 'last' };

/** Attacks as if every answer to them came in full. */
export const waryManner: Manner = { ...usualManner, answer: 1 };

/** Attacks as if hardly any answer came. */
export const rashManner: Manner = { ...usualManner, answer: 0.1 };

/** Beginners fear every answer to an attack, and think neither of what lies behind nor of where an army can stand. */
const beginners: Manner = {
  ...usualManner,
  answer: 1,
  guards: 'none',
  holds: false,
  opens: false,
};

/** How a player of a level plans where it weighs nothing against anything else. */
export function mannerOf(level: Level): Manner {
  return level === 'beginner' ? beginners : usualManner;
}
