// The Air step: a nation's one action with its Air Forces, and one with that of France or China (Total War, Air step).
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { wardOf, type Nation } from '../data/nations.js';
import { airQuestion, marshalCards, type AirChoice } from '../questions/air.js';
import { chooseCards } from '../questions/ask.js';
import { cardName, nationName, say } from '../reports/names.js';
import { airPlaces } from '../rules/air.js';
import { leastUseful } from '../rules/worth.js';
import type { QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { deploy, marshal, takeSuperiority } from './effects/air-forces.js';
import type { Desk } from './effects/desk.js';
import { buryFromHand, takeOut } from './effects/piles.js';

/** Asks until the nation is done, or nothing is left to do. */
export function* airStep(t: QmgTable): Script<string> {
  const { state } = t;
  const nation = state.active;
  state.step = 'air';
  const d = deskOf(t);
  yield* d.announce({ kind: 'airStart', by: nation });
  let own = true;
  let ward = wardOf(nation) !== undefined;
  for (;;) {
    const question = airQuestion(state, nation, { own, ward });
    if (question === null) return 'supply';
    const [choice] = yield* t.ask(question);
    if (choice === undefined) return 'supply';
    yield* carryOut(d, nation, choice);
    if (choice === 'marshalWard') ward = false;
    else own = false;
  }
}

function* carryOut(d: Desk, nation: Nation, choice: AirChoice): Script<void> {
  const { t } = d;
  const own = { by: nation, flag: nation, decider: nation } as const;
  switch (choice) {
    case 'deploy':
      spendAirPower(t, nation);
      yield* deploy(d, own, () => airPlaces(t.state, nation));
      return;
    case 'superiority':
      spendAirPower(t, nation);
      yield* takeSuperiority(d, own);
      return;
    case 'marshal':
      yield* spendCard(t, nation);
      yield* marshal(d, own);
      return;
    case 'marshalWard': {
      const flag = wardOf(nation);
      if (flag === undefined) return;
      yield* spendCard(t, nation);
      yield* marshal(d, { ...own, flag });
    }
  }
}

/** An Air Power card goes face up onto the discard pile. */
function spendAirPower(t: QmgTable, nation: Nation): void {
  const { hand, discard } = t.state;
  const found: CardId | undefined = hand[nation].find((id) => id.endsWith('-air-power'));
  if (found === undefined) return;
  takeOut(hand[nation], found);
  discard[nation].unshift(found);
  t.reveal();
  t.tell(say('report.plays', { nation: nationName(nation), card: cardName(found) }));
}

/** Any card of the hand is discarded face down. */
function* spendCard(t: QmgTable, nation: Nation): Script<void> {
  const hand = marshalCards(t.state, nation);
  const cards = yield* chooseCards(t, {
    key: 'marshalCost',
    nation,
    text: say('ask.marshalCost'),
    cards: hand,
    min: 1,
    max: 1,
    fallback: leastUseful(hand, 1),
  });
  buryFromHand(t.state, nation, cards);
  t.tell(say('report.discardsHand', { nation: nationName(nation), count: cards.length }));
}
