// For the secrecy test: deals everything a seat cannot know anew.
import type { Dice } from '../../table/dice.js';
import type { SeatId } from '../../table/question.js';
import type { CardId } from './data/cards.js';
import { sides, type Side } from './data/terms.js';
import { type TwilightState, sideOf } from './state.js';
import { knownCards, openCards } from './view.js';

/** A position that looks the same to the seat: hidden cards of hands and deck are shuffled together and dealt out again. */
export function conceal(state: TwilightState, seat: SeatId | null, dice: Dice): TwilightState {
  const copy = structuredClone(state);
  const viewer = sideOf(state, seat);
  const fixed = (side: Side): readonly CardId[] => {
    if (side === viewer) return state.hands[side];
    return viewer === undefined ? openCards(state, side) : knownCards(state, viewer);
  };
  const hidden = sides.flatMap((side) => state.hands[side].filter((id) => !fixed(side).includes(id)));
  const pool = dice.shuffle([...hidden, ...state.deck], 'conceal');
  for (const side of sides) {
    copy.hands[side] = state.hands[side].map((id) => (fixed(side).includes(id) ? id : (pool.shift() ?? id)));
  }
  copy.deck = pool;
  for (const side of sides) {
    const other = side === 'us' ? 'ussr' : 'us';
    copy.seen[side] = state.seen[side].filter((id) => copy.hands[other].includes(id));
  }
  return copy;
}
