// The Space Race: who may attempt what, with which odds, and who has which ability (rulebook, 6.4 Space Race).
import type { CardId } from '../data/cards.js';
import { type Side, type AbilityBox, opponent } from '../data/terms.js';
import { lastBox, spaceBoxes } from '../data/tracks.js';
import type { PublicState } from '../state.js';
import { cardOps } from './ops-value.js';

/** Whether a side has the ability of a box now. */
export function hasAbility(state: PublicState, side: Side, box: AbilityBox): boolean {
  return state.abilities[box] === side;
}

/** Attempts a side has left this turn. */
export function attemptsLeft(state: PublicState, side: Side): number {
  const { box, attempts } = state.space[side];
  if (box >= lastBox) return 0;
  return Math.max(0, (hasAbility(state, side, '2') ? 2 : 1) - attempts);
}

/** Whether a side may send a card to the space race now. */
export function canGoToSpace(state: PublicState, side: Side, id: CardId): boolean {
  const next = spaceBoxes[state.space[side].box];
  const ops = cardOps(state, side, id);
  return next !== undefined && ops > 0 && attemptsLeft(state, side) > 0 && ops >= next.ops;
}

/** The chance of the next attempt in percent, and what it gives. */
export function spaceOdds(state: PublicState, side: Side): { readonly chance: number; readonly vp: number } {
  const { box } = state.space[side];
  const next = spaceBoxes[box];
  if (next === undefined) return { chance: 0, vp: 0 };
  const first = state.space[opponent(side)].box <= box;
  return { chance: Math.round((next.dieMax * 100) / 6), vp: first ? next.vp[0] : next.vp[1] };
}
