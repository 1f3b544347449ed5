// The language rules are written in: scripts that ask seats questions and go on with their answers.
/*
 * How this room works. It is what a game is made of, and it imports no other room. A phase is a generator in the language of this file: it yields
 * questions (`question.ts`), is resumed with answers, changes the position and tells `Text`s (`text.ts`).
 * `replay.ts` runs one from its checkpoint through the answers given since, to the questions that are open, and is used wherever a game
 * is looked at, changed, tried or proved. `answer.ts` checks each answer, form first, then the game's own review.
 * Several branches side by side are `together`; `window.ts` builds reaction windows on them, `zones.ts` piles of cards on the position.
 * `dice.ts` draws from a seed that was promised before, so that a replay falls alike.
 * `game.ts` is the contract with a game, in five parts: `rules.ts`, `faces.ts`, `typing.ts`, `manners.ts`, `proof.ts`. `seats.ts`,
 * `instruction.ts`, `names.ts`, `announce.ts` and `repairs.ts` are code that all games share. `scene.ts` is a picture as data. `computers.ts`, `simulate.ts` and `random-player.ts` play without people.
 * Everything is pure: no clock, no files, no chance but the dice, and positions are plain JSON.
 */
import type { Dice } from './dice.js';
import type { AnswerTo, Form, Question, SeatId } from './question.js';
import type { Text } from './text.js';

/** What a script hands out when it stops: one question, or several small scripts to be run side by side. */
export type Request =
  | { readonly kind: 'ask'; readonly question: Question }
  | {
      readonly kind: 'together';
      readonly branches: readonly { readonly id: string; readonly script: () => Script<unknown> }[];
      /** A window does not close when the last branch is final, but at a moment that tells nothing. */
      readonly closes: 'final' | 'window';
    };

/** Rules, top to bottom: a generator that yields requests, is resumed with checked answers, and returns R. Deterministic: no clock, no randomness but the table's dice, no I/O. */
export type Script<R> = Generator<Request, R, unknown>;

/** Who may read a report: everybody, or these seats only. */
export type Audience = 'all' | readonly SeatId[];

/** How much a report matters: stands out, is what the table reads, or is only for who wants to know everything. */
export type Weight = 'headline' | 'main' | 'detail';

/** What a report is told with. */
export interface Telling {
  /** Everybody unless given. */
  readonly to?: Audience;
  /** Board ids that changed, for highlights and close-ups. */
  readonly focus?: readonly string[];
  /** `main` unless given. */
  readonly weight?: Weight;
}

/** What a script has at hand. */
export interface Table<State> {
  /** The position. Only the script changes it, and never inside `together`. */
  readonly state: State;
  /** Drawing is a reveal: nothing before it can be undone. Not inside `together`. */
  readonly dice: Dice;
  /** Asks one question and goes on with its legal answer. */
  ask<F extends Form>(question: Question<F>): Script<AnswerTo<F>>;
  /**
   * Runs one small script per branch side by side; inside, a script only asks and returns. Answers stay sealed and can be
   * changed until every branch is final or time is up.
   * @returns what each branch returned, in the order of `branches`.
   */
  together<B extends string, R>(branches: readonly B[], script: (branch: B) => Script<R>): Script<ReadonlyMap<B, R>>;
  /**
   * As `together`, but nobody learns who has answered, nor when: the answers count when the window closes, at a moment that
   * does not depend on what was answered. Use `openWindow`, which lets sides take turns.
   */
  window<B extends string, R>(branches: readonly B[], script: (branch: B) => Script<R>): Script<ReadonlyMap<B, R>>;
  /** Says something, at once and for the log. */
  tell(text: Text, options?: Telling): void;
  /** Marks that hidden information has come out: nothing before it can be undone. */
  reveal(): void;
}
