// Spending Operations: influence, coup, realignment or the Space Race (rulebook, 6.0 Operations).
import { chooseCountries, chooseOne } from '../../questions/ask.js';
import type { Way } from '../../../../table/ask.js';
import { coup, type CoupResult } from '../effects/coup.js';
import { coupTargets, canCoup } from '../../rules/coups.js';
import { announce } from '../announce.js';
import type { CardId } from '../../data/cards.js';
import type { CountryId } from '../../data/countries.js';
import type { Side } from '../../data/terms.js';
import { regionOf } from '../../data/geography.js';
import { placeWithOps } from '../effects/influence.js';
import { allowance, budgetOf, type Budget } from '../../rules/ops-value.js';
import { realign } from '../effects/realignment.js';
import { realignTargets } from '../../rules/realignments.js';
import { say, sideName } from '../../reports/names.js';
import { attemptSpace } from '../effects/space-race.js';
import type { TwilightTable } from '../../state.js';
import type { Script } from '../../../../table/script.js';
import type { Text } from '../../../../table/text.js';
import { legalUses, type OpsGrant, type OpsUse } from '../../rules/operations.js';
import {
  useWay,
  opsText,
  placementQuestion,
  coupDanger,
  dangerRank,
  coupDetail,
  realignDetail,
} from '../../questions/operations.js';

/**
 * Lets a side spend Operations: asks what for (when there is a choice) and how.
 * @returns the use; undefined when they were declined or nothing is legal.
 */
export function* spendOps(t: TwilightTable, grant: OpsGrant): Script<OpsUse | undefined> {
  const use = yield* chooseUse(t, grant);
  if (use !== undefined) yield* spendOn(t, grant, use);
  return use;
}

/**
 * Asks what Operations are used for, when there is a choice.
 * @returns undefined when they were declined or nothing is legal.
 */
export function* chooseUse(t: TwilightTable, grant: OpsGrant): Script<OpsUse | undefined> {
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
  return chosen;
}

/** Spends Operations on a use already chosen and legal. */
export function* spendOn(t: TwilightTable, grant: OpsGrant, use: OpsUse): Script<void> {
  switch (use) {
    case 'influence':
      yield* askPlacement(t, grant);
      return;
    case 'coup':
      yield* askCoup(t, { side: grant.side, budget: grant.budget, then: grant.then });
      return;
    case 'realign':
      yield* askRealignments(t, { side: grant.side, budget: grant.budget });
      return;
    case 'space':
      attemptSpace(t, grant.side);
  }
}

/** Asks how Operations are spread as influence: one question, priced as control breaks. */
function* askPlacement(t: TwilightTable, { side, budget, then }: OpsGrant): Script<void> {
  const answer = yield* t.ask(placementQuestion(t.state, side, budget, then));
  placeWithOps(t, side, answer);
}

/** A question with the countries it is about, where these are not all. */
function within(ask: Text, where: Text | undefined): Text {
  return where === undefined ? ask : say('ask.scoped', { ask, where });
}

/** A coup to be asked for. */
export interface CoupGrant {
  readonly side: Side;
  readonly budget: Budget;
  /** Only these countries; every country when absent. */
  readonly countries?: readonly CountryId[];
  /** What these countries are, in words. */
  readonly where?: Text;
  /** The DEFCON ban is ignored and no military operations are gained. */
  readonly free?: boolean;
  /** No target may be named. */
  readonly optional?: boolean;
  /** The opponent's event that follows. */
  readonly then?: CardId | undefined;
}

/** What came of a coup that was asked for. */
export interface CoupMade extends CoupResult {
  readonly target: CountryId;
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
  yield* announce(t, { do: 'strike', side, by: 'coup', targets: legal() });
  const targets = legal();
  if (targets.length === 0) t.tell(say('ops.nothing', { side: sideName(side) }));
  const { state } = t;
  const opsAt = (id: CountryId): number => allowance(grant.budget, [id]);
  const [target] = yield* chooseCountries(t, {
    key: 'coupTarget',
    side,
    text: within(say('ask.coup', { ops: opsText(grant.budget) }), grant.where),
    none: say('none.coup'),
    about: { ops: grant.budget.base, free, optional: grant.optional === true, then: grant.then },
    ids: targets,
    min: grant.optional === true ? 0 : 1,
    detail: (id) => coupDetail(state, side, id, opsAt(id)),
    danger: (id) => coupDanger(state, side, id, grant.then),
    fallback:
      grant.optional === true
        ? []
        : targets.toSorted((a, b) => dangerRank(state, side, a) - dangerRank(state, side, b)).slice(0, 1),
  });
  if (target === undefined) return undefined;
  return { target, ...coup(t, side, target, opsAt(target), free) };
}

/** Realignments to be asked for. */
export interface RealignGrant {
  readonly side: Side;
  readonly budget: Budget;
  readonly countries?: readonly CountryId[];
  /** What these countries are, in words. */
  readonly where?: Text;
  /** The DEFCON ban is ignored. */
  readonly free?: boolean;
  /** The side may stop before all rolls are made. */
  readonly mayStop?: boolean;
  /** All rolls fall in the region of the first. */
  readonly oneRegion?: boolean;
}

/**
 * Asks for realignment targets one after another, each rolled before the next is named.
 * @internal
 */
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
  yield* announce(t, { do: 'strike', side, by: 'realignments', targets: open() });
  for (;;) {
    const targets = open();
    if (targets.length === 0) return;
    const mayStop = grant.mayStop === true || used.length >= budget.base;
    const [target] = yield* chooseCountries(t, {
      key: 'realignTarget',
      side,
      text: within(
        say(mayStop ? 'ask.realignOrStop' : 'ask.realign', { left: Math.max(1, budget.base - used.length) }),
        grant.where,
      ),
      none: say('none.stop'),
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

/**
 * What Junta and Tear Down this Wall grant: a free coup, or realignments, or nothing, in some countries.
 * @param printed the value of the card in use.
 */
export function* askFreeAction(
  t: TwilightTable,
  grant: Pick<RealignGrant, 'side' | 'oneRegion'> & {
    readonly printed: number;
    readonly countries: readonly CountryId[];
    readonly where: Text;
  },
): Script<void> {
  const { side, countries, where, oneRegion = false } = grant;
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
    text: within(say('ask.freeAction', { ops: opsText(budget) }), grant.where),
    about: { ops: budget.base, countries },
    ways,
    fallback: 'none',
  });
  if (chosen === 'coup') yield* askCoup(t, { side, budget, countries, where, free: true, optional: true });
  if (chosen === 'realign')
    yield* askRealignments(t, { side, budget, countries, where, free: true, mayStop: true, oneRegion });
}
