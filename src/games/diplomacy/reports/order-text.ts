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
  const unit = (at: Location): Text => {
    const found = units.find((one) => one.at === at) ?? units.find((one) => provinceOf(one.at) === provinceOf(at));
    return found === undefined ? placeText(at) : unitText({ type: found.type, at });
  };
  switch (order.kind) {
    case 'hold':
      return say('order.hold', { unit: unit(order.unit) });
    case 'disband':
      return say('order.disband', { unit: unit(order.unit) });
    case 'move': {
      const parts = { unit: unit(order.unit), to: placeText(order.to) };
      return order.via ? say('order.move.via', parts) : say('order.move', parts);
    }
    case 'support': {
      const parts = { unit: unit(order.unit), of: unit(order.of) };
      return order.to === null
        ? say('order.support.hold', parts)
        : say('order.support.move', { ...parts, to: placeText(order.to) });
    }
    case 'convoy':
      return say('order.convoy', { unit: unit(order.unit), of: unit(order.of), to: placeText(order.to) });
    case 'retreat':
      return say('order.retreat', { unit: unit(order.unit), to: placeText(order.to) });
    case 'build':
      return say('order.build', { unit: unitText(order) });
    case 'remove':
      return say('order.remove', { unit: unit(order.at) });
    case 'waive':
      return say('order.waive');
  }
}
