// What comes after a headline or an action round.
import { nextRound } from '../rules/turn.js';
import type { TwilightTable } from '../table.js';

/** Moves to the next action round or to the end of the turn; returns the phase. */
export function goOn(t: TwilightTable): string {
  const { state } = t;
  const next = state.round === 0 ? ({ round: 1, side: 'ussr' } as const) : nextRound(state);
  if (next === undefined) {
    state.phasing = null;
    return 'turnEnd';
  }
  state.round = next.round;
  state.phasing = next.side;
  return 'round';
}
