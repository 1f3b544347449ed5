// The order and the combat at hand.
import type { Combat, DownfallTable, OrderContext } from '../state.js';

/** The order being carried out. */
export function orderOf({ state }: DownfallTable): OrderContext {
  if (state.order === null) throw new Error('no order is being carried out');
  return state.order;
}

/** The combat being fought. */
export function combatOf({ state }: DownfallTable): Combat {
  if (state.combat === null) throw new Error('no combat is being fought');
  return state.combat;
}
