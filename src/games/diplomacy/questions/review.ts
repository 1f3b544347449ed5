// What a player should know of orders that are legal but look like slips: judged by their own orders alone.
import type { Text } from '../../../table/text.js';
import { canReach, provinceOf } from '../data/geography.js';
import type { Power, ProvinceId, Unit } from '../data/geography.js';
import type { Rulings } from '../options.js';
import { powerText, spotText } from '../reports/names.js';
import { orderText, unitText } from '../reports/order-text.js';
import { say } from '../reports/say.js';
import { matches, routeOf } from '../rules/assignment.js';
import { chainExists } from '../rules/unit-index.js';
import type { Board } from '../rules/unit-index.js';
import type { MovementOrder } from '../state.js';

type Move = Extract<MovementOrder, { kind: 'move' }>;

/** One unit of the seat and what it is told to do; null when nothing yet. */
interface Told {
  readonly unit: Unit;
  readonly order: MovementOrder | null;
}

/**
 * Warnings for a seat's movement orders.
 * @param commanded the powers the seat commands.
 * @param orders the orders given so far, by unit.
 */
export function reviewMovement(
  board: Board,
  commanded: readonly Power[],
  orders: ReadonlyMap<Unit, MovementOrder>,
  rulings: Rulings,
): readonly Text[] {
  const told = board.units
    .filter(({ power }) => commanded.includes(power))
    .map((unit): Told => ({ unit, order: orders.get(unit) ?? null }));
  const lost = commanded.filter((power) => {
    const mine = told.filter(({ unit }) => unit.power === power);
    return mine.length > 0 && mine.every(({ order }) => order === null);
  });
  return [
    ...lost.map((power) => say('warn.disorder', { power: powerText(power) })),
    ...told.flatMap((one) => orderWarnings(board, told, one, rulings)),
    ...meetings(told, rulings),
  ];
}

function orderWarnings(board: Board, told: readonly Told[], { unit, order }: Told, rulings: Rulings): readonly Text[] {
  if (order === null || order.kind === 'hold') return [];
  const written = (): Text => orderText(order, board.units);
  const at = (id: ProvinceId): Told | undefined => told.find((one) => provinceOf(one.unit.at) === id);
  switch (order.kind) {
    case 'move': {
      const warnings: Text[] = [];
      const there = at(provinceOf(order.to));
      if (there?.unit.power === unit.power && there.order?.kind !== 'move')
        warnings.push(say('warn.own-unit', { order: written() }));
      return [...warnings, ...convoyWarnings(board, told, unit, order, rulings)];
    }
    case 'support': {
      const other = at(provinceOf(order.of));
      const warnings: Text[] = [];
      if (other !== undefined && !matches(order, other.order ?? { kind: 'hold', unit: other.unit.at }))
        warnings.push(
          say(order.to === null ? 'warn.support.hold' : 'warn.support.move', {
            order: written(),
            other: unitText(other.unit),
          }),
        );
      const target = order.to === null ? undefined : at(provinceOf(order.to));
      if (target?.unit.power === unit.power && target.order?.kind !== 'move')
        warnings.push(say('warn.support.self', { order: written(), place: spotText(target.unit.at) }));
      return warnings;
    }
    case 'convoy': {
      const other = at(provinceOf(order.of));
      if (other === undefined || matches(order, other.order ?? { kind: 'hold', unit: other.unit.at })) return [];
      return [say('warn.convoy.idle', { order: written(), other: unitText(other.unit) })];
    }
  }
}

/** An army that would have to be carried and is not, or is carried though it could walk. */
function convoyWarnings(
  board: Board,
  told: readonly Told[],
  unit: Unit,
  order: Move,
  rulings: Rulings,
): readonly Text[] {
  if (unit.type === 'F') return [];
  const to = provinceOf(order.to);
  const convoyers = convoyersOf(told, unit, order);
  const written = (): Text => orderText(order, board.units);
  const near = canReach('A', unit.at, to);
  const seas = new Set(convoyers.map((fleet) => provinceOf(fleet.at)));
  if ((order.via || !near) && !chainExists(provinceOf(unit.at), to, seas))
    return [say('warn.convoy.missing', { order: written() })];
  if (near && !order.via && routeOf(unit, { to, via: false }, convoyers, rulings) === 'convoy')
    return [say('warn.convoy.needless', { order: written() })];
  return [];
}

/** Own units that get in each other's way. */
function meetings(told: readonly Told[], rulings: Rulings): readonly Text[] {
  const moves = told.flatMap(({ unit, order }) => (order?.kind === 'move' ? [{ unit, order }] : []));
  const warnings: Text[] = [];
  const targets = new Map<ProvinceId, Unit[]>();
  for (const { unit, order } of moves) {
    const to = provinceOf(order.to);
    targets.set(to, [...(targets.get(to) ?? []), unit]);
  }
  for (const [id, units] of targets)
    if (units.length > 1)
      warnings.push(
        say('warn.same-target', { place: say(`province.${id}`), units: units.map((unit) => unitText(unit)) }),
      );
  moves.forEach((one, place) => {
    const other = moves
      .slice(place + 1)
      .find(
        ({ unit, order }) =>
          provinceOf(order.to) === provinceOf(one.unit.at) && provinceOf(one.order.to) === provinceOf(unit.at),
      );
    if (other === undefined || bySea(told, one, rulings) || bySea(told, other, rulings)) return;
    warnings.push(say('warn.swap', { one: unitText(one.unit), two: unitText(other.unit) }));
  });
  return warnings;
}

function bySea(told: readonly Told[], { unit, order }: { unit: Unit; order: Move }, rulings: Rulings): boolean {
  const target = { to: provinceOf(order.to), via: order.via };
  return routeOf(unit, target, convoyersOf(told, unit, order), rulings) === 'convoy';
}

/** The seat's fleets that are ordered to carry this move. */
function convoyersOf(told: readonly Told[], unit: Unit, order: Move): readonly Unit[] {
  return told.flatMap((one) =>
    one.order?.kind === 'convoy' && one.order.of === unit.at && matches(one.order, order) ? [one.unit] : [],
  );
}
