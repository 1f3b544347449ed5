// The events of all cards by card.
import { cardIds, type CardId } from '../data/cards.js';
import type { EventScript } from '../play-event.js';

// An event without effect: prerequisites and destination are settled by whoever plays the card.
// eslint-disable-next-line require-yield
const nothing: EventScript = function* () {
  return;
};

export const events: Readonly<Record<CardId, EventScript>> = Object.fromEntries(
  cardIds.map((id) => [id, nothing]),
) as Record<CardId, EventScript>;
