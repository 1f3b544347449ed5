// For the secrecy test: deals everything a seat cannot know anew.
import { copyOf } from '../../table/copy.js';
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import { isFaction, zonesOf, type DownfallState } from './state.js';

/**
 * A position that looks the same to the seat: of every deck, the cards in other hands and in the pile are dealt anew, and attacks
 * that another faction has prepared are none.
 */
export function conceal(state: DownfallState, seat: SeatId | null, dice: Dice): DownfallState {
  const copy = copyOf(state);
  const { order } = copy;
  const unprepared = order === null || order.faction === seat ? order : { ...order, prepared: [] };
  return { ...copy, order: unprepared, ...zonesOf(copy).conceal(copy, isFaction(seat) ? seat : null, dice) };
}
