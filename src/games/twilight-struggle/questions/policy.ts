// How a table of Twilight Struggle deals with votes and absence.
import type { Policy } from '../../../table/game.js';

/** Two players: a draw both agree to, a concession to the other, and the game plays on for somebody who misses a turn. */
export const policy: Policy = { ballots: 'table', draw: 'named', concession: true, absence: 'playsOn' };
