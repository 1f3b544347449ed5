// Orders for a whole board that get into each other's way on purpose: attacks with help, fleets that carry, and those who come between.
import type { Dice } from '../../../../src/table/dice.js';
import { land, type Unit } from './board.js';
import { legalOrders, type Order } from './orders.js';

/** One order for each unit; now and then none. */
export function plansFor(units: readonly Unit[], dice: Dice): ReadonlyMap<string, Order> {
  const orders = new Map<string, Order>();
  const legal = new Map(units.map((unit) => [unit.at, legalOrders(unit, units)]));
  const pick = (unit: Unit, of: (order: Order) => boolean): boolean => {
    const found = legal.get(unit.at)?.filter(of) ?? [];
    if (found.length === 0) return false;
    orders.set(unit.at, dice.pick(found, 'order'));
    return true;
  };
  const open = (): readonly Unit[] => units.filter(({ at }) => !orders.has(at));
  const isFull = (at: string): boolean => units.some((unit) => land(unit.at) === land(at));
  /** Whoever stands where the army would land helps against the fleet that brings it (L590-606). */
  const knot = (fleet: Unit, to: string): void => {
    const helper = open().find(({ at }) => land(at) === land(to));
    const attackers = open().filter(
      (unit) => unit !== helper && legal.get(unit.at)?.some((order) => order.kind === 'move' && order.to === fleet.at),
    );
    for (const attacker of dice.shuffle(attackers, 'attackers')) {
      const isHelp = (order: Order): boolean =>
        order.kind === 'support' && order.of === attacker.at && order.to === fleet.at;
      if (helper === undefined || !pick(helper, isHelp)) continue;
      pick(attacker, (order) => order.kind === 'move' && order.to === fleet.at);
      return;
    }
  };
  for (const fleet of dice.shuffle([...units], 'fleets')) {
    if (orders.has(fleet.at) || dice.roll(3, 'carries') === 1) continue;
    const toFleet = (order: Order): boolean =>
      order.kind === 'convoy' && open().some(({ type, at }) => type === 'F' && land(at) === land(order.to));
    if (!pick(fleet, toFleet) && !pick(fleet, ({ kind }) => kind === 'convoy')) continue;
    const carried = orders.get(fleet.at);
    if (carried?.kind !== 'convoy') continue;
    if (dice.roll(2, 'knot') === 1) knot(fleet, carried.to);
    for (const other of open()) {
      if (other.at === carried.of) pick(other, (order) => order.kind === 'move' && order.to === carried.to);
      else if (dice.roll(3, 'along') > 1)
        pick(other, (order) => order.kind === 'convoy' && order.of === carried.of && order.to === carried.to);
    }
  }
  for (const unit of dice.shuffle([...open()], 'movers')) {
    if (dice.roll(2, 'moves') === 1)
      pick(unit, (order) => order.kind === 'move' && (isFull(order.to) || dice.roll(3, 'empty') === 1));
  }
  for (const unit of open()) {
    const helps = (order: Order): boolean => {
      if (order.kind !== 'support') return false;
      const given = orders.get(order.of);
      return given?.kind === 'move' ? order.to === given.to : order.to === null;
    };
    if (dice.roll(8, 'idle') === 1) pick(unit, () => true);
    else if (!pick(unit, helps)) pick(unit, ({ kind }) => kind === 'hold' || kind === 'move');
  }
  return orders;
}
