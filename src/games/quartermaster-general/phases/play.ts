// The Play step: one card, one Status card used instead, or one card given up (rulebook, Play step).
import type { Script } from '../../../table/script.js';
import { isBasic } from '../data/card-terms.js';
import { card, isCardId, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { chooseCards } from '../questions/ask.js';
import { playQuestion, type PlayChoice } from '../questions/play.js';
import { cardName, nationName, say } from '../reports/names.js';
import { reallocationCost, takesFromDiscards } from '../rules/hands.js';
import { leastUseful } from '../rules/worth.js';
import { discardsOf, type QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import type { Desk } from './effects/desk.js';
import { buryFromHand, discardDeck, takeOut } from './effects/piles.js';
import { isIdle } from './idle.js';
import { useCard } from './use-card.js';
import { letWithdraw, takeOwnOff } from './withdraw.js';

/** Asks until the step is spent: what comes before the play does not spend it. */
export function* playStep(t: QmgTable): Script<string> {
  const { state } = t;
  state.step = 'play';
  const d = deskOf(t);
  for (;;) {
    if (state.options.totalWar) yield* d.announce({ kind: 'playStart', by: state.active });
    const [choice] = yield* t.ask(playQuestion(state, state.active, (id) => isIdle(state, state.active, id)));
    if (choice === undefined || (yield* carryOut(d, state.active, choice))) {
      if (!state.options.totalWar) return 'supply';
      yield* letWithdraw(d, 'air');
      return 'air';
    }
  }
}

/** Does what was chosen; returns whether the Play step is spent by it. */
function* carryOut(d: Desk, nation: Nation, choice: PlayChoice): Script<boolean> {
  const { t } = d;
  if (choice === 'reallocate') {
    yield* reallocate(t, nation);
    return false;
  }
  if (choice === 'takeOff') {
    yield* takeOwnOff(d, nation);
    return false;
  }
  if (choice === 'discardOne') {
    yield* giveUp(t, nation);
    return true;
  }
  if (choice === 'topCard') {
    discardDeck(t, nation, 1);
    return true;
  }
  if (!isCardId(choice)) return true;
  if (choice === 'jpn-truk' ? t.state.responses[nation].includes(choice) : card(choice).window === 'anyTime') {
    yield* useCard(d, nation, choice, null);
    return false;
  }
  // A Status card that the other side stops leaves the step unspent.
  if (t.state.status[nation].includes(choice) && card(choice).window === 'instead') {
    return yield* useCard(d, nation, choice, null);
  }
  yield* d.play(nation, choice, { from: 'hand', asPlay: true });
  return true;
}

/** One card of the hand is discarded without effect. */
function* giveUp(t: QmgTable, nation: Nation): Script<void> {
  const hand = t.state.hand[nation];
  const cards = yield* chooseCards(t, {
    key: 'giveUp',
    nation,
    text: say('ask.giveUp'),
    cards: hand,
    min: 1,
    max: 1,
    fallback: leastUseful(hand, 1),
  });
  buryFromHand(t.state, nation, cards);
  t.tell(say('report.discardsHand', { nation: nationName(nation), count: cards.length }));
}

/** Cards of the hand for a basic card out of the deck (rulebook, Reallocating resources). */
function* reallocate(t: QmgTable, nation: Nation): Script<void> {
  const { state } = t;
  state.reallocated = true;
  const { hand, deck } = state;
  const cost = reallocationCost(state, nation);
  const given = yield* chooseCards(t, {
    key: 'reallocate',
    nation,
    text: say('ask.reallocate', { count: Math.min(cost, hand[nation].length) }),
    cards: hand[nation],
    min: cost,
    max: cost,
    fallback: leastUseful(hand[nation], cost),
  });
  buryFromHand(state, nation, given);
  t.tell(say('report.discardsHand', { nation: nationName(nation), count: given.length }));
  if (given.length < cost) discardDeck(t, nation, cost - given.length);
  t.reveal();
  if (yield* tookDiscard(t, nation)) return;
  const basic = deck[nation].filter((id) => isBasic(card(id).type));
  const found = yield* basicOf(t, nation, basic, basic.length === 0 ? 0 : 1);
  if (found !== undefined) {
    takeOut(deck[nation], found);
    hand[nation].push(found);
  }
  deck[nation] = t.dice.shuffle(deck[nation], `deck of ${nation}`);
  const args = { nation: nationName(nation) };
  t.tell(
    found === undefined
      ? say('report.reallocatedNothing', args)
      : say('report.reallocated', { ...args, card: cardName(found) }),
  );
}

/** Which basic card of a list a nation takes; with a least number of 0 it may take none. */
function* basicOf(t: QmgTable, nation: Nation, basic: readonly CardId[], min: 0 | 1): Script<CardId | undefined> {
  if (basic.length === 0) return undefined;
  const [found] = yield* chooseCards(t, {
    key: min === 1 ? 'takeBasic' : 'takeDiscarded',
    nation,
    text: say(min === 1 ? 'ask.takeBasic' : 'ask.takeDiscarded'),
    cards: [...new Set(basic)],
    min,
    max: 1,
    fallback: basic.slice(0, min),
  });
  return found;
}

/** Whether a nation that may do so has taken the card out of its discard pile. */
function* tookDiscard(t: QmgTable, nation: Nation): Script<boolean> {
  const { state } = t;
  if (!takesFromDiscards(state, nation)) return false;
  const basic = discardsOf(state, nation).filter((id) => isBasic(card(id).type));
  const found = yield* basicOf(t, nation, basic, 0);
  if (found === undefined) return false;
  takeOut(state.buried[nation].includes(found) ? state.buried[nation] : state.discard[nation], found);
  state.hand[nation].push(found);
  t.tell(say('report.reallocatedDiscard', { nation: nationName(nation), card: cardName(found) }));
  return true;
}
