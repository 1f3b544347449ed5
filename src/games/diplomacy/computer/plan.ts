// Drafts one set of orders for a power: goals in order of worth, with supports, convoys and guards around them.
import { adjacentSeas, canReach, provinceOf, touchesSea } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import { canSupportInto } from '../rules/legality.js';
import type { MovementOrder } from '../state.js';
import type { Chance } from './chance.js';
import { friendly, mayEnter, stepsOf } from './position.js';
import type { Analysis } from './position.js';
import type { Worth } from './worth.js';

/** Something a unit could do: stay where it is, or go somewhere, perhaps carried by a fleet. */
interface Goal {
  readonly unit: Unit;
  readonly to: Location;
  readonly fleet: Unit | null;
  readonly score: number;
}

/** One order for each unit of a power, or of several. */
export type Plan = ReadonlyMap<Unit, MovementOrder>;

/** Orders under construction. */
interface Draft {
  readonly orders: Map<Unit, MovementOrder>;
  /** Own units' targets, so that no two go to one province. */
  readonly taken: Set<ProvinceId>;
}

/** How much the scores of goals are shaken, so that no two plans are alike. */
const shake = 0.35;
/** What attacking a held province without help is worth compared with an open one, and what it is worth with help. */
const alone = 0.12;
const helped = 0.8;
/** What a goal is worth that a rival may bounce. */
const contested = 0.8;
/** What a carried move is worth compared with a walk: it ties a fleet. */
const carried = 0.85;
/** How often a goal that rivals could bounce gets a support it may not need. */
const caution = 0.55;
/** How much of an earlier plan a variation keeps. */
const keeping = 0.55;

function goalsOf(analysis: Analysis, power: Power, unit: Unit, worth: Worth, chance: Chance): readonly Goal[] {
  const { board, position } = analysis;
  const shaken = (score: number): number => score * (1 + shake * (chance.next() * 2 - 1));
  const goal = (to: Location, fleet: Unit | null): Goal => {
    const id = provinceOf(to);
    const occupant = board.at(id);
    let score = worth(unit.type, to) * (fleet === null ? 1 : carried);
    if (occupant !== undefined && occupant !== unit && !friendly(position, power, occupant.power)) {
      const mates = analysis.reaching(id).filter((mate) => mate !== unit && mate.power === power).length;
      score *= mates > 0 ? helped : alone;
    } else if (occupant !== undefined && occupant !== unit && occupant.power !== power) score = 0;
    else if (analysis.threats(power, id).some((rival) => rival !== occupant)) score *= contested;
    return { unit, to, fleet, score: shaken(score) };
  };
  const stay: Goal = { unit, to: unit.at, fleet: null, score: shaken(worth(unit.type, unit.at)) };
  return [
    stay,
    ...stepsOf(analysis, unit).map((to) => goal(to, null)),
    ...landingsOf(analysis, power, unit).map(([to, fleet]) => goal(to, fleet)),
  ];
}

/** Coasts an army could be carried to by one own fleet. */
export function landingsOf(analysis: Analysis, power: Power, unit: Unit): readonly (readonly [ProvinceId, Unit])[] {
  if (unit.type === 'F') return [];
  const from = provinceOf(unit.at);
  const fleets = adjacentSeas(from).flatMap((sea) => {
    const fleet = analysis.board.at(sea);
    return fleet?.power === power ? [fleet] : [];
  });
  return [...analysis.board.convoys(from).keys()].flatMap((to) => {
    if (canReach('A', unit.at, to) || !mayEnter(analysis, power, to)) return [];
    const fleet = fleets.find((one) => touchesSea(to, provinceOf(one.at)));
    return fleet === undefined ? [] : [[to, fleet] as const];
  });
}

/** How many supports a move should have, given who could stand against it. */
function supportsWanted(analysis: Analysis, power: Power, to: ProvinceId, unit: Unit, chance: Chance): number {
  const occupant = analysis.board.at(to);
  const rivals = analysis.threats(power, to).filter((rival) => rival !== occupant).length;
  if (occupant === undefined || occupant.power === power)
    return rivals > 0 && occupant !== unit && chance.next() < caution ? 1 : 0;
  return rivals > 0 && chance.next() < caution ? 2 : 1;
}

function enlist(analysis: Analysis, power: Power, goal: Goal, wanted: number, draft: Draft, worth: Worth): number {
  const target = provinceOf(goal.to);
  const free = analysis.position.units
    .filter((unit) => unit.power === power && unit !== goal.unit && unit !== goal.fleet && !draft.orders.has(unit))
    .filter((unit) => canSupportInto(analysis.board, unit, target))
    .sort((a, b) => bestNearby(analysis, a, worth) - bestNearby(analysis, b, worth));
  const enlisted = free.slice(0, wanted);
  const to = goal.to === goal.unit.at ? null : goal.to;
  for (const unit of enlisted) {
    draft.orders.set(unit, { kind: 'support', unit: unit.at, of: goal.unit.at, to });
    draft.taken.add(provinceOf(unit.at));
  }
  return enlisted.length;
}

function bestNearby(analysis: Analysis, unit: Unit, worth: Worth): number {
  return Math.max(...[unit.at, ...stepsOf(analysis, unit)].map((at) => worth(unit.type, at)));
}

