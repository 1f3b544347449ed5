// Blockade: the US gives up a strong card or West Germany.
import { chooseCards } from '../../questions/ask.js';
import { discardFromHand, isScoring } from '../effects/piles.js';
import { removeAll } from '../effects/influence.js';
import { cardOps } from '../../rules/ops-value.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Frame } from './play-event.js';
import type { Script, TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

const price = 3;

/** The US discards a card worth 3 or more in its hands, or loses its influence in West Germany. */
export function* blockade(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const [paid] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    about: { card: frame.card },
    text: say('ask.blockade', { card: cardName(frame.card), ops: price }),
    ids: state.hands.us.filter((id) => !isScoring(id) && cardOps(state, 'us', id) >= price),
    min: 0,
    max: 1,
    wait: true,
    detail: (id) => say('card.ops', { ops: cardOps(state, 'us', id) }),
  });
  if (paid !== undefined) {
    discardFromHand(t, 'us', paid);
    return;
  }
  t.tell(say('event.noDiscard', { side: sideName('us') }));
  removeAll(t, 'us', 'west_germany');
}
