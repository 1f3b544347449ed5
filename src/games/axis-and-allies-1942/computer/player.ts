// The computer player: plans its turn in a manner of its level; the strong one chooses among several by playing them on.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import type { Answer, Question } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';
import type { AaView } from '../view.js';
import { mannerOf } from './manner.js';
import { plainAnswer } from './plain.js';
import { bestManner } from './search.js';

interface Asked {
  readonly question: Question;
  readonly view: AaView;
  readonly dice: Dice;
  readonly level?: Level;
}

/** A legal answer. */
export function computerAnswer({ question, view, dice, level = 'usual' }: Asked): Answer {
  const manner = level === 'strong' ? bestManner(view, question.key, dice) : mannerOf(level);
  const answer = plainAnswer(question, view, manner);
  return check(question, answer).ok ? answer : randomAnswer(question, dice);
}
