// Texts of the game: typed sentences of its catalogue, and the names of countries, cards, sides and regions.
import { sayer, type Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import type { CardSide, Region, Subregion } from '../data/terms.js';
import type { SpaceId } from '../data/countries.js';
import type { en } from '../words/en.js';

/** A sentence of the game. */
export const say = sayer<typeof en>();

export function countryName(id: SpaceId): Text {
  return say(`country.${id}`);
}

export function cardName(id: CardId): Text {
  return say(`card.${id}`);
}

export function sideName(side: CardSide): Text {
  return say(`side.${side}`);
}

export function regionName(region: Region | Subregion): Text {
  return say(`region.${region}`);
}
