// The computer player: counts what attacks promise, and moves the rest towards the enemy.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Answer, Question } from '../../../table/question.js';
import { randomAnswer } from '../../../table/random-player.js';
import { isSpace } from '../data/spaces.js';
import { attackersIn, defendersIn } from '../rules/battle.js';
import type { AaView } from '../view.js';
import { advances } from './advance.js';
import { attacks } from './attack.js';
import { purchases } from './buy.js';
import { forecast } from './forecast.js';

interface Asked {
  readonly question: Question;
  readonly view: AaView;
  readonly dice: Dice;
}

/** A legal answer. */
export function computerAnswer({ question, view, dice }: Asked): Answer {
  for (const answer of [think(question, view), question.fallback()]) {
    if (answer !== undefined && check(question, answer).ok) return answer;
  }
  return randomAnswer(question, dice);
}

function think(question: Question, view: AaView): Answer | undefined {
  switch (question.key) {
    case 'purchase':
      return purchases(view);
    case 'combatMoves':
      return attacks(view);
    case 'noncombatMoves':
      return advances(view);
    case 'press':
      return press(question, view);
    case 'intercept':
      return intercept(question);
    case 'nextBattle':
      return firstOf(question);
    default:
      return undefined;
  }
}

/** Goes on while the average battle is won, and else goes back where it can. */
function press(question: Question, view: AaView): Answer | undefined {
  const { battle } = view;
  if (battle === null || question.form.kind !== 'choose') return undefined;
  if (forecast(attackersIn(view, battle), defendersIn(view, battle)).wins) return ['press'];
  const ways = question.form.options().map(({ id }) => id);
  return [ways.find(isSpace) ?? ways.find((id) => id === 'withdraw') ?? 'press'];
}

function intercept(question: Question): Answer | undefined {
  if (question.form.kind !== 'spread') return undefined;
  const raiders = Number(question.about?.raiders ?? 0);
  return question.form.max > raiders ? { fighter: question.form.max } : {};
}

/** The first battle that can be fought: one after another, so that a lost one can be broken off. */
function firstOf({ about }: Question): Answer | undefined {
  const first = about?.first;
  return typeof first === 'string' ? [first] : undefined;
}
