// Typed orders as answers to the open question: full form, paths of the menus, refusals with reasons.
import { describe, expect, it } from 'vitest';
import type { Power, Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { options } from '../../../../src/games/diplomacy/options.js';
import { adjustmentSheet } from '../../../../src/games/diplomacy/questions/adjustments.js';
import { movementSheet } from '../../../../src/games/diplomacy/questions/movement.js';
import { retreatSheet } from '../../../../src/games/diplomacy/questions/retreats.js';
import { setup } from '../../../../src/games/diplomacy/setup.js';
import type { DiplomacyState } from '../../../../src/games/diplomacy/state.js';
import { read as readTyped } from '../../../../src/games/diplomacy/typing/read.js';
import { viewOf } from '../../../../src/games/diplomacy/view.js';
import { en } from '../../../../src/games/diplomacy/words/en.js';
import { ko } from '../../../../src/games/diplomacy/words/ko.js';
import { asSheet, check } from '../../../../src/table/answer.js';
import { pathsOf, sheetOf } from '../../../../src/table/sheet.js';
import { createWording } from '../../../../src/words/words.js';

const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: { en, ko } });

function unit(power: Power, type: 'A' | 'F', at: Unit['at']): Unit {
  return { power, type, at };
}

function start(
  changes: Partial<DiplomacyState> = {},
  variant: 'standard' | 'three' | 'two' = 'standard',
): DiplomacyState {
  return { ...setup(options.parse({ variant })).state, ...changes };
}

const sheets = { movement: movementSheet, retreat: retreatSheet, adjustment: adjustmentSheet };

/** What each typed order became: its path, or the English reason against it. */
function read(state: DiplomacyState, seat: string, typed: string): readonly unknown[] {
  const phase = state.phase === 'finished' ? 'movement' : state.phase;
  const question = sheets[phase](state, seat);
  return readTyped(typed, { question, view: viewOf(state, seat) }).map((reading) => {
    if ('problem' in reading) return wording.say(reading.problem, 'en', 'diplomacy');
    expect(check(question, reading.part)).toMatchObject({ ok: true });
    return { ...pathsOf(asSheet(reading.part)), echo: wording.say(reading.echo, 'ko', 'diplomacy') };
  });
}

