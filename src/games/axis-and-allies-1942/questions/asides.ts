// What typed orders say beside their steps: the ships that carry their units, and the way they go.
import type { Asides, Sheet } from '../../../table/question.js';
import type { AaState } from '../state.js';
import { aboard, shipsToSay } from './aboard.js';
import { byWay, stopsToSay } from './by-way.js';

/**
 * What may be said of an order.
 * @param after the position after the orders of a sheet.
 */
export function asidesOf(after: (sheet: Sheet) => AaState): Asides {
  return {
    options: (sheet) => {
      const state = after(sheet);
      return [...shipsToSay(state), ...stopsToSay(state)];
    },
    settle: (order, aside, sheet) => {
      const state = after(sheet);
      return byWay(state, order, aside) ?? aboard(state, order, aside);
    },
  };
}
