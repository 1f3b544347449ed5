// What Operations can be used for (rulebook, 6.0 Operations).
import type { CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import type { TwilightState } from '../state.js';
import { allowance, budgetOf, type Budget } from './ops-value.js';
import { canCoup } from './coups.js';
import { canRealign } from './realignments.js';
import { canGoToSpace } from './space-race.js';
import { mostPoints, reachable } from './influence.js';
import { countryIds, type SpaceId } from '../data/countries.js';

/** What Operations are used for. */
export const opsUses = ['influence', 'coup', 'realign', 'space'] as const;
export type OpsUse = (typeof opsUses)[number];

/** Operations a side may spend. */
export interface OpsGrant {
  readonly side: Side;
  readonly budget: Budget;
  /** The card really in use, when there is one: only it can go to the space race. */
  readonly card?: CardId;
  /** Everything but the space race when absent. */
  readonly allow?: readonly OpsUse[];
  /** The Operations may be declined as a whole. */
  readonly optional?: boolean;
  /** The opponent's event that follows: where it lowers DEFCON for certain, a coup that takes DEFCON to 2 loses the game. */
  readonly then?: CardId | undefined;
}

/** Operations an event grants as with a card of `printed` value, modified for the side. */
export function grantOps(
  state: TwilightState,
  side: Side,
  printed: number,
  rest: Pick<OpsGrant, 'allow' | 'optional'> = {},
): OpsGrant {
  return { side, budget: budgetOf(state, side, printed), ...rest };
}

/** What a grant can be used for now. */
export function legalUses(state: TwilightState, grant: OpsGrant): readonly OpsUse[] {
  const allowed = grant.allow ?? ['influence', 'coup', 'realign'];
  return opsUses.filter((use) => allowed.includes(use) && isUseLegal(state, grant, use));
}

function isUseLegal(state: TwilightState, grant: OpsGrant, use: OpsUse): boolean {
  const { side, budget, card } = grant;
  switch (use) {
    case 'influence':
      return reachable(state, side).some((id) => canPlace(state, side, id, budget));
    case 'coup':
      return countryIds.some((id) => canCoup(state, side, id));
    case 'realign':
      return countryIds.some((id) => canRealign(state, side, id));
    case 'space':
      return card !== undefined && canGoToSpace(state, side, card);
  }
}

/** Places where at least one point can be paid for. */
export function placeable(state: TwilightState, side: Side, budget: Budget): readonly SpaceId[] {
  return reachable(state, side).filter((id) => canPlace(state, side, id, budget));
}

function canPlace(state: TwilightState, side: Side, id: SpaceId, budget: Budget): boolean {
  return mostPoints(state, side, id, allowance(budget, [id])) > 0;
}
