// Random boards and random orders for property tests.
import fc from 'fast-check';
import { canStand, locations, powers, provinceIds, provinceOf } from '../../../src/games/diplomacy/data/geography.js';
import type { Power, Unit } from '../../../src/games/diplomacy/data/geography.js';
import { movementStep } from '../../../src/games/diplomacy/questions/menus.js';
import { orderFromPath } from '../../../src/games/diplomacy/rules/order-paths.js';
import { boardOf } from '../../../src/games/diplomacy/rules/unit-index.js';
import type { Board } from '../../../src/games/diplomacy/rules/unit-index.js';
import type { MovementOrder } from '../../../src/games/diplomacy/state.js';

/** Between one and 34 units, at most one a province. */
export const anyUnits: fc.Arbitrary<readonly Unit[]> = fc
  .shuffledSubarray([...provinceIds], { minLength: 1, maxLength: 34 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) => {
        const spots = locations.flatMap((at) =>
          provinceOf(at) === id
            ? (['A', 'F'] as const).filter((type) => canStand(type, at)).map((type) => ({ type, at }))
            : [],
        );
        return fc.record({ power: fc.constantFrom<Power>(...powers), spot: fc.constantFrom(...spots) });
      }),
    ),
  )
  .map((drawn) => drawn.map(({ power, spot }) => ({ power, ...spot })));

/** A legal order chosen from a unit's menus by a list of numbers. */
function menuOrder(board: Board, unit: Unit, numbers: readonly number[]): MovementOrder {
  const path: string[] = [];
  for (const number of numbers) {
    const { options, complete } = movementStep(board, unit.at, path);
    const place = number % (options.length + (complete ? 1 : 0) || 1);
    const option = options[place];
    if (option === undefined) break;
    path.push(option);
  }
  const order = orderFromPath(unit.at, path);
  if (order?.kind === 'hold' || order?.kind === 'move' || order?.kind === 'support' || order?.kind === 'convoy')
    return order;
  throw new Error(`No order in ${path.join(' ')}`);
}

/** A position with an order for every unit. */
export const anyOrders = anyUnits.chain((units) => {
  const board = boardOf(units);
  return fc
    .array(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), { minLength: units.length, maxLength: units.length })
    .map((numbers) => ({
      units,
      board,
      sent: units.map((unit, place) => ({ power: unit.power, order: menuOrder(board, unit, numbers[place] ?? [0]) })),
    }));
});
