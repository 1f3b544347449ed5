// A whole position as it may be, from what a faction knows: cards it cannot see are dealt from those that are left.
import { copyOf } from '../../../table/copy.js';
import type { Dice } from '../../../table/dice.js';
import type { CardId, Deck } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { byFaction, ideologyOf, type DownfallState } from '../state.js';
import type { DownfallView } from '../view.js';

/** A position that the viewer cannot tell from the one there is. */
export function imagined(view: DownfallView, dice: Dice): DownfallState {
  const { faction: own, hand, handCounts, deckCounts, ...open } = view;
  const { cards, cardIds } = factsOf(view);
  const seen = new Set<CardId>([...hand, ...view.spent, ...view.toCome]);
  const left = (deck: Deck): CardId[] =>
    dice.shuffle(
      cardIds.filter((id) => cards[id].deck === deck && !seen.has(id)),
      'imagined cards',
    );
  const piles: Record<Deck, CardId[]> = { axis: left('axis'), soviet: left('soviet'), western: left('western') };
  const dealt = (faction: Faction): CardId[] =>
    faction === own ? [...hand] : piles[ideologyOf(faction)].splice(0, handCounts[faction]);
  return {
    ...copyOf(open),
    hand: byFaction(dealt),
    axisDeck: piles.axis.slice(0, deckCounts.axis),
    sovietDeck: piles.soviet.slice(0, deckCounts.soviet),
    westernDeck: piles.western.slice(0, deckCounts.western),
    seen: byFaction(() => []),
  };
}
