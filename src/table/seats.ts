// Seats, sides and people: who wins and votes together, and which seats one person may hold.
import type { AnyGame } from './game.js';
import type { Holding, Side } from './holding.js';
import type { SeatId } from './question.js';

/** The sides of a game; where it names none, every seat is a side of its own. */
export function sidesOf(game: AnyGame, options: object): readonly Side[] {
  return game.sides?.(options) ?? game.seats(options).map((seat) => ({ id: seat, seats: [seat] }));
}

/**
 * The side a seat belongs to; throws when no side has it.
 * @internal
 */
export function sideOf(sides: readonly Side[], seat: SeatId): Side {
  const side = sides.find(({ seats }) => seats.includes(seat));
  if (side === undefined) throw new Error(`no side has the seat ${seat}`);
  return side;
}

/** Which seats one person may hold; one where the game does not say. */
export function holdingOf(game: AnyGame, options: object): Holding {
  return game.holding?.(options) ?? { kind: 'one' };
}

/** What is signed up for as one: each seat, or each set of seats that goes to one person whole. */
export function bundlesOf(game: AnyGame, options: object): readonly (readonly SeatId[])[] {
  const holding = holdingOf(game, options);
  return holding.kind === 'sets' ? holding.sets : game.seats(options).map((seat) => [seat]);
}

/** Whether one person may hold all of these seats together. */
export function mayHold(game: AnyGame, options: object, seats: readonly SeatId[]): boolean {
  const holding = holdingOf(game, options);
  switch (holding.kind) {
    case 'one':
      return seats.length <= 1;
    case 'side':
      return sidesOf(game, options).some((side) => seats.every((seat) => side.seats.includes(seat)));
    case 'sets':
      return holding.sets.some((set) => seats.every((seat) => set.includes(seat)));
  }
}
