// Cards and events to look up by name or number.
import type { Reference } from '../../../table/game.js';
import type { Facts } from '../data/facts.js';
import { cardName, cardText, eventName, eventText, factionName, say } from '../reports/names.js';
import { cardPicture } from './card-picture.js';

/** Every action card, then every event. */
export function references(facts: Facts): readonly Reference[] {
  const cards = facts.cardIds.map((id): Reference => {
    const { type, timing, usableBy, fromTurn } = facts.cards[id];
    return {
      id,
      name: cardName(facts, id),
      also: [say('ref.number', { number: id })],
      lines: [
        say('ref.card', { number: id, type: say(`card.type.${type}`), timing: say(`card.timing.${timing}`) }),
        cardText(facts, id),
        say('ref.users', { factions: usableBy.map(factionName) }),
        ...(fromTurn > 1 ? [say('ref.fromTurn', { turn: fromTurn })] : []),
      ],
      scene: (look) => cardPicture(facts, id, look),
    };
  });
  const events = facts.eventIds.map((id): Reference => {
    const { replaced } = facts.events[id];
    return {
      id,
      name: eventName(facts, id),
      also: [say('ref.number', { number: id })],
      lines: [
        say('ref.event', { number: id }),
        eventText(facts, id),
        ...(replaced === undefined ? [] : [say('ref.replaced', { turn: replaced.from })]),
      ],
    };
  });
  return [...cards, ...events];
}
