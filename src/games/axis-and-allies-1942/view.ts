// What a seat may know: the whole position, for nothing on the board is hidden.
import { copyOf } from '../../table/copy.js';
import type { SeatId } from '../../table/question.js';
import { powers, type Power } from './data/powers.js';
import type { AaState } from './state.js';

/** A position as one seat, or everybody, sees it. */
export interface AaView extends AaState {
  /** The viewer's power; null for everybody. */
  readonly power: Power | null;
}

/** A new object with the whole position; orders that are not given yet are not in it. */
export function view(state: AaState, seat: SeatId | null): AaView {
  return { ...copyOf(state), power: powers.find((one) => one === seat) ?? null };
}
