// Steps as they are typed for several units alike.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { stepsQuestion } from '../../../src/games/downfall/questions/steps.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { wording } from '../../support/contract.js';
import { position } from './sample.js';

const state = position({
  cities: 'western',
  units: { 'wes-us-5': ['2219', 2], 'wes-us-7': ['2219', 1], 'wes-br-8': ['2220', 2] },
});
Object.assign(state, { active: 'western' });
const gain = { faction: 'western', kind: 'infantry', steps: 4, quotas: false, reserves: false } as const;
const question = stepsQuestion(state, gain);

it.each([
  ['US 5th and US 7th one each', 1],
  ['1 each to US 5th, US 7th', 1],
  ['US 5th, US 7th 1 step each', 1],
  ['one step each: US 5th + US 7th', 1],
  ['미 5군, 미 7군 하나씩', 1],
  ['미 5군이랑 미 7군에 1스텝씩', 1],
  ['각 1: 미 5군, 미 7군', 1],
  ['미 5군과 미 7군 각각 1', 1],
])('%s', (typed, count) => {
  const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
  const read = atOnce(readAt(downfall, state, { question, seat: 'western', begun: null }, typed, lang, wording));
  expect(answersOf(read)).toEqual([
    [{ subject: 'wes-us-5', path: [String(count)] }],
    [{ subject: 'wes-us-7', path: [String(count)] }],
  ]);
});

it.each(['US V armored', 'us v armor', 'US V flip', '미 5군단 기갑'])(
  '%s turns a unit to its armored side',
  (typed) => {
    const leg = position({ cities: 'western', units: { 'wes-us-leg-1': ['2219', 2] } });
    Object.assign(leg, { active: 'western' });
    const armor = stepsQuestion(leg, { ...gain, kind: 'armor', steps: 2 });
    const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
    const read = atOnce(readAt(downfall, leg, { question: armor, seat: 'western', begun: null }, typed, lang, wording));
    expect(answersOf(read)).toEqual([[{ subject: 'wes-us-leg-1', path: ['flip'] }]]);
  },
);

it('counts a turn to the armored side that is begun among the steps that are used', () => {
  const leg = position({ cities: 'western', units: { 'wes-us-leg-1': ['2219', 2], 'wes-us-3': ['2219', 2] } });
  Object.assign(leg, { active: 'western' });
  const { form } = stepsQuestion(leg, { ...gain, kind: 'armor', steps: 2 });
  const [count, after] = [[], ['flip']].map((path) => form.step({ subject: 'wes-us-3', path }, []).text.args?.count);
  expect([count, after]).toEqual([2, 1]);
});
