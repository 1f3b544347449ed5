// What cards are worth: effective Operations and regional bonuses (rulebook, 7.4 Events that modify Operations).
import { card, type CardId } from '../data/cards.js';
import type { Region, Side, Subregion } from '../data/terms.js';
import { isIn } from '../data/geography.js';
import type { SpaceId } from '../data/countries.js';
import type { PublicState } from '../state.js';

/**
 * The value of `printed` Operations in a side's hands, 1 to 4; 0 stays 0.
 * @internal
 */
export function effectiveOps(state: PublicState, side: Side, printed: number): number {
  if (printed === 0) return 0;
  const raised = side === 'us' ? state.effects.containment : state.effects.brezhnev;
  return Math.max(1, Math.min(4, printed + (raised ? 1 : 0) - state.redScare[side]));
}

/** A card's value in a side's hands, regional bonuses aside. */
export function cardOps(state: PublicState, side: Side, id: CardId): number {
  return effectiveOps(state, side, card(id).ops);
}

/** Operations to spend: an amount, and what is added when every point is spent in an area. */
export interface Budget {
  readonly base: number;
  readonly bonuses: readonly { readonly area: Region | Subregion; readonly points: number }[];
}

/**
 * The Operations a side has from `printed` points.
 * @param id the card they come from, for The China Card's bonus in Asia.
 */
export function budgetOf(state: PublicState, side: Side, printed: number, id?: CardId): Budget {
  const bonuses: { area: Region | Subregion; points: number }[] = [];
  if (id === 'the_china_card') bonuses.push({ area: 'asia', points: 1 });
  if (side === 'ussr' && state.effects.vietnamRevolts) bonuses.push({ area: 'southeast_asia', points: 1 });
  return { base: effectiveOps(state, side, printed), bonuses };
}

/** What a budget allows when its points go to these countries: the bonuses whose area holds them all come on top. */
export function allowance(budget: Budget, places: readonly SpaceId[]): number {
  return budget.bonuses.reduce(
    (sum, bonus) => sum + (places.every((place) => isIn(place, bonus.area)) ? bonus.points : 0),
    budget.base,
  );
}

/** The most a budget can ever come to. */
export function mostOf(budget: Budget): number {
  return allowance(budget, []);
}
