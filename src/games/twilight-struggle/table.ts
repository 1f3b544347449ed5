// The table as this game's scripts see it.
import type { Script, Table } from '../../table/script.js';
import type { SeatId } from '../../table/question.js';
import type { Side } from './data/terms.js';
import type { TwilightState } from './state.js';

export type TwilightTable = Table<TwilightState>;
export type { Script };

/** The seat that plays a side. */
export function seatOf(state: TwilightState, side: Side): SeatId {
  return state.seats[side];
}

/** The side a seat plays; undefined before sides are settled or for an unknown seat. */
export function sideOf(state: TwilightState, seat: SeatId | null): Side | undefined {
  if (seat === state.seats.us) return 'us';
  return seat === state.seats.ussr ? 'ussr' : undefined;
}
