// What a computer player pays heed to when it plans its turn.
import type { Level } from '../../../table/levels.js';

/** A way to plan a turn. */
export interface Manner {
  /** How much the enemy's answer to an attack counts: 1 as it is reckoned, 0 for not at all. */
  readonly answer: number;
  /** What an attack must promise. */
  readonly least: number;
  /** Whether cities and complexes keep their guards, and armies are carried to where they are missing. */
  readonly plans: boolean;
  /** What is bought beyond what is missing: an army that marches, one that fights from the air, or one that only holds. */
  readonly army: 'mixed' | 'air' | 'tanks' | 'infantry';
}

export const usualManner: Manner = { answer: 1, least: 0, plans: true, army: 'mixed' };

/** Beginners see what an attack takes, and neither the answer to it nor the turns after. */
const beginners: Manner = { answer: 0, least: 0, plans: false, army: 'mixed' };

/** How a player of a level plans where it weighs nothing against anything else. */
export function mannerOf(level: Level): Manner {
  return level === 'beginner' ? beginners : usualManner;
}
