// Which order the strong player chooses: the few that promise most, each carried out and played on in thought with the same dice.
import { SeededDice, type Dice } from '../../../table/dice.js';
import type { DownfallView } from '../view.js';
import { imagined } from './imagined.js';
import { rankedOrders } from './orders.js';
import { playedOn } from './playing-on.js';

/** So many orders are tried, with so many deals each, so far along the time track. */
const orders = 3;
const deals = 2;
const spaces = 8;

/** The id of the best choice of an order. */
export function searchedOrder(seen: DownfallView, offered: readonly string[], dice: Dice): string | undefined {
  const ranked = rankedOrders(seen, offered);
  const [first] = ranked;
  if (first === undefined || first.startsWith('card:') || ranked.length === 1) return first;
  const seeds = Array.from({ length: deals }, () => String(dice.roll(1_000_000_000, 'imagined deal')));
  const worth = (order: string): number =>
    seeds.reduce((sum, seed) => {
      const on = new SeededDice(`${seed} on`);
      return sum + playedOn(imagined(seen, new SeededDice(seed)), seen.active, order, { spaces, dice: on });
    }, 0);
  return ranked
    .slice(0, orders)
    .map((order) => ({ order, worth: worth(order) }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.order;
}
