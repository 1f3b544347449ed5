// Hands: their size, and what is kept of the first cards when nobody says which.
import { ownerOf, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';
import { lastingOf } from './status.js';
import { leastUseful } from './worth.js';

/** Cards in a hand after drawing. */
export const handSize = 7;

/** Cards that reallocating resources costs a nation. */
export function reallocationCost(table: OpenTable, nation: Nation): number {
  const { totalWar, constructedDecks } = table.options;
  const usual = totalWar && !constructedDecks ? 3 : 4;
  const cheaper = lastingOf(table, 'reallocating').flatMap(({ id, step }) =>
    ownerOf(id) === nation && step.cards !== undefined ? [step.cards] : [],
  );
  return Math.min(usual, ...cheaper);
}

/** Whether a nation that reallocates may take the card out of its discard pile. */
export function takesFromDiscards(table: OpenTable, nation: Nation): boolean {
  return lastingOf(table, 'reallocating').some(({ id, step }) => ownerOf(id) === nation && step.discards === true);
}

/** Points lost by a nation that discards nothing in its Discard step. */
export function discardPenalty({ options }: Pick<OpenTable, 'options'>): number {
  return options.totalWar && !options.constructedDecks ? 1 : 0;
}

/** Seven of the cards drawn at the start: those that are useful longest. */
export function openingHand(cards: readonly CardId[]): readonly CardId[] {
  const given = [...leastUseful(cards, cards.length - handSize)];
  return cards.filter((id) => {
    const at = given.indexOf(id);
    if (at >= 0) given.splice(at, 1);
    return at < 0;
  });
}
