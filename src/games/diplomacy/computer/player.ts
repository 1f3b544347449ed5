// The computer player as the table knows it: answers the questions of Diplomacy from a seat's view.
import { check } from '../../../table/answer.js';
import type { Dice } from '../../../table/dice.js';
import type { Dispatch } from '../../../table/envoy.js';
import type { Level } from '../../../table/levels.js';
import type { Answer, OrdersAnswer, Question, SeatId } from '../../../table/question.js';
import type { Location, Power } from '../data/geography.js';
import { isMovementOrder, pathOfOrder } from '../rules/order-paths.js';
import { alliesOf, powersOf } from '../state.js';
import type { MovementOrder, Order } from '../state.js';
import type { DiplomacyView } from '../view.js';
import type { Said } from '../questions/letters.js';
import { pactFor } from './accords.js';
import { chooseAdjustments } from './adjustments.js';
import { chooseOrders } from './orders.js';
import type { Position } from './position.js';
import { chooseRetreats } from './retreats.js';

/** A legal answer to a question of Diplomacy; questions it does not know get their fallback. */
export function computerAnswer({
  question,
  view,
  seat,
  dice,
  level,
  letters = [],
}: {
  readonly question: Question;
  readonly view: DiplomacyView;
  readonly seat: SeatId;
  readonly dice: Dice;
  readonly level?: Level;
  readonly letters?: readonly Dispatch<Said>[];
}): Answer {
  if (question.form.kind !== 'orders') return question.fallback();
  const asked = new Set(question.form.subjects([]).map(({ id }) => id));
  const orders = powersOf(view.seats, seat).flatMap((power) =>
    choose(question.key, view, power, { seat, dice, level, letters }),
  );
  const answer: OrdersAnswer = orders.flatMap((order) => {
    const path = pathOfOrder(order);
    return path === undefined || !asked.has(path.subject) ? [] : [path];
  });
  return check(question, answer).ok ? answer : question.fallback();
}

function choose(
  key: string,
  view: DiplomacyView,
  power: Power,
  {
    seat,
    dice,
    level,
    letters,
  }: {
    readonly seat: SeatId;
    readonly dice: Dice;
    readonly level: Level | undefined;
    readonly letters: readonly Dispatch<Said>[];
  },
): readonly Order[] {
  const position: Position = {
    units: view.units,
    owners: view.owners,
    season: view.season,
    year: view.year,
    rulings: view.rulings,
    closed: new Set(view.closed),
    unplayed: new Set(view.unplayed),
    friends: new Set(alliesOf(view, seat)),
    before: triedBefore(view),
    pact: letters.length === 0 ? undefined : pactFor(view, seat, power, letters),
  };
  switch (key) {
    case 'movement':
      return view.units.some((unit) => unit.power === power) ? chooseOrders(position, power, dice, level) : [];
    case 'retreat':
      return chooseRetreats(position, view.dislodged, power, dice);
    case 'adjustment':
      return chooseAdjustments(position, power, dice);
    default:
      return [];
  }
}

/** The last orders of units that stayed where they were: what they tried, they may try again. */
function triedBefore({ moves, units }: DiplomacyView): ReadonlyMap<Location, MovementOrder> {
  const standing = new Set(units.map(({ at, power }) => power + at));
  return new Map(
    (moves?.orders ?? []).flatMap(({ unit, order, verdict, dislodged }): (readonly [Location, MovementOrder])[] => {
      if (unit === null || dislodged || verdict === 'illegal' || !isMovementOrder(order)) return [];
      const isGone = order.kind === 'move' && verdict === 'succeeds';
      return isGone || !standing.has(unit.power + unit.at) ? [] : [[unit.at, order]];
    }),
  );
}
