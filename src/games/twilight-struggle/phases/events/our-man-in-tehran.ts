// Our Man in Tehran: the US sifts the top of the deck.
import { chooseCards } from '../../questions/ask.js';
import { discard, reshuffle } from '../effects/piles.js';
import { isOpponents, type CardId } from '../../data/cards.js';
import type { Frame } from './event-script.js';
import { cardName, say } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import { zones, seatOf, type TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';

const sight = 5;

/** The top cards of the deck, which is made up from the discard pile when it is too small; they are left on top (see docs/rulings/twilight-struggle.md). */
function topCards(t: TwilightTable): readonly CardId[] {
  if (t.state.deck.length < sight) reshuffle(t);
  t.reveal();
  return t.state.deck.slice(0, sight);
}

/** Any of the five are discarded for everybody to see; the rest of the deck is shuffled. */
export function* ourManInTehran(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const top = topCards(t);
  t.tell(say('event.tehran.looks', { cards: top.length }));
  t.tell(say('event.tehran.cards', { cards: top.map(cardName) }), { to: [seatOf(state, 'us')] });
  const chosen = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    text: say('ask.tehran', { card: cardName(frame.card), count: top.length }),
    none: say('none.discard'),
    about: { card: frame.card },
    ids: top,
    min: 0,
    max: top.length,
    fallback: top.filter((id) => isOpponents('us', id)),
  });
  for (const id of chosen) discard(state, id);
  t.tell(
    chosen.length === 0 ? say('event.tehran.keeps') : say('event.tehran.discards', { cards: chosen.map(cardName) }),
  );
  zones.shuffle(state, 'deck', t.dice, 'our man in tehran');
}
