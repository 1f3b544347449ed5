// What things cost and how often they may be done: quotas of steps, landings, isolation, orders that make others pay.
import { describe, expect, it } from 'vitest';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { UnitId } from '../../../src/games/downfall/data/units.js';
import { stepsQuestion } from '../../../src/games/downfall/questions/steps.js';
import { primaries, targets } from '../../../src/games/downfall/rules/attacks.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { choicesOf } from '../../../src/games/downfall/rules/display.js';
import { supplyNow } from '../../../src/games/downfall/rules/supply-event.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { oddsOf } from '../../../src/games/downfall/rules/odds.js';
import type { Gain } from '../../../src/games/downfall/rules/reinforce.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import type { Order } from '../../../src/table/question.js';
import { firstPosition, orderOf, perform, position } from './sample.js';

const quiet = { western: false, soviet: false, okh: false, okw: false };

describe('gained steps', () => {
  it('fill the Armor Reserve by two at a time, and up to ten', () => {
    const gain: Gain = { faction: 'western', kind: 'armor', steps: 3, quotas: false, reserves: true };
    const storable = (kept: number): readonly string[] => {
      const state = firstPosition();
      state.armorReserve = kept;
      const { form } = stepsQuestion(state, gain);
      return form.step({ subject: 'reserve', path: [] }, []).options.map(({ id }) => id);
    };
    expect([storable(0), storable(9), storable(10)]).toEqual([['1', '2'], ['1'], []]);
  });

  it('give Soviet shock units one in a Recruit order, and as many as there are otherwise', () => {
    const shock = ours.unitIds.find((id) => ours.units[id].front === 'shock' && ours.units[id].most > 2) ?? 'sov-1gd';
    const most = (quotas: boolean): number => {
      const state = position({ cities: 'soviet', units: { [shock]: ['3833', 1] } });
      const gain: Gain = { faction: 'soviet', kind: 'infantry', steps: 4, quotas, reserves: false };
      return stepsQuestion(state, gain).form.step({ subject: shock, path: [] }, []).options.length;
    };
    expect([most(true), most(false)]).toEqual([1, ours.units[shock].most - 1]);
  });

  it('are lost where they are not placed, which is said beforehand; what is left of the reserve is kept', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3420', 1], 'okh-16': ['3420', 1] } });
    const gain: Gain = { faction: 'okh', kind: 'infantry', steps: 4, quotas: false, reserves: false };
    const warned = (question: ReturnType<typeof stepsQuestion>, sheet: readonly Order[]): unknown =>
      question.review?.(sheet).warnings?.map(({ key, args }) => [key, args?.['count']]);
    const question = stepsQuestion(state, gain);
    expect(warned(question, [{ subject: 'okh-18', path: ['1'] }])).toEqual([['steps.lost', 3]]);
    expect(
      warned(question, [
        { subject: 'okh-18', path: ['2'] },
        { subject: 'okh-16', path: ['2'] },
      ]),
    ).toBeUndefined();
    expect(question.review?.([]).confirm).toMatchObject({ key: 'steps.lost', args: { count: 4 } });
    const west = firstPosition();
    west.armorReserve = 5;
    const reserves: Gain = { faction: 'western', kind: 'armor', steps: 2, quotas: false, reserves: true };
    expect(warned(stepsQuestion(west, reserves), [{ subject: 'reserve', path: ['2'] }])).toBeUndefined();
  });

  it('go to a minor ally of the Axis first, where one can take a step', () => {
    const state = position({ cities: 'axis', units: { 'okh-18': ['3420', 1], 'okh-ro-3': ['2527', 1] } });
    const refused = (subject: UnitId, quotas: boolean): number => {
      const gain: Gain = { faction: 'okh', kind: 'infantry', steps: 4, quotas, reserves: false };
      const question = stepsQuestion(state, gain);
      return (question.review?.([{ subject, path: ['1'] }]).refusals ?? []).length;
    };
    expect(refused('okh-18', true)).toBe(1);
    expect([refused('okh-ro-3', true), refused('okh-18', false)]).toEqual([0, 0]);
    // It is said with the question, not only to who has done otherwise.
    const asked = (quotas: boolean): string =>
      stepsQuestion(state, { faction: 'okh', kind: 'infantry', steps: 4, quotas, reserves: false }).text.key;
    expect([asked(true), asked(false)]).toEqual(['ask.stepsMinor', 'ask.infantrySteps']);
  });
});

