// Orders, units and places as texts, in the words in which they can also be typed (docs/orders.md).
import type { Text } from '../../../table/text.js';
import { provinceOf } from '../data/geography.js';
import type { Location, Unit } from '../data/geography.js';
import type { Order } from '../state.js';
import { say } from './say.js';

/** A place as orders name it: `Stp/nc`, `세인트 페터스부르크 북부 해안`. */
export function placeText(at: Location): Text {
  return say(`place.${at}`);
}

/** A unit as orders name it: `A Par`, `육군 파리`. */
export function unitText({ type, at }: Pick<Unit, 'type' | 'at'>): Text {
  return say('order.unit', { type: say(`unit.${type}.order`), place: placeText(at) });
}

/**
 * An order in full, for readers of either language: `A Par S A Mar - Bur`, `육군 파리 지원 육군 마르세유 - 버건디`. Unit
 * types are looked up in `units` (in a retreat phase the dislodged ones); a unit that is not there has no type.
 */
export function orderText(order: Order, units: readonly Unit[]): Text {
  switch (order.kind) {
    case 'hold':
      return say('order.hold', { unit: typedText(order.unit, units) });
    case 'disband':
      return say('order.disband', { unit: typedText(order.unit, units) });
    case 'move': {
      const parts = { unit: typedText(order.unit, units), to: placeText(order.to) };
      return order.via ? say('order.move.via', parts) : say('order.move', parts);
    }
    case 'support': {
      const parts = { unit: typedText(order.unit, units), of: typedText(order.of, units) };
      return order.to === null
        ? say('order.support.hold', parts)
        : say('order.support.move', { ...parts, to: placeText(order.to) });
    }
    case 'convoy':
      return say('order.convoy', {
        unit: typedText(order.unit, units),
        of: typedText(order.of, units),
        to: placeText(order.to),
      });
    case 'retreat':
      return say('order.retreat', { unit: typedText(order.unit, units), to: placeText(order.to) });
    case 'build':
      return say('order.build', { type: say(`unit.${order.type}.order`), place: placeText(order.at) });
    case 'remove':
      return say('order.remove', { unit: typedText(order.at, units) });
    case 'waive':
      return say('order.waive');
  }
}

/** What stands at a place, with its unit type where it is known. */
function typedText(at: Location, units: readonly Unit[]): Text {
  const found = units.find((one) => one.at === at) ?? units.find((one) => provinceOf(one.at) === provinceOf(at));
  return found === undefined ? placeText(at) : unitText({ type: found.type, at });
}
