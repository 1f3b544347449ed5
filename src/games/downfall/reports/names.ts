// Texts of the game: typed sentences of its catalogue, and the names of factions, cards, events and weather.
import { sayer, type Text } from '../../../table/text.js';
import type { CardId, OwnWords } from '../data/cards.js';
import type { EventId } from '../data/events.js';
import type { Facts } from '../data/facts.js';
import type { Nation } from '../data/nations.js';
import type { Weather } from '../data/tracks.js';
import type { Faction } from '../data/units.js';
import type { Ideology } from '../state.js';
import type { en } from '../words/en.js';

/** A sentence of the game. */
export const say = sayer<typeof en>();

export function factionName(faction: Faction): Text {
  return say(`seat.${faction}`);
}

/** Words from a file, which may be a stranger's copy of a game: in one line, and nothing in them reads as a link or a mention. */
export function ownWords(words: string): Text {
  return say('own.words', { words: words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(/[[\]<>`@]/g, '') });
}

/** What owners wrote in their files stands as they wrote it, in any language. */
function own(words: OwnWords | undefined, part: keyof OwnWords): Text | undefined {
  return words === undefined ? undefined : ownWords(words[part]);
}

export function cardName(facts: Facts, card: CardId): Text {
  return own(facts.cards[card].words, 'name') ?? say(`card.${card}`);
}

/** What a card says. */
export function cardText(facts: Facts, card: CardId): Text {
  return own(facts.cards[card].words, 'text') ?? say(`card.${card}.text`);
}

export function eventName(facts: Facts, event: EventId): Text {
  return own(facts.events[event].words, 'name') ?? say(`event.${event}`);
}

/** What an event says. */
export function eventText(facts: Facts, event: EventId): Text {
  return own(facts.events[event].words, 'text') ?? say(`event.${event}.text`);
}

export function weatherName(weather: Weather): Text {
  return say(`weather.${weather}`);
}

export function nationName(nation: Nation): Text {
  return say(`nation.${nation}`);
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}

export function ideologyName(ideology: Ideology): Text {
  return say(`ideology.${ideology}`);
}
