// Realignments, coups and wars: targets, modifiers, results.
import { describe, expect, it } from 'vitest';
import { coup } from '../../../../../src/games/twilight-struggle/phases/effects/coup.js';
import { coupTargets, canCoup } from '../../../../../src/games/twilight-struggle/rules/coups.js';
import { GameOver } from '../../../../../src/games/twilight-struggle/phases/effects/end-game.js';
import { budgetOf } from '../../../../../src/games/twilight-struggle/rules/ops-value.js';
import { realign } from '../../../../../src/games/twilight-struggle/phases/effects/realignment.js';
import { realignModifier, realignTargets } from '../../../../../src/games/twilight-struggle/rules/realignments.js';
import { askCoup, askRealignments } from '../../../../../src/games/twilight-struggle/phases/operations/spend.js';
import { fightWar } from '../../../../../src/games/twilight-struggle/phases/effects/war.js';
import { dangerous, firstQuestion, position, run, TestTable } from '../../support/test-table.js';

describe('realignment', () => {
  it('E10: North Korea 0/3, dice 5 and 2', () => {
    const state = position({ influence: { north_korea: [0, 3] } });
    expect(realignModifier(state, 'us', 'north_korea')).toBe(0);
    expect(realignModifier(state, 'ussr', 'north_korea')).toBe(2);
    realign(new TestTable(state, [5, 2]), 'us', 'north_korea');
    expect(state.influence.north_korea).toEqual({ us: 0, ussr: 2 });
  });

  it('E27: the COMECON opening', () => {
    const state = position({
      influence: { austria: [0, 5], yugoslavia: [0, 3], east_germany: [0, 4], italy: [1, 0], west_germany: [4, 0] },
    });
    expect(realignTargets(state, 'ussr')).toEqual(expect.arrayContaining(['italy', 'west_germany']));
    expect(realignModifier(state, 'ussr', 'italy')).toBe(2);
    expect(realignModifier(state, 'ussr', 'west_germany')).toBe(2);
  });

  it('E24: two rolls empty Cuba 0/3 in 34.9 % of cases, in 54.4 % with one more neighbour', () => {
    const chance = (neighbour: boolean): number => {
      const empties = (held: number, rolls: number): number => {
        if (held === 0) return 1;
        if (rolls === 0) return 0;
        const state = position({ influence: { cuba: [0, held], ...(neighbour ? { haiti: [1, 0] } : {}) } });
        const lead = realignModifier(state, 'us', 'cuba') - realignModifier(state, 'ussr', 'cuba');
        let sum = 0;
        for (let us = 1; us <= 6; us++) {
          for (let ussr = 1; ussr <= 6; ussr++) {
            sum += empties(Math.max(0, held - Math.max(0, us + lead - ussr)), rolls - 1) / 36;
          }
        }
        return sum;
      };
      return empties(3, 2);
    };
    expect(chance(false) * 100).toBeCloseTo(34.9, 1);
    expect(chance(true) * 100).toBeCloseTo(54.4, 1);
  });

  it('never gives influence, and ties change nothing', () => {
    const state = position({ influence: { libya: [1, 1] } });
    const tied = new TestTable(state, [3, 3]);
    realign(tied, 'us', 'libya');
    expect(tied.told.at(-1)?.text).toMatchObject({
      key: 'realign.nothing',
      args: { country: { key: 'country.libya' } },
    });
    expect(state.influence.libya).toEqual({ us: 1, ussr: 1 });
    realign(new TestTable(state, [1, 6]), 'us', 'libya');
    expect(state.influence.libya).toEqual({ us: 0, ussr: 1 });
    expect(state.milOps.us).toBe(0);
  });

  it('closes regions by DEFCON unless the option says otherwise', () => {
    const influence = { italy: [1, 0], pakistan: [1, 0], iran: [1, 0], panama: [1, 0] } as const;
    const at = (defcon: number, free = false, ignore = false): readonly string[] =>
      realignTargets(
        position({ influence, options: { realignIgnoresDefcon: ignore }, change: (s) => (s.defcon = defcon) }),
        'ussr',
        free,
      );
    expect(at(5)).toHaveLength(4);
    expect(at(4)).not.toContain('italy');
    expect(at(3)).not.toContain('pakistan');
    expect(at(2)).toEqual(['panama']);
    expect(at(2, true)).toHaveLength(4);
    expect(at(2, false, true)).toHaveLength(4);
  });

  it('counts Iran-Contra against the US die whoever rolls', () => {
    const state = position({ influence: { angola: [1, 2] }, change: (s) => (s.effects.iranContra = true) });
    expect(realignModifier(state, 'us', 'angola')).toBe(-1);
    expect(realignModifier(state, 'ussr', 'angola')).toBe(1);
  });

  it('lets targets change roll by roll and asks until the Operations are used', () => {
    const state = position({ influence: { angola: [2, 0], zaire: [1, 0] } });
    const t = new TestTable(state, [1, 6, 1, 6]);
    run(askRealignments(t, { side: 'ussr', budget: budgetOf(state, 'ussr', 2) }), [
      ['realignTarget', ['zaire']],
      ['realignTarget', ['angola']],
    ]);
    expect(state.influence.angola.us).toBe(0);
    expect(state.influence.zaire.us).toBe(0);
  });

  it('offers a bonus roll only inside the region', () => {
    const state = position({
      influence: { thailand: [9, 0], angola: [9, 0] },
      change: (s) => (s.effects.vietnamRevolts = true),
    });
    const t = new TestTable(state);
    run(askRealignments(t, { side: 'ussr', budget: budgetOf(state, 'ussr', 1) }), [
      ['realignTarget', ['thailand']],
      ['realignTarget', ['thailand']],
    ]);
    run(askRealignments(t, { side: 'ussr', budget: budgetOf(state, 'ussr', 1) }), [['realignTarget', ['angola']]]);
  });
});

