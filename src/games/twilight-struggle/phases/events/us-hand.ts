// Events about the US hand: The Cambridge Five, Aldrich Ames Remix, "Ask Not…".
import { chooseCards, chooseCountry } from '../../questions/ask.js';
import { discardFromHand, drawCards, noteSeen, showHand } from '../effects/piles.js';
import { scoringCardsIn } from '../../rules/turn.js';
import { spreadByRule } from '../../questions/absence-spread.js';
import { card, type CardId } from '../../data/cards.js';
import { countriesIn } from '../../data/geography.js';
import { addInfluence } from '../effects/influence.js';
import { entriesOf } from '../../rules/influence.js';
import type { Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import { seatOf, type TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';
import { scoped } from './steps/scope.js';

/** One influence in a country of a region a shown card names; Southeast Asia may be named too (see docs/rulings/twilight-struggle.md). */
export function* cambridgeFive(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const shown = scoringCardsIn(state, 'us');
  t.reveal();
  t.tell(say('event.cambridge.shows', { cards: shown.length }));
  if (shown.length === 0) return;
  noteSeen(state, 'ussr', shown);
  t.tell(say('event.cambridge.cards', { cards: shown.map(cardName) }), { to: [seatOf(state, 'ussr')] });
  const areas = shown.flatMap((id) => {
    const { scores } = card(id);
    return scores === undefined ? [] : [scores];
  });
  const countries = countriesIn(...areas);
  const best = spreadByRule(state, 'ussr', { owner: 'ussr', does: 'add', countries, total: 1, each: 1 });
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame),
    side: 'ussr',
    text: scoped(
      say('ask.cambridge', { card: cardName(frame.card), side: sideName('ussr') }),
      { within: areas },
      frame,
    ),
    none: say('none.place'),
    about: { card: frame.card },
    ids: countries,
    optional: true,
    fallback: entriesOf(best).map(([id]) => id),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, 'ussr', { [chosen]: 1 });
}

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

/** Discards first, then as many draws, out of the reshuffled discards when the deck runs out (see docs/rulings/twilight-struggle.md). */
export function* askNot(t: TwilightTable, frame: Frame): Script<void> {
  const { us } = t.state.hands;
  const chosen = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    text: say('ask.askNot', { card: cardName(frame.card), count: us.length }),
    none: say('none.exchange'),
    about: { card: frame.card },
    ids: us,
    min: 0,
    max: us.length,
  });
  if (chosen.length === 0) {
    t.tell(say('event.askNot.keeps'));
    return;
  }
  for (const id of chosen) discardFromHand(t, 'us', id);
  drawCards(t, 'us', chosen.length);
}
