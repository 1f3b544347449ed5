// What a computer player of Diplomacy likes and fears: units dislodged, powers nobody orders, a leader, a win, and what was tried before.
import { describe, expect, it } from 'vitest';
import { guessesOf } from '../../../../src/games/diplomacy/computer/guesses.js';
import { judgeFor } from '../../../../src/games/diplomacy/computer/judge.js';
import { pactOf } from '../../../../src/games/diplomacy/computer/pact.js';
import { analyse, type Position } from '../../../../src/games/diplomacy/computer/position.js';
import { computerAnswer } from '../../../../src/games/diplomacy/computer/player.js';
import { worthFor } from '../../../../src/games/diplomacy/computer/worth.js';
import { chanceFrom } from '../../../../src/games/diplomacy/computer/chance.js';
import type { Location, Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import type { DiplomacyState, MovementOrder } from '../../../../src/games/diplomacy/state.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { asSheet } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { pathsOf } from '../../../../src/table/sheet.js';
import { ownersOf, position, record, seventeen } from './sample.js';

const seeds = Array.from({ length: 12 }, (_, n) => `seed ${n}`);

/** What a power makes of these orders, where all other units hold. */
function judged(of: Position, power: Power, orders: readonly MovementOrder[]): number {
  const analysis = analyse(of);
  const judge = judgeFor(analysis, power, worthFor(analysis, power));
  const ordered = new Map(orders.map((order) => [order.unit, order]));
  return judge(new Map(of.units.map((unit) => [unit, ordered.get(unit.at) ?? { kind: 'hold', unit: unit.at }])));
}

function move(unit: Location, to: Location): MovementOrder {
  return { kind: 'move', unit, to, via: false };
}

/** Enough centres to make a power large, Berlin not among them. */
const fourteen = seventeen.slice(0, 14);

describe('a judgement', () => {
  const stands: readonly Unit[] = [
    { power: 'italy', type: 'A', at: 'tyr' },
    { power: 'italy', type: 'A', at: 'boh' },
    { power: 'austria', type: 'A', at: 'gal' },
    { power: 'austria', type: 'A', at: 'vie' },
    { power: 'austria', type: 'A', at: 'tri' },
  ];
  const owned = ownersOf({ italy: ['ven', 'rom', 'nap'], austria: ['vie', 'tri', 'bud'] });
  const of: Position = { units: stands, owners: owned, season: 'spring', year: 1903 };
  const blow: readonly MovementOrder[] = [move('tyr', 'vie'), { kind: 'support', unit: 'boh', of: 'tyr', to: 'vie' }];

  it('dreads a blow that dislodges one’s own more than the loss of the place', () => {
    // The same place, left to the same attacker by a unit that went away in time.
    const struck = judged(of, 'austria', blow);
    const left = judged(of, 'austria', [...blow, move('vie', 'bud')]);
    expect(left - struck).toBeGreaterThan(5);
  });

  it('likes to dislodge another’s', () => {
    const empty = { ...of, units: stands.filter(({ at }) => at !== 'vie') };
    expect(judged(of, 'italy', blow) - judged(empty, 'italy', blow)).toBeGreaterThan(2);
  });

  it('does not fear units that nobody orders', () => {
    const calm = judged({ ...of, unplayed: new Set(['italy']) }, 'austria', []);
    expect(calm - judged(of, 'austria', [])).toBeGreaterThan(3);
  });

  it('keeps the unit of a leader out of a centre that is nobody’s of its own', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'sil' },
      { power: 'austria', type: 'A', at: 'sev' },
      { power: 'russia', type: 'A', at: 'mos' },
    ];
    const into = (owners: Position['owners']): number => {
      const now: Position = { units, owners, season: 'spring', year: 1907 };
      return judged(now, 'austria', []) - judged(now, 'austria', [move('sil', 'ber')]);
    };
    const large = ownersOf({ france: fourteen, russia: ['mos', 'ber'], austria: ['sev'] });
    const small = ownersOf({ france: ['par', 'mar', 'bre'], russia: ['mos', 'ber'], austria: ['sev'] });
    expect(into(large) - into(small)).toBeGreaterThan(2);
  });

  it('seeks the centre that wins above all', () => {
    const units: readonly Unit[] = [
      { power: 'france', type: 'A', at: 'sil' },
      { power: 'russia', type: 'A', at: 'mos' },
    ];
    const gain = (own: readonly string[]): number => {
      const owners = ownersOf({ france: own.filter((id) => id !== 'ber'), russia: ['ber', 'mos'] });
      const now: Position = { units, owners, season: 'autumn', year: 1912 };
      return judged(now, 'france', [move('sil', 'ber')]) - judged(now, 'france', []);
    };
    expect(gain([...seventeen, 'vie'])).toBeGreaterThan(100);
    expect(gain(fourteen)).toBeLessThan(50);
  });
});

