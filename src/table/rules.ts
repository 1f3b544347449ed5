// The rules of a game: its options, seats, positions and phases. All of it is needed.
import type { z } from 'zod';
import type { Dice } from './dice.js';
import type { SeatId } from './question.js';
import type { Script, Table } from './script.js';
import type { Text } from './text.js';

/** How a game ended. `winners` share the result; nobody wins a game that was stopped. */
export interface Outcome {
  readonly kind: 'win' | 'draw' | 'stopped';
  readonly winners: readonly SeatId[];
  readonly text: Text;
}

/** Tells an outcome from the id of the next phase. */
export function isOutcome(value: string | Outcome): value is Outcome {
  return typeof value !== 'string';
}

/** What is played. State, Options and View are plain JSON. */
export interface Rules<State extends object, Options extends object, View extends object> {
  readonly id: string;
  /** Raised when stored positions of older rules can no longer be played on. */
  readonly version: number;
  /** Scenario, variant and house rules; every field has a default, and the defaults are the standard game. Fields are enums, booleans or integers, so that menus can be made of them (words `option.<field>`, `option.<field>.<value>`). What makes most of a difference comes first: whoever practises chooses it. */
  readonly options: z.ZodType<Options>;
  /** Reads the options of tables that are there already, where new ones may have fewer; the same schema when absent. */
  readonly standing?: z.ZodType<Options>;
  /** Reads a position from the database. */
  readonly state: z.ZodType<State>;
  /** What is wrong with options that each may have but not together; none when nothing is. */
  conflicts?(options: Options): readonly Text[];
  seats(options: Options): readonly SeatId[];
  /** @param like a position of a game that has begun: its data are set up again, not those of new tables. */
  setup(options: Options, dice: Dice, like?: State): { readonly state: State; readonly phase: string };
  /** The script of a phase; returns the next phase's id or how the game ended. */
  phase(id: string, table: Table<State>): Script<string | Outcome>;
  /** A new object holding only what the seat (null: everybody) may know. */
  view(state: State, seat: SeatId | null): View;
  /** Seats still in the game: they vote and may win. */
  survivors(state: State): readonly SeatId[];
}
