// Whether a card has changed anything, and not only taken itself and what it costs out of hand and deck.
import type { CardId } from '../data/cards.js';
import { nations, type Nation } from '../data/nations.js';
import type { QmgState } from '../state.js';

/** What a card of a nation could change, as it was before. */
export interface Traces {
  readonly others: string;
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
}

/** Notes what a card of a nation could change. */
export function tracesOf(state: QmgState, nation: Nation): Traces {
  return { others: others(state, nation), hand: [...state.hand[nation]], deck: [...state.deck[nation]] };
}

/** Whether nothing has come of it since: no card has come into the nation's hand, and its deck has only lost cards from the top. */
export function isTraceless(before: Traces, state: QmgState, nation: Nation): boolean {
  const deck = state.deck[nation];
  const top = before.deck.length - deck.length;
  return (
    state.hand[nation].every((id) => before.hand.includes(id)) &&
    top >= 0 &&
    deck.every((id, at) => id === before.deck[top + at]) &&
    others(state, nation) === before.others
  );
}

/** The board, the points, and how many cards lie on the table and with other nations: no card trades one of theirs for another. */
function others(state: QmgState, nation: Nation): string {
  const { pieces, air, protections, marks, vp, truk, airlift, cloudCover } = state;
  const { status, responses, hand, deck, discard, buried } = state;
  const counts = nations.flatMap((one) => {
    const piles = one === nation ? [status, responses] : [status, responses, hand, deck, discard, buried];
    return piles.map(({ [one]: pile }) => pile.length);
  });
  return JSON.stringify([pieces, air, protections.length, marks.length, vp, truk, airlift, cloudCover, counts]);
}
