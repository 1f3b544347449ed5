// The Supply event: whom a beachhead feeds is its owner's choice, and what is usually paid weighs what would be lost.
import { describe, expect, it } from 'vitest';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { Supply } from '../../../src/games/downfall/rules/supply.js';
import { supplyNow, worthKeeping } from '../../../src/games/downfall/rules/supply-event.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { perform, position } from './sample.js';

function event(state: DownfallState): DownfallState {
  state.events.pending = 'E9';
  state.due.soviet = true;
  return state;
}

describe('a beachhead', () => {
  const scene = (): DownfallState => {
    const state = position({
      turn: 6,
      cities: 'axis',
      units: { 'wes-br-1': ['3310', 2], 'wes-us-5': ['3310', 1], 'wes-us-1': ['3210', 3], 'okw-5pz': ['2713', 3] },
    });
    state.beachheads = [{ at: '3310', mulberry: false }];
    return event(state);
  };

  it('feeds four steps of those its owner names', () => {
    const all = scene();
    const { asked } = perform(structuredClone(all), 'event', { fed: [['wes-us-1', 'wes-us-5']] });
    const fed = asked.find(({ key }) => key === 'fed');
    expect([fed?.seat, fed?.fallback()]).toEqual(['western', ['wes-us-5', 'wes-us-1']]);
    expect(fed?.review?.(['wes-br-1', 'wes-us-1']).refusals).toHaveLength(1);
    for (const [chosen, cut] of [
      [['wes-us-1', 'wes-us-5'], 'wes-br-1'],
      [['wes-br-1', 'wes-us-5'], 'wes-us-1'],
    ] as const) {
      const state = structuredClone(all);
      perform(state, 'event', { fed: [[...chosen]] });
      expect((['wes-br-1', 'wes-us-5', 'wes-us-1'] as const).filter((id) => state.units[id].isolated > 0)).toEqual([
        cut,
      ]);
    }
  });

  it('asks nobody when all are fed, or have another way', () => {
    const few = scene();
    few.units['wes-us-1'].steps = 1;
    expect(perform(few, 'event').asked.map(({ key }) => key)).not.toContain('fed');
    // Cherbourg is a port without limits for whoever is led there by rail or over three hexes.
    const ported = scene();
    ported.cityControl.cherbourg = 'western';
    expect(supplyNow(ported, 'western').crowds.flatMap(({ units }) => units)).not.toContain('wes-us-1');
  });

  it('asks anew when the choice brings in a sea that a fight there then closes', () => {
    const state = position({
      scenario: 'campaign',
      turn: 6,
      cities: 'axis',
      units: {
        'wes-br-1': ['3310', 3],
        'wes-br-2': ['3310', 1],
        'wes-br-8': ['3210', 1],
        'wes-us-1': ['3210', 2],
        'okw-5pz': ['2713', 3],
      },
      naval: { 'fleet-w-us': 'north-atlantic', 'fleet-w-home': 'north-sea', 'sub-1': 'north-atlantic' },
    });
    state.beachheads = [{ at: '3310', mulberry: false }];
    state.hand = { western: [], soviet: [], okh: [], okw: ['A19'] };
    state.events.pending = 'E9';
    state.due.western = true;
    state.due.soviet = true;
    const { asked } = perform(
      state,
      'event',
      {
        fed: [
          ['wes-us-1', 'wes-br-2', 'wes-br-8'],
          ['wes-br-1', 'wes-br-8'],
        ],
        wolfPacks: [['A19']],
      },
      { 'naval attack': [3, 4] },
    );
    expect(asked.map(({ key }) => key)).toEqual(['fed', 'wolfPacks', 'navalLoss', 'fed', 'supply']);
    expect(
      (['wes-br-1', 'wes-br-2', 'wes-br-8', 'wes-us-1'] as const).filter((id) => state.units[id].isolated),
    ).toEqual(['wes-br-2', 'wes-us-1']);
  });
});

it('no line for reinforcements passes a beachhead overland, but one does a Mulberry', () => {
  const passes = (mulberry: boolean, purpose: 'event' | 'steps'): boolean => {
    const state = position({ turn: 6, units: { 'wes-us-5': ['3310', 1] } });
    state.beachheads = [{ at: '3310', mulberry }];
    return new Supply(new Ground(state), 'western', purpose).mayEnter('3310');
  };
  expect([passes(false, 'steps'), passes(true, 'steps'), passes(false, 'event')]).toEqual([false, true, true]);
});

describe('what is usually paid', () => {
  const pocket = (level: 0 | 1): DownfallState => {
    const state = position({
      cities: 'soviet',
      control: { berlin: 'axis' },
      units: { 'okh-18': ['3338', 4], 'okh-16': ['3337', 1], 'okh-9': ['3339', 4], 'okh-2': ['3237', 4] },
    });
    for (const id of ['okh-18', 'okh-16', 'okh-9', 'okh-2'] as const) state.units[id].isolated = level;
    return event(state);
  };

  it('keeps all that are newly cut off, single steps too', () => {
    const state = pocket(0);
    const before = state.time.okh;
    perform(state, 'event');
    expect((['okh-18', 'okh-16', 'okh-9', 'okh-2'] as const).map((id) => state.units[id].status)).toEqual(
      Array.from({ length: 4 }, () => 'map'),
    );
    expect(state.time.okh - before).toBe(13);
  });

  it('gives up no army of four steps for twelve points, but does not pay for a whole pocket', () => {
    const state = pocket(1);
    for (const id of ['okh-16', 'okh-9', 'okh-2'] as const)
      state.units[id] = { ...state.units[id], status: 'out', at: null };
    const before = state.time.okh;
    perform(state, 'event');
    expect([state.units['okh-18'].status, state.time.okh - before]).toEqual(['map', 12]);
    const many = pocket(1);
    for (const id of ['okh-18', 'okh-16', 'okh-9', 'okh-2'] as const) many.units[id].isolated = 3;
    expect(worthKeeping(many, ['okh-18', 'okh-16', 'okh-9', 'okh-2'])).toEqual(['okh-18', 'okh-16']);
  });
});