describe('a coup', () => {
  it('E11: Mexico 0/2, 3 Operations, die 4', () => {
    const state = position({ influence: { mexico: [0, 2] }, change: (s) => (s.phasing = 'us') });
    coup(new TestTable(state, [4]), 'us', 'mexico', 3);
    expect(state.influence.mexico).toEqual({ us: 1, ussr: 0 });
    expect(state.milOps.us).toBe(3);
    expect(state.defcon).toBe(4);
  });

  it('E15: under Red Scare a 2-Ops card adds 1 to die and military operations', () => {
    const state = position({ influence: { angola: [0, 1] }, change: (s) => (s.redScare.us = 1) });
    run(askCoup(new TestTable(state, [1]), { side: 'us', budget: budgetOf(state, 'us', 2) }), [
      ['coupTarget', ['angola']],
    ]);
    expect(state.milOps.us).toBe(1);
    expect(state.influence.angola).toEqual({ us: 0, ussr: 1 });
  });

  it('fails at 0, still counting as military operations and lowering DEFCON', () => {
    const state = position({ influence: { iran: [2, 0] } });
    coup(new TestTable(state, [1]), 'ussr', 'iran', 3);
    expect(state.influence.iran.us).toBe(2);
    expect(state.milOps.ussr).toBe(3);
    expect(state.defcon).toBe(4);
  });

  it('free: no military operations, but DEFCON', () => {
    const state = position({ influence: { poland: [0, 1] }, change: (s) => (s.defcon = 3) });
    expect(canCoup(state, 'us', 'poland')).toBe(false);
    expect(canCoup(state, 'us', 'poland', true)).toBe(true);
    coup(new TestTable(state, [6]), 'us', 'poland', 3, true);
    expect(state.milOps.us).toBe(0);
    expect(state.defcon).toBe(2);
    expect(state.defconFell).toBe(true);
  });

  it('outside battlegrounds leaves DEFCON alone; Nuclear Subs protect the US only', () => {
    const state = position({
      influence: { colombia: [1, 1], zaire: [1, 1] },
      change: (s) => (s.effects.nuclearSubs = true),
    });
    coup(new TestTable(state, [1]), 'us', 'zaire', 1);
    coup(new TestTable(state, [1]), 'ussr', 'colombia', 1);
    expect(state.defcon).toBe(5);
    coup(new TestTable(state, [1]), 'ussr', 'zaire', 1);
    expect(state.defcon).toBe(4);
  });

  it('is modified by SALT and Latin American Death Squads', () => {
    const state = position({
      influence: { chile: [0, 5], angola: [0, 5] },
      change: (s) => {
        s.effects.salt = true;
        s.deathSquads.ussr = 1;
      },
    });
    coup(new TestTable(state, [6]), 'us', 'chile', 2);
    expect(state.influence.chile.ussr).toBe(5);
    coup(new TestTable(state, [6]), 'us', 'angola', 2);
    expect(state.influence.angola.ussr).toBe(0);
    state.options.deathSquadsScope = 'everywhere';
    state.influence.angola = { us: 0, ussr: 5 };
    coup(new TestTable(state, [5]), 'us', 'angola', 2);
    expect(state.influence.angola.ussr).toBe(2);
  });

  it('gives the USSR a point under Yuri and Samantha', () => {
    const state = position({ influence: { kenya: [0, 1] }, change: (s) => (s.effects.yuriAndSamantha = true) });
    coup(new TestTable(state, [1]), 'us', 'kenya', 1, true);
    expect(state.vp).toBe(-1);
  });

  it('at DEFCON 2 in a battleground loses for the side on turn, and says so before', () => {
    const state = position({ influence: { cuba: [1, 0], haiti: [1, 0] }, change: (s) => (s.defcon = 2) });
    const t = new TestTable(state, [1]);
    const question = firstQuestion(askCoup(t, { side: 'ussr', budget: budgetOf(state, 'ussr', 2) }));
    expect(dangerous(question)).toEqual(['cuba']);
    expect(() => coup(t, 'ussr', 'cuba', 2)).toThrow(GameOver);
    expect(state.result).toEqual({ winner: 'us', ending: 'nuclearWar' });
  });

  it('by the other side at DEFCON 2 also loses for the side on turn', () => {
    const state = position({ influence: { cuba: [0, 3] }, change: (s) => (s.defcon = 2) });
    const t = new TestTable(state, [1]);
    expect(dangerous(firstQuestion(askCoup(t, { side: 'us', budget: budgetOf(state, 'us', 1) })))).toEqual([]);
    expect(() => coup(t, 'us', 'cuba', 1)).toThrow(GameOver);
    expect(state.result).toEqual({ winner: 'us', ending: 'nuclearWar' });
  });

  it('under Cuban Missile Crisis loses, unless the crisis is ended just before', () => {
    const crisis = (): TestTable => {
      const state = position({
        influence: { cuba: [0, 2], kenya: [1, 0] },
        change: (s) => (s.missileCrisis = 'ussr'),
      });
      return new TestTable(state, [6]);
    };
    const reckless = crisis();
    expect(() =>
      run(askCoup(reckless, { side: 'ussr', budget: budgetOf(reckless.state, 'ussr', 2) }), [
        ['crisis', ['keep']],
        ['coupTarget', ['kenya']],
      ]),
    ).toThrow(GameOver);
    expect(reckless.state.result).toEqual({ winner: 'us', ending: 'missileCrisis' });
    const wise = crisis();
    run(askCoup(wise, { side: 'ussr', budget: budgetOf(wise.state, 'ussr', 2) }), [
      ['crisis', ['cuba']],
      ['coupTarget', ['kenya']],
    ]);
    expect(wise.state.missileCrisis).toBeNull();
    expect(wise.state.influence.cuba.ussr).toBe(0);
    expect(wise.state.influence.kenya).toEqual({ us: 0, ussr: 3 });
  });

  it('NATO shields controlled Europe, but for France and West Germany when exempt; the Japan pact holds always', () => {
    const state = position({
      influence: { france: [3, 0], west_germany: [4, 0], italy: [2, 0], spain_portugal: [1, 0], japan: [1, 0] },
      change: (s) => {
        s.effects.nato = true;
        s.effects.usJapanPact = true;
      },
    });
    expect(coupTargets(state, 'ussr')).toEqual(['spain_portugal']);
    expect(realignTargets(state, 'ussr')).toEqual(['spain_portugal']);
    state.effects.deGaulle = true;
    state.effects.willyBrandt = true;
    expect(coupTargets(state, 'ussr')).toEqual(expect.arrayContaining(['france', 'west_germany']));
    state.effects.reformer = true;
    expect(coupTargets(state, 'ussr')).toEqual([]);
    expect(realignTargets(state, 'ussr')).toContain('france');
  });
});

describe('a war', () => {
  it('E20: rolled by its owner, with its modifiers, points and military operations', () => {
    const war = { attacker: 'ussr', target: 'israel', winsOn: 4, milOps: 2, vp: 2, targetCounts: true } as const;
    const state = position({ influence: { israel: [4, 0], jordan: [2, 0] }, change: (s) => (s.phasing = 'us') });
    expect(fightWar(new TestTable(state, [5]), war)).toBe(false);
    expect(state.milOps.ussr).toBe(2);
    expect(fightWar(new TestTable(state, [6]), war)).toBe(true);
    expect(state.influence.israel).toEqual({ us: 0, ussr: 4 });
    expect(state.vp).toBe(-2);
    expect(state.milOps.ussr).toBe(4);
    expect(state.defcon).toBe(5);
  });

  it('counts the superpower as a neighbour and needs no influence', () => {
    const war = { attacker: 'ussr', target: 'mexico', winsOn: 3, milOps: 3, vp: 1 } as const;
    const state = position();
    expect(fightWar(new TestTable(state, [3]), war)).toBe(false);
    expect(fightWar(new TestTable(state, [4]), war)).toBe(true);
    expect(state.vp).toBe(-1);
  });
});
