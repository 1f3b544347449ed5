// The DEFCON marker (spec 7.7).
import { closedRegions } from '../../data/tracks.js';
import { opponent, type Region, type Side } from '../../data/terms.js';
import { endGame } from './end-game.js';
import type { CountryId } from '../../data/countries.js';
import { regionOf } from '../../data/geography.js';
import { say } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

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
    t.tell(say('defcon.stays', { level: state.defcon }));
    return;
  }
  t.tell(say(state.defcon > before ? 'defcon.improves' : 'defcon.degrades', { level: state.defcon }));
  if (state.defcon === 2 && state.round > 0) state.defconFell = true;
  if (state.defcon === 1) endGame(t, 'nuclearWar', opponent(charged(state)));
}

/** The side that loses when DEFCON falls to 1 now. */
export function charged(state: PublicState): Side {
  if (state.phasing === null) throw new Error('DEFCON moved to 1 while nobody is on turn');
  return state.phasing;
}

/** Whether the present level forbids coups and realignments in a country. */
export function isClosed(state: PublicState, id: CountryId): boolean {
  return closedRegions(state.defcon).includes(regionOf(id));
}

/** Regions closed at the present level. */
export function closedNow(state: PublicState): readonly Region[] {
  return closedRegions(state.defcon);
}
