// The Cambridge Five: the US shows its scoring cards, the USSR goes where one of them will count.
import { chooseCountry } from '../../questions/ask.js';
import { noteSeen, scoringCardsIn } from '../effects/piles.js';
import { spreadByRule } from '../../questions/absence-spread.js';
import { card } from '../../data/cards.js';
import { countriesIn } from '../../data/geography.js';
import { addInfluence, entriesOf } from '../effects/influence.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { seatOf, type Script, type TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

/** One influence in a country of a region a shown card names; Southeast Asia may be named too (ruling 26). */
export function* cambridgeFive(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const shown = scoringCardsIn(state, 'us');
  t.reveal();
  t.tell(say('event.cambridge.shows', { cards: shown.length }));
  if (shown.length === 0) return;
  noteSeen(state, 'ussr', shown);
  t.tell(say('event.cambridge.cards', { cards: shown.map(cardName) }), { to: [seatOf(state, 'ussr')] });
  const countries = countriesIn(
    ...shown.flatMap((id) => {
      const { scores } = card(id);
      return scores === undefined ? [] : [scores];
    }),
  );
  const best = spreadByRule(state, 'ussr', { owner: 'ussr', does: 'add', countries, total: 1, each: 1 });
  const chosen = yield* chooseCountry(t, {
    key: eventKey(frame),
    side: 'ussr',
    text: say('ask.cambridge', { card: cardName(frame.card), side: sideName('ussr') }),
    about: { card: frame.card },
    ids: countries,
    optional: true,
    fallback: entriesOf(best).map(([id]) => id),
  });
  if (chosen === undefined) t.tell(say('event.nothing'));
  else addInfluence(t, 'ussr', { [chosen]: 1 });
}
