// Spending Operations: influence, coup, realignment or the space race, with all that limits them (spec 7.3 to 7.6).
import type { Question, Review, Spread } from '../../../../table/question.js';
import type { Text } from '../../../../table/text.js';
import { chooseCountries, chooseOne, countryRow, framed, type Way } from '../../questions/ask.js';
import { placeByRule } from '../../questions/absence-spread.js';
import { canCoup, coup, coupModifier, coupOdds, coupTargets, lowersDefcon, type CoupResult } from '../effects/coup.js';
import { offerBeforeStrike, offerCrisisEnd } from '../events/cuban-missile-crisis.js';
import type { CardId } from '../../data/cards.js';
import type { CountryId } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { charged } from '../effects/defcon.js';
import { signed } from '../effects/dice.js';
import { regionOf, type SpaceId } from '../../data/geography.js';
import { mostPoints, placementCost, placeWithOps, reachable, standing } from '../effects/influence.js';
import { allowance, budgetOf, mostOf, type Budget } from '../../rules/ops-value.js';
import { realign, realignModifier, realignOdds, realignTargets } from '../effects/realignment.js';
import { say, sideName } from '../../reports/names.js';
import { attemptSpace, canGoToSpace, spaceOdds } from '../effects/space-race.js';
import type { TwilightState } from '../../state.js';
import type { Script, TwilightTable } from '../../table.js';

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
  /** An event that lowers DEFCON for certain follows: a coup that takes DEFCON to 2 loses the game then. */
  readonly thenDrops?: boolean;
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
      return placeable(state, side, budget).length > 0;
    case 'coup':
      return coupTargets(state, side).length > 0;
    case 'realign':
      return realignTargets(state, side).length > 0;
    case 'space':
      return card !== undefined && canGoToSpace(state, side, card);
  }
}

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
  const dangers = coupTargets(state, grant.side).map((id) => coupDanger(state, grant.side, id, grant.thenDrops));
  return dangers.every((danger) => danger !== undefined) ? dangers[0] : undefined;
}

/**
 * Lets a side spend Operations: asks what for (when there is a choice) and how.
 * @returns the use; undefined when they were declined or nothing is legal.
 */
export function* spendOps(t: TwilightTable, grant: OpsGrant): Script<OpsUse | undefined> {
  const uses = legalUses(t.state, grant);
  if (uses.length === 0) {
    t.tell(say('ops.nothing', { side: sideName(grant.side) }));
    return undefined;
  }
  const ways: Way<OpsUse | 'decline'>[] = uses.map((use) => useWay(t.state, grant, use));
  if (grant.optional === true) ways.push({ id: 'decline', text: say('use.decline') });
  const first = uses[0] ?? 'influence';
  const chosen = yield* chooseOne(t, {
    key: 'opsUse',
    side: grant.side,
    text: say('ask.opsUse', { ops: opsText(grant.budget) }),
    about: { ops: grant.budget.base, card: grant.card, optional: grant.optional === true },
    ways,
    fallback: grant.optional === true && !uses.includes('influence') ? 'decline' : first,
  });
  if (chosen === 'decline') {
    t.tell(say('ops.declined', { side: sideName(grant.side) }));
    return undefined;
  }
  yield* spendOn(t, grant, chosen);
  return chosen;
}

/** Spends Operations on a use already chosen and legal. */
export function* spendOn(t: TwilightTable, grant: OpsGrant, use: OpsUse): Script<void> {
  switch (use) {
    case 'influence':
      yield* askPlacement(t, grant.side, grant.budget);
      return;
    case 'coup':
      yield* askCoup(t, { side: grant.side, budget: grant.budget, thenDrops: grant.thenDrops === true });
      return;
    case 'realign':
      yield* askRealignments(t, { side: grant.side, budget: grant.budget });
      return;
    case 'space':
      attemptSpace(t, grant.side);
  }
}

