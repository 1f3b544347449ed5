// Questions about Operations: uses, placement, targets with their odds and dangers.
import type { Question, Review, Spread } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { countryRow, framed } from './ask.js';
import type { Way } from '../../../table/ask.js';
import { placeByRule } from './absence-spread.js';
import { coupOdds, lowersDefcon, coupModifier, coupTargets } from '../rules/coups.js';
import type { CountryId, SpaceId } from '../data/countries.js';
import { opponent, type Side } from '../data/terms.js';
import type { CardId } from '../data/cards.js';
import { charged } from '../rules/defcon.js';
import { surelyDrops } from '../rules/perils.js';
import { signed, standing } from '../reports/figures.js';
import { mostPoints, placementCost } from '../rules/influence.js';
import { allowance, mostOf, type Budget } from '../rules/ops-value.js';
import { realignOdds, realignModifier } from '../rules/realignments.js';
import { placeable, type OpsGrant, type OpsUse } from '../rules/operations.js';
import { countryName, regionName, say, sideName } from '../reports/names.js';
import { spaceOdds } from '../rules/space-race.js';
import type { TwilightState } from '../state.js';

/** One use of Operations as an option. */
export function useWay(state: TwilightState, grant: OpsGrant, use: OpsUse): Way<OpsUse> {
  const odds = spaceOdds(state, grant.side);
  return {
    id: use,
    text: say(`use.${use}`),
    detail: use === 'space' ? say('use.spaceDetail', { chance: odds.chance, vp: odds.vp }) : say(`use.${use}Detail`),
    danger: use === 'coup' ? anyCoupDanger(state, grant) : undefined,
  };
}

/** The warning for choosing a coup when every target would lose the game. */
function anyCoupDanger(state: TwilightState, grant: OpsGrant): Text | undefined {
  const dangers = coupTargets(state, grant.side).map((id) => coupDanger(state, grant.side, id, grant.then));
  return dangers.every((danger) => danger !== undefined) ? dangers[0] : undefined;
}

/** A number of Operations in words, with its regional bonuses. */
export function opsText(budget: Budget): Text {
  const [first, second] = budget.bonuses;
  if (first === undefined) return say('ops.plain', { count: budget.base });
  const inside = second === undefined ? first.area : 'southeast_asia';
  return say('ops.bonus', { ops: budget.base, more: mostOf(budget), region: regionName(inside) });
}

/**
 * The question of where influence goes.
 * @param then the opponent's event that follows.
 */
export function placementQuestion(
  state: TwilightState,
  side: Side,
  budget: Budget,
  then?: CardId,
): Question<Spread<SpaceId>> {
  const open = placeable(state, side, budget);
  const price = (values: Readonly<Partial<Record<SpaceId, number>>>): number =>
    open.reduce((sum, id) => sum + placementCost(state, side, id, values[id] ?? 0), 0);
  // A country the opponent does not control takes any number of single points, so nothing can be left over.
  const endless = open.some((id) => mostPoints(state, side, id, budget.base) >= budget.base);
  return {
    ...framed(state, {
      key: 'influence',
      side,
      text: say('ask.influence', { ops: opsText(budget) }),
      about: { ops: budget.base, bonuses: budget.bonuses, then },
      places: open,
    }),
    form: {
      kind: 'spread',
      min: endless ? budget.base : Math.max(0, budget.base - 1),
      max: mostOf(budget),
      rows: () => open.map((id) => countryRow(state, id, mostPoints(state, side, id, allowance(budget, [id])))),
      price,
      why: (values) => whyDear(state, side, open, values),
    },
    review: (values) => reviewPlacement(state, side, budget, open, price(values), values),
    fallback: () =>
      placeByRule(
        state,
        side,
        open.filter((id) => mostPoints(state, side, id, budget.base) > 0),
        budget.base,
      ),
  };
}

/** Where a point costs two, as the other side controls the country. */
function whyDear(
  state: TwilightState,
  side: Side,
  open: readonly SpaceId[],
  values: Readonly<Partial<Record<SpaceId, number>>>,
): Text | undefined {
  const dear = open.filter((id) => placementCost(state, side, id, values[id] ?? 0) > (values[id] ?? 0));
  if (dear.length === 0) return undefined;
  return say('ops.dear', { side: sideName(opponent(side)), places: dear.map(countryName) });
}

function reviewPlacement(
  state: TwilightState,
  side: Side,
  budget: Budget,
  open: readonly SpaceId[],
  spent: number,
  values: Readonly<Partial<Record<SpaceId, number>>>,
): Review {
  const used = open.filter((id) => (values[id] ?? 0) > 0);
  const limit = allowance(budget, used);
  if (spent > limit) return { refusals: [say('refuse.bonusOutside', { limit, spent })] };
  const left = budget.base - spent;
  const fits = open.some((id) => {
    const had = values[id] ?? 0;
    return mostPoints(state, side, id, placementCost(state, side, id, had) + left) > had;
  });
  return left > 0 && fits ? { refusals: [say('refuse.opsLeft', { left })] } : {};
}

/**
 * What naming a target would bring about, when it ends the game.
 * @param then the opponent's event that follows.
 */
export function coupDanger(state: TwilightState, side: Side, id: CountryId, then?: CardId): Text | undefined {
  if (state.missileCrisis === side) return say('danger.crisisCoup');
  const drops = then !== undefined && surelyDrops(then);
  const ends = state.defcon <= (drops ? 3 : 2) && lowersDefcon(state, side, id);
  return ends && charged(state) === side ? say('danger.nuclearCoup') : undefined;
}

/** 1 for a target whose coup would lose the game, 0 for any other. */
export function dangerRank(state: TwilightState, side: Side, id: CountryId): number {
  return coupDanger(state, side, id) === undefined ? 0 : 1;
}

/** The odds of a coup as an option's second line; of the die only where something changes it. */
export function coupDetail(state: TwilightState, side: Side, id: CountryId, ops: number): Text {
  const { success, best } = coupOdds(state, side, id, ops);
  const modifier = coupModifier(state, side, id);
  const plainly = say('coup.odds', { standing: standing(state, id), success, best });
  const odds = modifier === 0 ? plainly : say('coup.oddsModified', { odds: plainly, modifier: signed(modifier) });
  return lowersDefcon(state, side, id) ? say('coup.oddsBattleground', { odds }) : odds;
}

/** Modifiers and chances of a realignment as an option's second line. */
export function realignDetail(state: TwilightState, side: Side, id: CountryId): Text {
  const odds = realignOdds(state, side, id);
  return say('realign.odds', {
    standing: standing(state, id),
    own: signed(realignModifier(state, side, id)),
    other: signed(realignModifier(state, opponent(side), id)),
    wins: odds.wins,
    loses: odds.loses,
  });
}
