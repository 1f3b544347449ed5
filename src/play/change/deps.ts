// What the play layer needs from outside.
import type { Store } from '../../store/open.js';
import type { Situation, Thought } from '../../table/computers.js';
import type { AnyGame } from '../../table/game.js';
import type { PlayedAgain } from '../../table/played-again.js';
import type { Taken } from '../../table/taken-over.js';
import type { Positions } from './positions.js';

export interface PlayDeps {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** The table's clock: every deadline and every stored time comes from it. It may be moved forward to try things out. */
  readonly now: () => Date;
  /** The clock on the wall, by which it is noticed that the program was away; `now` when left out. */
  readonly wall?: () => Date;
  /** Whether people can be reached just now; what is due waits until they can. Yes when left out. */
  readonly reachable?: () => boolean;
  /** Makes a game's secret seed; 32 random bytes in hex when left out. */
  readonly seed?: () => string;
  /** How many games a person may have open on a server before they have finished any; 3 when left out. */
  readonly allowance?: number;
  /** How long computer players wait before they answer; 2 s when left out. */
  readonly computerDelayMs?: number;
  /** Lets the computer players of a game answer on another thread; null for a game not known there, and when left out. */
  readonly think?: (kind: string, situation: Situation) => Promise<readonly Thought[] | null>;
  /** Told that computer players of a game will be asked once they have waited. */
  readonly prepare?: (kind: string) => void;
  /** Works out what a page of a game asks for on another thread; null for a game not known there, and when left out. */
  readonly reckon?: (kind: string, job: object) => Promise<object | null>;
  /** Plays the file of an ended game again on another thread; here and now when left out. */
  readonly again?: (file: Uint8Array) => Promise<PlayedAgain>;
  /** Reads the file of an ended game to go on from, on another thread; here and now when left out. */
  readonly takeOver?: (file: Uint8Array) => Promise<Taken>;
  /** How long a secret question, a reaction window or a question with idle `decoy` waits at least; drawn between the two. */
  readonly decoyMs?: { readonly min: number; readonly max: number };
  /** Reaction windows close at multiples of this alone; a minute when left out. */
  readonly windowTickMs?: number;
  /** Runs work under a name that holds nothing secret, for whoever watches what is in hand. */
  readonly during?: <T>(what: string, work: () => Promise<T>) => Promise<T>;
  /** Told of what goes wrong in the background. */
  readonly warn?: (message: string, error: unknown) => void;
}

/** The same with every default filled in, and what is kept in memory. */
export type ResolvedDeps = Required<PlayDeps> & { readonly positions: Positions };
