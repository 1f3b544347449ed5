// Orders typed once more, and what is said of one mistake: an order given already counts as given, and one mistake has one reason.
import { expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import { asSheet } from '../../../src/table/answer.js';
import type { AnyGame, Reading } from '../../../src/table/game.js';
import { merged } from '../../../src/table/merge.js';
import type { Sheet } from '../../../src/table/question.js';
import { wording } from '../../support/contract.js';
import { position } from './sample.js';

const game: AnyGame = axisAndAllies1942;

function east(): AaState {
  const state = position('germany', [
    ['germany', 'poland', { infantry: 2, tank: 1 }],
    ['germany', 'belorussia', { infantry: 3 }],
    ['ussr', 'baltic_states', { infantry: 1 }],
    ['ussr', 'ukraine_ssr', { infantry: 1 }],
    ['ussr', 'west_russia', { infantry: 1 }],
  ]);
  for (const land of ['baltic_states', 'west_russia', 'ukraine_ssr'] as const) state.control[land] = 'ussr';
  state.step = 'combatMove';
  return state;
}

function readings(state: AaState, typed: string, begun: Sheet = [], lang: 'en' | 'ko' = 'en'): readonly Reading[] {
  const question = movesQuestion(state);
  return atOnce(readAt(game, state, { question, seat: state.active, begun }, typed, lang, wording));
}

const said = (text: Parameters<typeof wording.say>[0], lang: 'en' | 'ko' = 'en'): string =>
  wording.say(text, lang, game.id).replaceAll(/[\u2068\u2069]/gu, '');

function sheetOf(state: AaState, typed: string, begun: Sheet = []): Sheet {
  return asSheet(merged(movesQuestion(state).form, begun, answersOf(readings(state, typed, begun))));
}

it.each(['2 inf poland - baltic states', 'Poland: 2 inf > Baltic', '보병 2 폴란드 - 발트'])(
  'an order that stands on the sheet counts as given: %s',
  (typed) => {
    const state = east();
    const sheet = sheetOf(state, `${typed}; 3 inf belorussia - west russia`);
    expect(sheet).toHaveLength(2);
    const again = readings(state, typed, sheet);
    expect(again).toMatchObject([{ part: [], forecast: { key: 'read.already' } }]);
    expect(sheetOf(state, typed, sheet)).toEqual(sheet);
    // Beside others that are new as well.
    const more = sheetOf(state, `${typed}; 1 tank poland - baltic states`, sheet);
    expect(more).toHaveLength(3);
  },
);

it.each([
  ['보병 2 폴란드, 전차 1 브라질', 'ko', '브라질에는 내 유닛이 없습니다'],
  ['2 inf poland, 1 tank brazil', 'en', 'You have no units in Brazil.'],
  ['Poland: 2 inf, 1 tank to Brazil', 'en', 'These units cannot get to Brazil in one turn'],
] as const)('has one reason for one mistake: %s', (typed, lang, why) => {
  const told = readings(east(), typed, [], lang).map((one) => ('problem' in one ? said(one.problem, lang) : 'read'));
  expect(told).toEqual([expect.stringContaining(why)]);
});
