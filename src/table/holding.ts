// What a game says of its seats: which of them win and vote together, and which one person may hold.
import type { SeatId } from './question.js';

/** Seats that win and vote together. Its name is the catalogue's `side.<id>`. */
export interface Side {
  readonly id: string;
  readonly seats: readonly SeatId[];
}

/** Which seats one person may hold in a game. */
export type Holding =
  /** One seat each. */
  | { readonly kind: 'one' }
  /** Any seats of one side. */
  | { readonly kind: 'side' }
  /** One of these sets of seats, all of it. */
  | { readonly kind: 'sets'; readonly sets: readonly (readonly SeatId[])[] };
