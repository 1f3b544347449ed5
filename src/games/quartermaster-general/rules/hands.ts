// Hands: their size, and what is kept of the first cards when nobody says which.
import type { CardId } from '../data/cards.js';
import { leastUseful } from './worth.js';

/** Cards in a hand after drawing. */
export const handSize = 7;

/** Cards that reallocating resources costs. */
export const reallocationCost = 4;

/** Seven of the cards drawn at the start: those that are useful longest. */
export function openingHand(cards: readonly CardId[]): readonly CardId[] {
  const given = [...leastUseful(cards, cards.length - handSize)];
  return cards.filter((id) => {
    const at = given.indexOf(id);
    if (at >= 0) given.splice(at, 1);
    return at < 0;
  });
}
