// Set-up: the fixed and the free influence, handicap, sides, scenarios.
import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/table/answer.js';
import { SeededDice } from '../../../../src/table/dice.js';
import { countryIds } from '../../../../src/games/twilight-struggle/data/countries.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { bonusRoom, placeBonus, placeFree, settleSides } from '../../../../src/games/twilight-struggle/phases/setup.js';
import { setup } from '../../../../src/games/twilight-struggle/setup.js';
import type { Side } from '../../../../src/games/twilight-struggle/data/terms.js';
import type { TwilightState } from '../../../../src/games/twilight-struggle/state.js';
import { fallbackPlayer, optionsOf, playPhase, start } from '../support/play-game.js';
import { firstQuestion, run, TestTable } from '../support/test-table.js';

const total = (state: TwilightState, side: Side): number =>
  countryIds.reduce((sum, id) => sum + state.influence[id][side], 0);
const fresh = (options = {}): TestTable => new TestTable(setup(optionsOf(options), new SeededDice('setup')).state);

describe('the standard game', () => {
  it('starts with 9 Soviet and 18 US points; 6 and 7 are placed freely', () => {
    const t = fresh();
    expect([total(t.state, 'ussr'), total(t.state, 'us')]).toEqual([9, 18]);
    run(placeFree(t, 'ussr'), [['setup', { austria: 4, yugoslavia: 2 }]]);
    run(placeFree(t, 'us'), [['setup', { west_germany: 4, italy: 3 }]]);
    expect([total(t.state, 'ussr'), total(t.state, 'us')]).toEqual([15, 25]);
  });

  it('refuses free points outside the own half of Europe, or too few', () => {
    const question = firstQuestion(placeFree(fresh(), 'us'));
    expect(check(question, { west_germany: 7 }).ok).toBe(true);
    expect(check(question, { poland: 7 }).ok).toBe(false);
    expect(check(question, { west_germany: 6 }).ok).toBe(false);
    expect(check(question, { finland: 3, austria: 4 }).ok).toBe(true);
  });

  it('runs through its phases to the first headline', () => {
    let from = start('phases');
    const seen: string[] = [];
    while (from.phase !== 'headline') {
      seen.push(from.phase);
      const { progress } = playPhase('phases', from, fallbackPlayer).replayed;
      if (progress.kind !== 'next') throw new Error('stuck');
      from = progress.checkpoint;
    }
    expect(seen).toEqual(['deal', 'ussrSetup', 'usSetup', 'turnStart']);
  });
});

describe('bonus influence', () => {
  it('goes where the side already stands, up to the cap over control', () => {
    const t = fresh({ bonusInfluence: 2 });
    expect(t.state.bonus).toEqual({ side: 'us', points: 2 });
    expect(bonusRoom(t.state, 'us', 'iran', 9)).toBe(3);
    expect(bonusRoom(t.state, 'us', 'cuba', 9)).toBe(0);
    run(placeBonus(t), [['bonus', { iran: 1, japan: 1 }]]);
    expect(t.state.influence.iran.us).toBe(2);
    expect(t.state.bonus).toBeNull();
    const free = fresh({ bonusInfluence: -5, bonusCapOverControl: -1 });
    expect(free.state.bonus).toEqual({ side: 'ussr', points: 5 });
    expect(bonusRoom(free.state, 'ussr', 'syria', 5)).toBe(5);
  });

  it('falls back one by one on Iran, Italy, West Germany', () => {
    const t = fresh({ bonusInfluence: 2 });
    t.state.influence.italy.us = 2;
    const question = firstQuestion(placeBonus(t));
    expect(question.fallback()).toEqual({ iran: 1, italy: 1 });
  });
});

describe('sides', () => {
  it('by bid: the higher bid plays its side and gives the other the influence', () => {
    const t = fresh({ sideSelection: 'bid' });
    expect(twilightStruggle.seats(optionsOf({ sideSelection: 'bid' }))).toEqual(['first', 'second']);
    run(settleSides(t), [
      ['bid', ['ussr:2']],
      ['bid', ['ussr:3']],
    ]);
    expect(t.state.seats).toEqual({ us: 'first', ussr: 'second' });
    expect(t.state.bonus).toEqual({ side: 'us', points: 3 });
  });

  it('by bid: equal bids for one side are drawn, for two sides both are served', () => {
    const drawn = fresh({ sideSelection: 'bid' });
    run(settleSides(drawn), [
      ['bid', ['us:1']],
      ['bid', ['us:1']],
    ]);
    expect(drawn.state.bonus).toEqual({ side: 'ussr', points: 1 });
    const served = fresh({ sideSelection: 'bid' });
    run(settleSides(served), [
      ['bid', ['ussr:1']],
      ['bid', ['us:1']],
    ]);
    expect(served.state.seats).toEqual({ us: 'second', ussr: 'first' });
    expect(served.state.bonus).toBeNull();
  });

  it('at random, and nobody holds cards before', () => {
    const from = start('random', { sideSelection: 'random' });
    expect(from.phase).toBe('sides');
    const { state, replayed } = playPhase('random', from, fallbackPlayer);
    expect(Object.values(state.seats).toSorted()).toEqual(['first', 'second']);
    expect(state.hands).toEqual({ us: [], ussr: [] });
    expect(replayed.progress).toMatchObject({ kind: 'next', checkpoint: { phase: 'deal' } });
  });
});

describe('scenarios', () => {
  it('Late War: turn 8, its position, its deck', () => {
    const from = start('late', { scenario: 'late_war' });
    const { state, replayed } = playPhase('late', from, fallbackPlayer);
    expect(replayed.progress).toMatchObject({ checkpoint: { phase: 'headline' } });
    expect(state).toMatchObject({ turn: 8, defcon: 4, vp: -4, china: { holder: 'ussr', faceUp: true } });
    expect(state.space).toMatchObject({ us: { box: 6 }, ussr: { box: 4 } });
    expect(state.abilities).toEqual({ '2': null, '4': null, '6': 'us', '8': null });
    expect([state.hands.us.length, state.hands.ussr.length]).toEqual([9, 9]);
    expect(state.effects).toMatchObject({ nato: true, deGaulle: true, flowerPower: true, usJapanPact: true });
    expect(state.removed).toContain('fidel');
    expect(state.removed).not.toContain('bear_trap');
    twilightStruggle.invariants(state);
  });

  it('Chinese Civil War: nobody holds The China Card', () => {
    const { state } = fresh({ chineseCivilWar: true });
    expect(state).toMatchObject({ civilWar: 0, china: { holder: null } });
  });
});
