// Every card to look up, by its name or its nation and name: what it is, what it does, who has how many.
import type { Reference } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { card, cardIds, type CardId, isReplacement, ownerOf } from '../data/cards.js';
import { also } from '../reports/aliases.js';
import { effectText, typeName } from '../reports/card-text.js';
import { cardName, nationName, say } from '../reports/names.js';
import { optionsSchema } from '../options.js';
import { costsOf } from '../rules/costs.js';
import { cardPicture } from './card-picture.js';

function costLine(id: CardId): readonly Text[] {
  const { perTurn } = card(id);
  return [
    ...costsOf({ options: optionsSchema.parse({}) }, id).map((cost) => {
      if (cost.from === 'deck') return say('ref.deckCost', { cards: cost.n });
      if (cost.from !== 'hand') return say(`ref.${cost.from}Cost`);
      return cost.type === undefined
        ? say('ref.handCost', { cards: cost.n })
        : say('ref.typeCost', { cards: cost.n, type: typeName(cost.type) });
    }),
    ...(perTurn === true ? [say('ref.perTurn')] : []),
  ];
}

/** How the cards that stay on the table lie there. */
function afterLine(id: CardId): readonly Text[] {
  const { type } = card(id);
  return type === 'status' || type === 'response' || type === 'bolster' ? [say(`ref.${type}`)] : [];
}

/** The id without its nation. */
const bare = (id: CardId): string => id.slice(id.indexOf('-'));

/** Whether several decks have a card of that name. */
const isShared = (id: CardId): boolean => cardIds.filter((other) => bare(other) === bare(id)).length > 1;

/** The name of a card; one of Total War that has taken the place of another of its name says so. */
const nameOf = (id: CardId): Text => (isReplacement(id) ? say('ref.totalWar', { card: cardName(id) }) : cardName(id));

function reference(id: CardId): Reference {
  const { type, copies = 1 } = card(id);
  const args = { nation: nationName(ownerOf(id)), card: nameOf(id) };
  const alias = also(id);
  return {
    id,
    name: isShared(id) ? say('ref.shared', args) : nameOf(id),
    also: [nameOf(id), say('ref.shared', args), ...(alias === undefined ? [] : [alias])],
    lines: [
      say('ref.facts', { nation: nationName(ownerOf(id)), type: typeName(type), copies }),
      effectText(id),
      ...costLine(id),
      ...afterLine(id),
    ],
    scene: (look) => cardPicture(id, look),
  };
}

/** Every different card, nation by nation. */
export function references(): readonly Reference[] {
  return cardIds.map(reference);
}
