// How a game is named and written: typed answers, guesses, scenario files, and what a host puts right. All of it may be left out.
import type { Notation } from './notation.js';
import type { Answer, Order, Question, Sheet } from './question.js';
import type { Repair } from './repairs.js';
import type { Text } from './text.js';

/** What a typed line was taken for: a part of the answer with the sentence that says it back, or what is wrong with it. */
export type Reading =
  | {
      readonly source: string;
      readonly part: Answer;
      readonly echo: Text;
      readonly warning?: Text;
      /** What it comes to, where that can be said. */
      readonly forecast?: Text;
      /** What was typed behind it, meant for the question that follows: `coup` answers, `iran` is the rest. */
      readonly rest?: string;
      /** Whether the words that were taken only begin its name, and the rest follows them without a comma: they may mean something else. */
      readonly isBegun?: true;
    }
  | { readonly source: string; readonly problem: Text };

/** Something with a name that a question does not offer, and the reason. */
export interface Unoffered {
  readonly id: string;
  readonly text: Text;
  /** What else it may be called where it is typed, several names parted by ` / `. */
  readonly also?: Text;
  readonly why: Text;
}

/** Where an order stands whose next step is named: its path so far, and the orders before it. */
export interface OrderPlace {
  readonly order: Order;
  readonly sheet: Sheet;
}

/** What would come of guesses at what others do, beside one's own answer. */
export interface Supposed<View> {
  /** The position it would lead to, as everybody would see it. */
  readonly view: View;
  /** What would be told. */
  readonly told: readonly Text[];
  /** Typed guesses that cannot be followed. */
  readonly unread: readonly { readonly source: string; readonly problem: Text }[];
  /** What it rests on, where that is something else than one's own orders and guesses beside them. */
  readonly note?: Text;
  /** How a picture shows it best; the results of the whole board when absent. */
  readonly look?: { readonly variant?: string; readonly focus: readonly string[] };
}

/** What is typed. */
export interface Typing<State extends object, View extends object> {
  /**
   * The places of its board by name, so that what players write can be read with the names of the other language.
   * @param view of the game that is meant; null: one that would be set up now.
   */
  places?(view: View | null): readonly Text[];
  /** Other names by which what has this id may be typed, parted by ` / `; of a question's key, what may stand before its answer. */
  also?(id: string, view: View): Text | undefined;
  /** Reads typed text as (part of) an answer where names alone do not do; the generic reader serves otherwise. */
  read?(
    typed: string,
    context: {
      readonly question: Question;
      readonly view: View;
      readonly lang: 'en' | 'ko';
      /** What has been begun of the answer. */
      readonly begun?: Answer | null;
    },
  ): readonly Reading[];
  /**
   * What a player may name although the question does not offer it, so that a refusal can say why; with `at`, the steps that
   * cannot come next there, and its subject itself where none of the units that its order names can be ordered there.
   */
  unoffered?(context: {
    readonly question: Question;
    readonly view: View;
    readonly at?: OrderPlace;
  }): readonly Unoffered[];
  /**
   * Works out guessed answers of others beside a seat's own, for games whose sealed answers meet each other, or explains what somebody
   * names, for games where that is hard to see; nothing but what the seat knows goes into it.
   * @param typed the guesses, or the names, as typed text.
   * @param context.own the seat's own unsent or saved answer.
   * @returns null while there is nothing to guess.
   */
  suppose?(typed: string, context: { readonly view: View; readonly own: Answer | undefined }): Supposed<View> | null;
  /** How positions and orders are written in scenario files, where the stored form is too long. */
  readonly notation?: Notation<State>;
  /** What of a position its host may put right by name; by paths alone where left out. */
  repairs?(state: State): readonly Repair<State>[];
}
