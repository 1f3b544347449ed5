// What the cards of a side are worth beside what stands on the board: those laid for later, and those still to be drawn.
import type { CardId } from '../data/cards.js';
import { opponent, nationsOf, type Nation, type Side } from '../data/nations.js';
import { lastRound } from '../rules/scoring.js';
import type { QmgState } from '../state.js';
import { laidWorth, patience } from './taste.js';

/** What a card that may still be drawn is worth while there are turns to draw it in, and later. */
const drawn = { needed: 0.45, spare: 0.15 } as const;

/** The cards of a side, less those of the other. */
export function holdingsFor(state: QmgState, side: Side): number {
  const of = (one: Side): number => nationsOf(one).reduce((sum, nation) => sum + holdings(state, nation), 0);
  return of(side) - of(opponent(side));
}

function holdings(state: QmgState, nation: Nation): number {
  const of = (id: CardId): number => laidWorth(state, nation, id);
  const laid = [...state.status[nation].map(of), ...state.responses[nation].map((id, n) => of(id) * patience ** n)];
  const cards = state.deck[nation].length + state.hand[nation].length;
  const needed = Math.min(cards, lastRound - state.round + 1);
  return laid.reduce((sum, worth) => sum + worth, 0) + needed * drawn.needed + (cards - needed) * drawn.spare;
}
