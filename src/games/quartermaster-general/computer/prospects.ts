// How a whole position stands for a seat: the lead in points, and what the board promises.
import type { SeatId } from '../../../table/question.js';
import { opponent, sideOf } from '../data/nations.js';
import { nationOf, type QmgState } from '../state.js';
import { valueFor } from './value.js';

/** In points, for the side of a nation. */
export function prospects(state: QmgState, seat: SeatId): number {
  const side = sideOf(nationOf(seat));
  return state.vp[side] - state.vp[opponent(side)] + valueFor(state, side);
}
