// An answer on its way into a game.
import type { Answer, SeatId } from '../../table/question.js';
import type { AnsweredBy } from '../../table/replay.js';

/** An answer about to be recorded. */
export interface Entry {
  readonly question: string;
  readonly seat: SeatId;
  readonly value: Answer;
  readonly by: AnsweredBy;
  readonly final: boolean;
  readonly userId: string | null;
  /** The instructions that gave it, by key. */
  readonly used?: readonly string[];
  /** What is left of the first of them. */
  readonly left?: Answer;
}
