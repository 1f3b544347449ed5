// Cards going where they go: drawn, discarded, paid; what is missing is taken from the deck, and at last from the points (rulebook, Discarding).
import type { Script } from '../../../../table/script.js';
import { card, type CardId } from '../../data/cards.js';
import { sideOf, type Nation } from '../../data/nations.js';
import { chooseCards } from '../../questions/ask.js';
import { cardName, nationName, say } from '../../reports/names.js';
import { leastUseful } from '../../rules/worth.js';
import type { QmgState, QmgTable } from '../../state.js';
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
function* discardHand(t: QmgTable, nation: Nation, count: number, why: CardId): Script<void> {
  const hand = t.state.hand[nation];
  const most = Math.min(count, hand.length);
  if (most > 0) {
    const all = most === hand.length;
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
        });
    buryFromHand(t.state, nation, cards);
    t.tell(say('report.discardsHand', { nation: nationName(nation), count: cards.length }));
  }
  if (count > most) discardDeck(t, nation, count - most);
}

/** Pays what using a card costs. */
export function* payFor(t: QmgTable, nation: Nation, id: CardId): Script<void> {
  const { cost } = card(id);
  if (cost === undefined) return;
  if (cost.from === 'deck') discardDeck(t, nation, cost.n);
  else yield* discardHand(t, nation, cost.n, id);
}

/** Draws cards from the deck as far as it goes; only their number is told. */
export function drawCards(t: QmgTable, nation: Nation, count: number): void {
  const cards = t.state.deck[nation].splice(0, count);
  if (cards.length === 0) return;
  t.state.hand[nation].push(...cards);
  t.reveal();
  t.tell(say('report.draws', { nation: nationName(nation), count: cards.length }), { weight: 'detail' });
  t.tell(say('report.drawn', { cards: cards.map(cardName) }), { to: [nation], weight: 'detail' });
}

function tellOwner(t: QmgTable, nation: Nation, cards: readonly CardId[]): void {
  t.tell(say('report.discarded', { cards: cards.map(cardName) }), { to: [nation], weight: 'detail' });
}
