// Events that draw a card of the Soviet hand at random: Five Year Plan, Grain Sales to Soviets.
import { chooseOne } from '../../questions/ask.js';
import { layOut, discard, noteSeen, randomFromHand, settle } from '../effects/piles.js';
import { eventDanger } from '../../questions/card-uses.js';
import { card, isOpponents } from '../../data/cards.js';
import type { CardRunner, Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { spendOps } from '../operations/spend.js';
import { grantOps } from '../../rules/operations.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';

/** The drawn card is open to both; played, it is used as if from the US hand (see docs/rulings/twilight-struggle.md). */
export function* grainSales(t: TwilightTable, frame: Frame, run: CardRunner): Script<void> {
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
      yield* run.use(t, 'us', drawn, 'grainSales');
      return;
    }
    t.tell(say('event.grain.returned', { card: cardName(drawn) }));
  }
  yield* spendOps(t, grantOps(state, 'us', card(frame.card).ops));
}

/** The USSR discards at random; a US event counts as played by the USSR, occurs at once and is carried out by the US. */
export function* fiveYearPlan(t: TwilightTable, _frame: Frame, run: CardRunner): Script<void> {
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
  const occurred = yield* run.event(t, drawn, { user: 'ussr', source: 'fiveYearPlan' });
  settle(t, drawn, occurred);
}
