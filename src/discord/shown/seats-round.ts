// Who held which seats of a game, and what they get when everybody moves one seat on.
import type { GameInfo } from '../../play/turn/info.js';
import type { NewGame } from '../../play/lobby/opening.js';

type Held = NonNullable<NewGame['kept']>;

/** Who holds which seats, in the order of the seats. */
export function holders({ seats }: GameInfo): Held {
  const people = [...new Set(seats.flatMap(({ userId, computer }) => (computer || userId === null ? [] : [userId])))];
  return people.map((userId) => ({
    userId,
    seats: seats.filter((seat) => seat.userId === userId && !seat.computer).map(({ seat }) => seat),
  }));
}

/** Everybody is kept the seats of the next one, the last those of the first; nobody where seats cannot go round. */
export function goneRound(game: GameInfo): Held {
  const held = canGoRound(game) ? holders(game) : [];
  return held.map(({ userId }, at) => ({ userId, seats: held[(at + 1) % held.length]?.seats ?? [] }));
}

/** Whether seats can go round: at least two people have held some, and it may be known who plays what in the next game. */
export function canGoRound(game: GameInfo): boolean {
  return !game.table.anonymous && holders(game).length > 1;
}
