// A typed move that cannot be had is refused with the reason, and with what would be right.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { isLand, spaces } from '../../../src/games/axis-and-allies-1942/data/spaces.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState, Unit } from '../../../src/games/axis-and-allies-1942/state.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Lang } from '../../../src/words/words.js';
import { wording } from '../../support/contract.js';
import { position, put } from './sample.js';

const game: AnyGame = axisAndAllies1942;

/** Germany with a fleet in the Baltic, British destroyers west of it, and nobody in Poland but Germans. */
function baltic(step: 'combatMove' | 'noncombat'): AaState {
  const state = position('germany', [
    ['germany', 'germany', { infantry: 3, tank: 1, fighter: 1 }],
    ['germany', 'poland', { infantry: 1, tank: 1 }],
    ['ussr', 'west_russia', { infantry: 1 }],
    ['germany', 'sz5', { transport: 1, cruiser: 1 }],
    ['germany', 'sz3', { cruiser: 1 }],
    ['uk', 'sz6', { destroyer: 1 }],
    ['uk', 'united_kingdom', { infantry: 2 }],
    ['ussr', 'karelia_ssr', { infantry: 1 }],
  ]);
  state.control.west_russia = 'ussr';
  state.step = step;
  return state;
}

function one({ units }: AaState, type: string, space: string): Unit {
  const found = units.find((unit) => unit.type === type && unit.space === space);
  if (found === undefined) throw new Error(`no ${type} in ${space}`);
  return found;
}

function refusal(state: AaState, typed: string, lang: Lang = 'en'): string {
  const question = movesQuestion(state);
  return atOnce(readAt(game, state, { question, seat: 'germany', begun: null }, typed, lang, wording))
    .flatMap((one) => ('problem' in one ? [wording.say(one.problem, lang, game.id)] : []))
    .join('\n');
}

it.each([
  ['transport sz5 > sz6', 'transports cannot go there alone. Send warships there before them.'],
  ['cruiser sz5 > sz7', 'No way leads to Sea Zone 7'],
  ['cruiser sz5 > karelia', 'Order the land units there: transports fetch them.'],
  ['2 inf germany > poland', 'No enemy holds Poland. Land units march there in noncombat moves.'],
  ['tank germany > archangel', 'These units cannot get to Archangel'],
  ['ftr germany > japan', 'These aircraft cannot fly as far as Japan now.'],
  ['ftr germany > sz5', 'There is nobody to fight in Sea Zone 5.'],
  ['3 inf germany > united kingdom', 'These units cannot get to the United Kingdom in one turn'],
  ['2 inf germany > united kingdom', 'could land in the United Kingdom. Send warships there first.'],
  ['2 inf poland > brazil', 'Poland: no Infantry there finds anything to attack.'],
  ['1 inf poland > germany', 'belong to noncombat moves. Possible now: Tank.'],
  ['poland 1 inf > germany', 'Poland: no Infantry there finds anything to attack.'],
  ['ftr poland > karelia', 'Poland: there is no Fighter left to order. Possible there: Tank.'],
  ['2 inf brazil > germany', 'You have no units in Brazil.'],
] as const)('in combat moves: %s', (typed, said) => {
  expect(refusal(baltic('combatMove'), typed)).toContain(said);
});

it.each([
  ['2 inf germany > karelia', 'An enemy holds Karelia S.S.R.: units go there only in combat moves.'],
  ['cruiser sz3 > sz6', 'ships go there only in combat moves.'],
  ['ftr germany > sz6', 'There is no deck free in Sea Zone 6.'],
  ['2 bmb germany > poland', 'Germany: there is no Bomber left to order.'],
] as const)('in noncombat moves: %s', (typed, said) => {
  expect(refusal(baltic('noncombat'), typed)).toContain(said);
});

it.each([
  [
    'that has moved',
    'cruiser sz5 > sz6\ncruiser sz6 > sz7',
    'combatMove',
    (at) => {
      put(at, 'germany', 'sz6', { submarine: 1 });
      put(at, 'uk', 'sz7', { destroyer: 1 });
    },
  ],
  ['that is an ally’s', '1 art poland > germany', 'combatMove', (at) => put(at, 'japan', 'poland', { artillery: 1 })],
  [
    'that moves after the battles',
    '1 ftr germany > poland',
    'noncombat',
    (at) => Object.assign(one(at, 'fighter', 'germany'), { left: 0 }),
  ],
] satisfies readonly (readonly [string, string, 'combatMove' | 'noncombat', (state: AaState) => unknown])[])(
  'does not say of a unit %s that it finds nobody to attack',
  (_, typed, step, change) => {
    const state = baltic(step);
    change(state);
    const said = refusal(state, typed);
    expect(said).toContain('left to order');
    expect(said).not.toContain('finds anything to attack');
  },
);

