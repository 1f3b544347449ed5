// The computer player.
import type { Dice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';

/** A legal answer. */
export function computerAnswer({ question, dice }: { readonly question: Question; readonly dice: Dice }): Answer {
  return randomAnswer(question, dice);
}
