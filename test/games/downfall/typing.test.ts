// Marches as players type them: short names of units, hexes by number or city, chains and stacks, both languages.
import { describe, expect, it } from 'vitest';
import { downfall } from '../../../src/games/downfall/index.js';
import { ours } from '../../../src/games/downfall/data/own-files.js';
import type { UnitId } from '../../../src/games/downfall/data/units.js';
import { marchQuestion } from '../../../src/games/downfall/questions/march.js';
import type { DownfallState } from '../../../src/games/downfall/state.js';
import { shortNames } from '../../../src/games/downfall/typing/unit-names.js';
import { answersOf } from '../../../src/play/typing/readings.js';
import { readAt } from '../../../src/play/typing/typing.js';
import type { AnyGame, Reading } from '../../../src/table/game.js';
import type { Answer } from '../../../src/table/question.js';
import { appWords } from '../../../src/words/app/index.js';
import { createWording } from '../../../src/words/words.js';
import { opening } from './board/sample.js';
import { atOnce } from '../../../src/store/yielding.js';

const game: AnyGame = downfall;
const wording = createWording({ app: appWords, downfall: downfall.words });

function readings(
  typed: string,
  faction: 'soviet' | 'western',
  place: Partial<Record<UnitId, string>>,
  lang: 'en' | 'ko',
  begun: Answer | null = null,
): readonly Reading[] {
  const state = opening();
  for (const [id, at] of Object.entries(place))
    state.units[id as UnitId] = { ...state.units[id as UnitId], status: 'map', at };
  const order: NonNullable<DownfallState['order']> = {
    faction,
    source: faction === 'soviet' ? 'S-ops-1' : 'W-ops-2',
    steps: ['move'],
    mp: 4,
    moves: ['infantry', 'armored'],
    mostUnits: null,
    primary: [],
    attacks: 0,
    freeAttacks: 0,
    special: [],
    naval: faction === 'western',
    partisans: false,
    drm: 0,
    noEnemyAir: false,
    portsOnly: null,
    begun: true,
    attacked: [],
    defended: [],
    struck: [],
    prepared: [],
    then: 'event',
  };
  state.active = faction;
  state.order = order;
  const question = marchQuestion(state, order);
  return atOnce(readAt(game, state, { question, seat: faction, begun }, typed, lang, wording));
}

function read(...asked: Parameters<typeof readings>): unknown {
  return answersOf(readings(...asked));
}

/** Why it could not be read, in words. */
function problems(...asked: Parameters<typeof readings>): readonly string[] {
  const [, , , lang] = asked;
  return readings(...asked).flatMap((one) => ('problem' in one ? [wording.say(one.problem, lang, 'downfall')] : []));
}

