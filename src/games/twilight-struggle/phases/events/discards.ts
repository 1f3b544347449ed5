// Latin American Debt Crisis: the US gives up a strong card, or Soviet influence doubles in two countries.
import { chooseCards, chooseCountries } from '../../questions/ask.js';
import { discardFromHand } from '../effects/piles.js';
import { influenceOf } from '../../rules/control.js';
import { countriesIn } from '../../data/geography.js';
import { addInfluence } from '../effects/influence.js';
import { cardOps } from '../../rules/ops-value.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

const price = 3;
const countries = 2;

/** The modified value of the card counts, as for Blockade; the USSR names the countries. */
export function* debtCrisis(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const [paid] = yield* chooseCards(t, {
    key: eventKey(frame, 'discard'),
    side: 'us',
    text: say('ask.debtDiscard', { card: cardName(frame.card), ops: price }),
    about: { card: frame.card },
    ids: state.hands.us.filter((id) => cardOps(state, 'us', id) >= price),
    min: 0,
    wait: true,
    detail: (id) => say('card.ops', { ops: cardOps(state, 'us', id) }),
  });
  if (paid !== undefined) {
    discardFromHand(t, 'us', paid);
    return;
  }
  t.tell(say('event.noDiscard', { side: sideName('us') }));
  yield* doubled(t, frame);
}

function* doubled(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const held = countriesIn('south_america')
    .filter((id) => influenceOf(state, 'ussr', id) > 0)
    .toSorted((a, b) => influenceOf(state, 'ussr', b) - influenceOf(state, 'ussr', a));
  const chosen =
    held.length <= countries
      ? held
      : yield* chooseCountries(t, {
          key: eventKey(frame),
          side: 'ussr',
          text: say('ask.debtDouble', { card: cardName(frame.card) }),
          about: { card: frame.card },
          ids: held,
          min: countries,
          max: countries,
        });
  if (chosen.length === 0) t.tell(say('event.nothing'));
  addInfluence(t, 'ussr', Object.fromEntries(chosen.map((id) => [id, influenceOf(state, 'ussr', id)])));
}
