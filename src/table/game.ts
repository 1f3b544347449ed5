// What a game is to the other rooms: its parts put together, and what most games need not say.
import type { z } from 'zod';
import type { Faces } from './faces.js';
import type { Manners } from './manners.js';
import { nothingHidden, type Proof } from './proof.js';
import type { SeatId } from './question.js';
import { randomAnswer } from './random-player.js';
import type { Rules } from './rules.js';
import type { Typing } from './typing.js';

export type { Begun, Gauge, Looks, Panel, Reference } from './faces.js';
export type { Policy } from './manners.js';
export { isOutcome, type Outcome } from './rules.js';
export type { OrderPlace, Reading, Supposed, Unoffered } from './typing.js';

/** A game: rules, faces, typing, manners and proof. State, Options and View are plain JSON. */
export interface Game<State extends object, Options extends object, View extends object>
  extends Rules<State, Options, View>, Faces<View>, Typing<State, View>, Manners<State, Options, View>, Proof<State> {
  /**
   * The same game, whose tables are set up on files of an owner's in place of its own facts from now on; each keeps what it was set up on.
   * @param files their texts by name.
   * @throws Error that lists what is wrong with them, by file, record and field.
   */
  onFiles?(files: ReadonlyMap<string, string>): Game<State, Options, View>;
  /** Its own facts as such files. */
  files?(): ReadonlyMap<string, string>;
}

/** A game whose types have been forgotten; positions and options still go through its own schemas. */
export type AnyGame = Game<object, object, object>;

/** What `defineGame` says where a game does not. */
type Usual =
  'version' | 'policy' | 'maps' | 'looks' | 'describe' | 'computer' | 'conceal' | 'invariants' | 'seats' | 'survivors';

/** A game with its usual parts left out; `seats` as a list are the same whatever the options, and all of them survive. */
export type GameDefinition<State extends object, Options extends object, View extends object> = Omit<
  Game<State, Options, View>,
  Usual
> &
  Partial<Omit<Pick<Game<State, Options, View>, Usual>, 'seats' | 'survivors'>> &
  (
    | { readonly seats: readonly SeatId[]; readonly survivors?: (state: State) => readonly SeatId[] }
    | {
        readonly seats: (options: Options) => readonly SeatId[];
        readonly survivors: (state: State) => readonly SeatId[];
      }
  );

/**
 * Puts a game together. Left out, its version is 1; votes are as the table has them, survivors share a draw, and it plays on without
 * whoever is absent; the board has one kind of picture (`look.position`), no map, and is told by its title; nothing is hidden, every
 * position is possible, and its computer player answers at random.
 */
export function defineGame<State extends object, Options extends object, View extends object>(
  game: GameDefinition<State, Options, View>,
): Game<State, Options, View> {
  const { seats } = game;
  return {
    version: 1,
    policy: () => ({ ballots: 'table', draw: 'survivors', concession: true, absence: 'playsOn' }),
    maps: [],
    looks: () => ({ variants: [{ id: 'position', role: 'position', title: { key: 'look.position' } }], areas: [] }),
    describe: (view) => [game.title(view)],
    computer: ({ question, dice }) => randomAnswer(question, dice),
    conceal: nothingHidden,
    invariants: () => undefined,
    survivors: () => (typeof seats === 'function' ? [] : seats),
    ...game,
    seats: typeof seats === 'function' ? seats : () => seats,
  };
}

/** What reads the options that a table was opened with. */
export function standingOptions({ options, standing = options }: AnyGame): z.ZodType<object> {
  return standing;
}
