// Which order the computer player pays for: what is still of use, and for beginners too the way over the sea.
import { describe, expect, it } from 'vitest';
import { marches } from '../../../../src/games/downfall/computer/marches.js';
import { rankedOrders, spacesLeft } from '../../../../src/games/downfall/computer/orders.js';
import { choicesOf } from '../../../../src/games/downfall/rules/display.js';
import { copyFor } from '../../../../src/games/downfall/rules/march.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { orderOf, position } from '../sample.js';

/** The Soviets before Warsaw, which nobody holds, with a recruitment and a march to choose from. */
function beforeWarsaw(weather: number): DownfallState {
  const state = position({
    turn: 8,
    weather,
    cities: 'soviet',
    control: { warsaw: 'axis' },
    units: { 'sov-2-shock': ['3326', 2], 'sov-2gd': ['3531', 1], 'sov-11gd': ['3630', 1], 'okh-18': ['2926', 3] },
  });
  state.active = 'soviet';
  state.time.soviet = state.weatherAt;
  state.track = ['S-recmech-1', 'S-ops-1', null, null, null, null, null, null, null, null];
  state.planning.soviet = null;
  state.used.soviet = [];
  return state;
}

const first = (state: DownfallState, plans = true): string | undefined =>
  rankedOrders(
    state,
    choicesOf(state, state.active).map(({ id }) => id),
    plans,
  )[0];

describe('the computer player that pays for an order', () => {
  it('raises nobody in the last days, who could do nothing any more, and takes what lies open', () => {
    const state = beforeWarsaw(55);
    expect(spacesLeft(state)).toBeLessThan(8);
    expect(first(state)).toBe('play:S-ops-1:S-ops-1');
  });

  it('sends a guard into an empty capital that the foe enters next, and lets other things wait', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      control: { warsaw: 'soviet' },
      units: { 'okh-18': ['3519', 3], 'sov-2-shock': ['3322', 3] },
    });
    state.active = 'okh';
    state.time.okh = state.weatherAt;
    state.track = ['X-command-failure-1', null, null, 'H-ops-1', null, null, null, null, null, null];
    state.planning.okh = null;
    state.used.okh = [];
    expect(first(state)).toBe('play:H-ops-1:H-ops-1');
    const march = orderOf('okh', { mp: 5, moves: ['infantry', 'armored'] });
    expect(marches(copyFor(state), march, true).sheet).toEqual([{ subject: 'okh-18', path: ['3420'] }]);
  });

  it('raises a unit where a guard is missing and the foe comes next, for more than it would elsewhere', () => {
    const ranked = (foe: '3322' | '3531', plans: boolean): readonly string[] => {
      const state = position({
        turn: 6,
        cities: 'axis',
        control: { warsaw: 'soviet' },
        units: { 'okh-18': ['2926', 4], 'sov-2-shock': [foe, 3] },
      });
      state.units['okh-x'].status = 'pool';
      state.active = 'okh';
      state.time.okh = state.weatherAt;
      state.track = ['X-recruit-1', 'H-ops-1', null, null, null, null, null, null, null, null];
      state.planning.okh = null;
      state.used.okh = [];
      return rankedOrders(
        state,
        choicesOf(state, 'okh').map(({ id }) => id),
        plans,
      );
    };
    const at = (orders: readonly string[]): number => orders.findIndex((id) => id.endsWith(':recruit'));
    expect(at(ranked('3322', true))).toBeLessThan(at(ranked('3531', true)));
    expect(at(ranked('3322', false))).toBe(at(ranked('3531', false)));
  });

  it('counts the days to the end of a shortened war', () => {
    const state = beforeWarsaw(1);
    const whole = spacesLeft(state);
    state.turn = 6;
    state.options.lastTurn = 6;
    expect(spacesLeft(state) - whole).toBe(31);
  });

  it('lands as a beginner too', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['uk', 3], 'wes-us-1': ['uk', 4] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    state.closedBeaches = [];
    state.active = 'western';
    state.track = ['W-ops-7', 'W-ops-2', null, null, null, null, null, null, null, null];
    state.planning.western = null;
    state.used.western = [];
    expect(first(state, false)).toBe('play:W-ops-2:W-ops-2');
    const { sheet } = marches(copyFor(state), orderOf('western', { naval: true }), false);
    expect(sheet.map(({ subject }) => subject)).toEqual(['beachhead:1', 'wes-us-1']);
  });
});
