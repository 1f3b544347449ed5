// All cards of the base game and of Total War: what each is, whose, and the decks they make up.
import type { CardFacts } from './card-terms.js';
import { germanyCards } from './cards/germany.js';
import { germanyTotalWarCards } from './cards/germany-total-war.js';
import { italyCards } from './cards/italy.js';
import { italyTotalWarCards } from './cards/italy-total-war.js';
import { japanCards } from './cards/japan.js';
import { japanTotalWarCards } from './cards/japan-total-war.js';
import { sovietUnionCards } from './cards/soviet-union.js';
import { sovietUnionTotalWarCards } from './cards/soviet-union-total-war.js';
import { unitedKingdomCards } from './cards/united-kingdom.js';
import { unitedKingdomTotalWarCards } from './cards/united-kingdom-total-war.js';
import { unitedStatesCards } from './cards/united-states.js';
import { unitedStatesTotalWarCards } from './cards/united-states-total-war.js';
import { nations, type Nation } from './nations.js';

const base = {
  germany: germanyCards,
  'united-kingdom': unitedKingdomCards,
  japan: japanCards,
  'soviet-union': sovietUnionCards,
  italy: italyCards,
  'united-states': unitedStatesCards,
} as const;

const totalWar = {
  germany: germanyTotalWarCards,
  'united-kingdom': unitedKingdomTotalWarCards,
  japan: japanTotalWarCards,
  'soviet-union': sovietUnionTotalWarCards,
  italy: italyTotalWarCards,
  'united-states': unitedStatesTotalWarCards,
} as const;

export type CardId = { [N in Nation]: keyof (typeof base)[N] | keyof (typeof totalWar)[N] }[Nation];

/** Whether the cards of Total War are in the game. */
export interface Edition {
  readonly totalWar: boolean;
  /** Maginot Line is left out. */
  readonly banMaginotLine: boolean;
}

const owners = new Map(
  nations.flatMap((nation) =>
    [...Object.keys(base[nation]), ...Object.keys(totalWar[nation])].map((id) => [id, nation] as const),
  ),
);
const facts: ReadonlyMap<string, CardFacts> = new Map(
  nations.flatMap((nation) => [...Object.entries(base[nation]), ...Object.entries(totalWar[nation])]),
);

/** The different cards of both editions, nation by nation, each nation's by type. */
export const cardIds = [...owners.keys()] as [CardId, ...CardId[]];

/** Cards of the base game that leave it when Total War is played; cards of the same name take their place. */
const replaced: readonly CardId[] = [
  'uk-dutch-east-indies',
  'uk-free-france',
  'uk-ledo-and-burma-roads',
  'usa-free-french-allies',
  'usa-american-volunteer-group-expands',
];

/** Basic cards of which Total War has one more. */
const oneMore: readonly CardId[] = [
  'ger-land-battle',
  'uk-build-navy',
  'jpn-build-navy',
  'sov-build-army',
  'sov-land-battle',
  'ita-build-navy',
  'ita-land-battle',
];

export function isCardId(id: string): id is CardId {
  return owners.has(id);
}

/** What a card is. */
export function card(id: CardId): CardFacts {
  const found = facts.get(id);
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}

/** Whose deck a card belongs to. */
export function ownerOf(id: CardId): Nation {
  const owner = owners.get(id);
  if (owner === undefined) throw new RangeError(`there is no card ${id}`);
  return owner;
}

/** Whether a card belongs to Total War alone. */
export function isTotalWar(id: CardId): boolean {
  return Object.hasOwn(totalWar[ownerOf(id)], id);
}

/** Whether a card of Total War takes the place of one of the same name. */
export function isReplacement(id: CardId): boolean {
  return id.endsWith('-tw');
}

function listsOf(edition: Edition): Readonly<Record<Nation, readonly CardId[]>> {
  const inPlay = (id: CardId): boolean => {
    if (!edition.totalWar) return !isTotalWar(id);
    return !replaced.includes(id) && !(edition.banMaginotLine && id === 'uk-maginot-line');
  };
  return Object.fromEntries(
    nations.map((nation) => [nation, cardIds.filter((id) => owners.get(id) === nation && inPlay(id))]),
  ) as unknown as Readonly<Record<Nation, readonly CardId[]>>;
}

const lists = {
  base: listsOf({ totalWar: false, banMaginotLine: false }),
  totalWar: listsOf({ totalWar: true, banMaginotLine: false }),
  withoutMaginot: listsOf({ totalWar: true, banMaginotLine: true }),
};

/** A nation's different cards. */
export function cardsOf(nation: Nation, { totalWar, banMaginotLine }: Edition): readonly CardId[] {
  return lists[!totalWar ? 'base' : banMaginotLine ? 'withoutMaginot' : 'totalWar'][nation];
}

/** How many of a card are in the game. */
export function copiesOf(id: CardId, { totalWar }: Pick<Edition, 'totalWar'>): number {
  return (card(id).copies ?? 1) + (totalWar && oneMore.includes(id) ? 1 : 0);
}

/** A nation's whole deck, each card as often as there are copies of it. */
export function deckOf(nation: Nation, edition: Edition): readonly CardId[] {
  return cardsOf(nation, edition).flatMap((id) => Array.from({ length: copiesOf(id, edition) }, () => id));
}
