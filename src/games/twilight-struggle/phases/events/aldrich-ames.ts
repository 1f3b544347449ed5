// Aldrich Ames Remix: the US hand lies open to the USSR, which takes a card out of it.
import { chooseCards } from '../../questions/ask.js';
import { discardFromHand, showHand } from '../effects/piles.js';
import { card, type CardId } from '../../data/cards.js';
import type { Frame } from './play-event.js';
import { cardName, say } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

/** The hand stays open to the end of the turn, cards drawn later included. */
export function* aldrichAmes(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  showHand(t, 'us');
  state.handOpen.us = true;
  const rank = (id: CardId): number => card(id).ops + (card(id).side === 'us' ? 10 : 0);
  const [chosen] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'ussr',
    text: say('ask.ames', { card: cardName(frame.card) }),
    about: { card: frame.card },
    ids: state.hands.us,
    fallback: state.hands.us.toSorted((a, b) => rank(b) - rank(a)).slice(0, 1),
  });
  if (chosen !== undefined) discardFromHand(t, 'us', chosen);
}
