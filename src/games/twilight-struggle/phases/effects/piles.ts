// Cards move: hands, deck, piles, and the one place that decides where a card goes after its play.
import { card, type CardId } from '../../data/cards.js';
import { opponent, type Side } from '../../data/terms.js';
import { passChina } from './china-card.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { seatOf, zones, type TwilightState, type TwilightTable } from '../../state.js';

/** Moves a card; the duty to use Missile Envy goes with it. */
function move(state: TwilightState, id: CardId, to: Parameters<typeof zones.move>[2]): void {
  zones.move(state, id, to);
  if (id === 'missile_envy') state.missileEnvy = null;
}

/** Puts a card on the table: its play begins. The China Card is no part of a hand and stays where it is. */
export function layOut(state: TwilightState, id: CardId): void {
  if (id === 'the_china_card') return;
  move(state, id, 'playing');
}

/** Puts a card on the discard pile, its event unused. */
export function discard(state: TwilightState, id: CardId): void {
  move(state, id, 'discard');
}

/** Gives a card to a side's hand. */
export function takeIntoHand(state: TwilightState, side: Side, id: CardId): void {
  move(state, id, ['hands', side]);
}

/** Notes that the opponent of a card's holder has seen it in the hand. */
export function noteSeen(state: TwilightState, viewer: Side, ids: readonly CardId[]): void {
  zones.see(state, viewer, ids);
}

/** A card of a side's hand is discarded for everybody to see; its event does not occur. */
export function discardFromHand(t: TwilightTable, side: Side, id: CardId): void {
  discard(t.state, id);
  t.reveal();
  t.tell(say('cards.discards', { side: sideName(side), card: cardName(id) }));
}

/** Draws a card of a side's hand at random; undefined when the hand is empty. The card stays where it is. */
export function randomFromHand(t: TwilightTable, side: Side, why: string): CardId | undefined {
  return zones.random(t.state, ['hands', side], t.dice, why);
}

/**
 * Where a card goes when its play is over: every path comes through here.
 * The China Card passes face down; a starred card whose event occurred leaves the game; Shuttle Diplomacy whose event
 * occurred lies in front of the US; all else is discarded. Nothing happens when the event has put the card elsewhere
 * itself (Missile Envy goes to the opponent's hand).
 */
export function settle(t: TwilightTable, id: CardId, occurred: boolean): void {
  const { state } = t;
  if (id === 'the_china_card') {
    passChina(t);
    return;
  }
  if (!state.playing.includes(id)) return;
  if (occurred && id === 'shuttle_diplomacy' && state.effects.shuttleDiplomacy) move(state, id, 'front');
  else if (occurred && card(id).starred === true) {
    move(state, id, 'removed');
    t.tell(say('cards.removed', { card: cardName(id) }), { weight: 'detail' });
  } else move(state, id, 'discard');
}

/** A whole hand is shown to the other side, who keeps knowing it. */
export function showHand(t: TwilightTable, owner: Side): void {
  const { state } = t;
  const viewer = opponent(owner);
  noteSeen(state, viewer, state.hands[owner]);
  t.reveal();
  t.tell(say('cards.shown', { side: sideName(owner), other: sideName(viewer) }));
  const names = state.hands[owner].map(cardName);
  t.tell(
    names.length === 0
      ? say('cards.handEmpty', { side: sideName(owner) })
      : say('cards.hand', { side: sideName(owner), cards: names }),
    {
      to: [seatOf(state, viewer)],
    },
  );
}

/** Shuffles the discard pile and puts it under the deck. */
export function reshuffle(t: TwilightTable): void {
  if (t.state.discard.length === 0) return;
  const cards = zones.refill(t.state, 'deck', 'discard', t.dice, 'reshuffle');
  t.tell(say('cards.reshuffled', { count: cards }));
}

/** A side draws a card, out of the reshuffled discards when the deck is empty; undefined when both are. */
export function drawCard(t: TwilightTable, side: Side): CardId | undefined {
  if (t.state.deck.length === 0) reshuffle(t);
  t.reveal();
  return zones.draw(t.state, 'deck', ['hands', side]);
}

/** A side draws cards into its hand; it alone is told which. */
export function drawCards(t: TwilightTable, side: Side, count: number): void {
  const drawn: CardId[] = [];
  for (let next; drawn.length < count && (next = drawCard(t, side)) !== undefined;) drawn.push(next);
  tellDrawn(t, side, drawn);
}

/** Tells everybody how many cards came and the side itself which. */
export function tellDrawn(t: TwilightTable, side: Side, drawn: readonly CardId[]): void {
  if (drawn.length === 0) return;
  if (t.state.handOpen[side]) noteSeen(t.state, opponent(side), drawn);
  t.tell(say('cards.draws', { side: sideName(side), count: drawn.length }), { weight: 'detail' });
  t.tell(say('cards.drawn', { cards: drawn.map(cardName) }), { to: [seatOf(t.state, side)] });
}

/** Shows a hand to the other side; under the option it stays open to the end of the turn. */
export function openHand(t: TwilightTable, owner: Side): void {
  showHand(t, owner);
  if (t.state.options.handRevealDuration === 'turn') t.state.handOpen[owner] = true;
}