function pursue(analysis: Analysis, power: Power, goal: Goal, worth: Worth, draft: Draft, chance: Chance): void {
  const { unit, to, fleet } = goal;
  const target = provinceOf(to);
  const stays = target === provinceOf(unit.at);
  if (draft.orders.has(unit) || draft.taken.has(target)) return;
  if (fleet !== null && draft.orders.has(fleet)) return;
  const occupant = analysis.board.at(target);
  const wanted = supportsWanted(analysis, power, target, unit, chance);
  const attack = !stays && occupant !== undefined && occupant.power !== power;
  const got = wanted > 0 ? enlist(analysis, power, goal, wanted, draft, worth) : 0;
  if (attack && got === 0 && chance.next() > alone) return;
  draft.taken.add(target);
  if (stays) draft.orders.set(unit, { kind: 'hold', unit: unit.at });
  else draft.orders.set(unit, { kind: 'move', unit: unit.at, to, via: false });
  if (fleet !== null) {
    draft.orders.set(fleet, { kind: 'convoy', unit: fleet.at, of: unit.at, to: target });
    draft.taken.add(provinceOf(fleet.at));
  }
}

/** A unit that runs into an own one that stays supports it instead; one with nothing to do guards a neighbour. */
function tidy(analysis: Analysis, power: Power, draft: Draft): void {
  for (let again = true; again;) {
    again = false;
    for (const [unit, order] of draft.orders) {
      if (order.kind !== 'move') continue;
      const occupant = analysis.board.at(provinceOf(order.to));
      if (occupant?.power !== power || draft.orders.get(occupant)?.kind === 'move') continue;
      draft.orders.set(unit, { kind: 'hold', unit: unit.at });
      for (const [helper, help] of draft.orders)
        if ((help.kind === 'support' || help.kind === 'convoy') && help.of === unit.at && help.to !== null)
          draft.orders.set(helper, { kind: 'hold', unit: helper.at });
      again = true;
    }
  }
  for (const [unit, order] of draft.orders)
    if (order.kind === 'hold') draft.orders.set(unit, guard(analysis, power, unit, draft) ?? order);
}

/** A plan in which no unit runs into an own one that stays, and none that could help another holds. */
export function tidied(analysis: Analysis, power: Power, plan: Plan): Plan {
  const draft: Draft = { orders: new Map(plan), taken: new Set() };
  tidy(analysis, power, draft);
  return draft.orders;
}

/** The support to give that helps most: a move that may be opposed, or a neighbour under threat. */
function guard(analysis: Analysis, power: Power, unit: Unit, draft: Draft): MovementOrder | undefined {
  let best: MovementOrder | undefined;
  let most = 0;
  for (const [other, order] of draft.orders) {
    if (other === unit) continue;
    const to = order.kind === 'move' ? order.to : null;
    const acts = provinceOf(to ?? other.at);
    if (!canSupportInto(analysis.board, unit, acts)) continue;
    const occupant = analysis.board.at(acts);
    const need =
      analysis.threats(power, acts).length +
      (to !== null && occupant !== undefined && occupant.power !== power ? 1 : 0);
    if (need <= most) continue;
    most = need;
    best = { kind: 'support', unit: unit.at, of: other.at, to };
  }
  return best;
}

/** The orders of an earlier plan that a new one builds on: some of the moves and holds, and the help these get. */
function kept(earlier: Plan, chance: Chance): Draft {
  const draft: Draft = { orders: new Map(), taken: new Set() };
  const names = new Set<Location>();
  for (const [unit, order] of earlier) {
    if ((order.kind !== 'move' && order.kind !== 'hold') || chance.next() > keeping) continue;
    draft.orders.set(unit, order);
    draft.taken.add(provinceOf(order.kind === 'move' ? order.to : unit.at));
    names.add(unit.at);
  }
  for (const [unit, order] of earlier) {
    if ((order.kind !== 'support' && order.kind !== 'convoy') || !names.has(order.of)) continue;
    draft.orders.set(unit, order);
    draft.taken.add(provinceOf(unit.at));
  }
  return draft;
}

/** What a power has promised stands in each of its plans, and no unit of its own goes where that one stays. */
function promise({ position: { pact, units } }: Analysis, power: Power, draft: Draft): void {
  if (pact?.power !== power) return;
  for (const order of pact.owed) {
    const unit = units.find(({ at }) => at === order.unit);
    if (unit === undefined) continue;
    draft.orders.set(unit, order);
    draft.taken.add(provinceOf(unit.at));
  }
}

/**
 * Draft orders for all units of a power. Each call drafts another plan; the worth of places decides what is sought.
 * @param earlier a plan to vary: about half of it is kept.
 */
export function draftPlan(analysis: Analysis, power: Power, worth: Worth, chance: Chance, earlier?: Plan): Plan {
  const own = analysis.position.units.filter((unit) => unit.power === power);
  const draft: Draft = earlier === undefined ? { orders: new Map(), taken: new Set() } : kept(earlier, chance);
  promise(analysis, power, draft);
  const goals = own
    .filter((unit) => !draft.orders.has(unit))
    .flatMap((unit) => goalsOf(analysis, power, unit, worth, chance))
    .sort((a, b) => b.score - a.score);
  for (const goal of goals) pursue(analysis, power, goal, worth, draft, chance);
  for (const unit of own) if (!draft.orders.has(unit)) draft.orders.set(unit, { kind: 'hold', unit: unit.at });
  tidy(analysis, power, draft);
  return draft.orders;
}
