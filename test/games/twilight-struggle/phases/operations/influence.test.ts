// Placing influence: price, reach, bonuses, the Chinese Civil War space.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../src/table/answer.js';
import { placementCost, reachable } from '../../../../../src/games/twilight-struggle/rules/influence.js';
import { budgetOf } from '../../../../../src/games/twilight-struggle/rules/ops-value.js';
import { spendOn } from '../../../../../src/games/twilight-struggle/phases/operations/spend.js';
import { placementQuestion } from '../../../../../src/games/twilight-struggle/questions/operations.js';
import { offered, position, run, TestTable } from '../../support/test-table.js';

describe('the price', () => {
  it('E7: Turkey 2/0 takes three Soviet points for 4 Operations, 1/0 takes four', () => {
    const held = position({ influence: { turkey: [2, 0], bulgaria: [0, 1] } });
    expect([1, 2, 3, 4].map((n) => placementCost(held, 'ussr', 'turkey', n))).toEqual([2, 3, 4, 5]);
    const open = position({ influence: { turkey: [1, 0], bulgaria: [0, 1] } });
    expect(placementCost(open, 'ussr', 'turkey', 4)).toBe(4);
  });

  it('stays 2 until control is broken', () => {
    const state = position({ influence: { italy: [4, 0], greece: [0, 1] } });
    expect([1, 2, 3, 4].map((n) => placementCost(state, 'ussr', 'italy', n))).toEqual([2, 4, 6, 7]);
  });
});

describe('the reach', () => {
  it('E9: own countries, their neighbours and those at the own superpower', () => {
    const state = position({ influence: { panama: [1, 0], south_korea: [1, 0] } });
    const open = reachable(state, 'us');
    for (const id of [
      'panama',
      'costa_rica',
      'colombia',
      'south_korea',
      'japan',
      'taiwan',
      'north_korea',
      'cuba',
    ] as const) {
      expect(open, id).toContain(id);
    }
    expect(open).not.toContain('nicaragua');
  });

  it('is that of the start of the round, whatever happened since', () => {
    const state = position({ influence: { thailand: [0, 1] } });
    state.influence.thailand.ussr = 0;
    state.influence.angola.ussr = 2;
    expect(reachable(state, 'ussr')).toContain('thailand');
    expect(reachable(state, 'ussr')).not.toContain('angola');
  });

  it('leaves out the region Chernobyl names, for the USSR only', () => {
    const state = position({ influence: { poland: [1, 3] }, change: (s) => (s.chernobyl = 'europe') });
    expect(reachable(state, 'ussr')).not.toContain('poland');
    expect(reachable(state, 'us')).toContain('poland');
  });
});

describe('the question', () => {
  it('asks for all Operations and prices as control breaks', () => {
    const state = position({ influence: { turkey: [2, 0], bulgaria: [0, 1] } });
    const question = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 4));
    expect(check(question, { turkey: 3 }).ok).toBe(true);
    expect(check(question, { turkey: 4 }).ok).toBe(false);
    expect(check(question, { bulgaria: 3 }).ok).toBe(false);
    expect(check(question, { turkey: 1, bulgaria: 2 }).ok).toBe(true);
    expect(check(question, { italy: 1, bulgaria: 3 }).ok).toBe(false);
  });

  it('lets a last point go that fits nowhere', () => {
    const state = position({
      influence: { finland: [9, 0], poland: [9, 0], romania: [9, 0], afghanistan: [9, 0], north_korea: [9, 0] },
    });
    const question = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 3));
    expect(check(question, { poland: 1 }).ok).toBe(true);
    expect(check(question, {}).ok).toBe(false);
    const one = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 1));
    expect(offered(one)).toEqual([]);
  });

  it('gives the bonus of The China Card only when all of it is in Asia', () => {
    const state = position({ influence: { north_korea: [0, 3], iraq: [0, 1] } });
    const question = placementQuestion(state, 'ussr', budgetOf(state, 'ussr', 4, 'the_china_card'));
    expect(check(question, { north_korea: 5 }).ok).toBe(true);
    expect(check(question, { north_korea: 4 }).ok).toBe(true);
    expect(check(question, { north_korea: 4, iraq: 1 })).toMatchObject({ ok: false });
    expect(check(question, { north_korea: 3, iraq: 1 }).ok).toBe(true);
    expect(check(question, question.fallback()).ok).toBe(true);
  });
});

describe('the Chinese Civil War space', () => {
  const options = { chineseCivilWar: true } as const;

  it('takes Soviet points for 1 Op each; the third brings The China Card', () => {
    const state = position({ options, influence: { poland: [0, 3] } });
    expect(state.china.holder).toBeNull();
    const t = new TestTable(state);
    run(spendOn(t, { side: 'ussr', budget: budgetOf(state, 'ussr', 4) }, 'influence'), [
      ['influence', { chinese_civil_war: 3, poland: 1 }],
    ]);
    expect(state.civilWar).toBeNull();
    expect(state.china).toEqual({ holder: 'ussr', faceUp: true });
    expect(state.influence.poland.ussr).toBe(4);
  });

  it('is open to the USSR only, and closed by Chernobyl in Asia', () => {
    const state = position({ options });
    expect(reachable(state, 'us')).not.toContain('chinese_civil_war');
    expect(reachable(state, 'ussr')).toContain('chinese_civil_war');
    state.chernobyl = 'asia';
    expect(reachable(state, 'ussr')).not.toContain('chinese_civil_war');
  });
});
