// What would come of guessed orders: the other powers' as typed, one's own as they stand, adjudicated for the asker alone.
import { asSheet } from '../../../table/answer.js';
import type { Supposed } from '../../../table/game.js';
import type { Answer } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { provinceOf, type ProvinceId } from '../data/geography.js';
import { boardOfState } from '../questions/movement.js';
import { orderText } from '../reports/order-text.js';
import { tellMovement } from '../reports/results.js';
import { say } from '../reports/say.js';
import type { Sent } from '../rules/assignment.js';
import { checkMovement } from '../rules/legality.js';
import { adjudicateMovement } from '../rules/movement.js';
import { isMovementOrder, orderFromPath } from '../rules/order-paths.js';
import { movementRecord } from '../rules/outcome.js';
import type { MovementOrder } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { parseOrders, type OrderReading } from './parse.js';
import { problemText } from './problem.js';

type Guess = { readonly sent: Sent<MovementOrder> } | { readonly source: string; readonly problem: Text };

/** A typed order of any power, or why it cannot be followed. */
function guessOf(found: OrderReading, view: DiplomacyView): Guess {
  const { source } = found;
  if ('problem' in found) return { source, problem: problemText(found.problem, 'movement', view.units) };
  const { order } = found;
  if (!isMovementOrder(order)) return { source, problem: say('illegal.wrong-phase') };
  const board = boardOfState(view);
  const unit = board.at(provinceOf(order.unit));
  if (unit === undefined) return { source, problem: say('illegal.no-unit') };
  const checked = checkMovement(board, unit.power, order, view.rulings);
  if (checked.legal) return { sent: { power: unit.power, order: checked.order } };
  const why = say(`illegal.${checked.why}`);
  return { source, problem: say('unread.illegal', { order: orderText(order, view.units), why }) };
}

/** All provinces that an order names. */
function placesIn(order: MovementOrder): readonly ProvinceId[] {
  const of = order.kind === 'support' || order.kind === 'convoy' ? order.of : null;
  const to = order.kind === 'hold' ? null : order.to;
  return [order.unit, of, to].flatMap((at) => (at === null ? [] : provinceOf(at)));
}

/** One's own orders as they stand, saved or not. */
function ownOrders(own: Answer | undefined, view: DiplomacyView): readonly Sent<MovementOrder>[] {
  if (!Array.isArray(own)) return [];
  return asSheet(own).flatMap(({ subject, path }) => {
    const unit = view.units.find(({ at }) => at === subject);
    const order = orderFromPath(subject, path);
    return unit !== undefined && order !== undefined && isMovementOrder(order) ? [{ power: unit.power, order }] : [];
  });
}

/**
 * Adjudicates guesses. A guess for one's own unit takes the place of its order; units without any order hold.
 * @returns null outside of movement phases.
 */
export function suppose(
  typed: string,
  { view, own }: { readonly view: DiplomacyView; readonly own: Answer | undefined },
): Supposed<DiplomacyView> | null {
  if (view.phase !== 'movement') return null;
  const context = { units: view.units, dislodged: [], phase: 'movement', powers: null } as const;
  const guesses = parseOrders(typed, context).map((found) => guessOf(found, view));
  const guessed = guesses.flatMap((one) => ('sent' in one ? [one.sent] : []));
  const kept = ownOrders(own, view).filter(
    ({ order }) => !guessed.some((one) => provinceOf(one.order.unit) === provinceOf(order.unit)),
  );
  const outcome = adjudicateMovement(boardOfState(view), [...kept, ...guessed], view.rulings);
  const told: Text[] = [];
  const tell = (text: Text, { weight }: { readonly weight?: 'headline' | 'main' | 'detail' } = {}): void => {
    if (weight !== 'detail') told.push(text);
  };
  // Who has no order stands, which is worth one line for all, but where one is driven out.
  const listed = outcome.results.filter(({ sent, dislodgedBy }) => sent || dislodgedBy !== null);
  const state = { ...view, unplayed: [...view.unplayed] };
  tellMovement({ state, tell }, view.units, { ...outcome, results: listed }, []);
  const count = outcome.results.length - listed.length;
  if (count > 0) told.push(say('whatIf.held', { count }));
  const after: DiplomacyView = {
    ...view,
    units: outcome.units,
    dislodged: outcome.dislodged,
    contested: outcome.contested,
    last: movementRecord({ ...view, units: [...view.units] }, outcome),
    isSupposed: true,
  };
  const focus = [...new Set([...kept, ...guessed].flatMap(({ order }) => placesIn(order)))];
  return {
    view: after,
    look: { focus },
    told: told.slice(1),
    unread: guesses.flatMap((one) => ('problem' in one ? [one] : [])),
  };
}
