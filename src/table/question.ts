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
  /** What else it may be called where it is typed, several names parted by ` / `. */
  readonly also?: Text;
  /** A second line: cost, odds, effect. */
  readonly detail?: Text;
  /** Set when choosing it may lose the game or something dear, or would come to nothing: shown, and asked again before it counts. */
  readonly danger?: Text | undefined;
  /** A step of an order that what has been ordered so far makes likely: a press on its place on a board means it before anything else. */
  readonly likely?: true;
  /** How often it may be chosen; once unless given. */
  readonly max?: number;
  /** What of the board it stands for, as shapes name it; its id when absent. */
  readonly of?: string;
}

/** Some of the options, at least `min` and at most `max` in all, each as often as it allows. */
export interface Choose<Id extends string = string> {
  readonly kind: 'choose';
  readonly min: number;
  readonly max: number;
  /** The order of the answer means something (an order of loss, a preference list), and is shown and asked for. */
  readonly ordered?: true;
  /** What choosing nothing is called, where that is allowed: what it brings or costs. */
  readonly none?: Text;
  /** What is chosen among, where it has a word and a counter of its own. */
  readonly of?: 'cards' | 'places' | 'units' | 'orders' | 'plays';
  /** Computed only when somebody looks. */
  options(): readonly Option<Id>[];
  /** In an ordered choice of one thing after another: what makes sense after what has been chosen. Only that is shown; anything offered may be typed. All when absent or undefined. */
  next?(chosen: readonly string[]): readonly string[] | undefined;
  /** How what is chosen reads as a whole, part by part, where options are words of a sentence rather than choices; each by its name when absent. */
  told?(chosen: readonly string[]): readonly Text[];
}

/** One row of a spread. */
export interface Row<Id extends string = string> {
  readonly id: Id;
  readonly text: Text;
  readonly group?: Text;
  /** What else it may be called where it is typed, several names parted by ` / `. */
  readonly also?: Text;
  readonly detail?: Text;
  /** What of the board it stands for, as shapes name it; its id when absent. */
  readonly of?: string;
  readonly min: number;
  readonly max: number;
}

/** Whole numbers over rows; what they cost together lies between `min` and `max`. */
export interface Spread<Id extends string = string> {
  readonly kind: 'spread';
  /** What is allotted is taken away from where it lies, and not put there. */
  readonly takes?: true;
  readonly min: number;
  readonly max: number;
  rows(): readonly Row<Id>[];
  /** What an allotment costs; the plain sum when absent. Must not fall when a number grows. */
  price?(values: Readonly<Partial<Record<Id, number>>>): number;
  /** Why some numbers cost more than their sum, where it is not plain to see. */
  why?(values: Readonly<Partial<Record<Id, number>>>): Text | undefined;
}

/** Units of one kind in a group, of which some can be ordered together: how many are not ordered yet. */
export interface UnitRow {
  readonly id: string;
  readonly text: Text;
  readonly max: number;
}

/**
 * What can be given an order: one unit, territory or home centre, or with `units` a group of which so many of each kind are
 * ordered at a time while the rest stay orderable.
 */
export interface Subject {
  readonly id: string;
  readonly text: Text;
  readonly group?: Text;
  readonly detail?: Text;
  /** What of the board it stands for, as shapes name it; its id when absent. */
  readonly of?: string;
  readonly units?: readonly UnitRow[];
}

/** One order: to whom, of a group how many of each kind, and the choices that make it up. */
export interface Order {
  readonly subject: string;
  readonly units?: Readonly<Record<string, number>>;
  readonly path: readonly string[];
}

/** Orders in the sequence in which they were given; each is legal after those before it. */
export type Sheet = readonly Order[];

/** Where a path of choices stands: what can come next, and whether it may end here. */
export interface Step {
  readonly text: Text;
  readonly options: readonly Option[];
  readonly complete: boolean;
}

/** Something said of a whole order, wherever it stands among its words: aboard which ships its units go. */
export interface Aside extends Option {
  /** What is ordered where units are named and nothing else that could be meant. */
  readonly subject?: string;
  /** It is passed on the way, so that more of the order is said behind it. */
  readonly isPassed?: true;
}

/** What may be said of orders in typed text beside their steps. */
export interface Asides {
  /** All that can be said so after the orders of a sheet. */
  options(sheet: Sheet): readonly Aside[];
  /** The order carried out as was said, or why it cannot be. */
  settle(order: Order, aside: string, sheet: Sheet): { readonly order: Order } | { readonly why: Text };
}

/**
 * Subjects, each with a path of steps found one after another; a subject left out has no order. What is offered may depend
 * on the orders before it on the sheet: a full transport, a stack already split, a budget spent.
 */
