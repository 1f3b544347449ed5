// For the secrecy test: deals everything a seat cannot know anew.
import { copyOf } from '../../table/copy.js';
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import { openCards, sideOf, zones, type TwilightState } from './state.js';

/** A position that looks the same to the seat: hidden cards of hands and deck are shuffled together and dealt out again. */
export function conceal(state: TwilightState, seat: SeatId | null, dice: Dice): TwilightState {
  const viewer = sideOf(state, seat) ?? null;
  return { ...copyOf(state), ...zones.conceal(state, viewer, dice, openCards(state)) };
}
