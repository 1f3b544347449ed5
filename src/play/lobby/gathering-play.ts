// What the play layer tells and does while people come together for a game: sign-ups, the waiting list, the ready check, invitations.
import type { SeatId } from '../../table/question.js';
import type { GameInfo, Person } from '../play.js';

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

/** What the play layer does for them. */
export interface GatheringPlay {
  /** Asks somebody to take part, by direct message. */
  invite(gameId: number, by: Person, person: Person): Promise<GameInfo>;
}
