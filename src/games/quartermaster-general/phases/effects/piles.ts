// Cards going where they go: drawn, discarded, paid; what is missing is taken from the deck, and at last from the points (rulebook, Discarding).
import type { Script } from '../../../../table/script.js';
import type { Text } from '../../../../table/text.js';
import { card, type CardId } from '../../data/cards.js';
import { sideOf, type Nation } from '../../data/nations.js';
import { isBasic, type CardType } from '../../data/card-terms.js';
import { chooseCards, chooseOne, oneOf } from '../../questions/ask.js';
import { cardName, nationName, say } from '../../reports/names.js';
import { airSpaces } from '../../rules/air.js';
import { costsOf, isEither, payable } from '../../rules/costs.js';
import { leastUseful } from '../../rules/worth.js';
import type { QmgState, QmgTable } from '../../state.js';
import { takeAirOff } from './air-forces.js';
import type { Desk } from './desk.js';
import { explain } from './laid.js';
import { changePoints } from './points.js';

/** Takes one copy of a card out of a pile. */
export function takeOut(pile: CardId[], id: CardId): void {
  const at = pile.indexOf(id);
  if (at < 0) throw new Error(`${id} is not there`);
  pile.splice(at, 1);
}

/** Discards cards of the hand face down. */
export function buryFromHand({ hand, buried }: QmgState, nation: Nation, cards: readonly CardId[]): void {
  for (const id of cards) {
    takeOut(hand[nation], id);
    buried[nation].push(id);
  }
}

/** A nation discards the top cards of its deck unseen; what is missing costs its side a point each. */
export function discardDeck(t: QmgTable, nation: Nation, count: number): void {
  const { deck, buried } = t.state;
  const cards = deck[nation].splice(0, count);
  buried[nation].push(...cards);
  if (cards.length > 0) {
    t.reveal();
    t.tell(say('report.discardsDeck', { nation: nationName(nation), count: cards.length }));
    tellOwner(t, nation, cards);
  }
  changePoints(t, sideOf(nation), cards.length - count);
}

/** A nation discards cards of its hand, by its choice; what is missing comes from its deck, then from the points. */
export function* discardHand(
  t: QmgTable,
  nation: Nation,
  count: number,
  { why, of, type }: { readonly why: CardId; readonly of?: readonly CardId[]; readonly type?: CardType | undefined },
): Script<void> {
  const hand = of ?? t.state.hand[nation];
  const most = Math.min(count, hand.length);
  if (most > 0) {
    const out = nation !== t.state.active;
    // Of a type whose cards have names, out of turn, nobody may learn by the asking whether there was one or several.
    const hides = out && type !== undefined && (!isBasic(type) || isEither(t.state, why));
    const all = most === hand.length && !hides;
    const cards = all
      ? [...hand]
      : yield* chooseCards(t, {
          key: 'cost',
          nation,
          text: say('ask.cost', { card: cardName(why), count: most }),
          about: { card: why },
          cards: hand,
          min: most,
          max: most,
          fallback: leastUseful(hand, most),
          // Out of turn everybody would see that all that could be given up is alike.
          ...(out && (type === undefined || hides) ? { idle: 'wait' } : {}),
        });
    buryFromHand(t.state, nation, cards);
    const args = { nation: nationName(nation), count: cards.length };
    t.tell(
      type === undefined
        ? say('report.discardsHand', args)
        : say('report.discardsType', {
            ...args,
            type: say(`type.${cards[0] === undefined ? type : card(cards[0]).type}`),
          }),
    );
  }
  if (count > most) discardDeck(t, nation, count - most);
}

/** Whether a nation discards so many cards of its hand for something; it is not asked with fewer. */
export function* isPaid(
  t: QmgTable,
  nation: Nation,
  why: CardId,
  { key, text, leave, n }: { readonly key: string; readonly text: Text; readonly leave: Text; readonly n: number },
): Script<boolean> {
  if (t.state.hand[nation].length < n) return false;
  const chosen = yield* chooseOne(t, {
    key,
    nation,
    text,
    about: { card: why },
    ways: [
      { id: 'leave', text: leave },
      { id: 'pay', text: say('way.discardHand', { count: n }) },
    ],
    fallback: 'leave',
  });
  if (chosen === 'leave') return false;
  yield* discardHand(t, nation, n, { why });
  return true;
}

/** Pays what using a card costs. Of a card of a named type only the type is told. */
export function* payFor(d: Desk, nation: Nation, id: CardId): Script<void> {
  const { t } = d;
  const { state } = t;
  for (const cost of costsOf(state, id)) {
    switch (cost.from) {
      case 'deck':
        discardDeck(t, nation, cost.n);
        break;
      case 'hand': {
        const of = payable(state, id, cost, state.hand[nation]);
        yield* discardHand(t, nation, cost.n, { why: id, of, type: cost.type });
        break;
      }
      case 'table':
        yield* giveUpStatus(t, nation, id);
        break;
      case 'air': {
        const [space] = airSpaces(state, nation);
        if (space !== undefined) takeAirOff(d, nation, space);
        break;
      }
    }
  }
}

/** A nation discards one of its Status cards. */
function* giveUpStatus(t: QmgTable, nation: Nation, why: CardId): Script<void> {
  const { status, discard } = t.state;
  const laid = status[nation];
  const [least] = leastUseful(laid, 1);
  const gone = yield* oneOf(
    t,
    {
      key: 'giveUpStatus',
      nation,
      text: say('ask.giveUpStatus', { card: cardName(why) }),
      about: { card: why },
      ids: laid,
      ...(least === undefined ? {} : { fallback: least }),
    },
    cardName,
  );
  if (gone === undefined) return;
  takeOut(status[nation], gone);
  discard[nation].unshift(gone);
  t.tell(say('report.statusGone', { nation: nationName(nation), card: cardName(gone) }));
}

/** Draws cards from the deck as far as it goes; only their number is told. */
export function drawCards(t: QmgTable, nation: Nation, count: number): void {
  const cards = t.state.deck[nation].splice(0, count);
  if (cards.length === 0) return;
  t.state.hand[nation].push(...cards);
  t.reveal();
  t.tell(say('report.draws', { nation: nationName(nation), count: cards.length }), { weight: 'detail' });
  t.tell(say('report.drawn', { nation: nationName(nation), cards: cards.map(cardName) }), {
    to: [nation],
    weight: 'detail',
  });
  explain(t, nation, cards);
}

function tellOwner(t: QmgTable, nation: Nation, cards: readonly CardId[]): void {
  t.tell(say('report.discarded', { nation: nationName(nation), cards: cards.map(cardName) }), {
    to: [nation],
    weight: 'detail',
  });
}