it('sees each order after those before it, and says it in Korean too', () => {
  expect(refusal(baltic('combatMove'), 'tank poland > karelia\ntank poland > karelia')).toContain('Poland');
  expect(refusal(baltic('combatMove'), '폴란드 보병 1 - 독일', 'ko')).toContain(
    '폴란드의 보병은 지금 공격할 수 있는 곳이 없습니다. 아군 영토나 해역으로는 비전투 이동 때 갑니다.',
  );
  expect(refusal(baltic('combatMove'), 'cruiser sz5 > sz6\ntransport sz5 > sz6')).toBe('');
  expect(refusal(baltic('combatMove'), '5해역 수송선 - 6해역', 'ko')).toContain('군함을 먼저 보내세요.');
});

describe('names that are not on offer', () => {
  it.each([
    ['3 inf germany > french indochina', 'No enemy holds French Indo-China-Thailand:'],
    ['3 inf germany > uk', 'These units cannot get to the United Kingdom'],
    ['3 inf germany > fren', 'cannot be chosen now: French Indo-China-Thailand, French West Africa,'],
    ['3 inf germany > ukrane', 'Did you mean Ukraine S.S.R.?'],
    ['2 inf ukrane > germany', 'Did you mean Ukraine S.S.R.?'],
    ['2 inf xyz > germany', '“xyz” is not known here.'],
  ] as const)('are known by their beginnings, short names and slips: %s', (typed, said) => {
    expect(refusal(baltic('combatMove'), typed)).toContain(said);
  });

  it.each([
    ['2 bmb germany > united kingdom', 'Germany: there is no Bomber left to order. Possible there: Tank and Fighter.'],
    [
      'germany 2 bmb > united kingdom',
      'Germany: none of these units can be ordered now. Possible there: Tank and Fighter.',
    ],
    ['tra sz7: 2 inf germany > norway', 'You have no units in Sea Zone 7.'],
    ['tra sz3: 2 inf germany > norway', 'Sea Zone 3: there is no Transport left to order. Possible there: Cruiser.'],
    ['tra sz1 2 inf germany > norway', 'You have no units in Sea Zone 1.'],
  ] as const)('of kinds of units go before the beginnings of places: %s', (typed, said) => {
    const state = baltic('combatMove');
    put(state, 'germany', 'trans_jordan', { infantry: 1 });
    state.units = state.units.filter(({ type }) => type !== 'transport');
    expect(refusal(state, typed)).toContain(said);
  });

  it('are known in Korean, too', () => {
    const state = baltic('combatMove');
    expect(refusal(state, '보병 3 독일 > 우크라', 'ko')).toContain('우크라이나');
    expect(refusal(state, '폭격기 2 독일 > 영국', 'ko')).toContain(
      '독일: 지금 명령할 수 있는 폭격기가 없습니다. 그곳에서 가능한 유닛: 보병, 전차, 전투기',
    );
  });
});

it.each([
  ['독일 보병3 전차1 전투기1로 아르한겔스크 공격', '아르한겔스크까지 갈 길이'],
  ['독일 보병3 폴란드 공격', '폴란드는 적의 땅이 아닙니다'],
  ['5해역 순양함1 카렐리아 공격', '지상 유닛'],
] as const)('in Korean, with numbers written onto names: %s', (typed, said) => {
  expect(refusal(baltic('combatMove'), typed, 'ko')).toContain(said);
});

it.each([
  ['1 inf west russia > ukraine', 'en', 'Moves between territories and zones of your side belong to noncombat moves.'],
  ['서부 러시아 보병 1 - 우크라이나', 'ko', '아군 영토나 해역으로는 비전투 이동 때 갑니다.'],
] as const)('of units that find nobody to attack it is said when they move: %s', (typed, lang, said) => {
  const state = baltic('combatMove');
  state.units = state.units.filter(({ power }) => power === 'germany');
  put(state, 'germany', 'west_russia', { infantry: 1 });
  for (const land of spaces) if (isLand(land)) state.control[land] = 'germany';
  expect(refusal(state, typed, lang)).toContain(said);
});
