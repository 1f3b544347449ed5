// The computer West over the beaches: a beachhead is put where somebody can sail, and nobody sails home from the war.
import { describe, expect, it } from 'vitest';
import { marches } from '../../../../src/games/downfall/computer/marches.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { copyFor } from '../../../../src/games/downfall/rules/march.js';
import { orderOf, position } from '../sample.js';

const afloat = orderOf('western', { naval: true, mp: 3 });

describe('the computer West', () => {
  it('puts a beachhead where those who wait in the United Kingdom can sail, and they do', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['uk', 2] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    state.closedBeaches = [];
    const [landing, ...rest] = marches(copyFor(state), afloat, true);
    expect(landing?.subject).toBe('beachhead:1');
    expect(rest).toContainEqual({ subject: 'wes-ca-1', path: [`sea:${String(landing?.path[0])}`] });
  });

  it('lands on no island from which no road leads to an objective', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['1811', 2], 'wes-us-vi': ['2120', 2] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    const { beaches } = ours.seas;
    const landsAt = (only: keyof typeof beaches): boolean => {
      state.closedBeaches = ours.beachNames.flatMap((name) => (name === only ? [] : [beaches[name].sea]));
      return marches(copyFor(state), afloat, true).some(({ subject }) => subject === 'beachhead:1');
    };
    const used = ours.beachNames.filter(landsAt);
    expect(used.length).toBeGreaterThan(0);
    expect(used).not.toContain('corsica');
  });

  it('lands nowhere when nobody could come', () => {
    const state = position({ cities: 'axis', units: { 'wes-ca-1': ['1620', 2] } });
    state.transportPoints = 10;
    state.beachheadPool = 1;
    const subjects = marches(copyFor(state), afloat, true).map(({ subject, path }) => [subject, ...path]);
    expect(subjects.flat()).not.toContain('sea:uk');
  });
});
