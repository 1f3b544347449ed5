// What the computer player does with the steps an order gives it.
import { expect, it } from 'vitest';
import { plainAnswer } from '../../../../src/games/downfall/computer/plain.js';
import { downfall } from '../../../../src/games/downfall/index.js';
import { stepsQuestion } from '../../../../src/games/downfall/questions/steps.js';
import { position } from '../sample.js';

it('serves one of the minor allies where one must be, and places all it has', () => {
  const state = position({
    cities: 'axis',
    units: { 'okw-1': ['2710', 1], 'okw-19': ['2514', 1], 'okw-14': ['2318', 1], 'okw-bu-5': ['2225', 1] },
  });
  Object.assign(state, { active: 'okw' });
  const question = stepsQuestion(state, { faction: 'okw', kind: 'infantry', steps: 2, quotas: true, reserves: false });
  for (const plans of [true, false]) {
    const answer = plainAnswer(question, downfall.view(state, 'okw'), plans);
    expect(answer).toContainEqual({ subject: 'okw-bu-5', path: ['1'] });
    expect(answer).toHaveLength(2);
  }
});

it('raises whom it can in an empty capital that the foe enters next, and somewhere else where nobody comes', () => {
  const answerWith = (foe: '3322' | '4219') => {
    const state = position({
      turn: 6,
      cities: 'axis',
      control: { warsaw: 'soviet' },
      units: { 'okh-18': ['3519', 1], 'sov-2-shock': [foe, 3] },
    });
    state.active = 'okh';
    state.units['okh-x'].status = 'pool';
    const question = stepsQuestion(state, {
      faction: 'okh',
      kind: 'infantry',
      steps: 2,
      quotas: true,
      reserves: false,
    });
    return plainAnswer(question, downfall.view(state, 'okh'), true);
  };
  expect(answerWith('3322')).toContainEqual({ subject: 'okh-x', path: ['3420', '2'] });
  expect(JSON.stringify(answerWith('4219'))).not.toContain('3420');
});
