// Takes what a player types as answers to the open question: each order as a path of menu steps, or why it cannot be.
import type { Reading } from '../../../table/game.js';
import type { Question } from '../../../table/question.js';
import type { Text } from '../../../table/text.js';
import { boardOf } from '../adjudicate/board.js';
import { checkMovement } from '../adjudicate/legality.js';
import { surplus } from '../adjudicate/ownership.js';
import { province, provinceOf } from '../geography.js';
import type { Power } from '../geography.js';
import { pathOfOrder } from '../order.js';
import type { MovementOrder, Order } from '../order.js';
import { phaseIds, powersOf } from '../state.js';
import type { DiplomacyView } from '../view.js';
import { say } from '../words/say.js';
import { problemText } from './explain.js';
import { parseOrders } from './parse.js';
import { orderText } from './write.js';

/** An order as the question takes it, or why it does not. */
type Fitted = { readonly order: Order; readonly warning?: Text } | { readonly why: Text };

/**
 * Reads typed orders as parts of the answer to a question of Diplomacy; no readings for other questions.
 * Orders that can never work are refused with the reason; the rest come back in full form.
 */
export function readTyped(
  typed: string,
  { question, view }: { readonly question: Question; readonly view: DiplomacyView },
): readonly Reading[] {
  const phase = phaseIds.find((id) => id === question.key);
  if (phase === undefined || question.form.kind !== 'orders') return [];
  const { form } = question;
  const dislodged = view.dislodged.map(({ unit }) => unit);
  const powers = powersOf(view.seats, question.seat);
  const known = phase === 'retreat' ? [...dislodged, ...view.units] : view.units;
  return parseOrders(typed, { units: view.units, dislodged, phase, powers }).map((reading): Reading => {
    const { source } = reading;
    if ('problem' in reading) return { source, problem: problemText(reading.problem, phase, known) };
    const fitted = fit(reading.order, view);
    if ('why' in fitted)
      return { source, problem: say('unread.illegal', { order: orderText(reading.order, known), why: fitted.why }) };
    const echo = orderText(fitted.order, known);
    const path = pathOfOrder(fitted.order);
    if (path === undefined) return { source, part: {}, echo };
    if (!form.step(path.subject, path.path).complete)
      return { source, problem: say('unread.illegal', { order: echo, why: refusal(fitted.order, view, powers) }) };
    const part = { [path.subject]: path.path };
    return fitted.warning === undefined ? { source, part, echo } : { source, part, echo, warning: fitted.warning };
  });
}

function isMovement(order: Order): order is MovementOrder {
  return order.kind === 'hold' || order.kind === 'move' || order.kind === 'support' || order.kind === 'convoy';
}

function fit(order: Order, view: DiplomacyView): Fitted {
  if (!isMovement(order)) return { order };
  const board = boardOf(view.units, new Set(view.closed));
  const unit = board.at(provinceOf(order.unit));
  if (unit === undefined) return { why: say('illegal.no-unit') };
  const checked = checkMovement(board, unit.power, order, view.rulings);
  if (!checked.legal) return { why: say(`illegal.${checked.why}`) };
  const full = checked.order;
  const vain = full.kind === 'move' && full.via && !board.convoys(provinceOf(full.unit)).has(provinceOf(full.to));
  return vain ? { order: { ...full, via: false }, warning: say('unread.no-convoy') } : { order: full };
}

/** Why a retreat, build or removal that could be read is not open to the player. */
function refusal(order: Order, view: DiplomacyView, powers: readonly Power[]): Text {
  switch (order.kind) {
    case 'build': {
      const { home, kind } = province(provinceOf(order.at));
      if (home === null || !powers.includes(home)) return say('adjust.not-home');
      if (view.owners[provinceOf(order.at)] !== home) return say('adjust.not-owned');
      if (view.units.some(({ at }) => provinceOf(at) === provinceOf(order.at))) return say('adjust.occupied');
      if (order.type === 'F' && kind === 'inland') return say('adjust.inland-fleet');
      return say(surplus(view.owners, view.units, home) < 0 ? 'adjust.must-remove' : 'adjust.no-builds');
    }
    case 'remove':
      return say('adjust.must-build');
    case 'retreat':
      return say('retreat.cannot-retreat-there');
    default:
      return say('illegal.wrong-phase');
  }
}
