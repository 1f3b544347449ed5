// How positions and orders of a game are written in files for people, and judged without a table.
import type { Text } from './text.js';

/** What came of one written order: words for its result (`verdict`, `why`…), or what makes it unreadable. */
export type Judged =
  { readonly result: Readonly<Record<string, string>> } | { readonly source: string; readonly problem: Text };

/** What came of the orders of a phase. */
export interface Adjudication {
  /** The position after it. */
  readonly state: object;
  /** By who gave them, in the sequence in which they were written. */
  readonly orders: Readonly<Record<string, readonly Judged[]>>;
  /** Lists of what else came of it (units lost, for one), in any order. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** What players would be told. */
  readonly reports: readonly Text[];
}

/** A shorter way to write a game's positions than their stored form, and a judge of written orders. */
export interface Notation<State> {
  /**
   * Lays a written position over one of the game's.
   * @param written what stands in the file, unchecked.
   * @throws Error when it cannot be read.
   */
  read(written: unknown, over: State, phase: string): State;
  /** A position as it is written; lists in any order. */
  write(state: State): object;
  /**
   * Judges the orders of a phase as they are written, whatever a player's sheet would refuse of them; nobody is asked.
   * @param orders by who gives them, unchecked.
   * Left out where orders are only given at a table.
   * @throws Error when they are no orders.
   */
  adjudicate?(state: State, phase: string, orders: Readonly<Record<string, readonly string[]>>): Adjudication;
}