describe('beachheads', () => {
  it('cost the transport points of their beach', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'wes-br-1': ['uk', 1] } });
    state.beachheadPool = 1;
    state.transportPoints = 5;
    state.order = orderOf('western', { naval: true });
    perform(state, 'move', { march: [[{ subject: 'beachhead:1', path: ['3312'] }]] });
    expect(state.beachheads).toEqual([{ at: '3312', mulberry: false }]);
    expect([state.transportPoints, state.beachheadPool]).toEqual([3, 0]);
  });

  it('are placed one after another, whichever of the pool is named first', () => {
    const placed = (...names: string[]): unknown => {
      const state = position({ turn: 6, cities: 'axis', units: { 'wes-br-1': ['uk', 1] } });
      state.beachheadPool = 2;
      state.transportPoints = 5;
      state.order = orderOf('western', { naval: true });
      const [first = '', second = ''] = names;
      perform(state, 'move', {
        march: [
          [
            { subject: first, path: ['3312'] },
            { subject: second, path: ['3311'] },
          ],
        ],
      });
      return [state.beachheads.map(({ at }) => at), state.beachheadPool];
    };
    const both = [['3312', '3311'], 0];
    expect(placed('beachhead:1', 'beachhead:2')).toEqual(both);
    expect(placed('beachhead:2', 'beachhead:1')).toEqual(both);
  });

  it('do not move again in the order that has placed them', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'wes-br-1': ['uk', 1] } });
    state.beachheadPool = 1;
    state.transportPoints = 5;
    state.order = orderOf('western', { naval: true });
    const again = [
      { subject: 'beachhead:1', path: ['3312'] },
      { subject: 'beachhead:3312', path: ['3311'] },
    ];
    expect(() => perform(state, 'move', { march: [again] })).toThrow('not legal');
  });

  it('that are empty before an enemy are given up when the OKW begins a round, and not before', () => {
    const left = (active: 'okw' | 'western', held: boolean): number => {
      const state = position({
        turn: 6,
        cities: 'axis',
        units: { 'okw-7': ['3212', 1], ...(held ? { 'wes-br-2': ['3312', 1] } : {}) },
      });
      state.beachheads = [{ at: '3312', mulberry: false }];
      state.beachheadPool = 0;
      state.due = quiet;
      state.time = { western: 20, soviet: 21, okh: 22, okw: 23 };
      state.time[active] = 10;
      state.weatherAt = 15;
      perform(state, 'round');
      return state.beachheads.length;
    };
    expect([left('okw', false), left('okw', true), left('western', false)]).toEqual([0, 1, 1]);
  });

  it('bring supplies for four steps and no more', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'wes-br-2': ['3312', 2], 'wes-br-1': ['3312', 2] } });
    state.beachheads = [{ at: '3312', mulberry: false }];
    expect(supplyNow(state, 'western').cut).toEqual([]);
    state.units['wes-br-1'].steps = 3;
    expect(supplyNow(state, 'western').cut).toHaveLength(1);
    state.beachheads = [{ at: '3312', mulberry: true }];
    expect(supplyNow(state, 'western').cut).toEqual([]);
  });
});

