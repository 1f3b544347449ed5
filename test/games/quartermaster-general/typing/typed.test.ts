// Typed answers: cards and spaces by name and by shorter names in both languages, and refusals that say why.
import { describe, expect, it } from 'vitest';
import { appWording } from '../../../../src/app/wording.js';
import type { Nation } from '../../../../src/games/quartermaster-general/data/nations.js';
import { quartermasterGeneral } from '../../../../src/games/quartermaster-general/index.js';
import { readAt } from '../../../../src/play/typing/typing.js';
import type { Reading } from '../../../../src/table/game.js';
import { byNation } from '../../../../src/games/quartermaster-general/state.js';
import { position, questionIn, run } from '../support/play.js';
import { atOnce } from '../../../../src/store/yielding.js';

const wording = appWording();
const state = position(
  'germany',
  { germany: ['germany'], 'united-kingdom': ['united-kingdom', 'north-sea'] },
  {
    hand: byNation((nation: Nation) =>
      nation === 'germany' ? ['ger-build-army', 'ger-land-battle', 'ger-the-autobahn'] : [],
    ),
    status: byNation((nation: Nation) => (nation === 'germany' ? ['ger-conscription'] : [])),
  },
);

function read(typed: string, lang: 'en' | 'ko', answers: readonly (readonly string[])[] = []): readonly Reading[] {
  const question = questionIn(run(state, 'play', answers));
  return atOnce(readAt(quartermasterGeneral, state, { question, seat: 'germany', begun: null }, typed, lang, wording));
}

function problems(readings: readonly Reading[]): readonly string[] {
  return readings.flatMap((reading) => ('problem' in reading ? [reading.problem.key] : []));
}

describe('a card to play', () => {
  it.each([
    ['Build Army', 'en', 'ger-build-army', undefined],
    ['BA', 'en', 'ger-build-army', undefined],
    ['autobahn', 'en', 'ger-the-autobahn', undefined],
    ['use conscription', 'en', 'ger-conscription', undefined],
    ['build army western europe', 'en', 'ger-build-army', 'western europe'],
    ['육군 창설', 'ko', 'ger-build-army', undefined],
    ['서유럽에 육군 창설', 'ko', 'ger-build-army', '서유럽에'],
    ['아우토반을', 'ko', 'ger-the-autobahn', undefined],
    ['discard', 'en', 'discardOne', undefined],
  ] as const)('%s', (typed, lang, id, rest) => {
    const [reading, ...more] = read(typed, lang);
    expect(reading).toMatchObject({ part: [id] });
    expect(reading !== undefined && 'rest' in reading ? reading.rest : undefined).toBe(rest);
    expect(more).toEqual([]);
  });

  it.each([
    ['육군 창설 낼게요', 'ko'],
    ['build army played', 'en'],
  ] as const)('may be followed by what is asked: %s', (typed, lang) => {
    const [reading] = read(typed, lang);
    expect(reading).toMatchObject({ part: ['ger-build-army'] });
    expect(reading !== undefined && 'rest' in reading ? reading.rest : undefined).toBeUndefined();
  });

  it.each(['해전', '해상 전투', '해상전', 'sea battle'])('of the sea goes by more than one name: %s', (typed) => {
    const hand = byNation(
      (nation: Nation) => (nation === 'germany' ? ['ger-build-army', 'ger-sea-battle'] : []) as never,
    );
    const there = position(
      'germany',
      { germany: ['germany', 'baltic-sea'], 'united-kingdom': ['north-sea'] },
      { hand },
    );
    const asked = { question: questionIn(run(there, 'play')), seat: 'germany', begun: null };
    const readings = atOnce(readAt(quartermasterGeneral, there, asked, typed, 'ko', wording));
    expect(readings).toMatchObject([{ part: ['ger-sea-battle'] }]);
  });

  it('that is not in hand is refused with the reason', () => {
    expect(problems(read('Blitzkrieg', 'en'))).toEqual(['refuse.notInHand']);
  });

  it('of one’s own that cannot be used now says what it is for', () => {
    const war = position(
      'germany',
      { germany: ['germany'] },
      {
        hand: byNation((nation: Nation) => (nation === 'germany' ? ['ger-build-army'] : [])),
        status: byNation((nation: Nation) => (nation === 'germany' ? ['ger-blitzkrieg'] : [])),
      },
    );
    const asked = { question: questionIn(run(war, 'play')), seat: 'germany', begun: null };
    const [reading] = atOnce(readAt(quartermasterGeneral, war, asked, '전격전', 'ko', wording));
    if (reading === undefined || !('problem' in reading)) throw new Error('the card was taken');
    expect(wording.say(reading.problem, 'ko', quartermasterGeneral.id)).toBe(
      '전격전은 지금 쓸 수 없습니다. 카드에 적힌 것: 차례마다 한 번, 육지 전투 뒤 카드 더미에서 1장을 버리면 전투한 곳에 육군을 창설합니다.',
    );
  });

  it('that is asked for at another moment says when', () => {
    const hand = byNation(
      (nation: Nation) => (nation === 'germany' ? ['ger-build-army', 'ger-air-power'] : []) as never,
    );
    const total = position(
      'germany',
      { germany: ['germany'] },
      { hand, options: { ...state.options, totalWar: true } },
    );
    const question = questionIn(run(total, 'play'));
    const seat = { question, seat: 'germany', begun: null };
    expect(problems(atOnce(readAt(quartermasterGeneral, total, seat, 'air power', 'en', wording)))).toEqual([
      'refuse.airPower',
    ]);
  });

  it('of which there are several, none of them in hand, is not offered as what was meant', () => {
    expect(problems(read('submarines', 'en'))).toEqual(['read.closed']);
  });
});

describe('a space', () => {
  it.each([
    ['western europe', 'en', 'western-europe'],
    ['WEur', 'en', 'western-europe'],
    ['France', 'en', 'western-europe'],
    ['서유럽에', 'ko', 'western-europe'],
    ['동유', 'ko', 'eastern-europe'],
  ] as const)('%s', (typed, lang, id) => {
    expect(read(typed, lang, [['ger-build-army']])).toMatchObject([{ part: [id] }]);
  });

  it('out of reach is refused with the reason', () => {
    expect(problems(read('Ukraine', 'en', [['ger-build-army']]))).toEqual(['refuse.space.place']);
  });
});
