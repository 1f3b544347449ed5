// Airdrops as they are typed: by unit and place, whichever stands first.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { Question } from '../../../src/table/question.js';
import { wording } from '../../support/contract.js';
import { firstPosition } from './sample.js';

const state = firstPosition();
const drops = ['wes-us-air>3211', 'wes-us-air>3212', 'wes-br-air>3211', 'wes-br-air>3212'];
const question: Question = {
  key: 'airdrop',
  seat: 'western',
  text: { key: 'ask.airdrop' },
  pace: 'turn',
  form: {
    kind: 'choose',
    min: 0,
    max: 1,
    options: () => drops.map((id) => ({ id, text: { key: 'hex', args: { hex: id } } })),
  },
  fallback: () => [],
};

it.each([
  ['영국 1공수를 르아브르에 투하', 'wes-br-air>3212'],
  ['미 18공수 셰르부르', 'wes-us-air>3211'],
  ['르아브르에 미국 18공수군단', 'wes-us-air>3212'],
  ['영 1공수군단 → 셰르부르 3211', 'wes-br-air>3211'],
  ['drop Br I Air on Le Havre', 'wes-br-air>3212'],
  ['Cherbourg: US XVIII Airborne', 'wes-us-air>3211'],
])('%s', (typed, id) => {
  const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
  const read = atOnce(readAt(downfall, state, { question, seat: 'western', begun: null }, typed, lang, wording));
  expect(answersOf(read)).toEqual([[id]]);
});
