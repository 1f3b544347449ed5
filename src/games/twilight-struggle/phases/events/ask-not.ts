// "Ask Not…": the US changes any cards of its hand.
import { chooseCards } from '../../questions/ask.js';
import { discardFromHand, drawInto } from '../effects/piles.js';
import type { Frame } from './play-event.js';
import { cardName, say } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';
import { eventKey } from './steps/resolve.js';

/** Discards first, then as many draws, out of the reshuffled discards when the deck runs out (ruling 17). */
export function* askNot(t: TwilightTable, frame: Frame): Script<void> {
  const { us } = t.state.hands;
  const chosen = yield* chooseCards(t, {
    key: eventKey(frame),
    side: 'us',
    text: say('ask.askNot', { card: cardName(frame.card) }),
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
  drawInto(t, 'us', chosen.length);
}
