// Texts of the game: typed sentences of its catalogue, and the names of nations, sides, spaces and cards.
import { sayer, type Text } from '../../../table/text.js';
import type { CardId } from '../data/cards.js';
import type { Flag, Side } from '../data/nations.js';
import type { SpaceId } from '../data/spaces.js';
import type { en } from '../words/en.js';

/** A sentence of the game. */
export const say = sayer<typeof en>();

export function nationName(flag: Flag): Text {
  return say(`seat.${flag}`);
}

export function sideName(side: Side): Text {
  return say(`side.${side}`);
}

export function spaceName(id: SpaceId): Text {
  return say(`space.${id}`);
}

export function cardName(id: CardId): Text {
  return say(`card.${id}`);
}
