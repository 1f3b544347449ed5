// An attack declared: what of the order it uses up.
import type { OrderContext } from '../state.js';
import type { Fight } from './odds.js';
import { attackersOf, defendersOf } from './odds.js';
import type { Ground } from './ground.js';
import { shows } from './shown.js';

/** The order with an attack taken off, and its units, target and defenders noted. */
export function declared(ground: Ground, order: OrderContext, fight: Fight): OrderContext {
  const isOrdinary =
    order.attacks > 0 && shows(ground.facts, order.primary, fight.primary, ground.board.units[fight.primary]);
  return {
    ...order,
    attacks: order.attacks - (isOrdinary ? 1 : 0),
    freeAttacks: order.freeAttacks - (isOrdinary ? 0 : 1),
    struck: [...order.struck, fight.target],
    attacked: [...order.attacked, ...attackersOf(fight)],
    defended: [...order.defended, ...(fight.partisan === null ? defendersOf(ground, fight) : [fight.partisan])],
  };
}
