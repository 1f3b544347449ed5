// A power's orders in one line: each in short notation with its outcome, and a word on why where it failed or was not sent.
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Location, Power, Unit } from '../data/geography.js';
import type { Obstacle, OrderResult, Reason } from '../rules/outcome.js';
import type { Order } from '../state.js';
import { powerText } from './names.js';
import { orderText, placeText, unitText } from './order-text.js';
import { say } from './say.js';

/** A power's name and its orders side by side. */
export function powerLine(power: Power, orders: readonly Text[]): Text {
  const [first, ...rest] = orders;
  const line = rest.reduce((so, next) => say('brief.joined', { so, next }), first ?? say('brief.nothing'));
  return say('report.power', { power: powerText(power), orders: line });
}

/** That a unit stood or helped as it was told to. */
export function hasStood({ sent, verdict, order }: OrderResult): boolean {
  return sent && verdict === 'succeeds' && order.kind !== 'move';
}

/** An order of a movement phase with its outcome. */
export function movementBrief(result: OrderResult, units: readonly Unit[]): Text {
  const order = shortOrder(result.order, units);
  // That a unit stood or helped is the rule; the mark is for those that arrived.
  if (hasStood(result)) return say('brief.stands', { order });
  if (result.verdict === 'succeeds') return briefOf(result.sent, 'succeeds', order, null);
  return briefOf(result.sent, result.verdict, order, shortReason(result.reason));
}

/**
 * An order in short notation with its outcome.
 * @param sent false for what happened without an order.
 * @param why what is worth saying of it; null for nothing.
 */
export function briefOf(sent: boolean, verdict: OrderResult['verdict'], order: Text, why: Text | null): Text {
  const told = why === null ? order : say('brief.why', { order, why });
  if (!sent) return say('brief.unordered', { order: told });
  return say(verdict === 'succeeds' ? 'brief.succeeds' : 'brief.fails', { order: told });
}

/** The order without what the line tells already: `A Par-Bur`, `A Mar S Par-Bur`. */
export function shortOrder(order: Order, units: readonly Unit[]): Text {
  const unit = (at: Location): Text => {
    const found = units.find((one) => provinceOf(one.at) === provinceOf(at));
    return found === undefined ? placeText(at) : unitText({ type: found.type, at });
  };
  switch (order.kind) {
    case 'move':
      return say(order.via ? 'brief.move.via' : 'brief.move', { unit: unit(order.unit), to: placeText(order.to) });
    case 'support':
      return order.to === null
        ? say('brief.support.hold', { unit: unit(order.unit), of: placeText(order.of) })
        : say('brief.support.move', {
            unit: unit(order.unit),
            of: placeText(order.of),
            to: placeText(order.to),
          });
    case 'convoy':
      return say('brief.convoy', { unit: unit(order.unit), of: placeText(order.of), to: placeText(order.to) });
    case 'retreat':
      return say('brief.move', { unit: unit(order.unit), to: placeText(order.to) });
    case 'hold':
    case 'disband':
    case 'build':
    case 'remove':
    case 'waive':
      return orderText(order, units);
  }
}

/** Why an order failed, in a word or two; what everybody can see on the board is left out. */
function shortReason(reason: Reason): Text | null {
  switch (reason.why) {
    case 'bounced':
      return reason.by.length === 0 ? null : say('brief.bounced', { by: placesOf(reason.by) });
    case 'own-unit':
      return say('brief.own-unit');
    case 'convoy-broken':
    case 'convoy-paradox':
    case 'no-convoy':
      return say('brief.no-convoy');
    case 'support-cut':
      return say('brief.cut', { by: placeText(reason.by.at) });
    case 'unmatched':
      return say('brief.unmatched');
    case 'dislodged':
      return say('brief.dislodged');
    case 'illegal':
      return say('brief.illegal');
    case 'replaced':
      return say('brief.replaced');
    case 'moved':
    case 'held':
    case 'support-given':
    case 'convoyed':
      return null;
  }
}

function placesOf(obstacles: readonly Obstacle[]): readonly Text[] {
  return obstacles.map(({ unit }) => placeText(unit.at));
}
