// Grain Sales to Soviets: the US draws a Soviet card and plays it, or gives it back and uses this card's Operations.
import { chooseOne } from '../../questions/ask.js';
import { noteSeen, randomFromHand } from '../effects/piles.js';
import { eventDanger } from '../../questions/dangers.js';
import { card } from '../../data/cards.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { grantOps, spendOps } from '../operations/spend.js';
import type { Script, TwilightTable } from '../../table.js';
import { askAndUse } from '../operations/use-card.js';
import { eventKey } from './steps/resolve.js';

/** The drawn card is open to both; played, it is used as if from the US hand (rulings 8 and 29). */
export function* grainSales(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const drawn = randomFromHand(t, 'ussr', 'grain sales');
  if (drawn === undefined) t.tell(say('cards.handEmpty', { side: sideName('ussr') }));
  else {
    noteSeen(state, 'us', [drawn]);
    t.reveal();
    t.tell(say('event.grain.drawn', { card: cardName(drawn) }));
    const way = yield* chooseOne(t, {
      key: eventKey(frame),
      side: 'us',
      text: say('ask.grain', { card: cardName(drawn) }),
      about: { card: frame.card, drawn },
      ways: [
        { id: 'return', text: say('event.grain.return', { card: cardName(frame.card) }) },
        {
          id: 'play',
          text: say('event.grain.play', { card: cardName(drawn) }),
          danger: frame.phasing === 'us' ? eventDanger(state, 'us', drawn, 'grainSales') : undefined,
        },
      ],
      fallback: 'return',
    });
    if (way === 'play') {
      yield* askAndUse(t, 'us', drawn, 'grainSales');
      return;
    }
    t.tell(say('event.grain.returned', { card: cardName(drawn) }));
  }
  yield* spendOps(t, grantOps(state, 'us', card(frame.card).ops));
}
