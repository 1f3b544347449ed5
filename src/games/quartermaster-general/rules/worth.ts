// Which cards of a hand are given up first when nobody says which.
import type { CardType } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';

/** How readily a card of a type is kept; the higher, the longer. */
const keeping: Readonly<Record<CardType, number>> = {
  'sea-battle': 1,
  'economic-warfare': 2,
  response: 3,
  'build-navy': 4,
  event: 5,
  'land-battle': 6,
  status: 7,
  'build-army': 8,
  'air-power': 4,
  bolster: 5,
};

/** The cards to be given up first; of several of a kind, the second and further ones before the first. */
export function leastUseful(cards: readonly CardId[], count: number): readonly CardId[] {
  const ranked = cards.map((id, at) => {
    const copies = cards.slice(0, at).filter((other) => other === id).length;
    return { id, value: keeping[card(id).type] - 2 * copies };
  });
  return ranked
    .toSorted((a, b) => a.value - b.value || a.id.localeCompare(b.id))
    .slice(0, count)
    .map(({ id }) => id);
}

/** Whether a card of the hand can be played in a Play step: Air Power and Bolster cards have moments of their own. */
export function isPlayable(id: CardId): boolean {
  const { type } = card(id);
  return type !== 'air-power' && type !== 'bolster';
}
