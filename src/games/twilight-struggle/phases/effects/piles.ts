// Cards move: hands, deck, piles, and the one place that decides where a card goes after its play.
import { card, type CardId } from '../../data/cards.js';
import { opponent, sides, type Side } from '../../data/terms.js';
import { passChina } from './china-card.js';
import { cardName, say, sideName } from '../../reports/names.js';
import { type TwilightState, seatOf, type TwilightTable } from '../../state.js';

function without(list: readonly CardId[], id: CardId): CardId[] {
  return list.filter((other) => other !== id);
}

/** Takes a card out of wherever it lies; what was known about it in a hand is forgotten. */
function lift(state: TwilightState, id: CardId): void {
  for (const side of sides) {
    state.hands[side] = without(state.hands[side], id);
    state.seen[side] = without(state.seen[side], id);
  }
  state.deck = without(state.deck, id);
  state.discard = without(state.discard, id);
  state.removed = without(state.removed, id);
  state.front = without(state.front, id);
  state.playing = without(state.playing, id);
  if (id === 'missile_envy') state.missileEnvy = null;
}

/** Puts a card on the table: its play begins. The China Card is no part of a hand and stays where it is. */
export function layOut(state: TwilightState, id: CardId): void {
  if (id === 'the_china_card') return;
  lift(state, id);
  state.playing.push(id);
}

/** Puts a card on the discard pile, its event unused. */
export function discard(state: TwilightState, id: CardId): void {
  lift(state, id);
  state.discard.push(id);
}

/** Gives a card to a side's hand. */
export function takeIntoHand(state: TwilightState, side: Side, id: CardId): void {
  lift(state, id);
  state.hands[side].push(id);
}

/** Notes that the opponent of a card's holder has seen it in the hand. */
export function noteSeen(state: TwilightState, viewer: Side, ids: readonly CardId[]): void {
  const hand = state.hands[opponent(viewer)];
  const fresh = ids.filter((id) => hand.includes(id) && !state.seen[viewer].includes(id));
  state.seen[viewer].push(...fresh);
}

/** A card of a side's hand is discarded for everybody to see; its event does not occur. */
export function discardFromHand(t: TwilightTable, side: Side, id: CardId): void {
  discard(t.state, id);
  t.reveal();
  t.tell(say('cards.discards', { side: sideName(side), card: cardName(id) }));
}

/** Draws a card of a side's hand at random; undefined when the hand is empty. The card stays where it is. */
export function randomFromHand(t: TwilightTable, side: Side, why: string): CardId | undefined {
  const hand = t.state.hands[side];
  return hand.length === 0 ? undefined : t.dice.pick(hand, why);
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
  lift(state, id);
  if (occurred && id === 'shuttle_diplomacy' && state.effects.shuttleDiplomacy) state.front.push(id);
  else if (occurred && card(id).starred === true) {
    state.removed.push(id);
    t.tell(say('cards.removed', { card: cardName(id) }));
  } else state.discard.push(id);
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

/** Makes a new deck of the discard pile. */
export function reshuffle(t: TwilightTable): void {
  const { state } = t;
  state.deck = t.dice.shuffle(state.discard, 'reshuffle');
  state.discard = [];
  t.tell(say('cards.reshuffled', { cards: state.deck.length }));
}

/** The next card of the deck, made of the discard pile when it is empty; undefined when both are. */
export function drawCard(t: TwilightTable): CardId | undefined {
  const { state } = t;
  if (state.deck.length === 0 && state.discard.length > 0) reshuffle(t);
  t.reveal();
  return state.deck.shift();
}

/** A side draws cards into its hand; it alone is told which. Returns how many came. */
export function drawInto(t: TwilightTable, side: Side, count: number): number {
  const drawn: CardId[] = [];
  for (let n = 0; n < count; n++) {
    const next = drawCard(t);
    if (next === undefined) break;
    t.state.hands[side].push(next);
    drawn.push(next);
  }
  tellDrawn(t, side, drawn);
  return drawn.length;
}

/** Tells everybody how many cards came and the side itself which. */
export function tellDrawn(t: TwilightTable, side: Side, drawn: readonly CardId[]): void {
  if (drawn.length === 0) return;
  if (t.state.handOpen[side]) noteSeen(t.state, opponent(side), drawn);
  t.tell(say('cards.draws', { side: sideName(side), number: drawn.length }));
  t.tell(say('cards.drawn', { cards: drawn.map(cardName) }), { to: [seatOf(t.state, side)] });
}

/** Shows a hand to the other side; under the option it stays open to the end of the turn. */
export function openHand(t: TwilightTable, owner: Side): void {
  showHand(t, owner);
  if (t.state.options.handRevealDuration === 'turn') t.state.handOpen[owner] = true;
}
