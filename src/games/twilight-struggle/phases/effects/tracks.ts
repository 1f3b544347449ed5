// Victory points and the automatic victory (spec 7.13).
import type { Text } from '../../../../table/text.js';
import { automaticVictory } from '../../data/tracks.js';
import type { Side } from '../../data/terms.js';
import { endGame } from './end-game.js';
import { say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** The VP marker in words. */
export function vpText(vp: number): Text {
  if (vp === 0) return say('vp.even');
  return say('vp.ahead', { side: sideName(vp > 0 ? 'us' : 'ussr'), vp: Math.abs(vp) });
}

/** Moves the marker without a word and without looking for a victory; it stops at ±20. */
export function moveVp(state: PublicState, net: number): void {
  state.vp = Math.max(-automaticVictory, Math.min(automaticVictory, state.vp + net));
}

/** The side whose marker stands at 20. */
export function automaticWinner(state: PublicState): Side | null {
  if (state.vp >= automaticVictory) return 'us';
  return state.vp <= -automaticVictory ? 'ussr' : null;
}

/**
 * A side gains points; all points of one event are summed before. 0 changes nothing and says nothing.
 * A negative number goes to the opponent.
 * @throws GameOver at 20.
 */
export function gainVp(t: TwilightTable, side: Side, points: number): void {
  netVp(t, side === 'us' ? points : -points);
}

/** Applies a net change seen from the US and looks for the automatic victory. */
export function netVp(t: TwilightTable, net: number): void {
  if (net === 0) return;
  moveVp(t.state, net);
  const side = net > 0 ? 'us' : 'ussr';
  t.tell(say('vp.gain', { side: sideName(side), points: Math.abs(net), marker: vpText(t.state.vp) }));
  const winner = automaticWinner(t.state);
  if (winner !== null) endGame(t, 'vp', winner);
}
