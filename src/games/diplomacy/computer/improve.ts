// Makes a plan better by changes of single orders and of moves with their supports, as long as one helps against what the others may do.
import type { Power } from '../data/geography.js';
import { changesOf, hold, type Change } from './changes.js';
import type { Judge } from './judge.js';
import type { Plan } from './plan.js';
import type { Analysis } from './position.js';

/** A change must gain so much, so that plans do not drift. */
const least = 0.05;
/** After so many guesses a change that is behind by more than that is given up. */
const glance = 2;
const hopeless = 4;

/** A plan weighed against what the others may do. */
export interface Weighed {
  readonly plan: Plan;
  readonly value: number;
}

/** What a plan is worth on the average of some guesses. */
export function weigh(judge: Judge, plan: Plan, others: readonly Plan[]): number {
  let sum = 0;
  for (const other of others) sum += judge(new Map([...other, ...plan]));
  return sum / Math.max(1, others.length);
}

interface Task {
  readonly analysis: Analysis;
  readonly power: Power;
  readonly judge: Judge;
  readonly others: readonly Plan[];
  /** How many changes are tried at most, each against all guesses. */
  readonly budget: number;
}

/** The plan after as many passes over its units as help and as the budget allows. */
export function improve({ analysis, power, judge, others, budget }: Task, start: Plan): Weighed {
  const own = analysis.position.units.filter((unit) => unit.power === power);
  const { pact } = analysis.position;
  const owed = pact?.power === power ? pact.owed : [];
  const fixed = new Set(own.filter(({ at }) => owed.some((order) => order.unit === at)));
  const plan = new Map(start);
  const worlds = others.map((other) => new Map([...other, ...plan]));
  const values = worlds.map((world) => judge(world));
  let left = budget * worlds.length;

  /** What a change gains in all guesses together; less than nothing as soon as it is hopeless. */
  const gainOf = (change: Change): number => {
    let gain = 0;
    for (const [n, world] of worlds.entries()) {
      for (const [unit, order] of change) world.set(unit, order);
      gain += judge(world) - (values[n] ?? 0);
      for (const unit of change.keys()) world.set(unit, plan.get(unit) ?? hold(unit));
      left -= 1;
      if (n + 1 >= glance && gain < -hopeless * (n + 1)) return gain;
    }
    return gain;
  };
  const take = (change: Change): void => {
    for (const [unit, order] of change) plan.set(unit, order);
    for (const [n, world] of worlds.entries()) {
      for (const [unit, order] of change) world.set(unit, order);
      values[n] = judge(world);
    }
  };

  for (let again = true; again && left > 0;) {
    again = false;
    for (const unit of own) {
      if (fixed.has(unit)) continue;
      let best: Change | undefined;
      let most = least * worlds.length;
      for (const change of changesOf(analysis, own, plan, unit, fixed)) {
        const gain = gainOf(change);
        if (gain <= most) continue;
        most = gain;
        best = change;
      }
      if (best === undefined) continue;
      take(best);
      again = true;
      if (left <= 0) break;
    }
  }
  return { plan, value: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) };
}
