// The computer player's movement orders: drafts several plans, plays each out against what the others may do, takes the best.
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import { provinceOf } from '../data/geography.js';
import type { Power, Unit } from '../data/geography.js';
import { checkMovement } from '../rules/legality.js';
import { isMovementOrder, orderFromPath } from '../rules/order-paths.js';
import type { MovementOrder, Order } from '../state.js';
import { chanceFrom, type Chance } from './chance.js';
import { judge } from './judge.js';
import { openings } from './openings.js';
import { draftPlan } from './plan.js';
import type { Plan } from './plan.js';
import { analyse, mayEnter } from './position.js';
import type { Analysis, Position } from './position.js';
import { activePowers, worthFor } from './worth.js';

/** How many plans are drafted afresh, how many vary the best so far, and against how many guesses of what the others do they are weighed. */
interface Breadth {
  readonly fresh: number;
  readonly varied: number;
  readonly guesses: number;
}

/** Beginners take the better of two plans as if only one thing could happen. */
const breadths: Readonly<Record<Level, Breadth>> = {
  beginner: { fresh: 2, varied: 0, guesses: 1 },
  usual: { fresh: 10, varied: 22, guesses: 4 },
  strong: { fresh: 30, varied: 170, guesses: 16 },
};

/** In one guess of so many a power at peace breaks it. */
const suspicion = 4;

/** An opening from the book, if the power's units still stand where they start and it can be played in full. */
function openingFor(analysis: Analysis, power: Power, dice: Dice): readonly MovementOrder[] | undefined {
  const { units, season, pact } = analysis.position;
  const own = units.filter((unit) => unit.power === power);
  // The book knows nothing of promises.
  if (season !== 'spring' || (pact?.owed.length ?? 0) > 0) return undefined;
  for (const opening of dice.shuffle(openings[power], 'computer player')) {
    const paths = Object.entries(opening);
    const orders = paths.flatMap(([subject, path]) => {
      const order = orderFromPath(subject, path);
      return order === undefined ? [] : legal(analysis, power, order);
    });
    if (orders.length !== paths.length || orders.length !== own.length) continue;
    const isKept = orders.every((order) => order.kind !== 'move' || mayEnter(analysis, power, provinceOf(order.to)));
    if (isKept) return orders;
  }
  return undefined;
}

/** An order in full form if it is a legal movement order, as a list of none or one. */
function legal(analysis: Analysis, power: Power, order: Order): readonly MovementOrder[] {
  if (!isMovementOrder(order)) return [];
  const checked = checkMovement(analysis.board, power, order, analysis.rulings);
  return checked.legal ? [checked.order] : [];
}

/** What the others may do, guess by guess. Powers at peace keep it in most guesses; once in four they do not. */
function guessesOf(analysis: Analysis, power: Power, many: number, chance: Chance): readonly Plan[] {
  const { pact } = analysis.position;
  const treacherous = pact === undefined ? analysis : analyse({ ...analysis.position, pact: undefined });
  const worths = new Map(activePowers(analysis).map((one) => [one, worthFor(analysis, one)] as const));
  return Array.from({ length: many }, (_, n): Plan => {
    const keeps = n % suspicion !== suspicion - 1;
    const orders: [Unit, MovementOrder][] = [];
    for (const [other, seeks] of worths) {
      if (other === power) continue;
      const isFalse = !keeps && pact?.partners.has(other) === true;
      orders.push(
        ...(isFalse
          ? draftPlan(treacherous, other, worthFor(treacherous, other), chance)
          : draftPlan(analysis, other, seeks, chance)),
      );
    }
    const plan = new Map(orders);
    for (const { unit, to } of pact?.awaited ?? [])
      if (keeps) plan.set(unit, { kind: 'move', unit: unit.at, to, via: false });
    return plan;
  });
}

/** The best of some plans drafted for a power. */
function bestPlan(
  drafted: Analysis,
  judged: Analysis,
  power: Power,
  { breadth: { fresh, varied }, others, chance }: Search,
): Plan {
  const worth = worthFor(drafted, power);
  let best: Plan = new Map();
  let most = -Infinity;
  for (let tried = 0; tried < fresh + varied; tried += 1) {
    const plan = draftPlan(drafted, power, worth, chance, tried < fresh ? undefined : best);
    const value = judge(judged, power, worth, plan, others);
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  return best;
}

interface Search {
  readonly breadth: Breadth;
  readonly others: readonly Plan[];
  readonly chance: Chance;
}

/**
 * Orders for every unit of a power, all of them legal. Pure: the same position, power and dice give the same orders. What was agreed is
 * kept, unless breaking it gains so much that trust is not worth it.
 */
export function chooseOrders(
  position: Position,
  power: Power,
  dice: Dice,
  level: Level = 'usual',
): readonly MovementOrder[] {
  const analysis = analyse(position);
  const opening = openingFor(analysis, power, dice);
  if (opening !== undefined) return opening;
  const chance = chanceFrom(dice);
  const breadth = breadths[level];
  const search: Search = { breadth, others: guessesOf(analysis, power, breadth.guesses, chance), chance };
  const plan = keptOrBroken(analysis, power, bestPlan(analysis, analysis, power, search), search);
  return [...plan].map(([unit, order]) => legal(analysis, power, order)[0] ?? { kind: 'hold', unit: unit.at });
}

/** The plan that keeps what was agreed, or one that breaks it where that gains enough. */
function keptOrBroken(analysis: Analysis, power: Power, kept: Plan, search: Search): Plan {
  const { pact } = analysis.position;
  if (pact === undefined) return kept;
  const free = analyse({ ...analysis.position, pact: undefined });
  const broken = bestPlan(free, analysis, power, search);
  const worth = worthFor(free, power);
  const valueOf = (plan: Plan): number => judge(analysis, power, worth, plan, search.others);
  return valueOf(broken) - valueOf(kept) >= pact.worthBreaking ? broken : kept;
}
