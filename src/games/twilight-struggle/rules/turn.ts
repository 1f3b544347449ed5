// The action rounds of a turn: how many are left, who is trapped, who may take an eighth.
import { roundsOf } from '../data/tracks.js';
import type { Side } from '../data/terms.js';
import { hasAbility } from '../phases/effects/space-race.js';
import type { PublicState } from '../state.js';

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
