// The action rounds of a turn: how many are left, who is trapped, and what has to be done before they run out.
import { roundsOf } from '../data/tracks.js';
import type { Side } from '../data/terms.js';
import { hasAbility } from './space-race.js';
import type { PublicState, TwilightState } from '../state.js';
import { type CardId, isScoring } from '../data/cards.js';

export const eighthRound = 8;

/** Whether a side may take an eighth action round this turn. */
export function hasEighth(state: PublicState, side: Side): boolean {
  return hasAbility(state, side, '8') || (side === 'us' && state.effects.northSeaOilRounds);
}

/** A side's own action rounds left this turn, the present one included when it is its own. */
export function roundsLeft(state: PublicState, side: Side): number {
  if (state.round === eighthRound) return state.phasing === side || (side === 'us' && hasEighth(state, side)) ? 1 : 0;
  const gone = state.phasing === side || side === 'us' ? state.round - 1 : state.round;
  return roundsOf(state.turn) - Math.max(0, gone) + (hasEighth(state, side) ? 1 : 0);
}

/** Whether a side is caught in Quagmire or Bear Trap. */
export function isTrapped(state: PublicState, side: Side): boolean {
  return side === 'us' ? state.effects.quagmire : state.effects.bearTrap;
}

/** Where the action rounds go on after this one: the other side, the next round, an eighth, or the end of the turn. */
export function nextRound(state: PublicState): { readonly round: number; readonly side: Side } | undefined {
  const last = roundsOf(state.turn);
  if (state.round < eighthRound) {
    if (state.phasing === 'ussr') return { round: state.round, side: 'us' };
    if (state.round < last) return { round: state.round + 1, side: 'ussr' };
    if (hasEighth(state, 'ussr')) return { round: eighthRound, side: 'ussr' };
    return hasEighth(state, 'us') ? { round: eighthRound, side: 'us' } : undefined;
  }
  return state.phasing === 'ussr' && hasEighth(state, 'us') ? { round: eighthRound, side: 'us' } : undefined;
}

/** How many military operations a side still owes at the present DEFCON. */
export function owedMilOps(state: PublicState, side: Side): number {
  return Math.max(0, state.defcon - state.milOps[side]);
}

/** Whether scoring cards fill all the rounds a side has left: anything else played now means holding one. */
export function scoringPressed(state: TwilightState, side: Side): boolean {
  const held = scoringCardsIn(state, side).length;
  return held > 0 && held >= roundsLeft(state, side);
}

/** Scoring cards in a side's hand. */
export function scoringCardsIn(state: TwilightState, side: Side): readonly CardId[] {
  return state.hands[side].filter(isScoring);
}
