// The computer player: plain at each question; the strong one tries the orders that promise most.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import type { Answer, Question } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';
import type { DownfallView } from '../view.js';
import { plainAnswer } from './plain.js';
import { searchedOrder } from './search.js';

interface Asked {
  readonly question: Question;
  readonly view: DownfallView;
  readonly dice: Dice;
  readonly level?: Level;
}

/** A legal answer. */
export function computerAnswer({ question, view, dice, level = 'usual' }: Asked): Answer {
  const { key, form } = question;
  const order =
    level === 'strong' && key === 'order' && form.kind === 'choose'
      ? searchedOrder(
          view,
          form.options().map(({ id }) => id),
          dice,
        )
      : undefined;
  const answer = order === undefined ? plainAnswer(question, view, level !== 'beginner') : [order];
  return check(question, answer).ok ? answer : randomAnswer(question, dice);
}
