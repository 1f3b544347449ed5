// How a whole position stands for a seat: points, and what board, effects, space and hands promise.
import type { SeatId } from '../../../table/question.js';
import { sideOf, type TwilightState } from '../state.js';
import { weightsFor } from './weights.js';
import { seenFrom, worth } from './worth.js';

/** In victory points; 0 as long as sides are not settled. */
export function prospects(state: TwilightState, seat: SeatId): number {
  const side = sideOf(state, seat);
  return side === undefined ? 0 : seenFrom(side, worth(state, weightsFor(state, null, true)));
}