describe('typed answers', () => {
  it('become paths of the order sheet, echoed in full form', () => {
    expect(read(start(), 'france', '파리 - 버건디\nA Mar S Par - Bur; F bre - mid')).toEqual([
      { par: ['move', 'bur'], echo: '육군 파리 - 버건디' },
      { mar: ['support', 'par', 'bur'], echo: '육군 마르세유 지원 육군 파리 - 버건디' },
      { bre: ['move', 'mao'], echo: '해군 브레스트 - 중대서양' },
    ]);
  });

  it('are refused with the reason when they can never work', () => {
    expect(read(start(), 'france', 'A Par - Lon; F Bre S A Par; A Ber H; A Mar - Tun')).toEqual([
      'A Par - Lon is not possible: it cannot go there.',
      'F Bre S A Par is not possible: the supporting unit could not go there itself.',
      'The unit in Berlin belongs to Germany.',
      'A Mar - Tun is not possible: no fleets at sea could convoy it there.',
    ]);
  });

  it('drop “via convoy” where nothing could carry, and say so', () => {
    const state = start();
    const [reading] = readTyped('A Mar - Spa via convoy', {
      question: movementSheet(state, 'france'),
      view: viewOf(state, 'france'),
    });
    expect(reading).toMatchObject({ part: sheetOf({ mar: ['move', 'spa'] }), warning: { key: 'unread.no-convoy' } });
  });

  it('are for the power whose sheet they are typed on, by whatever name', () => {
    expect(read(start({}, 'three'), 'turkey', 'Turkey: A Con - Bul / 프랑스: 파리 - 버건디')).toEqual([
      { con: ['move', 'bul'], echo: '육군 콘스탄티노플 - 불가리아' },
      'These are orders for France, which you do not play.',
    ]);
  });

  it('serve Italy, too, on the sheet of the seat that the coin gave it to', () => {
    const state = start({}, 'two');
    const given = {
      ...state,
      unplayed: [],
      closed: [],
      seats: state.seats.map((one) =>
        one.seat === 'england' ? { ...one, powers: [...one.powers, 'italy' as const] } : one,
      ),
    };
    expect(read(given, 'england', 'Italy: A Ven - Tyr / A Lvp - Wal / F Bre - Mao')).toEqual([
      { ven: ['move', 'tyr'], echo: '육군 베네치아 - 티롤리아' },
      { lvp: ['move', 'wal'], echo: '육군 리버풀 - 웨일즈' },
      'The unit in Brest belongs to France.',
    ]);
  });

  it('that break off say what the unit could be ordered', () => {
    const [said] = read(start(), 'france', 'A Par - Bur Lon');
    expect(said).toMatch(/^I cannot read this from “lon” on\. Possible, for example: A Par H, A Par - \w+/iu);
  });

  it.each([
    ['A Par S S', 'I cannot read this from “s” on. Possible there: Fleet Brest, Army Marseilles, and Army Munich.'],
    ['A Par S', 'Which unit should it support? Possible there: Fleet Brest, Army Marseilles, and Army Munich.'],
    ['A Par S A Mar xyzzy', 'I do not know “xyzzy”. Possible there: Move to Burgundy and Move to Gascony.'],
    ['육 파리 이동 지원', 'I cannot read this from “지원” on. Possible there: Brest, Burgundy, Gascony, and Picardy.'],
  ])('name what could stand at the word where reading stops (%s)', (typed, said) => {
    expect(read(start(), 'france', typed)).toEqual([said]);
  });

  it.each([
    ['retreat to Gascony', ['retreat', 'gas']],
    ['gas', ['retreat', 'gas']],
    ['to Paris', ['retreat', 'par']],
    ['disband', ['disband']],
    ['가스코니로 퇴각', ['retreat', 'gas']],
    ['해산', ['disband']],
  ])('are for the one unit that has to retreat where none is named (%s)', (typed, path) => {
    const state = start({
      phase: 'retreat',
      units: [unit('france', 'A', 'mar')],
      dislodged: [{ unit: unit('france', 'A', 'bur'), attackerFrom: 'mun', retreats: ['par', 'gas'] }],
    });
    expect(read(state, 'france', typed)).toMatchObject([{ bur: path }]);
  });

  it('name seas by their short names, and are not spoilt by one beside them', () => {
    expect(read(start(), 'italy', 'Ven - Tyr, Rome - Ven, Naples to ion sea')).toMatchObject([
      { ven: ['move', 'tyr'] },
      { rom: ['move', 'ven'] },
      { nap: ['move', 'ion'] },
    ]);
    expect(read(start(), 'italy', 'Ven - Tyr, Rome - Ven, Naples to xyzzy')).toMatchObject([
      { ven: ['move', 'tyr'] },
      { rom: ['move', 'ven'] },
      expect.stringContaining('“xyzzy”'),
    ]);
  });

  it('answer retreats', () => {
    const state = start({
      phase: 'retreat',
      units: [unit('germany', 'A', 'bur')],
      dislodged: [{ unit: unit('france', 'A', 'bur'), attackerFrom: 'mun', retreats: ['par', 'gas'] }],
    });
    expect(read(state, 'france', 'A Bur - Gas; 육 버건디 해산; A Bur R Mar')).toEqual([
      { bur: ['retreat', 'gas'], echo: '육군 버건디 퇴각 가스코니' },
      { bur: ['disband'], echo: '육군 버건디 해산' },
      'A Bur R Mar is not possible: it may not retreat there.',
    ]);
  });

  it('answer builds and removals', () => {
    const state = start({
      phase: 'adjustment',
      season: 'autumn',
      units: [unit('russia', 'A', 'mos'), unit('turkey', 'A', 'bul'), unit('turkey', 'A', 'rum')],
      owners: { stp: 'russia', mos: 'russia', sev: 'russia', con: 'turkey' },
    });
    expect(read(state, 'russia', 'build A war; build A mos; waive')).toEqual([
      'Build A War is not possible: this power does not own the centre.',
      'Build A Mos is not possible: the centre is occupied.',
      { echo: '배치 포기' },
    ]);
    expect(read(state, 'russia', 'Build F StP(nc)\n세바스토폴에 육군 배치')).toEqual([
      { stp: ['build', 'F', 'nc'], echo: '세인트 페터스부르크 북부 해안에 해군 배치' },
      { sev: ['build', 'A'], echo: '세바스토폴에 육군 배치' },
    ]);
    expect(read(state, 'turkey', '제거 육 루마니아; build A ank')).toEqual([
      { rum: ['remove'], echo: '육군 루마니아 해산' },
      'Build A Ank is not possible: units have to be removed.',
    ]);
  });
});

describe('a word for all units', () => {
  it.each(['all hold', 'All units hold.', 'everyone holds', 'hold everything', '모두 대기', '전 부대 홀드'])(
    'lets each of them hold: %s',
    (typed) => {
      expect(read(start(), 'france', typed)).toMatchObject([{ bre: ['hold'] }, { mar: ['hold'] }, { par: ['hold'] }]);
    },
  );
});
