// How a whole position stands for a seat: what its side has more than the other.
import type { SeatId } from '../../../table/question.js';
import { isPower } from '../data/powers.js';
import type { AaState } from '../state.js';
import { valueFor } from './value.js';

/** In money, for the side of a power. */
export function prospects(state: AaState, seat: SeatId): number {
  return isPower(seat) ? valueFor(state, seat) : 0;
}
