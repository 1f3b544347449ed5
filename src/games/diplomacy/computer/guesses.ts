// What the others may do in a turn, as one power imagines it: some of it drafted, some of it thought through as well as they can.
import type { Power, Unit } from '../data/geography.js';
import type { MovementOrder } from '../state.js';
import type { Chance } from './chance.js';
import { improve } from './improve.js';
import { judgeFor } from './judge.js';
import { draftPlan, type Plan } from './plan.js';
import { analyse, type Analysis } from './position.js';
import { activePowers, worthFor } from './worth.js';

/** In one guess of so many a power at peace breaks it. */
const suspicion = 4;
/** In one guess of so many, whoever came nowhere tries the same again. */
const repeating = 3;

/** How much is imagined. */
export interface Foresight {
  readonly guesses: number;
  /** How many changes of a plan the others are taken to try before they are content with it. */
  readonly answers: number;
  /** So many answers of a power are thought through. */
  readonly answered: number;
  /** Out of so many plans: the rest are taken as they are drafted, since nobody always finds what is best. */
  readonly among: number;
  /** An answer is found against so many guesses of what all the others do. */
  readonly foreseen: number;
}

/** What the others may do, guess by guess. Powers at peace keep it in most guesses; once in four they do not. */
export function guessesOf(
  analysis: Analysis,
  power: Power,
  { guesses, answers, answered, among, foreseen }: Foresight,
  chance: Chance,
): readonly Plan[] {
  const { pact } = analysis.position;
  const treacherous = pact === undefined ? analysis : analyse({ ...analysis.position, pact: undefined });
  const all = activePowers(analysis);
  const worths = new Map(all.map((one) => [one, worthFor(analysis, one)] as const));
  const draft = (one: Power): Plan => draftPlan(analysis, one, worths.get(one) ?? worthFor(analysis, one), chance);
  const joint = (): Plan => new Map(all.flatMap((one) => [...draft(one)]));
  const answersOf = (one: Power): readonly Plan[] => {
    if (answers === 0) return [];
    const judge = judgeFor(analysis, one, worths.get(one) ?? worthFor(analysis, one));
    const others = Array.from({ length: foreseen }, joint);
    const task = { analysis, power: one, judge, others, budget: answers };
    return Array.from({ length: answered }, () => improve(task, draft(one)).plan);
  };
  /** A plan in which who came nowhere does the same again. */
  const again = (plan: Plan): Plan => {
    const orders = new Map(plan);
    for (const unit of plan.keys()) {
      const order = analysis.position.before?.get(unit.at);
      if (order !== undefined) orders.set(unit, order);
    }
    return orders;
  };
  const others = all.filter((one) => one !== power).map((one) => ({ one, best: answersOf(one) }));
  return Array.from({ length: guesses }, (_, n): Plan => {
    const keeps = n % suspicion !== suspicion - 1;
    const orders: [Unit, MovementOrder][] = [];
    for (const { one, best } of others) {
      const isFalse = !keeps && pact?.partners.has(one) === true;
      const drafted = (): Plan =>
        isFalse ? draftPlan(treacherous, one, worthFor(treacherous, one), chance) : draft(one);
      const plan = (isFalse ? undefined : best[Math.floor(chance.next() * among)]) ?? drafted();
      orders.push(...(n % repeating === 1 ? again(plan) : plan));
    }
    const plan = new Map(orders);
    for (const { unit, to } of pact?.awaited ?? [])
      if (keeps) plan.set(unit, { kind: 'move', unit: unit.at, to, via: false });
    return plan;
  });
}
