// Which movement orders could work at all with the units now on the board, whatever others order (docs/rulings, “Orders”).
import { canReach, coastOf, province, provinceOf, reachableCoasts } from '../data/geography.js';
import type { Location, Power, ProvinceId, Unit } from '../data/geography.js';
import { standardRulings } from '../options.js';
import type { Rulings } from '../options.js';
import type { MovementOrder } from '../state.js';
import { isMovementOrder, orderFromPath, pathOfOrder } from './order-paths.js';
import { chainExists, fleetsAtSea } from './unit-index.js';
import type { Board } from './unit-index.js';

/** Why an order could never work. */
export type IllegalCode =
  | 'no-unit'
  | 'not-own-unit'
  | 'own-province'
  | 'army-to-sea'
  | 'not-adjacent'
  | 'not-reachable'
  | 'no-convoy-possible'
  | 'closed'
  | 'coast-required'
  | 'wrong-coast'
  | 'no-supported-unit'
  | 'supports-itself'
  | 'target-not-reachable'
  | 'supported-move-impossible'
  | 'cannot-convoy'
  | 'no-passenger'
  | 'only-armies'
  | 'not-on-a-route'
  | 'wrong-phase'
  | 'voided';

export type Legality<O> =
  { readonly legal: true; readonly order: O } | { readonly legal: false; readonly why: IllegalCode };

const no = (why: IllegalCode): Legality<never> => ({ legal: false, why });

/**
 * Check a movement order of a power and put it in full form: the ordered unit's true location, coasts filled in or
 * dropped as the rules ask, *via convoy* only where it means something.
 */
export function checkMovement(
  board: Board,
  power: Power,
  order: MovementOrder,
  rulings: Rulings,
): Legality<MovementOrder> {
  const unit = board.at(provinceOf(order.unit));
  if (unit === undefined) return no('no-unit');
  if (unit.power !== power) return no('not-own-unit');
  switch (order.kind) {
    case 'hold':
      return { legal: true, order: { kind: 'hold', unit: unit.at } };
    case 'move':
      return checkMove(board, unit, order.to, order.via, rulings);
    case 'support':
      return checkSupport(board, unit, order.of, order.to);
    case 'convoy':
      return checkConvoy(board, unit, order.of, order.to);
  }
}

function checkMove(board: Board, unit: Unit, to: Location, via: boolean, rulings: Rulings): Legality<MovementOrder> {
  const from = provinceOf(unit.at);
  const target = provinceOf(to);
  if (target === from) return no('own-province');
  if (board.closed.has(target)) return no('closed');
  if (unit.type === 'F') {
    const where = fleetTarget(unit.at, to, rulings);
    return where.legal ? { legal: true, order: { kind: 'move', unit: unit.at, to: where.order, via: false } } : where;
  }
  if (province(target).kind === 'sea') return no('army-to-sea');
  // Chains are looked for only where they matter: that is most of what checking a move takes.
  const hasChain = (): boolean => board.convoys(from).has(target);
  if (canReach('A', unit.at, target)) {
    if (via && rulings.viaConvoyFallback === 'never' && !hasChain()) return no('no-convoy-possible');
    return { legal: true, order: { kind: 'move', unit: unit.at, to: target, via } };
  }
  if (hasChain()) return { legal: true, order: { kind: 'move', unit: unit.at, to: target, via: false } };
  return no(
    province(target).kind === 'coastal' && province(from).kind === 'coastal' ? 'not-reachable' : 'not-adjacent',
  );
}

/** The location a fleet move leads to, the coast inferred or refused (rulebook, “Special movement situations”). */
function fleetTarget(from: Location, to: Location, rulings: Rulings): Legality<Location> {
  const target = provinceOf(to);
  const coasts = reachableCoasts(from, target);
  const [only] = coasts;
  if (only === undefined) return no('not-adjacent');
  if (province(target).coasts.length === 0) return { legal: true, order: target };
  if (coastOf(to) !== null) return coasts.includes(to) ? { legal: true, order: to } : no('wrong-coast');
  if (coasts.length > 1 || rulings.omittedCoast === 'reject') return no('coast-required');
  return { legal: true, order: only };
}

function checkSupport(board: Board, unit: Unit, of: Location, to: Location | null): Legality<MovementOrder> {
  const supported = board.at(provinceOf(of));
  if (supported === undefined) return no('no-supported-unit');
  if (supported === unit) return no('supports-itself');
  const actsOn = provinceOf(to ?? supported.at);
  if (!canSupportInto(board, unit, actsOn)) return no('target-not-reachable');
  if (to === null) return { legal: true, order: { kind: 'support', unit: unit.at, of: supported.at, to: null } };
  const target = supportedTarget(board, unit, supported, to);
  if (!target.legal) return target;
  return { legal: true, order: { kind: 'support', unit: unit.at, of: supported.at, to: target.order } };
}

/** Whether a unit could itself go where its support would act, without a convoy (rulebook, “How to support”). */
export function canSupportInto(board: Board, unit: Unit, id: ProvinceId): boolean {
  return !board.closed.has(id) && id !== provinceOf(unit.at) && canReach(unit.type, unit.at, id);
}

/** The target of a supported move, if the supported unit could make that move without the supporter as a link of its convoy. */
export function supportedTarget(board: Board, supporter: Unit, supported: Unit, to: Location): Legality<Location> {
  const target = provinceOf(to);
  const from = provinceOf(supported.at);
  if (target === from || board.closed.has(target)) return no('supported-move-impossible');
  if (supported.type === 'F') {
    const coasts = reachableCoasts(supported.at, target);
    if (coasts.length === 0) return no('supported-move-impossible');
    if (coastOf(to) === null || province(target).coasts.length === 0) return { legal: true, order: target };
    return coasts.includes(to) ? { legal: true, order: to } : no('wrong-coast');
  }
  if (province(target).kind === 'sea') return no('supported-move-impossible');
  if (canReach('A', supported.at, target)) return { legal: true, order: target };
  if (!board.convoys(from).has(target)) return no('supported-move-impossible');
  const fleets = fleetsAtSea(board);
  fleets.delete(provinceOf(supporter.at));
  return chainExists(from, target, fleets) ? { legal: true, order: target } : no('supported-move-impossible');
}

function checkConvoy(board: Board, unit: Unit, of: Location, to: Location): Legality<MovementOrder> {
  const sea = provinceOf(unit.at);
  if (unit.type !== 'F' || province(sea).kind !== 'sea') return no('cannot-convoy');
  const passenger = board.at(provinceOf(of));
  if (passenger === undefined) return no('no-passenger');
  if (passenger.type !== 'A') return no('only-armies');
  const target = provinceOf(to);
  if (board.closed.has(target)) return no('closed');
  if (board.convoys(provinceOf(passenger.at)).get(target)?.has(sea) !== true) return no('not-on-a-route');
  return { legal: true, order: { kind: 'convoy', unit: unit.at, of: passenger.at, to: target } };
}

/** Whether a path of menu steps is a whole movement order of a unit in the form the menus give it, found without building menus. */
export function isMovementPath(board: Board, unit: Unit, path: readonly string[]): boolean {
  const order = orderFromPath(unit.at, path);
  if (order === undefined || !isMovementOrder(order)) return false;
  const checked = checkMovement(board, unit.power, order, standardRulings);
  if (!checked.legal) return false;
  if (order.kind === 'move' && order.via && !board.convoys(provinceOf(unit.at)).has(provinceOf(order.to))) return false;
  const written = pathOfOrder(checked.order)?.path ?? [];
  return written.length === path.length && written.every((step, at) => step === path[at]);
}
