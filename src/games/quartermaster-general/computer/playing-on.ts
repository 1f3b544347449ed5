// Plays on in thought from an imagined position, every nation by the quick player, and judges what has come of it.
import type { Dice } from '../../../table/dice.js';
import { isOutcome, type Outcome } from '../../../table/game.js';
import type { Answer, Question } from '../../../table/question.js';
import { simulate } from '../../../table/simulate.js';
import { nations, opponent, sideOf, type Side } from '../data/nations.js';
import { runPhase } from '../phases/index.js';
import { nationOf, type QmgState } from '../state.js';
import { glance } from '../view.js';
import { withdrawing } from '../questions/withdraw.js';
import { holdingsFor } from './holdings.js';
import { firstIdea } from './quick.js';
import { valueFor } from './value.js';

/** What a game that is won counts beside points. */
const victory = 60;

/** Answers of one's own, before the quick player's. */
export type Chosen = (question: Question) => Answer | undefined;

/** How questions are answered in thought. */
interface Answering {
  readonly dice: Dice;
  readonly chosen: Chosen;
}

/** How a position is played on. */
interface Manner extends Answering {
  readonly turns: number;
  /** Whether to break off sooner, after so many turns. */
  readonly isEnough?: (ended: number) => boolean;
}

/**
 * Plays to the end of a number of turns.
 * @param state changed.
 * @param phase where it begins.
 * @returns what the position then is worth to a side, its lead in points included.
 */
export function playedOn(state: QmgState, phase: string, { side, ...how }: Manner & { readonly side: Side }): number {
  const won = winnerOf(state, phase, how);
  if (won !== null) return (won === side ? victory : -victory) + lead(state, side);
  return lead(state, side) + valueFor(state, side) + holdingsFor(state, side);
}

/**
 * The same for who asks no more than how it ends.
 * @returns the side that has won by then, if any has.
 */
export function winnerOf(
  state: QmgState,
  phase: string,
  { turns, isEnough = () => false, ...how }: Manner,
): Side | null {
  let at = phase;
  for (let ended = 0; ended < turns && !(ended > 0 && isEnough(ended));) {
    const next = ranPhase(state, at, how);
    if (isOutcome(next)) {
      const [winner] = next.winners;
      return winner === undefined ? null : sideOf(nationOf(winner));
    }
    if (at === lastPhase) ended += 1;
    at = next;
  }
  return null;
}

/** Plays a turn to its Victory step: what stands on the board then is what scores. */
export function playedToVictory(state: QmgState, phase: string, how: Answering): void {
  for (let at: string | Outcome = phase; !isOutcome(at) && at !== 'victory';) at = ranPhase(state, at, how);
}

function ranPhase(state: QmgState, phase: string, { dice, chosen }: Answering): string | Outcome {
  const answer = (question: Question): Answer => {
    const { seat, form, key } = question;
    // Nobody takes a piece off in others' turns; most windows find nobody who could answer, and need no thought.
    if (key === withdrawing) return question.fallback();
    // Whoever discards has had its turn of the round, and the many cards of Total War take long to judge.
    if (key === 'discard' && state.options.totalWar) return question.fallback();
    if (key.startsWith('respond') && form.kind === 'choose' && form.options().length === 0) return question.fallback();
    return (
      chosen(question) ??
      firstIdea({ question, view: glance(state, nationOf(seat)), seat, dice }) ??
      question.fallback()
    );
  };
  return simulate({ state, dice, answer }, (t) => runPhase(phase, t));
}

/** The last phase of a turn. */
const lastPhase = 'discard';

/** A turn of each nation. */
export const wholeRound = nations.length;

function lead({ vp }: QmgState, side: Side): number {
  return vp[side] - vp[opponent(side)];
}
