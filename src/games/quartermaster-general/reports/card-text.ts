// What there is to say about cards: their kind and what they do.
import type { Text } from '../../../table/text.js';
import type { CardType } from '../data/card-terms.js';
import { card, type CardId } from '../data/cards.js';
import { say } from './names.js';

/** The kinds whose cards are alike in every deck. */
type BasicType = Extract<CardType, 'build-army' | 'build-navy' | 'land-battle' | 'sea-battle' | 'air-power'>;

/** Tells the kinds whose cards are alike in every deck, and are called as their kind. */
export function isBasic(type: CardType): type is BasicType {
  switch (type) {
    case 'build-army':
    case 'build-navy':
    case 'land-battle':
    case 'sea-battle':
    case 'air-power':
      return true;
    case 'event':
    case 'economic-warfare':
    case 'response':
    case 'status':
    case 'bolster':
      return false;
  }
}

/** A kind of card. */
export function typeName(type: CardType): Text {
  return say(`type.${type}`);
}

/** What a card does. */
export function effectText(id: CardId): Text {
  const { type } = card(id);
  return isBasic(type) ? say(`basic.${type}`) : { key: `card.${id}.effect` };
}
