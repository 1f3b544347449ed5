// Which cards somebody has not seen yet: they lie in the deck or in a hand that is hidden from them.
import { cardIds, type CardId } from '../data/cards.js';
import { eras, type Era } from '../data/terms.js';
import { eraOf } from '../data/tracks.js';
import { eraCards } from '../setup.js';
import type { TwilightView } from '../view.js';

/** Eras whose cards have come into the game. */
function erasIn(view: TwilightView): readonly Era[] {
  return eras.slice(0, eras.indexOf(eraOf(view.turn)) + 1);
}

/** Cards in the game that lie neither open nor in a hand the viewer knows, in the order of their numbers. */
export function unseenCards(view: TwilightView): readonly CardId[] {
  const open = new Set<CardId>([
    ...view.discard,
    ...view.removed,
    ...view.front,
    ...view.playing,
    ...view.headlines.map(({ card }) => card),
    ...view.hand,
    ...view.known,
  ]);
  const inGame = new Set(erasIn(view).flatMap((era) => eraCards(view.options, era)));
  return cardIds.filter((id) => inGame.has(id) && !open.has(id));
}
