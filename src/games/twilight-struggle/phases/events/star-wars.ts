// Star Wars: an event out of the discard pile occurs at once.
import type { Text } from '../../../../table/text.js';
import { chooseCards } from '../../questions/ask.js';
import { layOut, settle } from '../effects/piles.js';
import { isScoring, card, type CardId } from '../../data/cards.js';
import { eventDanger } from '../../questions/card-uses.js';
import { eventAllowed } from '../../rules/events.js';
import type { CardRunner, Frame } from './event-script.js';
import { cardName, say } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';

/** The US names a card that is no scoring card; its event occurs as if the US had played it, or not at all if it is barred (see docs/rulings/twilight-struggle.md). */
export function* starWars(t: TwilightTable, frame: Frame, run: CardRunner): Script<void> {
  const { state } = t;
  const open = state.discard.filter((id) => !isScoring(id)).toSorted((a, b) => card(a).number - card(b).number);
  const danger = (id: CardId): Text | undefined =>
    frame.phasing === 'us' ? eventDanger(state, 'us', id, 'starWars') : undefined;
  const safe = open.filter((id) => danger(id) === undefined);
  const own = safe.find((id) => card(id).side === 'us' && eventAllowed(state, id, 'us', 'starWars'));
  const fallback = own ?? safe[0] ?? open[0];
  const [chosen] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    text: say('ask.starWars', { card: cardName(frame.card) }),
    about: { card: frame.card },
    ids: open,
    detail: (id) => (eventAllowed(state, id, 'us', 'starWars') ? undefined : say('event.starWars.barred')),
    danger,
    ...(fallback === undefined ? {} : { fallback: [fallback] }),
  });
  if (chosen === undefined) {
    t.tell(say('event.starWars.none'));
    return;
  }
  t.tell(say('event.starWars.takes', { card: cardName(chosen) }));
  const allowed = eventAllowed(state, chosen, 'us', 'starWars');
  if (allowed) layOut(state, chosen);
  const occurred = yield* run.event(t, chosen, { user: 'us', source: 'starWars' });
  if (allowed) settle(t, chosen, occurred);
}
