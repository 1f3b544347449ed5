// The computer West over the beaches: a beachhead is put where somebody can sail, and nobody sails home from the war.
import { describe, expect, it } from 'vitest';
import { marches } from '../../../../src/games/downfall/computer/marches.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { copyFor } from '../../../../src/games/downfall/rules/march.js';
import { orderOf, position } from '../sample.js';

const afloat = orderOf('western', { naval: true, mp: 3 });

describe('the computer West', () => {
  it('puts a beachhead where those who wait in the United Kingdom can sail, and they do', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['uk', 3] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    state.closedBeaches = [];
    const [landing, ...rest] = marches(copyFor(state), afloat, true).sheet;
    expect(landing?.subject).toBe('beachhead:1');
    expect(rest).toContainEqual({ subject: 'wes-ca-1', path: [`sea:${String(landing?.path[0])}`] });
  });

  it('lands on no island from which no road leads to an objective', () => {
    const state = position({ cities: 'axis', units: { 'wes-fr-1': ['1811', 3], 'wes-us-7': ['2120', 3] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    const { beaches } = ours.seas;
    const landsAt = (only: keyof typeof beaches): boolean => {
      state.closedBeaches = ours.beachNames.flatMap((name) => (name === only ? [] : [beaches[name].sea]));
      return marches(copyFor(state), afloat, true).sheet.some(({ subject }) => subject === 'beachhead:1');
    };
    const used = ours.beachNames.filter(landsAt);
    expect(used.length).toBeGreaterThan(0);
    expect(used).not.toContain('corsica');
  });

  it('leaves who holds a port before the foe where he is, and sends the others ashore', () => {
    const state = position({
      cities: 'axis',
      control: { antwerp: 'western' },
      units: { 'wes-us-1': ['3314', 4], 'wes-ca-1': ['uk', 3], 'okw-1': ['3213', 2] },
    });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    state.closedBeaches = [];
    const { sheet } = marches(copyFor(state), afloat, true);
    expect(sheet.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['beachhead:1', 'wes-ca-1']));
    expect(sheet.filter(({ subject }) => subject === 'wes-us-1').flatMap(({ path }) => path)).not.toContain(
      `sea:${String(sheet[0]?.path[0])}`,
    );
  });

  it('lands nowhere when nobody could come', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['1620', 3] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    const subjects = marches(copyFor(state), afloat, true).sheet.map(({ subject, path }) => [subject, ...path]);
    expect(subjects.flat()).not.toContain('sea:uk');
  });
});

describe('the computer West at sea', () => {
  it('risks the last fleet before the foe for no single step', () => {
    const sails = (steps: number, naval: object): boolean => {
      const state = position({
        scenario: 'husky',
        cities: 'axis',
        units: { 'wes-us-det-1': ['usa', steps], 'wes-us-leg-1': ['usa', steps] },
        naval: { 'fleet-w-us': 'north-atlantic', ...naval },
      });
      const march = orderOf('western', { naval: true, mp: 3, moves: ['infantry', 'armored'] });
      return marches(copyFor(state), march, true).sheet.some(({ path }) => path.includes('sea:uk'));
    };
    expect(sails(1, { 'sub-1': 'north-atlantic', 'sub-2': 'north-atlantic' })).toBe(false);
    expect(sails(1, {})).toBe(true);
  });

  it('leaves a beach that leads nowhere when both markers are bound and an army waits for one', () => {
    const state = position({
      cities: 'axis',
      control: { algiers: 'western' },
      units: {
        'wes-br-gib': ['2218', 1],
        'okw-10': ['2219', 3],
        'okw-14': ['2219', 3],
        'wes-us-1': ['uk', 4],
        'wes-us-3': ['uk', 4],
        'wes-ca-1': ['uk', 3],
      },
    });
    state.transportPoints = 10;
    state.beachheadPool = 0;
    state.beachheads = [{ at: '2218', mulberry: false }];
    state.closedBeaches = [];
    const { sheet } = marches(copyFor(state), afloat, true);
    expect(sheet.find(({ subject }) => subject === 'wes-br-gib')?.path[0]).toMatch(/^sea:/);
  });
});

describe('any computer player', () => {
  it('gives up a place that nothing feeds before the Supply event, and not long before', () => {
    const held = [
      'warsaw',
      'berlin',
      'breslau',
      'minsk',
      'brest-litovsk',
      'kiev',
      'smolensk',
      'lvov',
      'rovno',
    ] as const;
    const goes = (pending: 'E9' | 'E10'): readonly (readonly string[])[] => {
      const state = position({
        cities: 'soviet',
        control: Object.fromEntries(held.map((city) => [city, 'axis' as const])),
        units: { 'okh-18': ['3531', 3], 'sov-2-shock': ['3427', 3], 'sov-2gd': ['3632', 2], 'sov-11gd': ['3530', 2] },
      });
      state.events.pending = pending;
      return marches(copyFor(state), orderOf('okh', { mp: 4 }), true).sheet.map(({ path }) => path);
    };
    expect(goes('E9')).toEqual([['3431']]);
    expect(goes('E10')).toEqual([]);
  });

  const march = orderOf('soviet', { mp: 3, moves: ['infantry', 'armored'] });

  it('walks into an objective that nobody holds', () => {
    const state = position({
      cities: 'soviet',
      control: { warsaw: 'axis' },
      units: { 'sov-2-shock': ['3326', 3], 'okh-18': ['2926', 3] },
    });
    expect(marches(copyFor(state), march, true).sheet).toContainEqual({ subject: 'sov-2-shock', path: ['3324'] });
  });

  it('stays where it guards one that the foe could walk into', () => {
    const units = { 'sov-2-shock': ['3833', 2], 'okh-18': ['3832', 3] } as const;
    const held = position({ cities: 'soviet', units });
    expect(marches(copyFor(held), march, true).sheet).toEqual([]);
  });

  it('keeps the objective it has taken while the foe stands near, though another lies open', () => {
    const goes = (foe: string): readonly string[] => {
      const state = position({
        cities: 'soviet',
        control: { breslau: 'axis' },
        units: { 'sov-2-shock': ['3324', 3], 'okh-18': [foe, 3] },
      });
      return marches(copyFor(state), march, true).sheet.flatMap(({ path }) => path);
    };
    expect(goes('3525')).toEqual([]);
    expect(goes('2520')).toEqual(['3222']);
  });
});
