// Which units hits take: what a hit may be assigned to, as many as possible, in an order of loss (rulebook, Casualties).
import { powers } from '../data/powers.js';
import { unitFacts, type UnitType } from '../data/units.js';
import type { Unit } from '../state.js';
import { usualOrders, type BattleOrders } from './battle-orders.js';
import { domainOf } from './board.js';

/** Hits by what scored them: submarines hit ships only, aircraft without a destroyer no submarines. */
export interface Hits {
  sub: number;
  air: number;
  free: number;
}

/** One hit that a unit can take; an undamaged battleship can take two. */
export interface Slot {
  readonly unit: Unit;
  readonly kills: boolean;
}

/** What hits do: units lost, and battleships damaged. */
export interface Casualties {
  readonly lost: readonly Unit[];
  readonly damaged: readonly Unit[];
}

/** How many slots of each kind have been given up. */
interface Taken {
  sub: number;
  air: number;
  surface: number;
}

/** Whether hits can be assigned so: special targets need no more free hits than there are, and all no more than all hits. */
function fitsAll({ sub, air, free }: Hits, count: Taken): boolean {
  return (
    Math.max(0, count.sub - sub) + Math.max(0, count.air - air) <= free &&
    count.sub + count.air + count.surface <= sub + air + free
  );
}

/**
 * Assigns hits in an order of loss: as many as can be placed, transports only where no other unit can take one.
 * @param order what may be hit, that to be given up first at the front.
 */
export function assign(hits: Hits, order: readonly Slot[]): Casualties {
  const taken: Slot[] = [];
  const count: Taken = { sub: 0, air: 0, surface: 0 };
  for (const slot of order) {
    if (slot.unit.type === 'transport') continue;
    const kind = targetOf(slot.unit);
    count[kind] += 1;
    if (fitsAll(hits, count)) taken.push(slot);
    else count[kind] -= 1;
  }
  const left = hits.sub + hits.air + hits.free - taken.length;
  const transports = order.filter(({ unit }) => unit.type === 'transport').slice(0, left);
  return casualties([...taken, ...transports]);
}

function casualties(taken: readonly Slot[]): Casualties {
  return {
    lost: taken.filter(({ kills }) => kills).map(({ unit }) => unit),
    damaged: taken.filter(({ kills }) => !kills).map(({ unit }) => unit),
  };
}

/**
 * Whether an owner may choose these casualties: as many as the hits force, each hit on what it may hit, transports no more than must.
 * @param slots all that could be hit.
 */
export function isLegalChoice(hits: Hits, slots: readonly Slot[], chosen: readonly Slot[]): boolean {
  const forced = assign(hits, slots);
  const ships = (list: readonly Unit[]): number => list.filter(({ type }) => type === 'transport').length;
  if (chosen.length !== forced.lost.length + forced.damaged.length) return false;
  const count: Taken = { sub: 0, air: 0, surface: 0 };
  for (const { unit } of chosen) if (unit.type !== 'transport') count[targetOf(unit)] += 1;
  if (!fitsAll(hits, count) || ships(chosen.map(({ unit }) => unit)) !== ships(forced.lost)) return false;
  // A battleship that is lost has taken its first hit before.
  return chosen.every(
    ({ unit, kills }) =>
      !kills || unit.type !== 'battleship' || unit.hit || chosen.some((one) => one.unit === unit && !one.kills),
  );
}

function targetOf(unit: Unit): keyof Taken {
  if (unit.type === 'submarine') return 'sub';
  return domainOf(unit) === 'air' ? 'air' : 'surface';
}

const landOrder = ['infantry', 'aaa', 'artillery', 'tank'] as const;

/** What the order of loss of a side depends on. */
export interface LossContext {
  readonly side: 'attack' | 'defense';
  readonly foes: readonly Unit[];
  /** Aircraft for which no place to land is left: they are given up before others of their type. */
  readonly stranded?: ReadonlySet<number>;
  /** What the owner of units wants; the usual order where nothing is said. */
  readonly orders?: (power: Unit['power']) => BattleOrders | undefined;
  /** The attacker chooses what an alliance loses. */
  readonly attackerChooses?: boolean;
}

/** The order of loss: what each owner wants, the units of several owners taken from the strongest in turn. */
export function orderOfLoss(units: readonly Unit[], context: LossContext): readonly Slot[] {
  const owners = powers.filter((power) => units.some((unit) => unit.power === power));
  if (owners.length > 1 && context.attackerChooses === true) return dearestFirst(units);
  const usual = inUsualOrder(units, context);
  const lists = owners.map((power) =>
    slotsOf(
      usual.filter((unit) => unit.power === power),
      context.orders?.(power) ?? usualOrders,
    ),
  );
  return merged(lists);
}

