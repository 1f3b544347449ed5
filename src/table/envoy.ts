// Letters of computer players to people: values of a game's own that ask for a yes or no, put into words for each reader, and read back as the record of what was agreed.
import type { z } from 'zod';
import type { Dice } from './dice.js';
import type { SeatId } from './question.js';
import type { Text } from './text.js';

/** A letter that a computer player wrote, as either of its two seats knows it. */
export interface Dispatch<Said extends object = object> {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly said: Said;
  /** What was answered; null where nothing was. */
  readonly accepted: boolean | null;
}

/** What a computer player wants written to a seat. */
export type NewDispatch<Said extends object = object> = Pick<Dispatch<Said>, 'to' | 'said'>;

/** What the computer players of a game say to people. */
export interface Envoy<View extends object, Said extends object> {
  /** Reads what is said from the database. */
  readonly said: z.ZodType<Said>;
  words(said: Said): Text;
  /** Whether it can be answered with yes or no as the game stands. */
  asks(said: Said, view: View): boolean;
  /** Letters a computer player writes where it is asked something, from what its seat knows; asked again in the same phase, none of them twice. */
  writes(context: {
    readonly view: View;
    readonly seat: SeatId;
    /** What computer players wrote from this seat or to it, oldest first. */
    readonly letters: readonly Dispatch<Said>[];
    /** Seats of people who may be written to. */
    readonly to: readonly SeatId[];
    /** They fall the same all through a game. */
    readonly dice: Dice;
  }): readonly NewDispatch<Said>[];
}
