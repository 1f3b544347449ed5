// The computer player.
import type { Dice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';
import type { DownfallView } from '../view.js';

interface Asked {
  readonly question: Question;
  readonly view: DownfallView;
  readonly dice: Dice;
}

/** A legal answer. */
export function computerAnswer({ question, dice }: Asked): Answer {
  return randomAnswer(question, dice);
}