describe('a guess', () => {
  const units: readonly Unit[] = [
    { power: 'germany', type: 'A', at: 'ruh' },
    { power: 'france', type: 'A', at: 'bur' },
    { power: 'england', type: 'A', at: 'bel' },
  ];
  const owners = ownersOf({ germany: ['ber', 'kie', 'mun'], france: ['par', 'mar'], england: ['lon', 'bel'] });

  /** What the unit in Burgundy does in each guess of Germany's, which has promised it support. */
  function doneBy(word: 'kept' | 'none'): readonly string[] {
    const [, burgundy] = units;
    if (burgundy === undefined) return [];
    const pact = pactOf('germany', [
      {
        partners: ['france'],
        barred: [],
        quarry: [],
        owed: [{ kind: 'support', unit: 'ruh', of: 'bur', to: 'bel' }],
        awaited: word === 'kept' ? [{ unit: burgundy, to: 'bel' }] : [],
        worthBreaking: 20,
      },
    ]);
    const analysis = analyse({ units, owners, season: 'spring', year: 1903, pact });
    const foresight = { guesses: 8, answers: 0, answered: 0, among: 1, foreseen: 0 };
    return guessesOf(analysis, 'germany', foresight, chanceFrom(new SeededDice('guess'))).map((plan) => {
      const order = plan.get(burgundy);
      return order?.kind === 'move' ? order.to : 'stays';
    });
  }

  it('has the other make the move it was promised support for, but where it breaks its word', () => {
    const kept = doneBy('kept');
    expect(kept.filter((to) => to === 'bel').length).toBeGreaterThanOrEqual(6);
    expect([3, 7].every((n) => kept[n] === doneBy('none')[n])).toBe(true);
    expect(doneBy('none').filter((to) => to === 'bel').length).toBeLessThan(6);
  });
});

describe('another, thought through', () => {
  const units: readonly Unit[] = [
    { power: 'france', type: 'A', at: 'pic' },
    { power: 'france', type: 'A', at: 'bur' },
    { power: 'england', type: 'A', at: 'bel' },
    { power: 'germany', type: 'A', at: 'ber' },
  ];
  const owners = ownersOf({ france: ['par', 'mar'], england: ['lon', 'bel'], germany: ['ber', 'kie', 'mun'] });

  it('takes both centers that are left open, where a draft takes one', () => {
    const analysis = analyse({ units, owners, season: 'autumn', year: 1903 });
    const both = (answered: number): number =>
      guessesOf(
        analysis,
        'germany',
        { guesses: 12, answers: 100, answered, among: Math.max(1, answered), foreseen: 2 },
        chanceFrom(new SeededDice('thought')),
      ).filter((plan) =>
        // England's army is off to Holland, Munich is empty.
        (
          [
            [0, 'bel'],
            [1, 'mun'],
          ] as const
        ).every(([at, to]) => {
          const order = units[at] && plan.get(units[at]);
          return order?.kind === 'move' && order.to === to;
        }),
      ).length;
    expect(both(2)).toBeGreaterThan(both(0));
    expect(both(2)).toBeGreaterThanOrEqual(8);
  });
});

describe('what a seat sees', () => {
  const units: readonly Unit[] = [
    { power: 'england', type: 'A', at: 'yor' },
    { power: 'france', type: 'F', at: 'eng' },
    { power: 'germany', type: 'A', at: 'bel' },
    { power: 'germany', type: 'F', at: 'nwg' },
  ];
  const owned = { england: ['lon', 'lvp', 'edi'], france: ['bre', 'par'], germany: ['ber', 'bel', 'kie'] };

  /** Where England's army in York goes, or stays, with each of some dice. */
  function fromYork(more: Partial<DiplomacyState>): readonly string[] {
    const state = position(units, owned, more);
    return seeds.map((seed) => {
      const question = movementSheet(state, 'england');
      const view = viewOf(state, 'england');
      const answer = computerAnswer({ question, view, seat: 'england', dice: new SeededDice(seed) });
      return pathsOf(asSheet(answer))['yor']?.[1] ?? 'stays';
    });
  }
  const tried = (unit: Location, to: Location, power: Power): Partial<DiplomacyState> => ({
    moves: record(1903, 'spring', units, [[power, move(unit, to)]]),
  });

  it('is who tried to enter before, and may try again', () => {
    const guards = (more: Partial<DiplomacyState>, home: string): number =>
      fromYork(more).filter((to) => to === home).length;
    expect(guards(tried('eng', 'lon', 'france'), 'lon')).toBeGreaterThan(guards(tried('nwg', 'edi', 'germany'), 'lon'));
    expect(guards(tried('nwg', 'edi', 'germany'), 'edi')).toBeGreaterThan(guards(tried('eng', 'lon', 'france'), 'edi'));
  });

  it('is whom nobody orders: their neighbours are not guarded against', () => {
    const guarded = (more: Partial<DiplomacyState>): number =>
      fromYork({ ...tried('eng', 'lon', 'france'), ...more }).filter((to) => to === 'lon').length;
    expect(guarded({ unplayed: ['germany'] })).toBeGreaterThan(guarded({ unplayed: ['france'] }));
  });
});
