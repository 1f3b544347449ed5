// Events that cost cards of the hand: Blockade, Latin American Debt Crisis, Terrorism.
import { chooseCards, chooseCountries } from '../../questions/ask.js';
import { discard, discardFromHand, randomFromHand } from '../effects/piles.js';
import { influenceOf } from '../../rules/control.js';
import { countryIds } from '../../data/countries.js';
import { eventAreas } from '../../data/event-areas.js';
import { isInArea } from '../../data/geography.js';
import { addInfluence, removeAll } from '../effects/influence.js';
import { cardOps } from '../../rules/ops-value.js';
import type { Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';
import { scoped } from './steps/scope.js';
import { isScoring } from '../../data/cards.js';

const price = 3;
const countries = 2;

/** The modified value of the card counts, as for Blockade; the USSR names the countries. */
export function* debtCrisis(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const [paid] = yield* chooseCards(t, {
    key: eventKey(frame, 'discard'),
    side: 'us',
    text: say('ask.debtDiscard', { card: cardName(frame.card), ops: price }),
    none: say('none.debt'),
    about: { card: frame.card },
    ids: state.hands.us.filter((id) => cardOps(state, 'us', id) >= price),
    min: 0,
    idle: 'wait',
    detail: (id) => say('card.ops', { count: cardOps(state, 'us', id) }),
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
  const held = countryIds
    .filter((id) => isInArea(id, eventAreas.latin_american_debt_crisis))
    .filter((id) => influenceOf(state, 'ussr', id) > 0)
    .toSorted((a, b) => influenceOf(state, 'ussr', b) - influenceOf(state, 'ussr', a));
  const chosen =
    held.length <= countries
      ? held
      : yield* chooseCountries(t, {
          key: eventKey(frame),
          side: 'ussr',
          text: scoped(
            say('ask.debtDouble', { card: cardName(frame.card) }),
            eventAreas.latin_american_debt_crisis,
            frame,
          ),
          about: { card: frame.card },
          ids: held,
          min: countries,
          max: countries,
        });
  if (chosen.length === 0) t.tell(say('event.nothing'));
  addInfluence(t, 'ussr', Object.fromEntries(chosen.map((id) => [id, influenceOf(state, 'ussr', id)])));
}

/** The US discards a card worth 3 or more in its hands, or loses its influence in West Germany. */
export function* blockade(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const [paid] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    about: { card: frame.card },
    text: say('ask.blockade', { card: cardName(frame.card), ops: price }),
    none: say('none.blockade'),
    ids: state.hands.us.filter((id) => !isScoring(id) && cardOps(state, 'us', id) >= price),
    min: 0,
    max: 1,
    idle: 'wait',
    detail: (id) => say('card.ops', { count: cardOps(state, 'us', id) }),
  });
  if (paid !== undefined) {
    discardFromHand(t, 'us', paid);
    return;
  }
  t.tell(say('event.noDiscard', { side: sideName('us') }));
  removeAll(t, 'us', 'west_germany');
}

/** One card, two against the US under Iranian Hostage Crisis; events on them do not occur. */
// oxlint-disable-next-line require-yield -- every event is a script, also one that asks nothing
export function* terrorism(t: TwilightTable, { player, opponent: victim }: Frame): Script<void> {
  const { state } = t;
  const cards = player === 'ussr' && state.effects.iranianHostageCrisis ? 2 : 1;
  for (let n = 0; n < cards; n++) {
    const drawn = randomFromHand(t, victim, 'terrorism');
    if (drawn === undefined) {
      t.tell(say('cards.handEmpty', { side: sideName(victim) }));
      return;
    }
    discard(state, drawn);
    t.reveal();
    t.tell(say('event.random', { side: sideName(victim), card: cardName(drawn) }));
  }
}
