// Lines as players of Quartermaster General write them.
import { quartermasterGeneral } from '../../../src/games/quartermaster-general/index.js';
import { deal, position, questionIn, run } from '../../games/quartermaster-general/support/play.js';
import type { Forms } from './forms.js';

const game = quartermasterGeneral;
const state = position('germany', {
  germany: ['germany', 'eastern-europe'],
  'soviet-union': ['moscow', 'ukraine'],
  'united-kingdom': ['united-kingdom'],
});
deal(state, 'germany', {
  hand: ['ger-land-battle', 'ger-build-army', 'ger-build-navy', 'ger-plunder'],
  status: ['ger-blitzkrieg'],
});
const plan = quartermasterGeneral.instructions?.offers(state, 'germany').find(({ takesRest }) => takesRest)?.value;
if (plan === undefined) throw new Error('no plan is offered');

const navy = ['ger-build-navy', 'north-sea', 'discard', 'stop'];

export const quartermasterForms: readonly Forms[] = [
  {
    game,
    state,
    question: questionIn(run(state, 'play')),
    lines: {
      ko: [
        ['해군 창설', ['ger-build-navy']],
        ['해군창설', ['ger-build-navy']],
        ['해군 창설 북해', ['ger-build-navy'], '북해'],
        ['해군 창설: 북해', ['ger-build-navy'], '북해'],
        ['북해에 해군 창설', ['ger-build-navy'], '북해에'],
        ['육군 창설 서유럽', ['ger-build-army'], '서유럽'],
        ['육지 전투 우크라이나', ['ger-land-battle'], '우크라이나'],
        ['육지 전투로 우크라이나', ['ger-land-battle'], '우크라이나'],
        ['약탈', ['ger-plunder']],
      ],
      en: [
        ['build navy', ['ger-build-navy']],
        ['build navy north sea', ['ger-build-navy'], 'north sea'],
        ['build navy: north sea', ['ger-build-navy'], 'north sea'],
        ['BA western europe', ['ger-build-army'], 'western europe'],
        ['build army, western europe', ['ger-build-army'], 'western europe'],
        ['land battle ukraine', ['ger-land-battle'], 'ukraine'],
        ['Land battle: Ukraine', ['ger-land-battle'], 'Ukraine'],
        ['plunder', ['ger-plunder']],
      ],
    },
  },
  {
    game,
    state,
    question: plan,
    lines: {
      ko: [
        ['해군 창설 북해, 버림 없음', navy],
        ['해군 창설 북해 버림 없음', navy],
        ['해군 창설 북해. 버림 없음.', navy],
        ['해군 창설, 북해, 버림, 없음', navy],
        ['해군 창설 북해, 버림 약탈', [...navy.slice(0, 3), 'ger-plunder']],
        ['해군 창설 북해, 끝', ['ger-build-navy', 'north-sea', 'stop']],
        ['해군 창설 북해, 버리지 않음', ['ger-build-navy', 'north-sea', 'stop']],
      ],
      en: [
        ['build navy north sea, discard nothing', navy],
        ['build navy north sea discard nothing', navy],
        ['build navy north sea. discard nothing.', navy],
        ['build navy north sea, discard plunder', [...navy.slice(0, 3), 'ger-plunder']],
        ['build navy north sea, stop', ['ger-build-navy', 'north-sea', 'stop']],
        ['build navy north sea, no discard', ['ger-build-navy', 'north-sea', 'stop']],
      ],
    },
  },
];
