// Which order the computer player pays for: what is still of use, and for beginners too the way over the sea.
import { describe, expect, it } from 'vitest';
import { marches } from '../../../../src/games/downfall/computer/marches.js';
import { rankedOrders, spacesLeft } from '../../../../src/games/downfall/computer/orders.js';
import { choicesOf } from '../../../../src/games/downfall/rules/display.js';
import { copyFor } from '../../../../src/games/downfall/rules/march.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { choosing, orderOf, position } from '../sample.js';

/** The Soviets before Warsaw, which nobody holds, with a recruitment and a march to choose from. */
function beforeWarsaw(weather: number, turn = 8): DownfallState {
  const state = position({
    turn,
    weather,
    cities: 'soviet',
    control: { warsaw: 'axis' },
    units: { 'sov-2-shock': ['3326', 2], 'sov-2gd': ['3531', 1], 'sov-11gd': ['3630', 1], 'okh-18': ['2926', 3] },
  });
  return choosing(state, 'soviet', ['S-recmech-1', 'S-ops-1']);
}

const ranked = (state: DownfallState, plans = true): readonly string[] =>
  rankedOrders(
    state,
    choicesOf(state, state.active).map(({ id }) => id),
    plans,
  );

describe('the computer player that pays for an order', () => {
  it('weighs it against what it costs', () => {
    const orders = ranked(beforeWarsaw(5, 6));
    expect(orders[0]).toBe('play:S-ops-1:S-ops-1');
    expect(orders.slice(-2)).toEqual(['play:S-recmech-1:recruit', 'play:S-recmech-1:mechanize']);
  });

  it('puts into planning what will bring something, not what lies first', () => {
    const orders = ranked(beforeWarsaw(5, 6));
    expect(orders.indexOf('plan:S-ops-1')).toBeLessThan(orders.indexOf('plan:S-recmech-1'));
  });

  it('raises nobody in the last days, who could do nothing any more, and takes what lies open', () => {
    const state = beforeWarsaw(55);
    expect(spacesLeft(state)).toBeLessThan(8);
    expect(ranked(state)[0]).toBe('play:S-ops-1:S-ops-1');
  });

  it('sends a guard into an empty capital that the foe enters next, and lets other things wait', () => {
    const state = position({
      turn: 6,
      cities: 'axis',
      control: { warsaw: 'soviet' },
      units: { 'okh-18': ['3519', 3], 'sov-2-shock': ['3322', 3] },
    });
    choosing(state, 'okh', ['X-command-failure-1', null, null, 'H-ops-1']);
    expect(ranked(state)[0]).toBe('play:H-ops-1:H-ops-1');
    const march = orderOf('okh', { mp: 5, moves: ['infantry', 'armored'] });
    expect(marches(copyFor(state), march, true).sheet).toEqual([{ subject: 'okh-18', path: ['3420'] }]);
  });

  it('raises a unit where a guard is missing and the foe comes next, for more than it would elsewhere', () => {
    const rank = (foe: '3322' | '3531', plans: boolean): number => {
      const state = position({
        turn: 6,
        cities: 'axis',
        control: { warsaw: 'soviet' },
        units: { 'okh-18': ['2926', 4], 'sov-2-shock': [foe, 3] },
      });
      state.units['okh-x'].status = 'pool';
      return ranked(choosing(state, 'okh', ['X-recruit-1', 'H-ops-1']), plans).findIndex((id) =>
        id.endsWith(':recruit'),
      );
    };
    expect(rank('3322', true)).toBeLessThan(rank('3531', true));
    expect(rank('3322', false)).toBe(rank('3531', false));
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
    choosing(state, 'western', ['W-ops-7', 'W-ops-2']);
    expect(ranked(state, false)[0]).toBe('play:W-ops-2:W-ops-2');
    const { sheet } = marches(copyFor(state), orderOf('western', { naval: true }), false);
    expect(sheet.map(({ subject }) => subject)).toEqual(['beachhead:1', 'wes-us-1']);
  });
});
