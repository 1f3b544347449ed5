// What a game asks of a seat, in one of three forms: choose, spread, orders.
import type { Text } from './text.js';

/** A place at the table: `france`, `us`, `okw`. */
export type SeatId = string;

/** Which clock a question runs on; a table maps each pace to a duration. */
export const paces = ['setup', 'turn', 'orders', 'retreats', 'builds', 'reaction', 'losses'] as const;
export type Pace = (typeof paces)[number];

/** One thing that can be chosen. */
export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly text: Text;
  /** Heading under which it is listed (region, kind of card). */
  readonly group?: Text;
  /** A second line: cost, odds, effect. */
  readonly detail?: Text;
  /** Set when choosing it may lose the game or something dear: shown, and asked again before it counts. */
  readonly danger?: Text;
}

/** Some of the options, at least `min` and at most `max`, each once, in the order given. */
export interface Choose<Id extends string = string> {
  readonly kind: 'choose';
  readonly min: number;
  readonly max: number;
  /** Computed only when somebody looks. */
  options(): readonly Option<Id>[];
}

/** One row of a spread. */
export interface Row<Id extends string = string> {
  readonly id: Id;
  readonly text: Text;
  readonly group?: Text;
  readonly detail?: Text;
  readonly min: number;
  readonly max: number;
}

/** Whole numbers over rows; what they cost together lies between `min` and `max`. */
export interface Spread<Id extends string = string> {
  readonly kind: 'spread';
  readonly min: number;
  readonly max: number;
  rows(): readonly Row<Id>[];
  /** What an allotment costs; the plain sum when absent. Must not fall when a number grows. */
  price?(values: Readonly<Partial<Record<Id, number>>>): number;
}

/** One unit, territory or home centre that can be given an order. */
export interface Subject {
  readonly id: string;
  readonly text: Text;
  readonly group?: Text;
  readonly detail?: Text;
}

/** Where a path of choices stands: what can come next, and whether it may end here. */
export interface Step {
  readonly text: Text;
  readonly options: readonly Option[];
  readonly complete: boolean;
}

/** Subjects, each with a path of steps found one after another; a subject left out has no order. */
export interface Orders {
  readonly kind: 'orders';
  subjects(): readonly Subject[];
  /** The next step after a path of option ids; a path that is not legal gives a step without options that is not complete. */
  step(subject: string, path: readonly string[]): Step;
  /** How an ordered subject reads in full. */
  describe(subject: string, path: readonly string[]): Text;
}

export type Form = Choose | Spread | Orders;

export type ChooseAnswer<Id extends string = string> = readonly Id[];
export type SpreadAnswer<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;
export type OrdersAnswer = Readonly<Record<string, readonly string[]>>;
export type Answer = ChooseAnswer | SpreadAnswer | OrdersAnswer;

/** The answer a form takes. */
export type AnswerTo<F extends Form> =
  F extends Choose<infer Id> ? ChooseAnswer<Id> : F extends Spread<infer Id> ? SpreadAnswer<Id> : OrdersAnswer;

/** What the rules say of an answer that fits its form: refusals forbid it, warnings inform, `confirm` must be agreed to before it counts. */
export interface Review {
  readonly refusals?: readonly Text[];
  readonly warnings?: readonly Text[];
  readonly confirm?: Text;
}

/** A question to one seat. Questions are never stored, so they may hold functions. */
export interface Question<F extends Form = Form> {
  /** What kind of question it is, the same each time it is asked: `orders`, `headline`, `coupTarget`. Standing answers and computer players go by it. */
  readonly key: string;
  readonly seat: SeatId;
  readonly text: Text;
  readonly form: F;
  readonly pace: Pace;
  /** The legal answer that stands when time runs out. */
  fallback(): AnswerTo<F>;
  /** Further rules for an answer that fits the form. */
  review?(answer: AnswerTo<F>): Review;
  /** Nobody else may learn that this seat is being asked, nor by how long the answer took. */
  readonly secret?: true;
  /** Set when the only legal answer should still wait for its player (forced answers are otherwise given by themselves). */
  readonly wait?: true;
  /** Whatever the computer player or a reader of typed text needs to know besides the form (plain data; only what the seat may know). */
  readonly about?: Readonly<Record<string, unknown>>;
}
