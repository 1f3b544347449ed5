// Single changes of a plan: another order for one unit, with the help it needs, and the orders of others made to fit.
import { canReach, provinceOf } from '../data/geography.js';
import type { Location, ProvinceId, Unit } from '../data/geography.js';
import { canSupportInto } from '../rules/legality.js';
import { matches } from '../rules/assignment.js';
import type { MovementOrder } from '../state.js';
import { landingsOf, type Plan } from './plan.js';
import { friendly, stepsOf, type Analysis } from './position.js';

/** New orders for some units. */
export type Change = ReadonlyMap<Unit, MovementOrder>;

export function hold(unit: Unit): MovementOrder {
  return { kind: 'hold', unit: unit.at };
}

function move(unit: Unit, to: Location): MovementOrder {
  return { kind: 'move', unit: unit.at, to, via: false };
}

/** The support of a unit for what another does by an order. */
function support(unit: Unit, other: Unit, order: MovementOrder): MovementOrder {
  return { kind: 'support', unit: unit.at, of: other.at, to: order.kind === 'move' ? order.to : null };
}

/** Where an order acts: the province a unit goes to, or stays in. */
function target(unit: Unit, order: MovementOrder): ProvinceId {
  return provinceOf(order.kind === 'move' ? order.to : unit.at);
}

/** Helps of own units that a change has left without what they helped: they help what is done now, or hold. */
function repaired(analysis: Analysis, own: readonly Unit[], plan: Plan, change: Map<Unit, MovementOrder>): Change {
  const orderOf = (unit: Unit): MovementOrder => change.get(unit) ?? plan.get(unit) ?? hold(unit);
  for (let again = true; again;) {
    again = false;
    for (const unit of own) {
      const order = orderOf(unit);
      if (order.kind === 'support' || order.kind === 'convoy') {
        const helped = own.find(({ at }) => at === order.of);
        if (helped === undefined) continue;
        const now = orderOf(helped);
        if (matches(order, now)) continue;
        const fits =
          order.kind === 'support' && !change.has(unit) && canSupportInto(analysis.board, unit, target(helped, now));
        change.set(unit, fits ? support(unit, helped, now) : hold(unit));
        again = true;
      } else if (order.kind === 'move' && unit.type === 'A' && !canReach('A', unit.at, provinceOf(order.to))) {
        const isCarried = own.some((fleet) => {
          const carrying = orderOf(fleet);
          return carrying.kind === 'convoy' && carrying.of === unit.at && carrying.to === order.to;
        });
        if (isCarried) continue;
        change.set(unit, hold(unit));
        again = true;
      }
    }
  }
  return change;
}

/** Everything a unit could do other than it does: stay, go, be carried, help; each with no, one or two supports of others. */
export function changesOf(
  analysis: Analysis,
  own: readonly Unit[],
  plan: Plan,
  unit: Unit,
  fixed: ReadonlySet<Unit>,
): readonly Change[] {
  const { board, position } = analysis;
  const { power } = unit;
  const changes: Change[] = [];
  const add = (...orders: readonly (readonly [Unit, MovementOrder])[]): void => {
    if (orders.some(([one]) => fixed.has(one))) return;
    changes.push(repaired(analysis, own, plan, new Map(orders)));
  };
  const current = plan.get(unit) ?? hold(unit);
  const others = own.filter((one) => one !== unit);
  const helpersInto = (id: ProvinceId): readonly Unit[] => others.filter((one) => canSupportInto(board, one, id));
  if (current.kind !== 'hold') add([unit, hold(unit)]);
  for (const to of stepsOf(analysis, unit)) {
    const order = move(unit, to);
    const id = provinceOf(to);
    const occupant = board.at(id);
    const isForeign = occupant !== undefined && !friendly(position, power, occupant.power);
    const isSame = current.kind === 'move' && current.to === to;
    if (!isSame) add([unit, order]);
    const rivals = analysis.threats(power, id).length;
    if (!isForeign && rivals === 0) continue;
    const helpers = helpersInto(id);
    for (const [at, helper] of helpers.entries()) {
      add([unit, order], [helper, support(helper, unit, order)]);
      if (!isForeign) continue;
      for (const other of helpers.slice(at + 1))
        add([unit, order], [helper, support(helper, unit, order)], [other, support(other, unit, order)]);
    }
    // One's own unit in the way goes on.
    if (occupant?.power === power && plan.get(occupant)?.kind !== 'move')
      for (const on of stepsOf(analysis, occupant))
        if (provinceOf(on) !== provinceOf(unit.at)) add([unit, order], [occupant, move(occupant, on)]);
  }
  for (const [to, fleet] of landingsOf(analysis, power, unit))
    add([unit, move(unit, to)], [fleet, { kind: 'convoy', unit: fleet.at, of: unit.at, to }]);
  for (const other of others) {
    const order = plan.get(other) ?? hold(other);
    if (!canSupportInto(board, unit, target(other, order))) continue;
    if (current.kind === 'support' && current.of === other.at && matches(current, order)) continue;
    add([unit, support(unit, other, order)]);
  }
  return changes;
}
