// What the cards of Total War do with cards and for the rest of a turn: search, recall, lay, shelter, stop.
import type { Script } from '../../../../table/script.js';
import type { CardType, Step } from '../../data/card-terms.js';
import { card, type CardId } from '../../data/cards.js';
import type { Nation } from '../../data/nations.js';
import { chooseCardOrNone, chooseCards, chooseOne, chooseSpaces, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say, spaceName } from '../../reports/names.js';
import { spacesHeld } from '../../rules/board.js';
import type { Trigger } from '../../rules/triggers.js';
import { isPlayable } from '../../rules/worth.js';
import { discardsOf } from '../../state.js';
import type { Desk, Use } from './desk.js';
import { suggest } from './laid.js';
import { buryFromHand, discardHand, isPaid, takeOut } from './piles.js';
import { giveBack } from './removal.js';

type Of<Op extends Step['op']> = Extract<Step, { readonly op: Op }>;

/** The steps that are carried out here. */
type BolsterStep = Of<
  | 'noAirDefence'
  | 'airlift'
  | 'layStatus'
  | 'layBolster'
  | 'cancelDeclared'
  | 'pact'
  | 'playHand'
  | 'search'
  | 'discardHand'
  | 'recall'
  | 'takeDiscard'
  | 'returnPlayed'
  | 'shelter'
  | 'removeOwn'
>;

/** Carries out a step that only cards of Total War have. */
export function* bolsterStep(d: Desk, use: Use, step: BolsterStep): Script<void> {
  const { t } = d;
  const { state } = t;
  const { owner, card: id } = use;
  switch (step.op) {
    case 'noAirDefence':
      state.cloudCover = true;
      return;
    case 'airlift':
      state.airlift = true;
      return;
    case 'shelter':
      // Whoever comes there later this turn is sheltered as well.
      state.protections.push(...step.spaces.map((space) => ({ nation: step.flag, space })));
      t.tell(say('report.sheltered', { spaces: step.spaces.map(spaceName) }), { focus: step.spaces });
      return;
    case 'layStatus':
      return yield* layFromHand(d, owner, id, 'status');
    case 'layBolster':
      return yield* layFromHand(d, owner, id, 'bolster');
    case 'cancelDeclared':
      return yield* cancelDeclared(d, owner, use.trigger);
    case 'pact':
      return yield* pact(d, owner, id);
    case 'playHand':
      return yield* playHand(d, owner, id);
    case 'search':
      return yield* search(d, owner, id, step);
    case 'discardHand':
      return yield* discardHand(t, step.nation ?? owner, step.n, { why: id });
    case 'recall': {
      recall(d, step.nation, 1);
      return;
    }
    case 'takeDiscard':
      return yield* takeDiscard(d, step.nation ?? owner, id, step);
    case 'returnPlayed':
      return yield* returnPlayed(d, owner, id, step.n);
    case 'removeOwn':
      return yield* removeOwn(d, owner, id);
  }
}

/** A card of a type is laid from hand: a Status face up, a Bolster face down. */
function* layFromHand({ t }: Desk, nation: Nation, id: CardId, type: 'status' | 'bolster'): Script<void> {
  const { hand, status, responses } = t.state;
  const able = hand[nation].filter((one) => card(one).type === type);
  const laid = yield* chooseCardOrNone(t, {
    key: 'lay',
    nation,
    text: say('ask.lay', { card: cardName(id) }),
    about: { card: id },
    cards: able,
  });
  if (laid === undefined) return;
  takeOut(hand[nation], laid);
  t.reveal();
  if (type === 'status') {
    status[nation].push(laid);
    t.tell(say('report.laysStatus', { nation: nationName(nation), card: cardName(laid) }));
  } else {
    responses[nation].push(laid);
    t.tell(say('report.laysBolster', { nation: nationName(nation) }));
    suggest(t, nation, laid);
  }
}

/** A card that was about to be used has no effect; a Status card cannot be used for the rest of the turn. */
function* cancelDeclared({ t }: Desk, owner: Nation, trigger: Trigger | null): Script<void> {
  if (trigger?.kind !== 'bolsterDeclared' && trigger?.kind !== 'statusDeclared') return;
  const able = trigger.cards.filter((one) => !trigger.stopped.includes(one));
  const chosen = yield* oneOf(
    t,
    { key: 'whichStopped', nation: owner, text: say('ask.whichStopped'), about: { cards: able }, ids: able },
    cardName,
  );
  if (chosen === undefined) return;
  trigger.stopped = [...trigger.stopped, chosen];
  if (trigger.kind === 'statusDeclared') t.state.used.push(chosen);
  t.tell(say('report.cancelled', { card: cardName(chosen) }));
}

/** Germany discards as many cards as it likes; Italy may take so many of its own, found by chance, back onto its deck. */
function* pact(d: Desk, owner: Nation, id: CardId): Script<void> {
  const { t } = d;
  const hand = t.state.hand.germany;
  const given = yield* chooseCards(t, {
    key: 'pact',
    nation: 'germany',
    text: say('ask.pact', { card: cardName(id) }),
    about: { card: id },
    cards: hand,
    min: 0,
    max: Math.min(5, hand.length),
    fallback: [],
  });
  if (given.length === 0) return;
  buryFromHand(t.state, 'germany', given);
  t.tell(say('report.discardsHand', { nation: nationName('germany'), count: given.length }));
  const taken = yield* chooseOne(t, {
    key: 'pactTake',
    nation: owner,
    text: say('ask.pactTake', { count: given.length }),
    ways: [
      { id: 'take', text: say('way.take') },
      { id: 'leave', text: say('way.leaveCards') },
    ],
    fallback: 'take',
  });
  if (taken === 'take') recall(d, owner, given.length);
}

