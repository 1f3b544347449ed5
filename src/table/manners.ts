// How a table plays a game by post: its hours, who votes and wins together, who stands in for somebody.
import type { Level } from './levels.js';
import type { Dice } from './dice.js';
import type { Dispatch, Envoy } from './envoy.js';
import type { Holding, Side } from './holding.js';
import type { InstructionRules } from './instruction.js';
import type { Answer, Pace, Question, SeatId } from './question.js';
import type { Text } from './text.js';

/** How a table deals with votes and absence, by its options. */
export interface Policy {
  /** Whether it stays hidden who agrees to end the game; `table` leaves it to the table's own setting. */
  readonly ballots: 'secret' | 'open' | 'table';
  /** Who may share a draw: all survivors, those named, or nobody. */
  readonly draw: 'survivors' | 'named' | 'none';
  /** Whether all others together may concede the game to one side. */
  readonly concession: boolean;
  /** When somebody misses a turn: the game plays on, a substitute is looked for at once, or the game waits for one. */
  readonly absence: 'playsOn' | 'substitute' | 'pause';
}

/** How a table goes about it. */
export interface Manners<State extends object, Options extends object, View extends object> {
  /** Hours per pace that suit the game; what is absent does not occur. */
  readonly paces: Readonly<Partial<Record<Pace, number>>>;
  /** How long the reaction windows of one turn may be waited for together, in lengths of one; after that they wait for nobody. No limit when absent. */
  readonly patience?: number;
  /** Which seats win and vote together; each alone when absent. */
  sides?(options: Options): readonly Side[];
  /** Which seats one person may hold; one when absent. */
  holding?(options: Options): Holding;
  policy(options: Options): Policy;
  /**
   * The turn a phase belongs to, where one turn has phases with titles of their own: it is told in one post and, where one seat takes
   * it alone, runs under one clock. The title when absent.
   */
  turn?(view: View): Text;
  /** What one post tells where that is more than a turn, as what both sides do in a round; the turn when absent. */
  chapter?(view: View): Text;
  /** Short reports of one action stand behind one another; each on a line of its own when absent. */
  readonly telling?: 'running';
  /** Whether the rulebook lets players talk with one another just now; they always may when absent. */
  press?(view: View): 'open' | 'silent';
  readonly instructions?: InstructionRules<State, View>;
  /** The computer player: a legal answer, from what the seat knows. */
  computer(context: {
    readonly question: Question;
    readonly view: View;
    readonly seat: SeatId;
    readonly dice: Dice;
    /** How well it plays, of those in `levels`; the usual way when absent. */
    readonly level?: Level;
    /** What computer players wrote from this seat or to it, oldest first, in a game that has an envoy. */
    readonly letters?: readonly Dispatch[];
  }): Answer;
  /** What its computer players write to people; nothing when absent. */
  readonly envoy?: Envoy<View, object>;
  /** The levels its computer player can tell apart; the usual one alone when absent. */
  readonly levels?: readonly Level[];
  /**
   * How a whole position stands for a seat, as its computer player judges it: in a measure of the game's own, in which more is better.
   * Without it an ended game has no turning points.
   */
  prospects?(state: State, seat: SeatId): number;
  /** How a computer player would have the game end as it stands, by agreement: as a draw, or conceded by its side; null to play on, as all do when absent. */
  wouldEnd?(view: View, seat: SeatId): 'draw' | 'concede' | null;
}
