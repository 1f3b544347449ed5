// Cards and events to look up by name or number.
import type { Reference } from '../../../table/game.js';
import { withData, type DataSet } from '../data/at-hand.js';
import { cardFacts, cardIds } from '../data/cards.js';
import { eventFacts, eventIds } from '../data/events.js';
import { cardName, cardText, eventName, eventText, factionName, say } from '../reports/names.js';
import { cardPicture } from './card-picture.js';

/** Every action card, then every event. */
function references(): readonly Reference[] {
  const cards = cardIds.map((id): Reference => {
    const { type, timing, usableBy, fromTurn } = cardFacts[id];
    return {
      id,
      name: cardName(id),
      also: [say('ref.number', { number: id })],
      lines: [
        say('ref.card', { number: id, type: say(`card.type.${type}`), timing: say(`card.timing.${timing}`) }),
        cardText(id),
        say('ref.users', { factions: usableBy.map(factionName) }),
        ...(fromTurn > 1 ? [say('ref.fromTurn', { turn: fromTurn })] : []),
      ],
      scene: (look) => cardPicture(id, look),
    };
  });
  const events = eventIds.map((id): Reference => {
    const { replaced } = eventFacts[id];
    return {
      id,
      name: eventName(id),
      also: [say('ref.number', { number: id })],
      lines: [
        say('ref.event', { number: id }),
        eventText(id),
        ...(replaced === undefined ? [] : [say('ref.replaced', { turn: replaced.from })]),
      ],
    };
  });
  return [...cards, ...events];
}

/** The same on a set of data, drawn on it as well. */
export function referencesOn(set: DataSet): readonly Reference[] {
  return withData(set, references).map((reference) => {
    const scene = reference.scene?.bind(reference);
    return scene === undefined ? reference : { ...reference, scene: (look) => withData(set, () => scene(look)) };
  });
}
