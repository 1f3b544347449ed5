// Every legal order, written in either language or canonically, is read back as the same order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canStand,
  homeCentres,
  locations,
  powers,
  provinceOf,
} from '../../../../src/games/diplomacy/data/geography.js';
import type { Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { standardRulings } from '../../../../src/games/diplomacy/options.js';
import { checkMovement } from '../../../../src/games/diplomacy/rules/legality.js';
import { boardOf } from '../../../../src/games/diplomacy/rules/unit-index.js';
import type { Order } from '../../../../src/games/diplomacy/state.js';
import { parseOrders } from '../../../../src/games/diplomacy/typing/parse.js';
import type { OrderContext } from '../../../../src/games/diplomacy/typing/resolve.js';
import { canonical, written } from '../written.js';

const position = fc
  .array(
    fc.record({
      power: fc.constantFrom(...powers),
      type: fc.constantFrom('A', 'F'),
      at: fc.constantFrom(...locations),
    }),
    {
      minLength: 8,
      maxLength: 34,
    },
  )
  .map((many) => {
    const taken = new Set<string>();
    return many.filter(({ type, at }) => {
      const fits = canStand(type, at) && !taken.has(provinceOf(at));
      if (fits) taken.add(provinceOf(at));
      return fits;
    });
  });

function movementOrders(units: readonly Unit[]): readonly Order[] {
  const board = boardOf(units);
  const orders: Order[] = [];
  const add = (unit: Unit, order: Parameters<typeof checkMovement>[2]): void => {
    const checked = checkMovement(board, unit.power, order, standardRulings);
    if (checked.legal) orders.push(checked.order);
  };
  for (const unit of units) {
    add(unit, { kind: 'hold', unit: unit.at });
    for (const to of locations) {
      add(unit, { kind: 'move', unit: unit.at, to, via: false });
      if (unit.type === 'A') add(unit, { kind: 'move', unit: unit.at, to, via: true });
    }
    for (const other of units) {
      add(unit, { kind: 'support', unit: unit.at, of: other.at, to: null });
      for (const to of locations) {
        add(unit, { kind: 'support', unit: unit.at, of: other.at, to });
        add(unit, { kind: 'convoy', unit: unit.at, of: other.at, to });
      }
    }
  }
  return orders;
}

function expectSame(orders: readonly Order[], context: OrderContext): void {
  const known = [...context.dislodged, ...context.units];
  for (const order of orders)
    for (const text of [written(order, known, 'en'), written(order, known, 'ko'), canonical(order, known)]) {
      const readings = parseOrders(text, context);
      expect(readings, text).toEqual([{ source: text, order }]);
    }
}

describe('written orders', () => {
  it('read back as themselves in movement phases', () => {
    fc.assert(
      fc.property(position, (units) => {
        expectSame(movementOrders(units), { units, dislodged: [], phase: 'movement', powers: null });
      }),
      { numRuns: 30, seed: 1901 },
    );
  });

  it('read back as themselves in retreat phases, with the attacker in the same province', () => {
    fc.assert(
      fc.property(position, (units) => {
        const dislodged = units.filter((_, index) => index % 3 === 0);
        const orders = dislodged.flatMap((unit): Order[] => [
          { kind: 'disband', unit: unit.at },
          ...locations
            .filter((to) => canStand(unit.type, to) && provinceOf(to) !== provinceOf(unit.at))
            .map((to): Order => ({ kind: 'retreat', unit: unit.at, to })),
        ]);
        expectSame(orders, { units, dislodged, phase: 'retreat', powers: null });
      }),
      { numRuns: 10, seed: 1902 },
    );
  });

  it('read back as themselves in adjustment phases', () => {
    fc.assert(
      fc.property(position, (units) => {
        const builds = powers.flatMap((power) =>
          locations
            .filter((at) => homeCentres(power).includes(provinceOf(at)))
            .flatMap((at) => (['A', 'F'] as const).filter((type) => canStand(type, at)).map((type) => ({ type, at }))),
        );
        const orders: Order[] = [
          { kind: 'waive' },
          ...units.map(({ at }): Order => ({ kind: 'remove', at })),
          ...builds.map((build): Order => ({ kind: 'build', ...build })),
        ];
        expectSame(orders, { units, dislodged: [], phase: 'adjustment', powers: null });
      }),
      { numRuns: 10, seed: 1903 },
    );
  });
});
