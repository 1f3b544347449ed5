// How a table of Downfall deals with votes and absence.
import type { Policy } from '../../../table/game.js';

/** Two sides that win together; the game waits for whoever is missing. */
export const policy: Policy = { ballots: 'open', draw: 'survivors', concession: true, absence: 'substitute' };
