// What the play layer tells and does while people come together for a game: sign-ups, the waiting list, the ready check, invitations.
import type { SeatId } from '../../table/question.js';
import type { Speech } from '../../words/words.js';
import type { GameInfo, GameSummary, Person } from '../play.js';
import type { Days } from '../time/days-off.js';

/** Somebody who has signed up for a game that has not started. */
export interface SignUpInfo {
  readonly userId: string;
  /** Seats that go together, most wanted first; none means any. */
  readonly wishes: readonly (readonly SeatId[])[];
  /** Seats this person has been given. */
  readonly seats: readonly SeatId[];
  /** Would take further seats that stay free. */
  readonly more: boolean;
  /** Confirmed at the ready check. */
  readonly ready: boolean;
  /** The days to come on which they are away, as far as they have said. */
  readonly away: readonly Days[];
}

/** What everybody may know of those who come together. */
export interface GatheringInfo {
  /** In the order in which they came; nobody once the game has started. */
  readonly signUps: readonly SignUpInfo[];
  /** Who waits for a place, by Discord's ids, in the order in which they came. */
  readonly waiting: readonly string[];
  /** Until when everybody has to confirm, while a ready check runs. */
  readonly readyUntil: Date | null;
}

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
