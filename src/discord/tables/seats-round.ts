// Who held which seats of a game, and what they get when everybody moves one seat on.
import type { GameInfo, NewGame } from '../../play/play.js';

type Held = NonNullable<NewGame['kept']>;

/** Who holds which seats, in the order of the seats. */
export function holders({ seats }: GameInfo): Held {
  const people = [...new Set(seats.flatMap(({ userId, computer }) => (computer || userId === null ? [] : [userId])))];
  return people.map((userId) => ({
    userId,
    seats: seats.filter((seat) => seat.userId === userId && !seat.computer).map(({ seat }) => seat),
  }));
}

/** Everybody moves to the seats of the next one, the last to those of the first. */
export function goneRound(held: Held): Held {
  return held.map(({ userId }, at) => ({ userId, seats: held[(at + 1) % held.length]?.seats ?? [] }));
}

/** Whether seats can go round: at least two people have held some. */
export function canGoRound(game: GameInfo): boolean {
  return holders(game).length > 1;
}
