// How a table of Axis & Allies deals with votes and absence.
import type { Policy } from '../../../table/game.js';

/** Sides win together: no draws, a side may be conceded to, and the game plays on for somebody who misses a turn. */
export const policy: Policy = { ballots: 'open', draw: 'none', concession: true, absence: 'playsOn' };