/** Alternately from the owner with the largest force left; ties in the order of turns. */
function merged(lists: readonly (readonly Slot[])[]): readonly Slot[] {
  const [only, ...others] = lists;
  if (only === undefined || others.length === 0) return only ?? [];
  const left = lists.map((list) => ({
    list: [...list],
    value: list.reduce((sum, slot) => sum + worthOf(slot), 0),
  }));
  const order: Slot[] = [];
  for (;;) {
    const [strongest] = left.filter(({ list }) => list.length > 0).toSorted((a, b) => b.value - a.value);
    const slot = strongest?.list.shift();
    if (strongest === undefined || slot === undefined) return order;
    strongest.value -= worthOf(slot);
    order.push(slot);
  }
}

function worthOf({ unit, kills }: Slot): number {
  return kills ? unitFacts[unit.type].cost : 0;
}

/** As an attacker would have it: the dearest units first. */
function dearestFirst(units: readonly Unit[]): readonly Slot[] {
  const sorted = units.toSorted((a, b) => unitFacts[b.type].cost - unitFacts[a.type].cost || a.id - b.id);
  return sorted.flatMap((unit) => [...(canBeDamaged(unit) ? [{ unit, kills: false }] : []), { unit, kills: true }]);
}

function canBeDamaged(unit: Unit): boolean {
  return unit.type === 'battleship' && !unit.hit;
}

/** Slots of one owner: free hits first unless the orders place them, then what is named, the rest, and last what is kept. */
function slotsOf(usual: readonly Unit[], orders: BattleOrders): readonly Slot[] {
  const free = usual.filter(canBeDamaged).map((unit): Slot => ({ unit, kills: false }));
  const spared = keptBack(usual, orders);
  const left = usual.filter((unit) => !spared.includes(unit));
  const slots: Slot[] = orders.loss.includes('freeHit') ? [] : [...free];
  const take = (type: UnitType, count: number | null): void => {
    for (let n = 0; n < (count ?? Infinity); n++) {
      const at = left.findIndex((unit) => unit.type === type);
      const [unit] = at < 0 ? [] : left.splice(at, 1);
      if (unit === undefined) return;
      slots.push({ unit, kills: true });
    }
  };
  for (const entry of orders.loss) {
    if (entry === 'freeHit') slots.push(...free.filter((slot) => !slots.includes(slot)));
    else take(entry.type, entry.count);
  }
  return damagedFirst([...slots, ...[...left, ...spared].map((unit): Slot => ({ unit, kills: true }))], free);
}

/** Puts a battleship's first hit before its second wherever an order names it too late. */
function damagedFirst(slots: readonly Slot[], free: readonly Slot[]): readonly Slot[] {
  return slots.flatMap((slot, at) => {
    const first = free.find(({ unit }) => unit === slot.unit);
    if (first === undefined) return [slot];
    const placed = slots.indexOf(first);
    if (slot.kills) return placed < 0 || placed > at ? [first, slot] : [slot];
    return slots.slice(0, at).some(({ unit }) => unit === slot.unit) ? [] : [slot];
  });
}

/** The units that are given up last: so many of a type, and one that can capture. */
function keptBack(usual: readonly Unit[], { keep, keepCapturer }: BattleOrders): readonly Unit[] {
  const left: Partial<Record<UnitType, number>> = { ...keep };
  const kept = usual.toReversed().filter((unit) => {
    const more = left[unit.type] ?? 0;
    left[unit.type] = more - 1;
    return more > 0;
  });
  const capturer = usual.findLast((unit) => domainOf(unit) === 'land' && unit.type !== 'aaa');
  const both = keepCapturer && capturer !== undefined && !kept.includes(capturer) ? [...kept, capturer] : kept;
  return usual
    .filter((unit) => both.includes(unit))
    .toSorted((a, b) => Number(a === capturer) - Number(b === capturer));
}

/** The order of loss when nobody has given one. */
function inUsualOrder(units: readonly Unit[], { side, foes, stranded }: LossContext): readonly Unit[] {
  const destroyers = units.filter(({ type }) => type === 'destroyer');
  const kept = foes.some(({ type }) => type === 'submarine') ? destroyers[0] : undefined;
  const rank = (unit: Unit): number => {
    switch (unit.type) {
      case 'submarine':
        return 10;
      case 'destroyer':
        return unit === kept ? 16 : 11;
      case 'cruiser':
        return 12;
      case 'fighter':
        return side === 'attack' ? 13 : 15;
      case 'carrier':
        return 14;
      case 'bomber':
        return side === 'attack' ? 15 : 13;
      case 'battleship':
        return 17;
      case 'transport':
        return 18;
      default:
        return landOrder.indexOf(unit.type);
    }
  };
  const hosts = new Set(units.map(({ aboard }) => aboard));
  const safe = (unit: Unit): number => (stranded?.has(unit.id) === true ? 0 : 1);
  // Of equal ones those landed from ships and carriers without guests go first, then those that cannot land, then those with the
  // least way left.
  return units.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(a.from !== null) - Number(b.from !== null) ||
      Number(hosts.has(a.id)) - Number(hosts.has(b.id)) ||
      safe(a) - safe(b) ||
      a.left - b.left ||
      a.id - b.id,
  );
}
