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

describe('any computer player', () => {
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
});
