// Typed sheets of which some lines cannot be read: each of these has its own reason, and none takes another with it.
import { describe, expect, it } from 'vitest';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../../src/games/axis-and-allies-1942/questions/moves.js';
import type { AaState } from '../../../src/games/axis-and-allies-1942/state.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import { atOnce } from '../../../src/store/yielding.js';
import type { AnyGame } from '../../../src/table/game.js';
import type { Sheet } from '../../../src/table/question.js';
import { wording } from '../../support/contract.js';
import { order, position } from './sample.js';

const game: AnyGame = axisAndAllies1942;

function east(): AaState {
  const state = position('germany', [
    ['germany', 'ukraine_ssr', { infantry: 3, tank: 1 }],
    ['germany', 'baltic_states', { tank: 1, infantry: 1 }],
    ['germany', 'belorussia', { infantry: 3 }],
    ['germany', 'france', { infantry: 1 }],
    ['germany', 'sz5', { transport: 1, cruiser: 1 }],
    ['germany', 'sz7', { submarine: 1 }],
    ['ussr', 'west_russia', { infantry: 1 }],
  ]);
  state.control.west_russia = 'ussr';
  state.heldAtStart = state.heldAtStart.filter((land) => land !== 'west_russia');
  state.step = 'combatMove';
  return state;
}

/** Fighters over West Russia, which is German, with so many moves left. */
function fighters(...left: readonly number[]): AaState {
  const state = position('germany', [['germany', 'west_russia', { fighter: left.length }]]);
  state.control.west_russia = 'germany';
  state.units.forEach((unit, n) => (unit.left = left[n] ?? 0));
  state.step = 'noncombat';
  return state;
}

function read(state: AaState, typed: string, begun: Sheet = [], lang: 'en' | 'ko' = 'en') {
  const place = { question: movesQuestion(state), seat: state.active, begun };
  const readings = atOnce(readAt(game, state, place, typed, lang, wording));
  const why = readings.flatMap((one) =>
    'problem' in one ? [{ [one.source]: wording.say(one.problem, lang, game.id) }] : [],
  );
  return { orders: answersOf(readings).flat(), why };
}

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

function refusal(state: AaState, typed: string, begun: Sheet = [], lang: 'en' | 'ko' = 'en'): string {
  return plain(
    read(state, typed, begun, lang)
      .why.flatMap((one) => Object.values(one))
      .join('\n'),
  );
}

const toRussia = order('baltic_states', { tank: 1 }, 'west_russia');

describe('lines that cannot be read', () => {
  it.each(['7 submarines germany', '7 submarines', '7 infantry norway - karelia', 'xyzzy', '3 infantry belorussia'])(
    'leave those beside them: %s',
    (wrong) => {
      for (const typed of [
        `1 tank baltic states - west russia\n${wrong}`,
        `${wrong}\n1 tank baltic states - west russia`,
      ])
        expect(read(east(), typed).orders).toContainEqual(toRussia);
    },
  );

  it('have a reason each', () => {
    const typed = '5 infantry belorussia - west russia\n1 tank baltic states - west russia\n7 submarines germany';
    const { orders, why } = read(east(), typed);
    expect(orders).toEqual([toRussia]);
    expect(why.map((one) => Object.keys(one))).toEqual([
      ['5 infantry belorussia - west russia'],
      ['7 submarines germany'],
    ]);
    expect(plain(JSON.stringify(why))).toContain('Infantry: at most 3, not 5.');
  });
});

describe('a number before units', () => {
  const sheet = [order('ukraine_ssr', { infantry: 3 }, 'west_russia')];

  it.each([
    ['5 infantry ukraine - west russia', 'Ukraine S.S.R.: there is no Infantry left to order. Possible there: Tank.'],
    ['7 infantry ukraine - west russia', 'Ukraine S.S.R.: there is no Infantry left to order. Possible there: Tank.'],
  ])('is no sea zone: %s', (typed, why) => {
    expect(refusal(east(), typed, sheet)).toBe(why);
  });

  it('that is too large anyway does not promise what cannot be', () => {
    expect(refusal(east(), '5 infantry belorussia - moscow')).toContain('These units cannot get to Russia');
    expect(refusal(east(), '5 infantry belorussia - west russia')).toBe('Infantry: at most 3, not 5.');
  });
});

it('a sea zone of which others share the name is looked at itself', () => {
  expect(refusal(east(), '1 infantry france - sea zone 13')).toContain('to Sea Zone 13 now');
});

it('where nobody is to be fought, nothing is said of going there later that is too far then', () => {
  expect(refusal(east(), '1 infantry baltic states - france')).toBe(
    'No enemy holds France: there is nothing to attack.',
  );
  expect(refusal(east(), '발트: 보병 1 → 프랑스', [], 'ko')).toBe(
    '프랑스는 적의 땅이 아니어서 공격할 상대가 없습니다.',
  );
});

describe('units of a type that can go more or less far', () => {
  it.each([
    ['서부 러시아: 전투기 2 → 벨로루시', 'ko', { 'fighter+1': 2 }, 'belorussia'],
    ['2 fighters west russia - belorussia', 'en', { 'fighter+1': 2 }, 'belorussia'],
    ['4 fighters west russia - belorussia', 'en', { 'fighter+1': 3, 'fighter+2': 1 }, 'belorussia'],
    ['1 fighter west russia - poland', 'en', { 'fighter+2': 1 }, 'poland'],
    ['fighter (2) west russia - belorussia', 'en', { 'fighter+2': 1 }, 'belorussia'],
  ] as const)('are taken as they can go there: %s', (typed, lang, units, to) => {
    expect(read(fighters(1, 1, 1, 2), typed, [], lang).orders).toEqual([order('west_russia', units, to)]);
  });

  it('are never fewer than were typed: it is said how many can', () => {
    const state = fighters(1, 1, 1, 2);
    expect(refusal(state, '4 fighters west russia - poland')).toBe(
      'West Russia: only 1 of these units can go there now.',
    );
    expect(refusal(state, '서부 러시아: 전투기 2 → 폴란드', [], 'ko')).toBe(
      '서부 러시아: 지금 그곳으로 갈 수 있는 유닛은 1개뿐입니다.',
    );
  });
});
