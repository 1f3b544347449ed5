// How a table of Quartermaster General deals with votes and absence.
import type { Policy } from '../../../table/game.js';

/** Sides win together: no draws, a side may be conceded to, and the game plays on for somebody who misses a turn. */
export const policy: Policy = { ballots: 'table', draw: 'none', concession: true, absence: 'playsOn' };
