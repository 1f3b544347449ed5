// The events of all cards by card: tables of steps where they do, scripts where they do not.
import type { CardId } from '../data/cards.js';
import type { EventScript } from '../play-event.js';
import { early } from './data/early.js';
import { midA } from './data/mid-a.js';
import { scriptOf } from './run-steps.js';
import type { StepTable } from './steps.js';

const tables: StepTable = { ...early, ...midA };

const scripts: Readonly<Partial<Record<CardId, EventScript>>> = {};

/** What a card's event does; whether it may occur and where the card goes is settled by whoever plays it. */
export function eventOf(id: CardId): EventScript {
  return scripts[id] ?? scriptOf(tables[id] ?? []);
}
