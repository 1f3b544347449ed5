// The computer player's movement orders: drafts several plans, plays each out against what the others may do, takes the best.
import type { Dice } from '../../../table/dice.js';
import type { Level } from '../../../table/levels.js';
import type { Power, Unit } from '../data/geography.js';
import { checkMovement } from '../rules/legality.js';
import { isMovementOrder, orderFromPath } from '../rules/order-paths.js';
import type { MovementOrder, Order } from '../state.js';
import { chanceFrom } from './chance.js';
import { judge } from './judge.js';
import { openings } from './openings.js';
import { draftPlan } from './plan.js';
import type { Plan } from './plan.js';
import { analyse } from './position.js';
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

/** An opening from the book, if the power's units still stand where they start and it can be played in full. */
function openingFor(analysis: Analysis, power: Power, dice: Dice): readonly MovementOrder[] | undefined {
  const { units, season } = analysis.position;
  const own = units.filter((unit) => unit.power === power);
  if (season !== 'spring') return undefined;
  for (const opening of dice.shuffle(openings[power], 'computer player')) {
    const paths = Object.entries(opening);
    const orders = paths.flatMap(([subject, path]) => {
      const order = orderFromPath(subject, path);
      return order === undefined ? [] : legal(analysis, power, order);
    });
    if (orders.length === paths.length && orders.length === own.length) return orders;
  }
  return undefined;
}

/** An order in full form if it is a legal movement order, as a list of none or one. */
function legal(analysis: Analysis, power: Power, order: Order): readonly MovementOrder[] {
  if (!isMovementOrder(order)) return [];
  const checked = checkMovement(analysis.board, power, order, analysis.rulings);
  return checked.legal ? [checked.order] : [];
}

/**
 * Orders for every unit of a power, all of them legal. Pure: the same position, power and dice give the same orders.
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
  const worths = new Map(activePowers(analysis).map((one) => [one, worthFor(analysis, one)] as const));
  const worth = worths.get(power) ?? worthFor(analysis, power);
  const { fresh, varied, guesses } = breadths[level];
  const others = Array.from({ length: guesses }, (): Plan => {
    const orders: [Unit, MovementOrder][] = [];
    for (const [other, seeks] of worths) if (other !== power) orders.push(...draftPlan(analysis, other, seeks, chance));
    return new Map(orders);
  });
  let best: Plan = new Map();
  let most = -Infinity;
  for (let drafted = 0; drafted < fresh + varied; drafted += 1) {
    const plan = draftPlan(analysis, power, worth, chance, drafted < fresh ? undefined : best);
    const value = judge(analysis, power, worth, plan, others);
    if (value <= most) continue;
    most = value;
    best = plan;
  }
  return [...best].map(([unit, order]) => legal(analysis, power, order)[0] ?? { kind: 'hold', unit: unit.at });
}
