// The life around games: what is on record of people, and tournaments.
import type { GameInfo, GameSummary } from './turn/info.js';
import type { Person } from './change/person.js';
import type { ReplayInput } from './lobby/replayed.js';
import type { Notes } from './notes/notes.js';
import type { OwnData } from './records/own-data.js';
import type { Records } from './records/records.js';
import type { Tournaments } from './tournament/tournaments.js';

/** What the play layer knows beyond single games. */
export interface Community {
  readonly records: Records;
  readonly notes: Notes;
  readonly ownData: OwnData;
  readonly tournaments: Tournaments;
  /** Games a person hosts that have not ended, newest first, whether or not they play. */
  gamesHosted(userId: string): Promise<readonly GameSummary[]>;
  /** Keeps an ended game out of a file, to be looked at. Throws Refused for any other file, and for one that does not come out as written. */
  keepReplay(host: Person, input: ReplayInput): Promise<GameInfo>;
}
