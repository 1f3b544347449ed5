// Whether what may move has anywhere to go: what has not is not offered for a move.
import { factsOf } from '../data/own-files.js';
import { groundOf, stepsAfter, type March } from './march.js';
import { mayLeave } from './movement.js';
import { moverOf } from './movers.js';

/** Whether anything can come first for a subject that has not moved: it is not looked for where it can go to. */
export function canBegin(march: March, subject: string): boolean {
  const mover = moverOf(factsOf(march.board), subject);
  const { order, board } = march;
  if (mover?.kind === 'unit' && order.portsOnly === null) {
    const { at } = board.units[mover.unit];
    if (at !== null && mayLeave(groundOf(march), mover.unit, at, order.mp)) return true;
  }
  return stepsAfter(march, subject, []).next.size > 0;
}
