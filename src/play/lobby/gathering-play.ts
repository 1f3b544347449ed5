// What the play layer tells and does while people come together for a game: sign-ups, the waiting list, the ready check, invitations.
import type { Speech } from '../../words/words.js';
import type { GameInfo, GameSummary } from '../turn/info.js';
import type { Person } from '../change/person.js';

/** What somebody who looks for a game is told of one. */
export interface FoundGame extends GameSummary {
  readonly language: Speech;
  /** How many people are in. */
  readonly people: number;
  /** A seat's player has gone, and a substitute is wanted. */
  readonly wanted: boolean;
  /** Whether the one who asks is in, or hosts it. */
  readonly mine: boolean;
}

/** What the play layer does for them. */
export interface GatheringPlay {
  /** Games of these servers that have not ended, newest first, for somebody who looks for one. */
  gamesOn(userId: string, guildIds: readonly string[]): Promise<readonly FoundGame[]>;
  /** Servers on which games have not ended, those with the newest first, up to a number. */
  serversWithGames(most: number): Promise<readonly string[]>;
  /** Who has played, opened or looked after games on a server, those last seen first, up to a number. */
  peopleOn(guildId: string, most: number): Promise<readonly string[]>;
  /** Asks somebody to take part, by direct message. */
  invite(gameId: number, by: Person, person: Person): Promise<GameInfo>;
}
