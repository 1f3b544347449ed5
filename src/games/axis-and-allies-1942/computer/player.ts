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

/** No game that is played comes to so many units; on a board brought in from elsewhere that has more, playing on would keep every table waiting. */
const mostUnits = 400;

/** A legal answer. */
export function computerAnswer({ question, view, dice, level = 'usual' }: Asked): Answer {
  const playsOn = level === 'strong' && view.units.length <= mostUnits;
  const manner = playsOn ? bestManner(question, view, dice) : mannerOf(level);
  const answer = plainAnswer(question, view, manner);
  return check(question, answer).ok ? answer : randomAnswer(question, dice);
}
