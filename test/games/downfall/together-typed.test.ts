// Marches typed for several at once, and beachheads by number or none: all of them go, or it is said why not.
import { describe, expect, it, vi } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { Reading } from '../../../src/table/game.js';
import type { Answer } from '../../../src/table/question.js';
import { wording } from '../../support/contract.js';
import { orderOf, position } from './sample.js';

function sailing(): DownfallState {
  const state = position({
    cities: 'axis',
    units: { 'wes-us-leg-1': ['uk', 2], 'wes-us-leg-2': ['uk', 2], 'wes-ca-1': ['uk', 3], 'okw-7': ['3212', 3] },
  });
  state.transportPoints = 9;
  state.beachheadPool = 2;
  state.beachheads = [{ at: '3312', mulberry: false }];
  const order = orderOf('western', { naval: true });
  Object.assign(state, { active: 'western', order });
  return state;
}

function read(line: string, begun: Answer | null = null, state = sailing()): readonly Reading[] {
  const lang = /[가-힣]/u.test(line) ? 'ko' : 'en';
  const question = marchQuestion(state, state.order ?? orderOf('western'));
  return atOnce(readAt(downfall, state, { question, seat: 'western', begun }, line, lang, wording));
}

const said = (...asked: Parameters<typeof read>): readonly string[] =>
  read(...asked).flatMap((one) => ('problem' in one ? [wording.say(one.problem, 'en', 'downfall')] : []));

const sails = (subject: string) => ({ subject, path: ['sea:3312'] });

describe('units that go together', () => {
  it.each([
    'us v+us vii calvados',
    'US V + US VII > Calvados',
    'US V + US VII by sea to Calvados',
    '미 5군단+미 7군단 칼바도스로',
  ])('all go: %s', (line) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([[sails('wes-us-leg-1')], [sails('wes-us-leg-2')]]);
  });

  it('go beside one that goes alone, and say of it why it does not', () => {
    const line = 'US V + US VII > Calvados, Ca 1st > United States';
    expect(answersOf(read(line))).toEqual([[sails('wes-us-leg-1')], [sails('wes-us-leg-2')]]);
    expect(said(line)).toEqual(['In one order only 6 steps go by sea. Left: 2; Ca 1st has 3.']);
  });

  it('say of the one that does not go how many steps still may', () => {
    const begun = [sails('wes-ca-1'), { subject: 'wes-us-leg-2', path: ['sea:usa'] }];
    const why = 'In one order only 6 steps go by sea. Left: 1; US V has 2.';
    for (const line of ['US V', 'US V > Calvados']) expect(said(line, begun).join(), line).toContain(why);
  });
});

describe('beachheads', () => {
  const first = { subject: 'beachhead:1', path: ['3311'] };
  const second = { subject: 'beachhead:2', path: ['3310'] };

  it.each([
    'beachhead 3311, beachhead 3310',
    'bh1 3311, bh2 3310',
    'bh 3311; bh 3310',
    '상륙 거점 3311, 상륙 거점 3310',
  ])('without a number are one after another: %s', (line) => {
    expect(said(line)).toEqual([]);
    expect(answersOf(read(line))).toEqual([[first], [second]]);
  });

  it('go beside those on the sheet, and where all are there it is asked which', () => {
    expect(answersOf(read('beachhead 3310', [first]))).toEqual([[second]]);
    expect(said('beachhead 3309', [first, second]).join()).toContain('New beachhead 1 and New beachhead 2');
  });

  it('come before whoever goes by sea, which is said where one has its order already', () => {
    const begun = [first, sails('wes-us-leg-1')];
    for (const line of ['New beachhead 2 > 3310', 'beachhead 2 3310', '새 상륙 거점 2 > 3310'])
      expect(said(line, begun).join(), line).toContain('before any unit goes by sea. Take the order for US V off');
  });

  it.each(['Force H', 'Force H > North Atlantic', 'H 부대'])('come so, and fleets as well: %s', (line) => {
    const state = position({
      scenario: 'husky',
      units: { 'wes-us-leg-1': ['uk', 2] },
      naval: { 'fleet-w-h': 'north-atlantic', 'fleet-w-us': 'north-atlantic' },
    });
    Object.assign(state, { active: 'western', order: orderOf('western', { naval: true }) });
    const begun = [{ subject: 'wes-us-leg-1', path: ['sea:usa'] }];
    expect(said(line, null, state).join()).not.toContain('by sea');
    expect(said(line, begun, state)).toEqual([
      'Force H: beachheads are placed and fleets move before any unit goes by sea. Take the order for US V off the sheet, and give it again afterwards.',
    ]);
  });
});

it('few ways are tried for long lines', () => {
  const state = sailing();
  const question = marchQuestion(state, state.order ?? orderOf('western'));
  const step = vi.fn(question.form.step.bind(question.form));
  const asked = { question: { ...question, form: { ...question.form, step } }, seat: 'western', begun: null };
  for (const part of ['US V + US VII > Calvados, ', 'beachhead calvados, ', 'US V+'])
    atOnce(readAt(downfall, state, asked, part.repeat(Math.floor(2_000 / part.length)), 'en', wording));
  expect(step.mock.calls.length).toBeLessThan(3_000);
});
