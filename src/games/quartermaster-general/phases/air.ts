// The Air step: a nation's one action with its Air Forces, and one with that of France or China (Total War, Air step).
import type { Script } from '../../../table/script.js';
import type { CardId } from '../data/cards.js';
import { wardOf, type Nation } from '../data/nations.js';
import { airQuestion, marshalCards, type AirChoice } from '../questions/air.js';
import { chooseCards } from '../questions/ask.js';
import { cardName, nationName, say } from '../reports/names.js';
import { airPlaces, suppliedAir } from '../rules/air.js';
import { leastUseful } from '../rules/worth.js';
import type { QmgState, QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { deploy, marshal, takeSuperiority } from './effects/air-forces.js';
import type { Desk } from './effects/desk.js';
import { buryFromHand, takeOut } from './effects/piles.js';
import { offerTruk } from './effects/truk.js';
import { takeOwnOff } from './withdraw.js';

/** Asks until the nation is done, or nothing is left to do. */
export function* airStep(t: QmgTable): Script<string> {
  t.state.step = 'air';
  const d = deskOf(t);
  yield* actions(d);
  return 'supply';
}

function* actions(d: Desk): Script<void> {
  const { t } = d;
  const { state } = t;
  const nation = state.active;
  yield* d.announce({ kind: 'airStart', by: nation });
  const left = new Set<AirChoice>(['deploy', 'superiority', 'marshal']);
  if (wardOf(nation) !== undefined) left.add('marshalWard');
  for (;;) {
    yield* offerTruk(d, nation, (table) => reachOf(table, nation, left));
    const question = airQuestion(state, nation, left);
    if (question === null) return;
    const [choice] = yield* t.ask(question);
    if (choice === undefined) return;
    if (choice === 'takeOff') {
      yield* takeOwnOff(d, nation);
      continue;
    }
    // What was looked at and let be costs nothing, and is not offered again.
    left.delete(choice);
    if (!(yield* carryOut(d, nation, choice)) || choice === 'marshalWard') continue;
    for (const own of ['deploy', 'superiority', 'marshal'] as const) left.delete(own);
  }
}

/** How much an Air step could still do: where Air Forces may go, and how many may move. */
function reachOf(state: QmgState, nation: Nation, left: ReadonlySet<AirChoice>): number {
  return airQuestion(state, nation, left) === null
    ? 0
    : 1 + airPlaces(state, nation).length + suppliedAir(state, nation).length;
}

/** Carries out an action; its target is named before it is paid for. Returns whether it was done. */
function* carryOut(d: Desk, nation: Nation, choice: Exclude<AirChoice, 'takeOff'>): Script<boolean> {
  const { t } = d;
  const own = { by: nation, flag: nation, decider: nation } as const;
  const byCard = { ...own, pay: () => spendCard(t, nation) };
  const byPower = { ...own, pay: () => spendAirPower(t, nation) };
  switch (choice) {
    case 'deploy':
      return yield* deploy(d, byPower, (table) => airPlaces(table, nation));
    case 'superiority':
      return yield* takeSuperiority(d, byPower);
    case 'marshal':
      return yield* marshal(d, byCard);
    case 'marshalWard': {
      const flag = wardOf(nation);
      return flag !== undefined && (yield* marshal(d, { ...byCard, flag }));
    }
  }
}

/** An Air Power card goes face up onto the discard pile. */
// oxlint-disable-next-line require-yield -- paid like a card that is chosen
function* spendAirPower(t: QmgTable, nation: Nation): Script<void> {
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
