// Plays turns on in thought, every power by the plain player, and judges what has come of them.
import { copyOf } from '../../../table/copy.js';
import { SeededDice } from '../../../table/dice.js';
import { isOutcome } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import { powers, sideOf, type Power } from '../data/powers.js';
import { capitals, territories, lands } from '../data/spaces.js';
import { unitFacts } from '../data/units.js';
import { runPhase } from '../phases/index.js';
import { citiesOf } from '../rules/victory.js';
import type { AaState } from '../state.js';
import { usualManner, type Manner } from './manner.js';
import { plainAnswer } from './plain.js';

/** What a game that is won counts, in money. */
const victory = 500;

/** What is held brings its income in turns to come. */
const incomes = 3;
const city = 8;
const capital = 20;

/**
 * Plays on to the end of some turns, this one among them.
 * @param view where it begins; not changed.
 * @param phase the phase in which it stands.
 * @param manner how the active power plays this turn.
 * @returns what its side then has more than the other, in money.
 */
export function playedOn(
  view: AaState,
  phase: string,
  manner: Manner,
  { turns, seed }: { readonly turns: number; readonly seed: string },
): number {
  const state = copyOf(view);
  const { active } = state;
  let at = phase;
  let ended = 0;
  const answer = (question: Question): ReturnType<typeof plainAnswer> =>
    plainAnswer(question, state, ended === 0 && question.seat === active ? manner : usualManner);
  const dice = new SeededDice(seed);
  while (ended < turns) {
    const next = simulate({ state, dice, answer }, (t) => runPhase(at, t));
    if (isOutcome(next)) return next.winners.includes(active) ? victory : -victory;
    if (at === 'mobilize') ended += 1;
    at = next;
  }
  return valueFor(state, active);
}

/** The lead of a power's side, in money. */
function valueFor(state: AaState, power: Power): number {
  const sign = (one: Power): number => (sideOf(one) === sideOf(power) ? 1 : -1);
  const army = state.units.reduce((sum, unit) => sum + sign(unit.power) * unitFacts[unit.type].cost, 0);
  const land = lands.reduce((sum, one) => sum + sign(state.control[one]) * territories[one].ipc * incomes, 0);
  const towns = citiesOf(state.options).reduce((sum, one) => sum + sign(state.control[one]) * city, 0);
  const homes = powers.reduce((sum, one) => sum + sign(state.control[capitals[one]]) * capital, 0);
  const money = powers.reduce((sum, one) => sum + sign(one) * state.treasury[one], 0);
  return army + land + towns + homes + money;
}
