// Every card to look up, by its name or its nation and name: what it is, what it does, who has how many.
import type { Reference } from '../../../table/game.js';
import type { Text } from '../../../table/text.js';
import { card, cardIds, type CardId, ownerOf } from '../data/cards.js';
import { effectText, typeName } from '../reports/card-text.js';
import { cardName, nationName, say } from '../reports/names.js';
import { cardPicture } from './card-picture.js';

function costLine(id: CardId): readonly Text[] {
  const { cost, perTurn } = card(id);
  return [
    ...(cost === undefined ? [] : [say(cost.from === 'deck' ? 'ref.deckCost' : 'ref.handCost', { cards: cost.n })]),
    ...(perTurn === true ? [say('ref.perTurn')] : []),
  ];
}

/** How the cards that stay on the table lie there. */
function afterLine(id: CardId): readonly Text[] {
  const { type } = card(id);
  return type === 'status' || type === 'response' ? [say(`ref.${type}`)] : [];
}

function reference(id: CardId): Reference {
  const { type, copies = 1 } = card(id);
  const args = { nation: nationName(ownerOf(id)), card: cardName(id) };
  return {
    id,
    name: cardName(id),
    also: [say('ref.also', args)],
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
