// The plain player: plans each step of a turn by itself, and carries out what it has planned.
import { check } from '../../../table/answer.js';
import type { Answer, Question } from '../../../table/question.js';
import { isLand, isSpace, type Land } from '../data/spaces.js';
import { attackersIn, defendersIn } from '../rules/battle.js';
import type { AaState } from '../state.js';
import { advances } from './advance.js';
import { attacks } from './attack.js';
import { purchases } from './buy.js';
import { stakeIn } from './decisive.js';
import { followUp } from './follow-up.js';
import { forecast } from './forecast.js';
import { worthOf } from './ground.js';
import type { Manner } from './manner.js';
import { asGuards, type Guard } from './peril.js';
import { placings } from './place.js';

/** What it answers in a manner; the question's fallback where it has no opinion of its own. */
export function plainAnswer(question: Question, state: AaState, manner: Manner): Answer {
  const answer = think(question, state, manner);
  return answer !== undefined && check(question, answer).ok ? answer : question.fallback();
}

/** What it has in mind, not yet held against the form; nothing where it has no opinion of its own. */
export function think(question: Question, state: AaState, manner: Manner): Answer | undefined {
  switch (question.key) {
    case 'purchase':
      return purchases(state, manner);
    case 'combatMoves':
      return attacks(state, manner);
    case 'noncombatMoves':
      return advances(state, manner);
    case 'mobilize':
      return manner.supplies ? placings(state) : undefined;
    case 'press':
      return press(question, state);
    case 'intercept':
      return intercept(question);
    case 'nextBattle':
      return firstOf(question);
    default:
      return undefined;
  }
}

/** Goes on while the battle is likely won or promises more than it costs, and else goes back where it can. */
function press(question: Question, state: AaState): Answer | undefined {
  const { battle } = state;
  if (battle === null || question.form.kind !== 'choose') return undefined;
  const { space } = battle;
  const defenders = defendersIn(state, battle);
  const { chance, standing, wins, swing } = forecast(attackersIn(state, battle), defenders);
  if (wins || swing + (isLand(space) ? atStake(state, space, chance, defenders, asGuards(standing)) : 0) > 0)
    return ['press'];
  const ways = question.form.options().map(({ id }) => id);
  return [ways.find(isSpace) ?? ways.find((id) => id === 'withdraw') ?? 'press'];
}

/** What a battle on land is worth beside the losses: an ally may finish what it begins. */
function atStake(
  state: AaState,
  land: Land,
  chance: number,
  foes: readonly Guard[],
  standing: readonly Guard[],
): number {
  const stake = stakeIn(state, land);
  return Math.max(chance, followUp(state, land, foes, stake)(standing)) * (worthOf(state, land) + stake);
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
