// The computer player: never illegal, repeatable, and far better than chance.
import { describe, expect, it } from 'vitest';
import { chooseAdjustments } from '../../../../src/games/diplomacy/computer/adjustments.js';
import { openings } from '../../../../src/games/diplomacy/computer/openings.js';
import { judgeFor } from '../../../../src/games/diplomacy/computer/judge.js';
import { chooseOrders } from '../../../../src/games/diplomacy/computer/orders.js';
import { analyse, type Position } from '../../../../src/games/diplomacy/computer/position.js';
import { chooseRetreats } from '../../../../src/games/diplomacy/computer/retreats.js';
import { worthFor } from '../../../../src/games/diplomacy/computer/worth.js';
import { homeCentres, locations, powers, provinceOf } from '../../../../src/games/diplomacy/data/geography.js';
import type { Power, ProvinceId, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { startingUnits } from '../../../../src/games/diplomacy/data/setups.js';
import { standardRulings } from '../../../../src/games/diplomacy/options.js';
import { adjudicateAdjustments } from '../../../../src/games/diplomacy/rules/adjustments.js';
import { checkMovement } from '../../../../src/games/diplomacy/rules/legality.js';
import { adjudicateMovement } from '../../../../src/games/diplomacy/rules/movement.js';
import { orderFromPath } from '../../../../src/games/diplomacy/rules/order-paths.js';
import { centresOf, surplus, updateOwners } from '../../../../src/games/diplomacy/rules/ownership.js';
import { adjudicateRetreats } from '../../../../src/games/diplomacy/rules/retreats.js';
import { boardOf } from '../../../../src/games/diplomacy/rules/unit-index.js';
import type { MovementOrder, Owners } from '../../../../src/games/diplomacy/state.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { seventeen } from './sample.js';

const startingOwners: Owners = Object.fromEntries(
  powers.flatMap((power) => homeCentres(power).map((centre) => [centre, power])),
);

function randomOrders(units: readonly Unit[], power: Power, dice: SeededDice): readonly MovementOrder[] {
  const board = boardOf(units);
  return units
    .filter((unit) => unit.power === power)
    .map((unit) => {
      const tries: readonly MovementOrder[] = [
        { kind: 'hold', unit: unit.at },
        ...locations.map((to) => ({ kind: 'move', unit: unit.at, to, via: false }) as const),
        ...units.map((other) => ({ kind: 'support', unit: unit.at, of: other.at, to: null }) as const),
      ];
      return dice.pick(
        tries.filter((order) => checkMovement(board, power, order, standardRulings).legal),
        'random order',
      );
    });
}

/** Plays some years with computer players for these powers and random ones for the rest; checks every computer's order. */
function playYears(seed: string, computers: readonly Power[], years: number): Owners {
  const dice = new SeededDice(seed);
  let units = startingUnits;
  let owners = startingOwners;
  for (let year = 1901; year < 1901 + years; year += 1) {
    for (const season of ['spring', 'autumn'] as const) {
      const position: Position = { units, owners, season, year };
      const board = boardOf(units);
      const sent = powers.flatMap((power) => {
        const clever = computers.includes(power);
        const orders = clever ? chooseOrders(position, power, dice) : randomOrders(units, power, dice);
        if (clever) {
          expect(orders.map((order) => order.unit).sort()).toEqual(
            units
              .filter((unit) => unit.power === power)
              .map((unit) => unit.at)
              .sort(),
          );
          for (const order of orders)
            expect(checkMovement(board, power, order, standardRulings), JSON.stringify(order)).toMatchObject({
              legal: true,
            });
        }
        return orders.map((order) => ({ power, order }));
      });
      const outcome = adjudicateMovement(board, sent, standardRulings);
      const fled = powers.flatMap((power) =>
        chooseRetreats({ ...position, units: outcome.units }, outcome.dislodged, power, dice).map((order) => ({
          power,
          order,
        })),
      );
      const after = adjudicateRetreats(outcome.units, outcome.dislodged, fled);
      for (const { verdict, reason } of after.results) if (verdict === 'illegal') throw new Error(reason.why);
      units = after.units;
    }
    owners = updateOwners(owners, units).owners;
    const adjusted = powers.flatMap((power) =>
      chooseAdjustments({ units, owners, season: 'autumn', year }, power, dice).map((order) => ({ power, order })),
    );
    const done = adjudicateAdjustments({ units, owners }, powers, adjusted, standardRulings);
    expect(done.results.filter(({ verdict }) => verdict !== 'succeeds')).toEqual([]);
    units = done.units;
    for (const power of powers) expect(surplus(owners, units, power)).toBeGreaterThanOrEqual(0);
  }
  return owners;
}

describe('the computer player of Diplomacy', () => {
  it('wins most centres among six random players', () => {
    const games = powers.map((power) => {
      const owners = playYears(`against chance ${power}`, [power], 8);
      return {
        power,
        own: centresOf(owners, power).length,
        best: Math.max(...powers.filter((one) => one !== power).map((one) => centresOf(owners, one).length)),
      };
    });
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(games.map(({ own }) => own))).toBeGreaterThan(2 * mean(games.map(({ best }) => best)));
    for (const { power, own } of games) expect(own, power).toBeGreaterThanOrEqual(9);
  });

  it('grows among its equals: after two years hardly a neutral centre is left', () => {
    const owners = playYears('equals', powers, 2);
    expect(Object.keys(owners).length).toBeGreaterThanOrEqual(31);
  });

  it('gives the same orders for the same dice, and others for other dice', () => {
    const position: Position = { units: startingUnits, owners: startingOwners, season: 'autumn', year: 1901 };
    const orders = (seed: string): readonly MovementOrder[] => chooseOrders(position, 'russia', new SeededDice(seed));
    expect(orders('a')).toEqual(orders('a'));
    const varied = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => JSON.stringify(orders(seed))));
    expect(varied.size).toBeGreaterThan(1);
  });

  it('knows only openings that can be played', () => {
    const board = boardOf(startingUnits);
    for (const power of powers)
      for (const opening of openings[power]) {
        const own = startingUnits.filter((unit) => unit.power === power).map(({ at }) => at);
        expect(Object.keys(opening).sort()).toEqual([...own].sort());
        for (const [at, path] of Object.entries(opening)) {
          const order = orderFromPath(at, path);
          if (order?.kind !== 'hold' && order?.kind !== 'move' && order?.kind !== 'support')
            throw new Error(`${at} ${path.join(' ')}`);
          expect(checkMovement(board, power, order, standardRulings), at).toMatchObject({ legal: true });
        }
      }
  });

  it('keeps out of closed land and does not fight powers of its own seat', () => {
    const closed: ReadonlySet<ProvinceId> = new Set(['apu', 'nap', 'pie', 'rom', 'tus', 'ven']);
    const friends: ReadonlySet<Power> = new Set(['austria', 'germany', 'turkey']);
    const position: Position = {
      units: startingUnits,
      owners: startingOwners,
      season: 'autumn',
      year: 1914,
      closed,
      friends,
      unplayed: new Set(['italy']),
    };
    const home = new Set([...homeCentres('germany'), ...homeCentres('turkey')]);
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const order of chooseOrders(position, 'austria', new SeededDice(seed))) {
        if (order.kind !== 'move') continue;
        expect(closed.has(provinceOf(order.to))).toBe(false);
        expect(home.has(provinceOf(order.to))).toBe(false);
      }
  });

  it('takes a free centre that nobody contests', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'F', at: 'mao' },
      { power: 'france', type: 'A', at: 'par' },
      { power: 'turkey', type: 'A', at: 'smy' },
    ];
    const position: Position = { units, owners: startingOwners, season: 'autumn', year: 1901 };
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const orders = chooseOrders(position, 'france', new SeededDice(seed));
      const fleet = orders.find((order) => order.unit === 'mao');
      expect(fleet?.kind === 'move' && ['por', 'spa'].includes(provinceOf(fleet.to))).toBe(true);
    }
  });

  /** A board on which every centre has an owner. */
  const shared: Owners = {
    ...startingOwners,
    ser: 'austria',
    gre: 'turkey',
    bul: 'turkey',
    rum: 'russia',
    swe: 'russia',
    nwy: 'england',
    den: 'germany',
    hol: 'germany',
    bel: 'germany',
    spa: 'france',
    por: 'france',
    tun: 'italy',
  };

  /** What a power orders in a position, by where its units stand, with each of some dice. */
  function ordered(position: Position, power: Power): readonly ReadonlyMap<string, MovementOrder>[] {
    return ['a', 'b', 'c', 'd', 'e'].map(
      (seed) => new Map(chooseOrders(position, power, new SeededDice(seed)).map((order) => [order.unit, order])),
    );
  }

  it('takes a centre that one unit holds by a move and a support', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'pic' },
      { power: 'france', type: 'A', at: 'bur' },
      { power: 'germany', type: 'A', at: 'bel' },
      { power: 'germany', type: 'A', at: 'mun' },
    ];
    const position: Position = {
      units,
      owners: shared,
      season: 'autumn',
      year: 1904,
      unplayed: new Set(['germany']),
    };
    for (const orders of ordered(position, 'france')) {
      const [pic, bur] = [orders.get('pic'), orders.get('bur')];
      expect([pic?.kind, bur?.kind].sort()).toEqual(['move', 'support']);
      for (const order of [pic, bur])
        if (order?.kind === 'move' || order?.kind === 'support') expect(order.to).toBe('bel');
    }
  });

  it('guards a home centre against who tried to enter it before', () => {
    const units: readonly Unit[] = [
      { power: 'england', type: 'A', at: 'yor' },
      { power: 'france', type: 'F', at: 'eng' },
      { power: 'germany', type: 'A', at: 'bel' },
    ];
    const before = new Map([['eng', { kind: 'move', unit: 'eng', to: 'lon', via: false }] as const]);
    const position: Position = { units, owners: shared, season: 'autumn', year: 1904, before };
    for (const orders of ordered(position, 'england'))
      expect(orders.get('yor')).toMatchObject({ kind: 'move', to: 'lon' });
  });

  it('wins where it can', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'rom' },
      { power: 'france', type: 'A', at: 'mun' },
      { power: 'russia', type: 'A', at: 'sil' },
      { power: 'russia', type: 'A', at: 'war' },
      { power: 'turkey', type: 'F', at: 'aeg' },
    ];
    const owners: Owners = {
      ...Object.fromEntries(seventeen.map((id) => [id, 'france'] as const)),
      rom: 'france',
      ber: 'germany',
      nap: 'turkey',
      con: 'turkey',
      war: 'russia',
    };
    for (const orders of ordered({ units, owners, season: 'autumn', year: 1912 }, 'france'))
      expect(orders.get('rom')).toMatchObject({ kind: 'move', to: 'nap' });
  });

  it('counts it as lost to leave the centre that lets a rival win, whatever lies open elsewhere', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'tus' },
      { power: 'france', type: 'A', at: 'mun' },
      { power: 'italy', type: 'A', at: 'rom' },
      { power: 'russia', type: 'A', at: 'war' },
    ];
    const owners: Owners = {
      ...Object.fromEntries(seventeen.map((id) => [id, 'france'] as const)),
      rom: 'italy',
      nap: 'turkey',
      war: 'russia',
    };
    const analysis = analyse({ units, owners, season: 'autumn', year: 1912 });
    const judge = judgeFor(analysis, 'italy', worthFor(analysis, 'italy'));
    const worthOf = (to: 'nap' | null): number =>
      judge(
        new Map(
          units.map((unit): [Unit, MovementOrder] => {
            if (unit.at === 'tus') return [unit, { kind: 'move', unit: 'tus', to: 'rom', via: false }];
            if (unit.at === 'rom' && to !== null) return [unit, { kind: 'move', unit: 'rom', to, via: false }];
            return [unit, { kind: 'hold', unit: unit.at }];
          }),
        ),
      );
    expect(worthOf(null) - worthOf('nap')).toBeGreaterThan(100);
  });

  it('keeps a power of seventeen centres out of another', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'tus' },
      { power: 'france', type: 'F', at: 'tys' },
      { power: 'italy', type: 'A', at: 'apu' },
      { power: 'russia', type: 'A', at: 'war' },
    ];
    const owners: Owners = {
      ...Object.fromEntries(seventeen.map((id) => [id, 'france'] as const)),
      rom: 'italy',
      nap: 'turkey',
      war: 'russia',
    };
    const analysis = analyse({ units, owners, season: 'autumn', year: 1912 });
    const judge = judgeFor(analysis, 'russia', worthFor(analysis, 'russia'));
    const into = (order: MovementOrder): number =>
      judge(
        new Map(
          units.map((unit): [Unit, MovementOrder] => [
            unit,
            unit.at === order.unit ? order : { kind: 'hold', unit: unit.at },
          ]),
        ),
      );
    const taken = into({ kind: 'move', unit: 'tys', to: 'nap', via: false });
    expect(into({ kind: 'hold', unit: 'tys' }) - taken).toBeGreaterThan(100);
  });

  it('supports only what is done, and runs into no unit of its own', () => {
    let units = startingUnits;
    for (let turn = 0; turn < 6; turn += 1) {
      const position: Position = {
        units,
        owners: startingOwners,
        season: turn % 2 === 0 ? 'spring' : 'autumn',
        year: 1901,
      };
      const dice = new SeededDice(`tidy ${turn}`);
      const sent = powers.flatMap((power) => {
        const orders = chooseOrders(position, power, dice);
        const of = new Map(orders.map((order) => [order.unit, order]));
        for (const order of orders) {
          if (order.kind === 'support') {
            const helped = of.get(order.of);
            expect(helped?.kind === 'move' ? provinceOf(helped.to) : null).toBe(
              order.to === null ? null : provinceOf(order.to),
            );
          }
          if (order.kind !== 'move') continue;
          const before = orders.find(({ unit }) => provinceOf(unit) === provinceOf(order.to));
          expect(before === undefined || before.kind === 'move').toBe(true);
        }
        return orders.map((order) => ({ power, order }));
      });
      units = adjudicateMovement(boardOf(units), sent, standardRulings).units;
    }
  });

  it('retreats into a centre it can take in autumn, and never two units into one province', () => {
    const position: Position = { units: [], owners: {}, season: 'autumn', year: 1902 };
    const unit = (at: 'ser' | 'alb'): Unit => ({ power: 'austria', type: 'A', at });
    const orders = chooseRetreats(
      position,
      [
        { unit: unit('ser'), attackerFrom: 'bul', retreats: ['gre', 'alb'] },
        { unit: unit('alb'), attackerFrom: 'tri', retreats: ['gre'] },
      ],
      'austria',
      new SeededDice('flight'),
    );
    expect(orders).toEqual([
      { kind: 'retreat', unit: 'ser', to: 'gre' },
      { kind: 'disband', unit: 'alb' },
    ]);
  });
});