export interface Orders {
  readonly kind: 'orders';
  /** The fewest orders a sheet may have. */
  readonly min: number;
  /** The most orders a sheet may have: what is due, where fewer subjects than this are left without order. */
  readonly max: number;
  /** All that can be ordered after the orders of a sheet. A subject without `units` stays listed once it has its order. */
  subjects(sheet: Sheet): readonly Subject[];
  /** One of the subjects by its id, found without the others; undefined when it cannot be ordered then. */
  subject?(id: string, sheet: Sheet): Subject | undefined;
  /** The next step of an order after its path so far; a path that is not legal gives a step without options that is not complete. */
  step(order: Order, sheet: Sheet): Step;
  /** Whether a whole order is legal, found without building menus; agrees with walking its path through `step`, which may leave out a last step where it leaves no choice. */
  legal?(order: Order, sheet: Sheet): boolean;
  /** As many units of a group as can go the way of its path, where more were named; the order as it is when all can. */
  fit?(order: Order, sheet: Sheet): Order;
  readonly asides?: Asides;
  /** Subjects may well be left without an order, and stay as they are: none is owed. */
  readonly optional?: true;
  /** What a sheet holds where its subjects are not given orders: cards to be played, units that something is done to, places to attack, what moves, goods to place, builds. */
  readonly of?: 'cards' | 'units' | 'attacks' | 'moves' | 'placings' | 'builds';
  /** Kinds of units that may be named although none can be ordered, so that they are not taken for something else. */
  readonly kinds?: readonly UnitRow[];
  /** What a sheet without any order comes to, where it is told. */
  readonly none?: Text;
  /** How an order reads in full. */
  describe(order: Order): Text;
}

export type Form = Choose | Spread | Orders;

export type ChooseAnswer<Id extends string = string> = readonly Id[];
type SpreadAnswer<Id extends string = string> = Readonly<Partial<Record<Id, number>>>;
export type OrdersAnswer = Sheet;
export type Answer = ChooseAnswer | SpreadAnswer | OrdersAnswer;

/** The answer a form takes. */
export type AnswerTo<F extends Form> =
  F extends Choose<infer Id> ? ChooseAnswer<Id> : F extends Spread<infer Id> ? SpreadAnswer<Id> : OrdersAnswer;

/**
 * What the rules say of an answer that fits its form: refusals forbid it, warnings say what its player may not have meant, forecasts
 * only what it comes to, and `confirm` must be agreed to before it counts.
 */
export interface Review {
  readonly refusals?: readonly Text[];
  readonly warnings?: readonly Text[];
  readonly forecasts?: readonly Text[];
  /** What it warns of and foresees is reported as soon as the answer counts: it is not said again then. */
  readonly reported?: true;
  readonly confirm?: Text;
}

/** What is told of an answer beside whether it may stand: a warning, or only what it comes to. */
export interface Remark {
  readonly tone: 'warn' | 'info';
  readonly text: Text;
}

/** What a review tells of an answer, warnings first. */
export function remarksOf({ warnings = [], forecasts = [] }: Review): readonly Remark[] {
  return [
    ...warnings.map((text): Remark => ({ tone: 'warn', text })),
    ...forecasts.map((text): Remark => ({ tone: 'info', text })),
  ];
}

/** What becomes of a question that leaves no choice, or of one that is only asked of those who want to be asked. */
export type Idle = 'now' | 'quiet' | 'wait' | 'decoy' | 'standing';

/** A question to one seat. Questions are never stored, so they may hold functions. */
export interface Question<F extends Form = Form> {
  /** What kind of question it is, the same each time it is asked: `orders`, `headline`, `coupTarget`. Instructions and computer players go by it. */
  readonly key: string;
  readonly seat: SeatId;
  readonly text: Text;
  /** What is asked in its place once something has been put together, where the text says what comes of nothing. */
  readonly begun?: Text;
  readonly form: F;
  readonly pace: Pace;
  /** The legal answer that stands when time runs out. */
  fallback(): AnswerTo<F>;
  /** Further rules for an answer that fits the form. */
  review?(answer: AnswerTo<F>): Review;
  /** Nobody else may learn that this seat is being asked, nor by how long the answer took. */
  readonly secret?: true;
  /** What becomes of a question with only one legal answer: given at once (unless set), the same without a word to its player where what comes of it is told anyway (`quiet`), left to its player, or given after a decoy time, so that the clock does not tell that there was no choice. With `standing` the fallback is given at once whatever the choice, unless instructions of the player give another answer or have the player asked; in a window nobody is waited for with it. */
  readonly idle?: Idle;
  /** Whatever the computer player or a reader of typed text needs to know besides the form (plain data; only what the seat may know). */
  readonly about?: Readonly<Record<string, unknown>>;
  /** What is decided ahead bears on it, as plans for what is about to happen: its desk leads there. */
  readonly plans?: true;
  /** What of the board it asks about, named as a close-up's focus: shown with it, in place of the hand of cards. */
  readonly places?: readonly string[];
  /** Whatever is answered, dice fall next, although a phase that follows throws them: nothing that is typed behind it can be read yet. */
  readonly rolls?: true;
  /** It asks for cards of the hand, which is shown although it is about places as well. */
  readonly fromHand?: true;
}
