// What lets tests hold a game to its word: that its secrets hold, and that its positions are possible.
import { copyOf } from './copy.js';
import type { Dice } from './dice.js';
import type { SeatId } from './question.js';

/** What tests ask for. */
export interface Proof<State extends object> {
  /** For the secrecy test: a position that looks the same to the seat, with all that is hidden from it replaced by something else. */
  conceal(state: State, seat: SeatId | null, dice: Dice): State;
  /** Throws when a position is impossible. */
  invariants(state: State): void;
}

/** How a game conceals that hides nothing: all seats see the same, which the test of secrecy holds it to. */
export function nothingHidden<State extends object>(state: State): State {
  return copyOf(state);
}
