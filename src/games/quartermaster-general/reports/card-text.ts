// What there is to say about cards: their kind and what they do.
import type { Text } from '../../../table/text.js';
import type { CardType } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { say } from './names.js';

/** A kind of card. */
export function typeName(type: CardType): Text {
  return say(`type.${type}`);
}

/** What a card does. */
export function effectText(id: CardId): Text {
  const { type } = card(id);
  switch (type) {
    case 'build-army':
    case 'build-navy':
    case 'land-battle':
    case 'sea-battle':
      return say(`basic.${type}`);
    case 'event':
    case 'economic-warfare':
    case 'response':
    case 'status':
      return { key: `card.${id}.effect` };
  }
}