/** Cards of a nation's discard pile, found by chance, go on top of its deck; nobody else learns which. */
function recall({ t }: Desk, nation: Nation, count: number): void {
  const { discard, buried, deck, seen } = t.state;
  let moved = 0;
  for (; moved < count; moved++) {
    const pile = discardsOf(t.state, nation).toSorted();
    if (pile.length === 0) break;
    const found = t.dice.pick(pile, `a discard of ${nation}`);
    takeOut(buried[nation].includes(found) ? buried[nation] : discard[nation], found);
    deck[nation].unshift(found);
  }
  if (moved === 0) return;
  // Any card that has been seen may be in the deck again.
  seen[nation] = [];
  t.tell(say('report.recalls', { nation: nationName(nation), count: moved }));
}

/** Another card of the hand is played. */
function* playHand(d: Desk, nation: Nation, id: CardId): Script<void> {
  const { t } = d;
  const able = t.state.hand[nation].filter(isPlayable);
  const chosen = yield* chooseCardOrNone(t, {
    key: 'playHand',
    nation,
    text: say('ask.playHand', { card: cardName(id) }),
    about: { card: id },
    cards: able,
  });
  if (chosen !== undefined) yield* d.play(nation, chosen, { from: 'hand', asPlay: true });
}

/** Cards are taken out of the own deck, onto the table or into the hand, and the deck is shuffled. */
function* search({ t }: Desk, nation: Nation, id: CardId, step: Of<'search'>): Script<void> {
  const { deck, hand, status } = t.state;
  const able = deck[nation].filter((one) => step.type === undefined || card(one).type === step.type);
  t.reveal();
  const found =
    able.length === 0
      ? []
      : yield* chooseCards(t, {
          key: 'search',
          nation,
          text: say('ask.search', { card: cardName(id), count: step.max }),
          about: { card: id },
          cards: able,
          min: 0,
          max: step.max,
          fallback: step.to === 'table' ? able.slice(0, 1) : [],
        });
  for (const one of found) {
    takeOut(deck[nation], one);
    if (step.to === 'table') {
      status[nation].push(one);
      t.tell(say('report.laysStatus', { nation: nationName(nation), card: cardName(one) }));
    } else hand[nation].push(one);
  }
  if (step.to === 'hand') t.tell(say('report.searched', { nation: nationName(nation), count: found.length }));
  deck[nation] = t.dice.shuffle(deck[nation], `deck of ${nation}`);
}

/** Cards of a type come back from the discard pile: shown into the hand, or unseen onto the table. */
function* takeDiscard({ t }: Desk, nation: Nation, id: CardId, step: Of<'takeDiscard'>): Script<void> {
  const { state } = t;
  const able = discardsOf(state, nation).filter((one) => card(one).type === step.type);
  const taken =
    step.to === 'hand'
      ? able.slice(0, step.n)
      : yield* chooseCards(t, {
          key: 'takeBack',
          nation,
          text: say('ask.takeBack', { card: cardName(id) }),
          about: { card: id },
          cards: able,
          min: 0,
          max: step.n,
          fallback: able.slice(0, step.n),
          // What another nation's pile holds face down must not show by its not being asked.
          idle: nation === state.active ? 'quiet' : 'wait',
        });
  for (const one of taken) {
    // What lies face down goes first, so that what everybody has seen stays where it is.
    takeOut(state.buried[nation].includes(one) ? state.buried[nation] : state.discard[nation], one);
    if (step.to === 'hand') state.hand[nation].push(one);
    else state.responses[nation].push(one);
  }
  if (taken.length === 0) return;
  t.reveal();
  const args = { nation: nationName(nation), count: taken.length };
  if (step.to === 'hand') {
    t.tell(say('report.takesBack', { ...args, card: typeText(step.type) }));
  } else {
    state.seen[nation] = state.seen[nation].filter((one) => card(one).type !== step.type);
    t.tell(say('report.laysBack', { nation: nationName(nation) }));
  }
}

function typeText(type: CardType): ReturnType<typeof say> {
  return say(`type.${type}`);
}

/** The card just played goes back into the hand for cards of the hand. */
function* returnPlayed({ t }: Desk, nation: Nation, id: CardId, n: number): Script<void> {
  const { hand, discard } = t.state;
  if (!discard[nation].includes(id)) return;
  const asked = { key: 'buyBack', text: say('ask.buyBack', { card: cardName(id), count: n }) };
  if (!(yield* isPaid(t, nation, id, { ...asked, n, leave: say('way.leaveCards') }))) return;
  takeOut(discard[nation], id);
  hand[nation].push(id);
  t.tell(say('report.buysBack', { nation: nationName(nation), card: cardName(id) }));
}

/** An army of one's own is taken off, as a part of the price. */
function* removeOwn(d: Desk, nation: Nation, id: CardId): Script<void> {
  const { t } = d;
  const held = spacesHeld(t.state, nation, 'army');
  const space = yield* chooseSpaces(t, {
    key: 'removeOwn',
    nation,
    text: say('ask.removeOwn', { card: cardName(id) }),
    about: { card: id },
    spaces: held,
    min: 1,
    fallback: held.slice(-1),
  });
  if (space !== undefined) yield* giveBack(d, nation, space);
}
