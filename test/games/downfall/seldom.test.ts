// Rules that a game seldom turns on, and that nobody would miss until one does.
import { describe, expect, it } from 'vitest';
import { nextAir } from '../../../src/games/downfall/rules/air.js';
import { interceptionOf } from '../../../src/games/downfall/rules/fleets.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { orderOf, perform, position } from './sample.js';

/** An action round begins for the OKW, and nothing is due. */
function roundBegins(state: DownfallState): void {
  state.due = { western: false, soviet: false, okh: false, okw: false };
  state.time = { western: 20, soviet: 21, okh: 22, okw: 10 };
  state.weatherAt = 15;
  perform(state, 'round');
}

describe('a Mulberry', () => {
  it('stays where it is, also when nobody stands there any more before an enemy', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'okw-7': ['3212', 1] } });
    state.beachheads = [{ at: '3312', mulberry: true }];
    roundBegins(state);
    expect(state.beachheads).toEqual([{ at: '3312', mulberry: true }]);
  });
});

describe('the fleet in the Black Sea', () => {
  it('stays as long as Romanians are on the map or could come back', () => {
    const isThere = (status: 'map' | 'pool' | 'out'): boolean => {
      const state = position({ turn: 6, cities: 'axis', units: status === 'map' ? { 'okh-ro-3': ['2732', 1] } : {} });
      if (status !== 'map') state.units['okh-ro-3'].status = status;
      roundBegins(state);
      return state.naval['fleet-okh-black'].status === 'sea';
    };
    expect([isThere('map'), isThere('pool'), isThere('out')]).toEqual([true, true, false]);
  });
});

describe('a unit that finds its line of supply again', () => {
  it('is isolated no longer', () => {
    const state = position({ turn: 6, cities: 'axis', units: { 'wes-br-1': ['3310', 2], 'okw-5pz': ['2713', 3] } });
    state.beachheads = [{ at: '3310', mulberry: false }];
    state.units['wes-br-1'].isolated = 1;
    state.events.pending = 'E9';
    state.due.soviet = true;
    perform(state, 'event');
    expect(state.units['wes-br-1']).toMatchObject({ status: 'map', isolated: 0 });
  });
});

describe('elite aircraft', () => {
  it('come on the map no more than Strategic Bombing allows', () => {
    const next = (box: number): readonly string[] => {
      const state = position({ cities: 'axis', air: { 'air-western-1': 'uk', 'air-western-elite-1': '3210' } });
      state.warfare.bombing = box;
      return nextAir(state, 'western').filter((id) => id.includes('elite'));
    };
    // Two of them in one box, one in the next.
    expect([next(4), next(5)]).toEqual([['air-western-elite-2'], []]);
  });
});

describe('aircraft of a fleet', () => {
  it('count in fair weather alone', () => {
    const lead = (weather: number): number | undefined => {
      const state = position({
        scenario: 'husky',
        turn: 3,
        weather,
        naval: { 'fleet-w-h': 'central-mediterranean', 'fleet-it-1': 'central-mediterranean' },
      });
      return interceptionOf(state, 'okw', 'central-mediterranean')?.difference;
    };
    expect(lead(1)).toBe((lead(61) ?? NaN) + 1);
  });
});

describe('an order to attack', () => {
  it('says so where nobody can attack, and not once all its attacks are made', () => {
    const told = (attacks: number): readonly string[] => {
      const state = position({ turn: 6, cities: 'axis', units: { 'okw-1': ['2514', 3] } });
      state.order = orderOf('okw', { attacks, freeAttacks: 0, steps: ['attack'] });
      return perform(state, 'attack').told.map(({ key }) => key);
    };
    expect([told(2), told(0)]).toEqual([['report.noTarget'], []]);
  });
});
