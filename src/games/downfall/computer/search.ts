// Which order the strong player chooses: of the few that promise most, each carried out and played on in thought, one that is clearly better.
import { clearlyBetter } from '../../../table/clearly-better.js';
import { SeededDice, type Dice } from '../../../table/dice.js';
import type { DownfallView } from '../view.js';
import { imagined } from './imagined.js';
import { rankedOrders } from './orders.js';
import { playedOn } from './playing-on.js';

/** So many orders are tried, each so far along the time track. */
const orders = 3;
const spaces = 8;

/** What another order must bring more is counted in points. */
const effort = { trials: 2, proofs: 3, clear: 0.5 };

/** The id of the best choice of an order: the one that promises most by itself, unless another is clearly better. */
export function searchedOrder(seen: DownfallView, offered: readonly string[], dice: Dice): string | undefined {
  const [first, ...others] = rankedOrders(seen, offered).slice(0, orders);
  if (first === undefined || first.startsWith('card:')) return first;
  const worth = (order: string, seed: string): number =>
    playedOn(imagined(seen, new SeededDice(seed)), seen.active, order, { spaces, dice: new SeededDice(`${seed} on`) });
  return clearlyBetter(first, others, worth, effort, dice);
}
