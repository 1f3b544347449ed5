// The life around games: what is on record of people, and tournaments.
import type { Records } from './records/records.js';

/** What the play layer knows beyond single games. */
export interface Community {
  readonly records: Records;
}