describe('an attack', () => {
  const front = (): DownfallState =>
    position({
      turn: 6,
      cities: 'axis',
      units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3435', 3], 'okh-16': ['3334', 3] },
    });

  it('is made once by a unit, and once on one', () => {
    const ground = new Ground(front());
    expect(targets(ground, orderOf('soviet'))).toEqual(['3334', '3435']);
    expect(targets(ground, orderOf('soviet', { defended: ['okh-18'] }))).toEqual(['3334']);
    expect(targets(ground, orderOf('soviet', { struck: ['3334'] }))).toEqual(['3435']);
    expect(primaries(ground, orderOf('soviet', { attacked: ['sov-1gd'] }), '3435')).toEqual([]);
    expect(targets(ground, orderOf('soviet', { attacks: 0 }))).toEqual([]);
  });

  it('counts isolation of either side, the worst of its units', () => {
    const die = (attacker: 0 | 1 | 3, defender: 0 | 1 | 3): readonly (number | undefined)[] => {
      const state = front();
      state.units['sov-1gd'].isolated = attacker;
      state.units['okh-18'].isolated = defender;
      const ground = new Ground(state);
      const odds = oddsOf(ground, fightOf(ground, orderOf('soviet'), '3435', 'sov-1gd', []), orderOf('soviet'));
      return (['attackerIsolated', 'defenderIsolated'] as const).map(
        (wanted) => odds.die.find(({ item }) => item === wanted)?.value,
      );
    };
    expect(die(0, 0)).toEqual([undefined, undefined]);
    expect([die(1, 1), die(3, 3)]).toEqual([
      [-1, 1],
      [-3, 3],
    ]);
  });

  it('makes the Axis pay for a retreat into a partisan', () => {
    const paid = (partisan: boolean): number => {
      const state = position({
        turn: 6,
        cities: 'axis',
        units: { 'sov-1gd': ['3434', 3], 'okh-18': ['3435', 3] },
        ...(partisan ? { partisans: { 'partisan-soviet-1': '3436' } } : {}),
      });
      state.order = orderOf('soviet');
      const fight = fightOf(new Ground(state), state.order, '3435', 'sov-1gd', []);
      state.combat = { ...fight, stage: 'losses', attackerHits: 0, defenderHits: 1 };
      const before = state.time.okh;
      perform(state, 'hits', { retreat: [['1']], retreatTo: [['3436']] });
      return state.time.okh - before;
    };
    expect([paid(false), paid(true)]).toEqual([0, 1]);
  });
});

describe('orders that are no operations', () => {
  const ordered = (
    faction: 'soviet' | 'okw',
    source: 'partisan-warfare' | 'material-shortages' | 'command-failure',
  ) => {
    const state = position({ turn: 6, cities: 'axis', units: { 'okh-18': ['3434', 3], 'okw-1': ['2514', 1] } });
    state.order = orderOf(faction, { source, steps: [] });
    state.events.current = 'E9';
    state.events.pending = 'E9';
    return state;
  };

  it.each([
    [[1, 3], 0],
    [[2, 3], 1],
    [[4, 5], 1],
    [[5, 5], 2],
  ])('Partisan Warfare of %j raises %i', (rolled, count) => {
    const state = ordered('soviet', 'partisan-warfare');
    // Nations come up with two dice for each partisan.
    const nations = Array.from({ length: 8 }, () => 3);
    perform(state, 'general', {}, { partisans: rolled, 'partisan nation': nations });
    const told = Object.values(state.partisans).filter(({ status }) => status === 'map').length;
    expect(told).toBe(count);
  });

  it('Material Shortages take a card or three initiative from the other faction of the Axis', () => {
    const after = (answer: string | null): readonly number[] => {
      const state = ordered('okw', 'material-shortages');
      state.hand.okh = answer === null ? [] : ['A1', 'A2'];
      const before = state.time.okh;
      perform(state, 'general', answer === null ? {} : { shortage: [[answer]] });
      return [state.time.okh - before, state.hand.okh.length];
    };
    expect([after('pay'), after('discard'), after(null)]).toEqual([
      [3, 2],
      [0, 1],
      [3, 0],
    ]);
  });

  it('Command Failure costs the other faction of the Axis a die', () => {
    const state = ordered('okw', 'command-failure');
    const before = { ...state.time };
    const { told } = perform(state, 'general', {}, { 'command failure': [5] });
    expect(told.find(({ key }) => key === 'report.failure')?.args).toEqual({ die: 5 });
    expect([state.time.okh - before.okh, state.time.okw - before.okw]).toEqual([5, 0]);
  });

  it('planning costs one and the surcharge, and nothing more when it is taken out', () => {
    const state = firstPosition();
    state.track = ['W-ops-2', 'W-ops-4', null, null, null, null, null, null, null, null];
    state.planning.western = null;
    state.used.western = [];
    const plan = choicesOf(state, 'western').filter(({ kind }) => kind === 'plan');
    expect(plan.map(({ cost }) => cost)).toEqual([1, 2]);
    state.planning.western = 'W-ops-4';
    state.track[1] = null;
    const planned = choicesOf(state, 'western').find(({ fromPlanning, order }) => fromPlanning && order === 'W-ops-4');
    expect([planned?.surcharge, planned?.cost]).toEqual([0, 7]);
  });
});
