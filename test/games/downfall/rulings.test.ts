// The switches of a table, and readings of the rulebook that no worked example shows.
import { describe, expect, it } from 'vitest';
import { optionsSchema } from '../../../src/games/downfall/options.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { interceptionOf } from '../../../src/games/downfall/rules/fleets.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { oddsOf, type Modifier } from '../../../src/games/downfall/rules/odds.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { orderOf, perform, position } from './sample.js';

const sumOf = (list: readonly Modifier[]): number => list.reduce((sum, { value }) => sum + value, 0);

describe('options', () => {
  it('say what armor that is not German adds in fair weather', () => {
    const attack = (fairArmorBonus: number): number => {
      const state = position({
        cities: 'axis',
        units: { 'sov-3gdtk': ['3325', 3, 'back'], 'okh-18': ['3324', 2] },
      });
      state.options = optionsSchema.parse({ fairArmorBonus });
      const ground = new Ground(state);
      return sumOf(
        oddsOf(ground, fightOf(ground, orderOf('soviet'), '3324', 'sov-3gdtk', []), orderOf('soviet')).attack,
      );
    };
    expect(attack(2) - attack(1)).toBe(1);
  });

  it('say what each step costs of a unit that stays isolated', () => {
    const price = (isolatedThreeCost: number): number => {
      const state = position({
        cities: 'soviet',
        control: { berlin: 'axis', warsaw: 'axis' },
        units: { 'okh-18': ['3338', 2], 'okh-9': ['3421', 3] },
      });
      state.options = optionsSchema.parse({ isolatedThreeCost });
      state.units['okh-18'].isolated = 1;
      state.events.pending = 'E9';
      state.due.soviet = true;
      const before = state.time.okh;
      perform(state, 'event', { supply: [['okh-18']] });
      expect(state.units['okh-18'].isolated).toBe(3);
      return state.time.okh - before;
    };
    expect([price(1), price(3)]).toEqual([2, 6]);
  });

  it('may end the game before its last turn', () => {
    const end = (lastTurn: number): string => {
      const state = position({ turn: 6, weather: 91, cities: 'axis' });
      state.options = optionsSchema.parse({ lastTurn });
      state.vp = 2;
      // Everybody stands in the next round of the track, and the weather comes after them.
      const lap = 91;
      state.weatherAt = lap - 1;
      state.time = { western: lap + 5, soviet: lap + 6, okh: lap + 7, okw: lap + 8 };
      const { result } = perform(state, 'round', {}, { weather: [6, 6] });
      return typeof result === 'string' ? result : `${result.kind} ${result.winners.join(' ')}`;
    };
    expect(end(6)).toBe('win western okh');
    expect(end(8)).toBe('newTurn');
  });
});

describe('readings', () => {
  it('let a faction without any order go to the next marker, or one space where none is ahead', () => {
    const spaces = (others: number): number => {
      const state = position({ cities: 'axis' });
      state.active = 'western';
      state.time = { western: 10, soviet: others, okh: others, okw: others };
      state.track = state.track.map(() => null);
      state.cup = [];
      state.planning = { western: null, soviet: null, okh: null, okw: null };
      state.hand = { western: [], soviet: [], okh: [], okw: [] };
      perform(state, 'choose');
      return state.time.western - 10;
    };
    expect([spaces(14), spaces(10)]).toEqual([4, 1]);
  });

  it('leave a partisan where the defenders beside it fall back', () => {
    const state = position({
      cities: 'axis',
      units: { 'sov-1gd': ['3424', 2], 'okh-18': ['3425', 3] },
      partisans: { 'partisan-soviet-1': '3424' },
    });
    state.order = orderOf('okh');
    state.combat = {
      ...fightOf(new Ground(state), orderOf('okh'), '3424', 'okh-18', []),
      stage: 'losses',
      attackerHits: 0,
      defenderHits: 1,
    };
    const { asked } = perform(state, 'hits', { retreat: [['1']] });
    expect(asked.map(({ key }) => key)).toContain('retreatTo');
    expect(state.units['sov-1gd'].at).not.toBe('3424');
    expect(state.partisans['partisan-soviet-1']).toEqual({ status: 'map', at: '3424' });
  });

  it('take ground, city and water from Axis defenders who have a partisan among them', () => {
    const defence = (partisan: boolean): readonly string[] => {
      const state = position({
        cities: 'axis',
        units: { 'wes-us-1': ['2614', 3], 'okw-10': ['2513', 2] },
        partisans: partisan ? { 'partisan-western-1': '2513' } : {},
      });
      const ground = new Ground(state);
      const odds = oddsOf(ground, fightOf(ground, orderOf('western'), '2513', 'wes-us-1', []), orderOf('western'));
      return odds.defence.flatMap(({ item, value }) =>
        ['city', 'terrain', 'water'].includes(item) && value > 0 ? [item] : [],
      );
    };
    expect(defence(false).length).toBeGreaterThan(0);
    expect(defence(true)).toEqual([]);
  });

  it('count aircraft of several Western fleets once', () => {
    const lead = (fleets: DownfallState['naval']['fleet-w-h']['sea'][]): number => {
      const [first, second] = fleets;
      const state = position({
        scenario: 'husky',
        turn: 3,
        cities: 'axis',
        naval: {
          'fleet-it-1': 'central-mediterranean',
          ...(first == null ? {} : { 'fleet-w-h': first }),
          ...(second == null ? {} : { 'fleet-w-med': second }),
        },
      });
      return -(interceptionOf(state, 'western', 'central-mediterranean')?.difference ?? 0);
    };
    const one = lead(['central-mediterranean']);
    // Each has three of its own; the aircraft of the second add nothing.
    expect(lead(['central-mediterranean', 'central-mediterranean']) - one).toBe(3);
  });
});