/** A number of Operations in words, with its regional bonuses. */
export function opsText(budget: Budget): Text {
  const [first, second] = budget.bonuses;
  if (first === undefined) return say('ops.plain', { ops: budget.base });
  const inside = second === undefined ? first.area : 'southeast_asia';
  return say('ops.bonus', { ops: budget.base, more: mostOf(budget), region: { key: `region.${inside}` } });
}

/** Places where at least one point can be paid for. */
export function placeable(state: TwilightState, side: Side, budget: Budget): readonly SpaceId[] {
  return reachable(state, side).filter((id) => mostPoints(state, side, id, allowance(budget, [id])) > 0);
}

/** Asks how Operations are spread as influence: one question, priced as control breaks. */
function* askPlacement(t: TwilightTable, side: Side, budget: Budget): Script<void> {
  const answer = yield* t.ask(placementQuestion(t.state, side, budget));
  placeWithOps(t, side, answer);
}

/** The question of where influence goes. */
export function placementQuestion(state: TwilightState, side: Side, budget: Budget): Question<Spread<SpaceId>> {
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
      about: { ops: budget.base, bonuses: budget.bonuses },
    }),
    form: {
      kind: 'spread',
      min: endless ? budget.base : Math.max(0, budget.base - 1),
      max: mostOf(budget),
      rows: () => open.map((id) => countryRow(state, id, mostPoints(state, side, id, allowance(budget, [id])))),
      price,
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

/** A coup to be asked for. */
export interface CoupGrant {
  readonly side: Side;
  readonly budget: Budget;
  /** Only these countries; every country when absent. */
  readonly countries?: readonly CountryId[];
  /** The DEFCON ban is ignored and no military operations are gained. */
  readonly free?: boolean;
  /** No target may be named. */
  readonly optional?: boolean;
  /** An event that lowers DEFCON for certain follows. */
  readonly thenDrops?: boolean;
}

/** What came of a coup that was asked for. */
export interface CoupMade extends CoupResult {
  readonly target: CountryId;
}

/** What naming a target would bring about, when it ends the game. */
export function coupDanger(state: TwilightState, side: Side, id: CountryId, thenDrops = false): Text | undefined {
  if (state.missileCrisis === side) return say('danger.crisisCoup');
  const ends = state.defcon <= (thenDrops ? 3 : 2) && lowersDefcon(state, side, id);
  return ends && charged(state) === side ? say('danger.nuclearCoup') : undefined;
}

/**
 * Asks for the target of a coup and attempts it.
 * @returns undefined when there is no target or none was named.
 */
export function* askCoup(t: TwilightTable, grant: CoupGrant): Script<CoupMade | undefined> {
  const { side, free = false } = grant;
  const legal = (): readonly CountryId[] =>
    grant.countries === undefined
      ? coupTargets(t.state, side, free)
      : grant.countries.filter((id) => canCoup(t.state, side, id, free));
  if (legal().length === 0) return undefined;
  yield* offerCrisisEnd(t, side, 'coup');
  yield* offerBeforeStrike(t, side, legal());
  const targets = legal();
  if (targets.length === 0) t.tell(say('ops.nothing', { side: sideName(side) }));
  const { state } = t;
  const opsAt = (id: CountryId): number => allowance(grant.budget, [id]);
  const [target] = yield* chooseCountries(t, {
    key: 'coupTarget',
    side,
    text: say('ask.coup', { ops: opsText(grant.budget) }),
    about: { ops: grant.budget.base, free, optional: grant.optional === true },
    ids: targets,
    min: grant.optional === true ? 0 : 1,
    detail: (id) => coupDetail(state, side, id, opsAt(id)),
    danger: (id) => coupDanger(state, side, id, grant.thenDrops),
    fallback:
      grant.optional === true
        ? []
        : targets.toSorted((a, b) => dangerRank(state, side, a) - dangerRank(state, side, b)).slice(0, 1),
  });
  if (target === undefined) return undefined;
  return { target, ...coup(t, side, target, opsAt(target), free) };
}

function dangerRank(state: TwilightState, side: Side, id: CountryId): number {
  return coupDanger(state, side, id) === undefined ? 0 : 1;
}

/** The odds of a coup as an option's second line. */
export function coupDetail(state: TwilightState, side: Side, id: CountryId, ops: number): Text {
  const odds = coupOdds(state, side, id, ops);
  const modifier = signed(coupModifier(state, side, id));
  const key = lowersDefcon(state, side, id) ? 'coup.oddsBattleground' : 'coup.odds';
  return say(key, { standing: standing(state, id), success: odds.success, best: odds.best, modifier });
}

/** Realignments to be asked for. */
export interface RealignGrant {
  readonly side: Side;
  readonly budget: Budget;
  readonly countries?: readonly CountryId[];
  /** The DEFCON ban is ignored. */
  readonly free?: boolean;
  /** The side may stop before all rolls are made. */
  readonly mayStop?: boolean;
  /** All rolls fall in the region of the first. */
  readonly oneRegion?: boolean;
}

/** Asks for realignment targets one after another, each rolled before the next is named. */
export function* askRealignments(t: TwilightTable, grant: RealignGrant): Script<void> {
  const { side, budget, free = false } = grant;
  const { state } = t;
  const used: CountryId[] = [];
  const open = (): readonly CountryId[] =>
    realignTargets(state, side, free).filter(
      (id) =>
        (grant.countries === undefined || grant.countries.includes(id)) &&
        (grant.oneRegion !== true || used.every((other) => regionOf(other) === regionOf(id))) &&
        allowance(budget, [...used, id]) > used.length,
    );
  yield* offerBeforeStrike(t, side, open());
  for (;;) {
    const targets = open();
    if (targets.length === 0) return;
    const mayStop = grant.mayStop === true || used.length >= budget.base;
    const [target] = yield* chooseCountries(t, {
      key: 'realignTarget',
      side,
      text: say(mayStop ? 'ask.realignOrStop' : 'ask.realign', { left: Math.max(1, budget.base - used.length) }),
      about: { left: budget.base - used.length, mayStop, free },
      ids: targets,
      min: mayStop ? 0 : 1,
      detail: (id) => realignDetail(state, side, id),
      fallback: mayStop ? [] : targets.slice(0, 1),
    });
    if (target === undefined) return;
    realign(t, side, target);
    used.push(target);
  }
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

/**
 * What Junta and Tear Down this Wall grant: a free coup, or realignments, or nothing, in some countries.
 * @param printed the value of the card in use.
 */
export function* askFreeAction(
  t: TwilightTable,
  grant: Pick<RealignGrant, 'side' | 'oneRegion'> & {
    readonly printed: number;
    readonly countries: readonly CountryId[];
  },
): Script<void> {
  const { side, countries, oneRegion = false } = grant;
  const { state } = t;
  const budget = budgetOf(state, side, grant.printed);
  const ways: Way<'coup' | 'realign' | 'none'>[] = [];
  if (countries.some((id) => canCoup(state, side, id, true))) ways.push({ id: 'coup', text: say('use.freeCoup') });
  if (realignTargets(state, side, true).some((id) => countries.includes(id))) {
    ways.push({ id: 'realign', text: say('use.realign') });
  }
  if (ways.length === 0) return;
  ways.push({ id: 'none', text: say('use.decline') });
  const chosen = yield* chooseOne(t, {
    key: 'freeAction',
    side,
    text: say('ask.freeAction', { ops: opsText(budget) }),
    about: { ops: budget.base, countries },
    ways,
    fallback: 'none',
  });
  if (chosen === 'coup') yield* askCoup(t, { side, budget, countries, free: true, optional: true });
  if (chosen === 'realign')
    yield* askRealignments(t, { side, budget, countries, free: true, mayStop: true, oneRegion });
}
