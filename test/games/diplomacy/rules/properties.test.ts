// What must hold of every adjudication, whatever the position and the orders.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStand, locations, provinceOf } from '../../../../src/games/diplomacy/data/geography.js';
import type { ProvinceId, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { standardRulings } from '../../../../src/games/diplomacy/options.js';
import type { Rulings } from '../../../../src/games/diplomacy/options.js';
import { movementStep } from '../../../../src/games/diplomacy/questions/menus.js';
import { checkMovement, isMovementPath } from '../../../../src/games/diplomacy/rules/legality.js';
import { adjudicateMovement } from '../../../../src/games/diplomacy/rules/movement.js';
import { orderFromPath, pathOfOrder } from '../../../../src/games/diplomacy/rules/order-paths.js';
import { adjudicateRetreats } from '../../../../src/games/diplomacy/rules/retreats.js';
import { boardOf } from '../../../../src/games/diplomacy/rules/unit-index.js';
import type { MovementOrder } from '../../../../src/games/diplomacy/state.js';
import { anyOrders, anyUnits } from '../random-position.js';

fc.configureGlobal({ seed: 1901 });

const rulings: fc.Arbitrary<Rulings> = fc.record({
  adjacentConvoy: fc.constantFrom('intent', 'explicit'),
  viaConvoyFallback: fc.constantFrom('if-not-ordered', 'never'),
  retreatToConvoyOrigin: fc.boolean(),
  dislodgedBounce: fc.constantFrom('unless-head-to-head', 'never'),
  omittedCoast: fc.constantFrom('infer-if-unique', 'reject'),
  multipleOrders: fc.constantFrom('last-wins', 'void'),
  civilDisorderDistance: fc.constantFrom('home', 'owned'),
  pieceLimit: fc.boolean(),
});

const byPlace = (a: Unit, b: Unit): number => a.at.localeCompare(b.at);
const kinds = (units: readonly Unit[]): string[] => units.map(({ power, type }) => `${power} ${type}`).sort();

describe('movement', () => {
  it('keeps every unit, one to a province, where it may stand', () => {
    fc.assert(
      fc.property(anyOrders, rulings, ({ units, board, sent }, rules) => {
        const outcome = adjudicateMovement(board, sent, rules);
        const lost = outcome.dislodged.map(({ unit }) => unit);
        expect(kinds([...outcome.units, ...lost])).toEqual(kinds(units));
        const taken = outcome.units.map(({ at }) => provinceOf(at));
        expect(new Set(taken).size).toBe(taken.length);
        for (const { type, at } of outcome.units) expect(canStand(type, at)).toBe(true);
        for (const { retreats, unit } of outcome.dislodged)
          for (const to of retreats) {
            expect(canStand(unit.type, to)).toBe(true);
            expect(taken).not.toContain(provinceOf(to));
            expect(outcome.contested).not.toContain(provinceOf(to));
          }
        for (const { verdict } of outcome.results) expect(verdict).not.toBe('illegal');
      }),
      { numRuns: 400 },
    );
  });

  it('does not depend on the order of units or orders', () => {
    fc.assert(
      fc.property(anyOrders, rulings, fc.infiniteStream(fc.nat()), ({ units, board, sent }, rules, keys) => {
        const mix = <T>(list: readonly T[]): T[] => {
          const order = [...keys.take(list.length)];
          return list
            .map((item, at) => ({ item, key: order[at] ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        };
        const plain = adjudicateMovement(board, sent, rules);
        const mixed = adjudicateMovement(boardOf(mix(units)), mix(sent), rules);
        expect([...mixed.units].sort(byPlace)).toEqual([...plain.units].sort(byPlace));
        expect(mixed.contested).toEqual(plain.contested);
        const verdicts = (outcome: typeof plain): string[] =>
          outcome.results.map(({ unit, verdict, reason }) => `${unit?.at ?? ''} ${verdict} ${reason.why}`).sort();
        expect(verdicts(mixed)).toEqual(verdicts(plain));
      }),
      { numRuns: 200 },
    );
  });

  it('gives every failed move somebody or something to blame', () => {
    fc.assert(
      fc.property(anyOrders, ({ board, sent }) => {
        for (const { order, verdict, reason } of adjudicateMovement(board, sent, standardRulings).results) {
          if (order.kind !== 'move' || verdict !== 'fails') continue;
          if (reason.why === 'bounced') expect(reason.by.length).toBeGreaterThan(0);
          else if (reason.why === 'convoy-broken')
            expect(reason.dislodged.length + reason.paradox.length).toBeGreaterThan(0);
          else expect(['own-unit', 'no-convoy']).toContain(reason.why);
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('menus', () => {
  it('offer exactly the legal orders', () => {
    fc.assert(
      fc.property(anyUnits, (units) => {
        const board = boardOf(units);
        const [unit] = units;
        if (unit === undefined) return;
        const offered = new Set<string>();
        const walk = (path: readonly string[]): void => {
          const { options, complete } = movementStep(board, unit.at, path);
          if (complete) offered.add(path.join(' '));
          for (const option of options) walk([...path, option]);
        };
        walk([]);
        for (const text of offered) {
          const order = orderFromPath(unit.at, text.split(' '));
          expect(order && pathOfOrder(order)).toEqual({ subject: unit.at, path: text.split(' ') });
        }
        const candidates: MovementOrder[] = [{ kind: 'hold', unit: unit.at }];
        for (const to of locations) {
          candidates.push(
            { kind: 'move', unit: unit.at, to, via: false },
            { kind: 'move', unit: unit.at, to, via: true },
          );
          for (const { at } of units) {
            candidates.push(
              { kind: 'support', unit: unit.at, of: at, to },
              { kind: 'convoy', unit: unit.at, of: at, to },
            );
          }
        }
        for (const { at } of units) candidates.push({ kind: 'support', unit: unit.at, of: at, to: null });
        const legal = new Set<string>();
        for (const candidate of candidates) {
          const checked = checkMovement(board, unit.power, candidate, standardRulings);
          if (!checked.legal) continue;
          legal.add(pathOfOrder(checked.order)?.path.join(' ') ?? '');
        }
        const withoutChain = [...legal].filter((path) => !path.endsWith(' via'));
        const [offeredPlain, legalPlain] = [[...offered].filter((path) => !path.endsWith(' via')), withoutChain];
        expect(offeredPlain.sort()).toEqual(legalPlain.sort());
        for (const path of offered) expect(legal.has(path)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the quick check of a whole order', () => {
  it('agrees with walking the menus, for every unit', () => {
    const closures = fc.constantFrom<readonly ProvinceId[]>([], ['apu', 'nap', 'pie', 'rom', 'tus', 'ven']);
    fc.assert(
      fc.property(anyUnits, closures, (units, closed) => {
        const board = boardOf(units, new Set(closed));
        for (const unit of units) {
          const reached = new Set<string>();
          const walk = (path: readonly string[]): void => {
            const { options, complete } = movementStep(board, unit.at, path);
            if (complete) reached.add(path.join(' '));
            for (const option of options) walk([...path, option]);
          };
          walk([]);
          const found = [...reached, ...writtenPaths(units)].filter((path) =>
            isMovementPath(board, unit, path.split(' ')),
          );
          expect([...new Set(found)].sort()).toEqual([...reached].sort());
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** Every path that could be written down, most of them nonsense. */
function writtenPaths(units: readonly Unit[]): readonly string[] {
  const paths = ['', 'hold', 'hold hold', 'move', 'support', 'convoy', 'remove', 'build A', 'retreat par', 'disband'];
  for (const to of locations) {
    paths.push(`move ${to}`, `move ${to} via`, `move ${to} hold`, `move ${to} via via`);
    for (const { at } of units) paths.push(`support ${at} ${to}`, `convoy ${at} ${to}`, `convoy ${at} ${to} via`);
  }
  for (const { at } of units) paths.push(`support ${at}`, `support ${at} hold`, `convoy ${at} hold`);
  return paths;
}

describe('retreats', () => {
  it('either arrive alone or are lost', () => {
    fc.assert(
      fc.property(anyOrders, fc.infiniteStream(fc.nat()), ({ board, sent }, numbers) => {
        const { units, dislodged } = adjudicateMovement(board, sent, standardRulings);
        const orders = dislodged.flatMap(({ unit, retreats }) => {
          const [number = 0] = numbers.take(1);
          const to = retreats[number % (retreats.length + 1)];
          return to === undefined
            ? []
            : [{ power: unit.power, order: { kind: 'retreat', unit: unit.at, to } as const }];
        });
        const outcome = adjudicateRetreats(units, dislodged, orders);
        expect(outcome.units.length + outcome.disbanded.length).toBe(units.length + dislodged.length);
        const taken = outcome.units.map(({ at }) => provinceOf(at));
        expect(new Set(taken).size).toBe(taken.length);
        expect(outcome.results).toHaveLength(dislodged.length);
      }),
      { numRuns: 200 },
    );
  });
});
