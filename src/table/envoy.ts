// Letters between computer players and people: values of a game's own that ask for a yes or no, put into words for each reader, and read back as the record of what was agreed.
import type { z } from 'zod';
import type { Dice } from './dice.js';
import type { SeatId } from './question.js';
import type { Text } from './text.js';

/** A letter that a computer player wrote, or in which it was proposed something, as either of its two seats knows it. */
export interface Dispatch<Said extends object = object> {
  readonly from: SeatId;
  readonly to: SeatId;
  readonly said: Said;
  /** What was answered; null where nothing was. */
  readonly accepted: boolean | null;
}

/** What a computer player wants written to a seat. */
export type NewDispatch<Said extends object = object> = Pick<Dispatch<Said>, 'to' | 'said'>;

/** What a seat proposes to a computer player's, and what that one knows. */
export interface Proposed<View extends object, Said extends object> {
  readonly view: View;
  readonly seat: SeatId;
  readonly from: SeatId;
  readonly said: Said;
  /** What was written between computer players' seats and others, of those that this seat knows, oldest first. */
  readonly letters: readonly Dispatch<Said>[];
  /** They fall the same all through a game, until it is taken back. */
  readonly dice: Dice;
}

/** What the computer players of a game say to people, and hear from them. */
export interface Envoy<View extends object, Said extends object> {
  /** Reads what is said from the database. */
  readonly said: z.ZodType<Said>;
  words(said: Said): Text;
  /** What a proposal comes to, in a few words within a sentence. */
  terms(said: Said): Text;
  /** Proposals it understands, as examples. */
  readonly examples: Text;
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
    /** Seats nobody plays in just now: nothing is asked of them, but what was agreed with them can be ended. */
    readonly away: readonly SeatId[];
    /** They fall the same all through a game, until it is taken back. */
    readonly dice: Dice;
  }): readonly NewDispatch<Said>[];
  /** Whether the computer player of a seat takes letters just now. */
  listens(context: { readonly view: View; readonly seat: SeatId }): boolean;
  /** What somebody proposes to a computer player in their own words, in either language; undefined where it understands nothing. */
  hears(context: {
    readonly view: View;
    readonly from: SeatId;
    readonly to: SeatId;
    readonly text: string;
  }): Said | undefined;
  /** Whether a computer player agrees to what is proposed to it, from what its seat knows. */
  agrees(context: Proposed<View, Said>): boolean;
  /** What it declines as it is kept: with a reason, where it can tell one that gives nothing away. */
  declined(context: Proposed<View, Said>): Said;
  /** Why something was declined, in a sentence of its own; undefined where no reason was told. */
  why(said: Said): Text | undefined;
}
