// All 220 cards of the base game: what each is, whose, and the decks they make up.
import type { CardFacts } from './card-terms.js';
import { germanyCards } from './cards/germany.js';
import { italyCards } from './cards/italy.js';
import { japanCards } from './cards/japan.js';
import { sovietUnionCards } from './cards/soviet-union.js';
import { unitedKingdomCards } from './cards/united-kingdom.js';
import { unitedStatesCards } from './cards/united-states.js';
import { nations, type Nation } from './nations.js';

const byNation = {
  germany: germanyCards,
  'united-kingdom': unitedKingdomCards,
  japan: japanCards,
  'soviet-union': sovietUnionCards,
  italy: italyCards,
  'united-states': unitedStatesCards,
} as const;

export type CardId = { [N in Nation]: keyof (typeof byNation)[N] }[Nation];

const owners = new Map(nations.flatMap((nation) => Object.keys(byNation[nation]).map((id) => [id, nation] as const)));
const facts: Readonly<Record<string, CardFacts>> = {
  ...germanyCards,
  ...unitedKingdomCards,
  ...japanCards,
  ...sovietUnionCards,
  ...italyCards,
  ...unitedStatesCards,
};

/** The different cards, nation by nation, each nation's by type. */
export const cardIds = [...owners.keys()] as [CardId, ...CardId[]];

export function isCardId(id: string): id is CardId {
  return owners.has(id);
}

/** What a card is. */
export function card(id: CardId): CardFacts {
  const found = facts[id];
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}

/** Whose deck a card belongs to. */
export function ownerOf(id: CardId): Nation {
  const owner = owners.get(id);
  if (owner === undefined) throw new RangeError(`there is no card ${id}`);
  return owner;
}

/** A nation's different cards. */
export function cardsOf(nation: Nation): readonly CardId[] {
  return lists[nation];
}

const lists = Object.fromEntries(
  nations.map((nation) => [nation, cardIds.filter((id) => owners.get(id) === nation)]),
) as unknown as Readonly<Record<Nation, readonly CardId[]>>;

/** A nation's whole deck, each card as often as there are copies of it. */
export function deckOf(nation: Nation): readonly CardId[] {
  return lists[nation].flatMap((id) => Array.from({ length: card(id).copies ?? 1 }, () => id));
}
