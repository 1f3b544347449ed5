// Five Year Plan: a card of the Soviet hand goes at random, and a US event among them takes effect.
import { discard, isOpponents, layOut, randomFromHand, settle } from '../effects/piles.js';
import { playEvent } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';

/** The USSR discards at random; a US event occurs at once, carried out by the US. */
export function* fiveYearPlan(t: TwilightTable): Script<void> {
  const drawn = randomFromHand(t, 'ussr', 'five year plan');
  if (drawn === undefined) {
    t.tell(say('cards.handEmpty', { side: sideName('ussr') }));
    return;
  }
  t.reveal();
  t.tell(say('event.random', { side: sideName('ussr'), card: cardName(drawn) }));
  if (!isOpponents('ussr', drawn)) {
    discard(t.state, drawn);
    return;
  }
  layOut(t.state, drawn);
  const occurred = yield* playEvent(t, drawn, { user: 'us', source: 'fiveYearPlan' });
  settle(t, drawn, occurred);
}
