// Markers on their tracks: victory points, DEFCON, military operations.
import { automaticVictory, maxMilOps } from '../../data/tracks.js';
import { opponent, type Side } from '../../data/terms.js';
import { endGame } from './end-game.js';
import { say, sideName } from '../../reports/names.js';
import type { PublicState, TwilightTable } from '../../state.js';
import { vpText } from '../../reports/figures.js';
import { automaticWinner } from '../../rules/scoring.js';
import { charged } from '../../rules/defcon.js';

/** Moves the marker without a word and without looking for a victory; it stops at ±20. */
export function moveVp(state: PublicState, net: number): void {
  state.vp = Math.max(-automaticVictory, Math.min(automaticVictory, state.vp + net));
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
  t.tell(say('vp.gain', { side: sideName(side), points: Math.abs(net), marker: vpText(t.state.vp) }), {
    weight: 'headline',
  });
  const winner = automaticWinner(t.state);
  if (winner !== null) endGame(t, 'vp', winner);
}

/** Moves DEFCON by `delta` levels: at most 5, and at 1 the phasing player loses. */
export function changeDefcon(t: TwilightTable, delta: number): void {
  setDefcon(t, t.state.defcon + delta);
}

/**
 * Sets DEFCON to a level, through the checks for 1 and 5.
 * @throws GameOver at 1: the side on turn loses, whoever moved the marker.
 */
export function setDefcon(t: TwilightTable, level: number): void {
  const { state } = t;
  const before = state.defcon;
  state.defcon = Math.max(1, Math.min(5, level));
  if (state.defcon === before) {
    t.tell(say('defcon.stays', { level: state.defcon }), { weight: 'detail' });
    return;
  }
  t.tell(say(state.defcon > before ? 'defcon.improves' : 'defcon.degrades', { level: state.defcon }));
  if (state.defcon === 2 && state.round > 0) state.defconFell = true;
  if (state.defcon === 1) endGame(t, 'nuclearWar', opponent(charged(state)));
}

/** Adds military operations, to 5 at most. */
export function addMilOps(t: TwilightTable, side: Side, points: number): void {
  setMilOps(t, side, t.state.milOps[side] + points);
}

/** Sets a side's military operations, 5 at most. */
export function setMilOps(t: TwilightTable, side: Side, level: number): void {
  const reached = Math.min(maxMilOps, level);
  if (reached === t.state.milOps[side]) return;
  t.state.milOps[side] = reached;
  t.tell(say('milOps.now', { side: sideName(side), level: reached }), { weight: 'detail' });
}

/** Gives points and says so even when there are none. */
export function scorePoints(t: TwilightTable, side: Side, points: number): void {
  if (points === 0) t.tell(say('event.noPoints', { side: sideName(side) }), { weight: 'detail' });
  gainVp(t, side, points);
}
