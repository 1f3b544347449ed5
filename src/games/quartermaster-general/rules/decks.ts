// Decks that nations make up themselves: what is always in them, what can be chosen, and what is played without a choice (Total War, Constructed decks).
import { isBasic } from '../data/card-terms.js';
import { card, cardsOf, copiesOf, deckOf, isReplacement, isTotalWar, type CardId } from '../data/cards.js';
import { deckTable } from '../data/decks.js';
import type { Nation } from '../data/nations.js';
import type { OpenTable } from '../state.js';

type Choosing = Pick<OpenTable, 'options'>;

/** The basic cards of a deck: those of the base game. */
export function basicDeck(nation: Nation): readonly CardId[] {
  const base = { totalWar: false, banMaginotLine: false };
  return deckOf(nation, base).filter((id) => isBasic(card(id).type));
}

/** All that can be chosen beside the basic cards. */
export function specialCards({ options }: Choosing, nation: Nation): readonly CardId[] {
  const special = cardsOf(nation, options).filter((id) => !isBasic(card(id).type));
  return special.flatMap((id) => Array.from({ length: copiesOf(id, options) }, () => id));
}

/** The deck of the base game, with the cards that have taken the place of others. */
export function usualDeck(table: Choosing, nation: Nation): readonly CardId[] {
  const usual = specialCards(table, nation).filter((id) => !isTotalWar(id) || isReplacement(id));
  return usual.slice(0, deckTable[nation].special);
}
