// Which units hits take: what a hit may be assigned to, as many as possible, in an order of loss (rulebook, Casualties).
import type { Unit } from '../state.js';
import { domainOf } from './board.js';

/** Hits by what scored them: submarines hit ships only, aircraft without a destroyer no submarines. */
export interface Hits {
  sub: number;
  air: number;
  free: number;
}

/** One hit that a unit can take; an undamaged battleship can take two. */
interface Slot {
  readonly unit: Unit;
  readonly kills: boolean;
}

/** What hits do: units lost, and battleships damaged. */
export interface Casualties {
  readonly lost: readonly Unit[];
  readonly damaged: readonly Unit[];
}

/** Units in the order in which they are given up, with the slots of undamaged battleships first. */
function slotsOf(order: readonly Unit[]): readonly Slot[] {
  const free = order
    .filter((unit) => unit.type === 'battleship' && !unit.hit)
    .map((unit): Slot => ({ unit, kills: false }));
  return [...free, ...order.map((unit): Slot => ({ unit, kills: true }))];
}

/**
 * Assigns hits in an order of loss: as many as can be placed, transports only where no other unit can take one.
 * @param order the units that may be hit, those to be given up first at the front.
 */
export function assign(hits: Hits, order: readonly Unit[]): Casualties {
  const { sub, air, free } = hits;
  const taken: Slot[] = [];
  const count = { sub: 0, air: 0, surface: 0 };
  const total = sub + air + free;
  // A set of targets can be hit when special targets need no more free hits than there are, and all no more than all hits.
  const fitsAll = (): boolean =>
    Math.max(0, count.sub - sub) + Math.max(0, count.air - air) <= free &&
    count.sub + count.air + count.surface <= total;
  for (const slot of slotsOf(order)) {
    if (slot.unit.type === 'transport') continue;
    const kind = targetOf(slot.unit);
    count[kind] += 1;
    if (fitsAll()) taken.push(slot);
    else count[kind] -= 1;
  }
  const left = total - taken.length;
  const transports = order.filter(({ type }) => type === 'transport').slice(0, left);
  return {
    lost: [...taken.filter(({ kills }) => kills).map(({ unit }) => unit), ...transports],
    damaged: taken.filter(({ kills }) => !kills).map(({ unit }) => unit),
  };
}

function targetOf(unit: Unit): 'sub' | 'air' | 'surface' {
  if (unit.type === 'submarine') return 'sub';
  return domainOf(unit) === 'air' ? 'air' : 'surface';
}

const landOrder = ['infantry', 'aaa', 'artillery', 'tank'] as const;

/** The order of loss when nobody has given one. */
export function orderOfLoss(
  units: readonly Unit[],
  foes: readonly Unit[],
  side: 'attack' | 'defense',
): readonly Unit[] {
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
  // Of equal ones those landed from ships go first, then those with the least way left.
  return units.toSorted(
    (a, b) => rank(a) - rank(b) || Number(a.from !== null) - Number(b.from !== null) || a.left - b.left || a.id - b.id,
  );
}
