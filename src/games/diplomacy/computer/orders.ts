// The computer player's movement orders: drafts several plans, plays each out against what the others may do, and makes the best better.
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import { provinceOf } from '../data/geography.js';
import type { Power } from '../data/geography.js';
import { checkMovement } from '../rules/legality.js';
import { isMovementOrder, orderFromPath } from '../rules/order-paths.js';
import type { MovementOrder, Order } from '../state.js';
import { chanceFrom, type Chance } from './chance.js';
import { improve, weigh, type Weighed } from './improve.js';
import { guessesOf, type Foresight } from './guesses.js';
import { judgeFor } from './judge.js';
import { pactOf } from './pact.js';
import { openings } from './openings.js';
import { draftPlan, tidied } from './plan.js';
import type { Plan } from './plan.js';
import { analyse, mayEnter } from './position.js';
import type { Analysis, Position } from './position.js';
import { worthFor } from './worth.js';

/** How many plans are drafted, how many changes of the best are tried then, and how much of the others is imagined. */
interface Breadth extends Foresight {
  readonly drafts: number;
  readonly changes: number;
}

/** Beginners take the better of two plans as if only one thing could happen. */
const breadths: Readonly<Record<Level, Breadth>> = {
  beginner: { drafts: 2, guesses: 1, changes: 0, answers: 0, answered: 2, among: 3, foreseen: 2 },
  usual: { drafts: 12, guesses: 6, changes: 1200, answers: 100, answered: 2, among: 3, foreseen: 2 },
  strong: { drafts: 40, guesses: 16, changes: 3000, answers: 800, answered: 5, among: 6, foreseen: 6 },
};

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

/** The best of some plans drafted for a power, made better. */
function bestPlan(drafted: Analysis, judged: Analysis, power: Power, { breadth, others, chance }: Search): Weighed {
  const worth = worthFor(drafted, power);
  const judge = judgeFor(judged, power, worth);
  let best: Plan = new Map();
  let most = -Infinity;
  for (let tried = 0; tried < breadth.drafts; tried += 1) {
    const plan = draftPlan(drafted, power, worth, chance, tried * 2 < breadth.drafts ? undefined : best);
    const value = weigh(judge, plan, others);
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  if (breadth.changes === 0) return { plan: best, value: most };
  return improve({ analysis: drafted, power, judge, others, budget: breadth.changes }, best);
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
  const search: Search = { breadth, others: guessesOf(analysis, power, breadth, chance), chance };
  const chosen = keptOrBroken(analysis, power, bestPlan(analysis, analysis, power, search), search);
  const plan = tidied(analysis, power, chosen);
  return [...plan].map(([unit, order]) => legal(analysis, power, order)[0] ?? { kind: 'hold', unit: unit.at });
}

/** The plan that keeps what was agreed, or the best that breaks one word of it, where that gains enough. */
function keptOrBroken(analysis: Analysis, power: Power, kept: Weighed, search: Search): Plan {
  const { pact } = analysis.position;
  if (pact === undefined) return kept.plan;
  let best = kept.plan;
  let most = 0;
  for (const word of pact.words) {
    const rest = pact.words.filter((one) => one !== word);
    const free = analyse({ ...analysis.position, pact: pactOf(power, rest) });
    const broken = bestPlan(free, analysis, power, search);
    const judge = judgeFor(analysis, power, worthFor(free, power));
    const gain = broken.value - weigh(judge, kept.plan, search.others);
    if (gain < word.worthBreaking || gain - word.worthBreaking < most) continue;
    most = gain - word.worthBreaking;
    best = broken.plan;
  }
  return best;
}