describe('typed marches', () => {
  const east = { 'sov-21-65-24': '3438', 'sov-64-57-69': '3438' } as const;

  it.each([
    ['21A 3438-3439', 'en'],
    ['21/65/24 3438 > 3439', 'en'],
    ['21A 3439', 'en'],
    ['21/65/24 → 3439', 'ko'],
  ] as const)('%s', (typed, lang) => {
    expect(read(typed, 'soviet', east, lang)).toEqual([[{ subject: 'sov-21-65-24', path: ['3439'] }]]);
  });

  it('name a stack at once, and several lines one after another', () => {
    const one = { subject: 'sov-21-65-24', path: ['3439'] };
    const two = { subject: 'sov-64-57-69', path: ['3439'] };
    expect(read('21A+64A 3438-3439', 'soviet', east, 'en')).toEqual([[one], [two]]);
    expect(read('21A 3438-3439\n64A 3438-3439', 'soviet', east, 'en')).toEqual([[one], [two]]);
  });

  it('may be written with and without the hex they begin in, line by line', () => {
    const one = { subject: 'sov-21-65-24', path: ['3439'] };
    const two = { subject: 'sov-64-57-69', path: ['3439'] };
    expect(read('21A 3438-3439\n64A 3439', 'soviet', east, 'en')).toEqual([[one], [two]]);
    expect(read('64A > 3439; 21A 3438-3439', 'soviet', east, 'ko')).toEqual([[two], [one]]);
    // Whoever stands there may still leave: what does not fit in the end is refused when the sheet is sent.
    const full = { ...east, 'sov-1gd': '3439' } as const;
    expect(read('21A 3439\n64A 3438-3439', 'soviet', full, 'en')).toEqual([[one], [two]]);
  });

  it('of a unit that has its order already send it elsewhere', () => {
    const begun = [{ subject: 'sov-21-65-24', path: ['3439'] }];
    expect(problems('21/65/24 3437', 'soviet', east, 'ko', begun)).toEqual([]);
    expect(read('21/65/24 3437', 'soviet', east, 'ko', begun)).toEqual([[{ subject: 'sov-21-65-24', path: ['3437'] }]]);
    expect(problems('21/65/24 1132', 'soviet', east, 'en', begun)).toEqual([
      '21/65/24 cannot get to Alexandria 1132 over land.',
    ]);
  });

  it('of units that the order does not move say why', () => {
    expect(problems('24pz 3439', 'soviet', east, 'en')).toEqual([
      'XXIV Pz belongs to OKH, which does not move in this order.',
    ]);
    expect(problems('US V 3439', 'soviet', east, 'en').join()).toContain('US V belongs to Western');
    expect(problems('24pz 3439', 'soviet', east, 'ko').join()).toContain('OKH 유닛');
  });

  it('begin in a city by its name, and say of it alone that the unit is there', () => {
    const there = { 'sov-21-65-24': '3230' } as const;
    for (const [typed, lang] of [
      ['21/65/24 키예프-3231', 'ko'],
      ['21a Kiev > 3231', 'en'],
    ] as const) {
      expect(read(typed, 'soviet', there, lang), typed).toEqual([[{ subject: 'sov-21-65-24', path: ['3231'] }]]);
    }
    expect(problems('21/65/24 키예프', 'soviet', there, 'ko')).toEqual(['21/65/24는 이미 키예프 3230에 있습니다.']);
  });

  it('name Guards by one syllable, and an airborne corps by its number alone', () => {
    const there = { 'sov-3gdtk': '3438' } as const;
    for (const typed of ['근3전차 3439', '근 3전차군 3439', '근위3전차 3439'])
      expect(read(typed, 'soviet', there, 'ko'), typed).toEqual([[{ subject: 'sov-3gdtk', path: ['3439'] }]]);
    expect(shortNames(ours, 'wes-us-air')).toEqual(
      expect.arrayContaining(['XVIIIAir', '18air', '18공수군단', '18공수']),
    );
  });

  it('lead to a city by its name', () => {
    for (const [typed, lang] of [
      ['21/65/24 Kiev', 'en'],
      ['21a → 키예프', 'ko'],
      ['21/65/24 키예프로', 'ko'],
    ] as const) {
      expect(read(typed, 'soviet', { 'sov-21-65-24': '3231' }, lang), typed).toEqual([
        [{ subject: 'sov-21-65-24', path: ['3230'] }],
      ]);
    }
  });

  it('say what is wrong with what cannot be done', () => {
    expect(read('21A 3438-1132', 'soviet', east, 'en')).toEqual([]);
    expect(problems('21A 3438-1132', 'soviet', east, 'en')).toEqual([
      '21/65/24 cannot get to Alexandria 1132 over land.',
    ]);
    expect(problems('21A 3438-9999', 'soviet', east, 'ko')).toEqual(['지도에 9999 헥스가 없습니다.']);
    expect(problems('99A 3438-3439', 'soviet', east, 'en')).toEqual(['You have no unit 99A in 3438.']);
    const full = { ...east, 'sov-1gd': '3439', 'sov-2gd': '3439' } as const;
    expect(read('21A 3438-3439', 'soviet', full, 'en')).toHaveLength(1);
    expect(problems('21A 3439', 'soviet', full, 'ko').join()).not.toContain('쓸 수 없는 이름');
  });

  it('say that a beachhead is lacking, however the beach is called', () => {
    for (const typed of ['미 1군 → 칼바도스', 'us1 > Calvados beach', 'us1 3312']) {
      const [told] = problems(typed, 'western', { 'wes-us-1': 'uk' }, 'en');
      expect(told, typed).toContain('There is no beachhead at Calvados beach 3312.');
    }
  });

  it('lead across the sea to a port or beach by its bare name', () => {
    for (const [typed, lang] of [
      ['US1 > Calvados', 'en'],
      ['미 1군 칼바도스', 'ko'],
      ['us1 3312', 'en'],
    ] as const) {
      expect(read(`새 상륙 거점 1 칼바도스; ${typed}`, 'western', { 'wes-us-1': 'uk' }, lang), typed).toEqual([
        [{ subject: 'beachhead:1', path: ['3312'] }],
        [{ subject: 'wes-us-1', path: ['sea:3312'] }],
      ]);
    }
  });

  it.each([
    '상륙 거점 1 칼바도스',
    '상륙거점1을 칼바도스에',
    '교두보 칼바도스',
    'beachhead 1 Calvados',
    'beachhead > Calvados',
  ])('put a beachhead on a beach: %s', (typed) => {
    const lang = /[가-힣]/u.test(typed) ? 'ko' : 'en';
    expect(read(typed, 'western', { 'wes-us-1': 'uk' }, lang)).toEqual([[{ subject: 'beachhead:1', path: ['3312'] }]]);
  });

  it('that break off after hundreds of hexes are read no more than once', () => {
    expect(read(`21A ${'3438  '.repeat(320)}34`, 'soviet', east, 'en')).toEqual([]);
  });
});

describe('short names', () => {
  it('know armies, corps and nationalities', () => {
    expect(shortNames(ours, 'okh-18')).toContain('18a');
    expect(shortNames(ours, 'okh-xxiv-pz')).toContain('24pz');
    expect(shortNames(ours, 'wes-us-3')).toContain('us3');
    expect(shortNames(ours, 'sov-3gdtk')).toContain('3gtk');
    expect(shortNames(ours, 'sov-8-54-59')).toEqual(['8a', '54a', '59a']);
  });
});
