// The question that asks a seat for its movement orders.
import type { Orders, OrdersAnswer, Question, SeatId } from '../../../table/question.js';
import { pathsOf } from '../../../table/sheet.js';
import { centres } from '../data/geography.js';
import type { Unit } from '../data/geography.js';
import { fullUnitText, powerText, seasonText } from '../reports/names.js';
import { orderText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import type { Sent } from '../rules/assignment.js';
import { isMovementPath } from '../rules/legality.js';
import { isMovementOrder, orderFromPath } from '../rules/order-paths.js';
import { boardOf } from '../rules/unit-index.js';
import type { Board } from '../rules/unit-index.js';
import { powersOf } from '../state.js';
import type { DiplomacyState, MovementOrder } from '../state.js';
import { reviewMovement } from './review.js';
import { movementStepFor } from './step-options.js';

/** The board of a position: its units and closed provinces. */
export function boardOfState(state: Pick<DiplomacyState, 'units' | 'closed'>): Board {
  return boardOf(state.units, new Set(state.closed));
}

/** Asks a seat for the orders of all its units; units left out hold, and a power without any order is in civil disorder. */
export function movementSheet(
  state: DiplomacyState,
  seat: SeatId,
  board: Board = boardOfState(state),
): Question<Orders> {
  const commanded = powersOf(state.seats, seat);
  const mine = state.units.filter(({ power }) => commanded.includes(power));
  const unitAt = new Map<string, Unit>(mine.map((unit) => [unit.at, unit]));
  const prizes = new Set(centres.filter((id) => !commanded.some((power) => power === state.owners[id])));
  const subjects = mine.map((unit) => ({
    id: unit.at,
    text: fullUnitText(unit),
    ...(commanded.length > 1 ? { group: powerText(unit.power) } : {}),
  }));
  return {
    key: 'movement',
    seat,
    text: say('ask.movement', { year: state.year, season: seasonText(state.season, state.options) }),
    pace: 'orders',
    form: {
      kind: 'orders',
      min: 0,
      max: mine.length,
      none: say('none.movement'),
      subjects: () => subjects,
      step: ({ subject, path }, sheet) =>
        movementStepFor(board, unitAt.get(subject), path, { prizes, ordered: pathsOf(sheet) }),
      legal: ({ subject, path }) => {
        const unit = unitAt.get(subject);
        return unit !== undefined && isMovementPath(board, unit, path);
      },
      describe: ({ subject, path }) => describeOrder(subject, path, state.units),
    },
    fallback: () => [],
    review: (answer) => ({
      // Worked out only for somebody who looks: each replay checks every answer again.
      get warnings() {
        return reviewMovement(board, commanded, ordersByUnit(mine, answer), state.options);
      },
    }),
    about: { phase: 'movement', powers: commanded },
  };
}

/** An order path as a sentence. */
export function describeOrder(
  subject: string,
  path: readonly string[],
  units: readonly Unit[],
): ReturnType<typeof orderText> {
  const order = orderFromPath(subject, path);
  if (order === undefined) throw new Error(`no order ${subject} ${path.join(' ')}`);
  return orderText(order, units);
}

function ordersByUnit(units: readonly Unit[], answer: OrdersAnswer): ReadonlyMap<Unit, MovementOrder> {
  const paths = pathsOf(answer);
  return new Map(
    units.flatMap((unit) => {
      const order = orderFromPath(unit.at, paths[unit.at] ?? []);
      return order !== undefined && isMovementOrder(order) ? [[unit, order] as const] : [];
    }),
  );
}

/** The orders of an answer, each under the power of its unit. */
export function movementOrders(state: DiplomacyState, answer: OrdersAnswer): readonly Sent<MovementOrder>[] {
  return [...ordersByUnit(state.units, answer)].map(([{ power }, order]) => ({ power, order }));
}
