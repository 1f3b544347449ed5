// A moment of a game, and lines as people write them there, with the answer that each stands for.
import type { AnyGame } from '../../../src/table/game.js';
import type { Answer, Question } from '../../../src/table/question.js';
import type { Lang } from '../../../src/words/words.js';

/** A line and its answer; a third part is what is left for the question that follows. */
type Line = readonly [typed: string, answer: Answer, rest?: string];

export interface Forms {
  readonly game: AnyGame;
  readonly state: object;
  readonly question: Question;
  readonly lines: Readonly<Record<Lang, readonly Line[]>>;
}
