// Plays turns on in thought, every power by the plain player, and judges what has come of them.
import { copyOf } from '../../../table/copy.js';
import { SeededDice } from '../../../table/dice.js';
import { isOutcome } from '../../../table/game.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import { runPhase } from '../phases/index.js';
import type { AaState } from '../state.js';
import { usualManner, type Manner } from './manner.js';
import { think } from './plain.js';
import { valueFor } from './value.js';

/** What a game that is won counts, in money. */
const victory = 500;

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
  // With as little luck as can be: two ways are told apart by fewer tries.
  state.options = { ...state.options, dice: 'lowLuck' };
  const { active } = state;
  let at = phase;
  let ended = 0;
  // Held against the form by the simulation.
  const answer = (question: Question): Answer =>
    think(question, state, ended === 0 && question.seat === active ? manner : usualManner) ?? question.fallback();
  const dice = new SeededDice(seed);
  while (ended < turns) {
    const next = simulate({ state, dice, answer }, (t) => runPhase(at, t));
    if (isOutcome(next)) return next.winners.includes(active) ? victory : -victory;
    if (at === 'mobilize') ended += 1;
    at = next;
  }
  return valueFor(state, active);
}
