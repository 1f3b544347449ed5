// What places are worth to a computer player: what is its own and open, and how far it dares to go.
import { expect, it } from 'vitest';
import { fieldOf } from '../../../../src/games/downfall/computer/field.js';
import { Ground } from '../../../../src/games/downfall/rules/ground.js';
import type { DownfallState } from '../../../../src/games/downfall/state.js';
import { position } from '../sample.js';

function standing(state: DownfallState, at: string): number {
  const ground = new Ground(state);
  return fieldOf(ground, 'soviet').standing(ground, 'sov-2-shock', at);
}

it('dares to go ahead of all others in the last turn of its own table', () => {
  const state = position({ turn: 6, cities: 'axis', units: { 'okh-18': ['3528', 4], 'sov-2-shock': ['3531', 2] } });
  const before = standing(state, '3529');
  state.options.lastTurn = 6;
  expect(standing(state, '3529') - before).toBeCloseTo(1.5);
});

it('holds a city that a foe beside it could enter, though its guard keeps him from passing', () => {
  const guarded = { 'sov-2-shock': ['3833', 2], 'okh-18': ['3831', 3] } as const;
  const state = position({ cities: 'soviet', units: guarded });
  expect(fieldOf(new Ground(state), 'soviet').isThreatened('3833')).toBe(true);
  const far = position({ cities: 'soviet', units: { ...guarded, 'okh-18': ['3527', 3] } });
  expect(fieldOf(new Ground(far), 'soviet').isThreatened('3833')).toBe(false);
});

it('holds an objective of its own before the other ally, who needs no battle to enter it', () => {
  const held = (units: NonNullable<Parameters<typeof position>[0]['units']>): number =>
    standing(position({ cities: 'axis', control: { berlin: 'soviet' }, units }), '3420');
  const alone = { 'sov-2-shock': ['3420', 2] } as const;
  expect(held({ ...alone, 'wes-us-1': ['3418', 4] }) - held(alone)).toBeGreaterThan(3);
});

it('guards the cities behind an open beach while the foe can land there', () => {
  const isThreatened = (pool: number, holder: string): boolean => {
    const state = position({ cities: 'axis', units: { 'okw-1': [holder, 2], 'wes-us-1': ['uk', 4] } });
    state.transportPoints = 10;
    state.beachheadPool = pool;
    state.closedBeaches = [];
    return fieldOf(new Ground(state), 'okw').isThreatened('3316');
  };
  expect(isThreatened(1, '2710')).toBe(true);
  expect(isThreatened(0, '2710')).toBe(false);
  expect(isThreatened(1, '3415')).toBe(false);
});

it('likes to stand on the railway by which the foe is fed, the more before the Supply event', () => {
  const worth = (pending: 'E9' | 'E10', at: string): number => {
    const state = position({
      cities: 'axis',
      control: { moscow: 'soviet' },
      units: { 'okh-18': ['3832', 4], 'sov-2-shock': ['4036', 2] },
    });
    state.events.pending = pending;
    return standing(state, at);
  };
  expect(worth('E9', '3628') - worth('E10', '3628')).toBeCloseTo(0.2);
  expect(worth('E9', '3028')).toBeCloseTo(worth('E10', '3028'));
});
