// Lines as players of Diplomacy write them.
import type { Unit } from '../../../src/games/diplomacy/data/geography.js';
import { diplomacy } from '../../../src/games/diplomacy/index.js';
import { options } from '../../../src/games/diplomacy/options.js';
import { movementSheet } from '../../../src/games/diplomacy/questions/movement.js';
import { setup } from '../../../src/games/diplomacy/setup.js';
import { sheetOf } from '../../../src/table/sheet.js';
import type { Forms } from './forms.js';

const unit = (type: Unit['type'], at: Unit['at']): Unit => ({ power: 'france', type, at });
const state = {
  ...setup(options.parse({})).state,
  units: [unit('A', 'bur'), unit('A', 'pic'), unit('F', 'bre'), unit('A', 'mar'), unit('F', 'mao')],
};

const burgundy = sheetOf({ bur: ['move', 'bel'] });
const two = sheetOf({ bur: ['move', 'bel'], pic: ['support', 'bur', 'bel'] });

export const diplomacyForms: readonly Forms[] = [
  {
    game: diplomacy,
    state,
    question: movementSheet(state, 'france'),
    lines: {
      ko: [
        ['버건디 - 벨기에', burgundy],
        ['육 버건디 - 벨기에', burgundy],
        ['버건디 벨기에', burgundy],
        ['버건디에서 벨기에로', burgundy],
        ['버건디 벨기에로.', burgundy],
        ['육군 버건디에서 벨기에로 이동합니다', burgundy],
        ['버건디 육군을 벨기에로', burgundy],
        ['버건디 → 벨기에', burgundy],
        ['육버건디-벨기에', burgundy],
        ['버건디에서 벨기에로 진격한다', burgundy],
        ['버건디 벨기에로. 피카르디는 버건디의 벨기에 이동을 지원', two],
        ['버건디 - 벨기에; 피카르디 지원 버건디 - 벨기에', two],
        ['버건디 - 벨기에, 피카르디 지원 버건디 - 벨기에', two],
        ['1. 버건디 - 벨기에\n2. 피카르디 지원 버건디 - 벨기에', two],
        ['버건디 - 벨기에 그리고 피카르디 지원 버건디 - 벨기에', two],
        ['버건디는 벨기에로 가고 피카르디는 대기', sheetOf({ bur: ['move', 'bel'], pic: ['hold'] })],
        ['함 브레스트 - 영국 해협', sheetOf({ bre: ['move', 'eng'] })],
        ['해 브레스트 - 영해', sheetOf({ bre: ['move', 'eng'] })],
        ['브레스트 함대는 영국 해협으로', sheetOf({ bre: ['move', 'eng'] })],
        ['함 중대서양 대기', sheetOf({ mao: ['hold'] })],
        ['마르세유 대기', sheetOf({ mar: ['hold'] })],
        ['중대서양 - 스페인 남부 해안', sheetOf({ mao: ['move', 'spa/sc'] })],
        ['마르세유가 버건디 방어를 지원', sheetOf({ mar: ['support', 'bur', 'hold'] })],
        ['마르세유 피에몬테', sheetOf({ mar: ['move', 'pie'] })],
      ],
      en: [
        ['A Bur - Bel', burgundy],
        ['bur-bel', burgundy],
        ['Bur Bel', burgundy],
        ['Burgundy to Belgium', burgundy],
        ['A Burgundy moves to Belgium.', burgundy],
        ['army in Burgundy attacks Belgium', burgundy],
        ['A bur > bel', burgundy],
        ['Burgundy → Belgium', burgundy],
        ['A Bur - Bel. A Pic S A Bur - Bel.', two],
        ['A Bur - Bel, A Pic S A Bur - Bel', two],
        ['A Bur - Bel and A Pic supports Bur to Bel', two],
        ['1) A Bur - Bel\n2) A Pic S A Bur - Bel', two],
        ['- A Bur - Bel\n- A Pic S Bur - Bel', two],
        ['Bur Bel; Pic S Bur Bel', two],
        ['Bur - Bel / Pic S Bur - Bel', two],
        ['France: A Bur - Bel', burgundy],
        ['F Bre - ENG', sheetOf({ bre: ['move', 'eng'] })],
        ['fleet Brest to the Channel', sheetOf({ bre: ['move', 'eng'] })],
        ['F Mao - Spa/sc', sheetOf({ mao: ['move', 'spa/sc'] })],
        ['F MAO holds', sheetOf({ mao: ['hold'] })],
        ['A Mar H', sheetOf({ mar: ['hold'] })],
        ['Marseilles supports Burgundy', sheetOf({ mar: ['support', 'bur', 'hold'] })],
        ['Mar s bur', sheetOf({ mar: ['support', 'bur', 'hold'] })],
        ['A Mar - Pied', sheetOf({ mar: ['move', 'pie'] })],
      ],
    },
  },
];
