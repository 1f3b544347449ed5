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

/** How a line reads for a question. */
function answersTo(asked: Question, typed: string): unknown {
  const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
  const { seat } = asked;
  return answersOf(atOnce(readAt(downfall, before, { question: asked, seat, begun: null }, typed, lang, wording)));
}

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
  expect(answersTo(question, typed)).toEqual([[id]]);
});

it('takes no step for a turned counter, nor one of them where either could be meant', () => {
  if (question?.form.kind !== 'choose') throw new Error('nothing is asked');
  const { form } = question;
  const [panzer] = form.options().filter(({ of }) => of === 'okw-lxxvi-pz');
  if (panzer === undefined) throw new Error('no panzer');
  const flip = {
    id: 'flip:okw-lxxvi-pz',
    of: 'okw-lxxvi-pz',
    text: { key: 'loss.flip', args: panzer.text.args ?? {} },
  };
  const either: Question = { ...question, form: { ...form, options: () => [flip, panzer] } };
  expect(answersTo(either, '76 panzer')).toEqual([]);
  for (const typed of ['76 panzer flips', '76기갑군단 뒤집기']) expect(answersTo(either, typed)).toEqual([[flip.id]]);
});

const retreat: Question = {
  key: 'retreatTo',
  seat: 'okh',
  text: { key: 'ask.retreatTo', args: { unit: unitName(ours, 'okh-xxiv-pz') } },
  pace: 'losses',
  form: {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => ['3225', '3124'].map((id) => ({ id, text: placeName(ours, id) })),
  },
  fallback: () => ['3225'],
};

it.each(['24기갑은 루블린으로 후퇴', '루블린', '루블린으로 물러남', '24th panzer falls back to Lublin', 'Lublin 3225'])(
  'a retreat: %s',
  (typed) => expect(answersTo(retreat, typed)).toEqual([['3225']]),
);

it.each(['14th falls back to Lublin', '14군은 루블린으로 후퇴'])(
  'no retreat, of a unit that is not asked about: %s',
  (typed) => expect(answersTo(retreat, typed)).toEqual([]),
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
    expect(answersTo(advance, typed)).toEqual([['sov-3gdtk'], ['sov-2tk']]);
  },
);
