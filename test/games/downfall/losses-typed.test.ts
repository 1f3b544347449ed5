// Losses and retreats as they are typed: the unit by any of its names, with or without what it loses, and where it goes.
import { expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { fightOf } from '../../../src/games/downfall/rules/chances.js';
import { Ground } from '../../../src/games/downfall/rules/ground.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import { placeName, unitName } from '../../../src/games/downfall/reports/places.js';
import type { Question } from '../../../src/table/question.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { wording } from '../../support/contract.js';
import { orderOf, perform, position } from './sample.js';

const state = position({
  cities: 'western',
  units: {
    'okw-10': ['2319', 3],
    'okw-lxxvi-pz': ['2318', 2],
    'okw-para-1': ['2319', 2],
    'okw-14': ['2318', 2],
    'wes-us-5': ['2219', 3],
  },
});
const order = orderOf('okw');
state.order = order;
const fight = fightOf(new Ground(state), order, '2219', 'okw-10', ['okw-lxxvi-pz', 'okw-14', 'okw-para-1']);
state.combat = { ...fight, stage: 'losses', attackerHits: 1, defenderHits: 0 };
const before = structuredClone(state);
const [question] = perform(state, 'hits').asked.filter(({ key }) => key === 'loss');

it.each([
  ['10th a step', 'step:okw-10'],
  ['10th loses a step', 'step:okw-10'],
  ['76 panzer', 'step:okw-lxxvi-pz'],
  ['lxxvi panzer takes the hit', 'step:okw-lxxvi-pz'],
  ['14군에서 1스텝', 'step:okw-14'],
  ['76기갑군단이 손실', 'step:okw-lxxvi-pz'],
  ['76기갑', 'step:okw-lxxvi-pz'],
  ['1강하', 'step:okw-para-1'],
])('%s', (typed, id) => {
  if (question === undefined) throw new Error('nothing is asked');
  const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
  const read = atOnce(readAt(downfall, before, { question, seat: 'okw', begun: null }, typed, lang, wording));
  expect(answersOf(read)).toEqual([[id]]);
});

it.each(['24기갑은 루블린으로 후퇴', '루블린', '루블린으로 물러남', '24th panzer falls back to Lublin', 'Lublin 3225'])(
  'a retreat: %s',
  (typed) => {
    const unit = unitName(ours, 'okh-xxiv-pz');
    const places = ['3225', '3124'];
    const retreat: Question = {
      key: 'retreatTo',
      seat: 'okh',
      text: { key: 'ask.retreatTo', args: { unit } },
      pace: 'losses',
      form: { kind: 'choose', min: 1, max: 1, options: () => places.map((id) => ({ id, text: placeName(ours, id) })) },
      fallback: () => ['3225'],
    };
    const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
    const read = atOnce(
      readAt(downfall, before, { question: retreat, seat: 'okh', begun: null }, typed, lang, wording),
    );
    expect(answersOf(read)).toEqual([['3225']]);
  },
);

it.each(['3rd guards tank and 2nd tank advance', '근위 3전차군, 2전차군 전진', '3gtk + 2tk'])(
  'an advance: %s',
  (typed) => {
    const ids = ['sov-3gdtk', 'sov-2tk', 'sov-3gd'] as const;
    const advance: Question = {
      key: 'advance',
      seat: 'soviet',
      text: { key: 'ask.advance' },
      pace: 'turn',
      form: { kind: 'choose', min: 0, max: 2, options: () => ids.map((id) => ({ id, text: unitName(ours, id) })) },
      fallback: () => [],
    };
    const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
    const read = atOnce(
      readAt(downfall, before, { question: advance, seat: 'soviet', begun: null }, typed, lang, wording),
    );
    expect(answersOf(read)).toEqual([['sov-3gdtk'], ['sov-2tk']]);
  },
);
