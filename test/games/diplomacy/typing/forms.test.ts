// Orders as people write them by hand: whole sentences, particles and verb endings, lists, other names and signs.
import { describe, expect, it } from 'vitest';
import { locationNamed, powers } from '../../../../src/games/diplomacy/data/geography.js';
import type { Unit } from '../../../../src/games/diplomacy/data/geography.js';
import type { PhaseId } from '../../../../src/games/diplomacy/state.js';
import { parseOrders } from '../../../../src/games/diplomacy/typing/parse.js';
import { canonical } from '../written.js';

function unit(text: string): Unit {
  const [name, type, place = ''] = text.split(' ');
  const power = powers.find((one) => one === name);
  const at = locationNamed(place);
  if (power === undefined || at === undefined) throw new Error(`Not a unit: ${text}`);
  return { power, type: type === 'A' ? 'A' : 'F', at };
}

const units = [
  'france A par',
  'france A mar',
  'france A bur',
  'france F mao',
  'france F bre',
  'england A lon',
  'england F nth',
  'england F eng',
  'russia F stp/sc',
  'russia A mos',
].map(unit);

function read(text: string, phase: PhaseId = 'movement'): readonly string[] {
  return parseOrders(text, { units, dislodged: units, phase, powers: null }).map((reading) =>
    'order' in reading ? canonical(reading.order, units) : reading.problem.code,
  );
}

describe('a support of the order before it', () => {
  it.each([
    'A Par-Bur, S A Mar',
    'A Par-Bur, A Mar S',
    'a par - bur s a mar',
    'Paris to Burgundy supported by Marseilles',
    'Par-Bur with support from Mar',
    '파리 버건디, 마르세유가 지원',
    '파리 버건디 이동, 마르세유가 지원한다',
  ])('%s', (text) => {
    expect(read(text)).toEqual(['A par - bur', 'A mar S A par - bur']);
  });

  it('is none behind what is no move, nor where it names another goal', () => {
    expect(read('A Par H, S A Mar')).toHaveLength(1);
    expect(read('a par - bur s a mar - gas')).not.toContain('A mar S A par - bur');
  });
});

describe('Korean', () => {
  it.each([
    ['브레스트에서 영국 해협으로', 'F bre - eng'],
    ['해군 브레스트에서 영국 해협으로 이동한다', 'F bre - eng'],
    ['브레스트에서 영국해협으로 이동', 'F bre - eng'],
    ['해 중대서양에서 스페인 남부 해안으로', 'F mao - spa/sc'],
    ['중대서양 스페인 남쪽으로', 'F mao - spa/sc'],
    ['해 중대서양 - 스페인(북)', 'F mao - spa/nc'],
    ['세인트 페터스부르크에서 보트니아만으로', 'F stp/sc - bot'],
    ['세인트 페터스부르크 남부 해안에서 핀란드로', 'F stp/sc - fin'],
    ['파리에서 버건디로 이동한다', 'A par - bur'],
    ['파리에서 버건디로 이동합니다.', 'A par - bur'],
    ['파리에서 버건디로 간다', 'A par - bur'],
    ['파리 ㅡ 버건디', 'A par - bur'],
    ['파리ㅡ버건디', 'A par - bur'],
    ['파리 ㅡ> 버건디', 'A par - bur'],
    ['파리 육군이 버건디 육군을 지원합니다', 'A par S A bur'],
    ['마르세유는 파리의 버건디 이동을 지원한다', 'A mar S A par - bur'],
    ['파리가 버건디 방어를 지원해요', 'A par S A bur'],
    ['북해 함대가 런던 육군을 노르웨이로 호송한다', 'F nth C A lon - nwy'],
    ['북해는 런던에서 노르웨이로 호송합니다', 'F nth C A lon - nwy'],
    ['런던 육군은 바다로 노르웨이로 이동', 'A lon - nwy via convoy'],
    ['북해 함대 런던 육군 노르웨이 호송', 'F nth C A lon - nwy'],
    ['파리 대기합니다', 'A par H'],
    ['파리 방어', 'A par H'],
    ['브레스트 - 영불해협', 'F bre - eng'],
    ['브레스트 - 중부대서양', 'F bre - mao'],
    ['브레스트에서 중부 대서양으로', 'F bre - mao'],
  ])('%s', (text, order) => {
    expect(read(text)).toEqual([order]);
  });
});

describe('English', () => {
  it.each([
    ['F Bre - Mid Atlantic Ocean', 'F bre - mao'],
    ['F St.Petersburg - Finland', 'F stp/sc - fin'],
    ['A Mos - St.Petersburg', 'A mos - stp'],
    ['Par support move Mar to Bur', 'A par S A mar - bur'],
    ['Par supports Mar to Bur', 'A par S A mar - bur'],
    ["Paris supports Marseilles's attack on Burgundy", 'A par S A mar - bur'],
    ['Par support to Burgundy from Mar', 'A par S A mar - bur'],
    ['Par support hold to Burgundy', 'A par S A bur'],
    ['Par supports Bur holding', 'A par S A bur'],
    ['North Sea convoy to Norway from London', 'F nth C A lon - nwy'],
    ['F Nth convoys the army from London to Norway', 'F nth C A lon - nwy'],
    ['F Nth convoys an army from London to Norway', 'F nth C A lon - nwy'],
    ['A Lon - Nth - Nwy', 'A lon - nwy via convoy'],
    ['A Lon - Nth - Nwg - Nwy', 'A lon - nwy via convoy'],
    ['A Lon - Nwy by sea', 'A lon - nwy via convoy'],
    ['Par attack Bur', 'A par - bur'],
    ['Move to Burgundy from Paris', 'A par - bur'],
    ['from Paris to Burgundy', 'A par - bur'],
    ['F Mao - Spa south', 'F mao - spa/sc'],
    ['F Mao - Spa(n)', 'F mao - spa/nc'],
    ['F Mao - Spa/s', 'F mao - spa/sc'],
    ['F Mao - North Africa', 'F mao - naf'],
    ['Paris stays', 'A par H'],
  ])('%s', (text, order) => {
    expect(read(text)).toEqual([order]);
  });

  it('builds by sentence and by coast', () => {
    expect(read('build an army in Moscow', 'adjustment')).toEqual(['build A mos']);
    expect(read('build a fleet in StP north', 'adjustment')).toEqual(['build F stp/nc']);
    expect(read('Build F Bre and A Par', 'adjustment')).toEqual(['build F bre', 'build A par']);
    expect(read('세인트 페터스부르크 북쪽에 해군을 배치합니다', 'adjustment')).toEqual(['build F stp/nc']);
  });
});

describe('several orders', () => {
  const expected = ['A par - bur', 'A mar S A par - bur', 'F mao H'];

  it.each([
    'A Par - Bur and A Mar S A Par - Bur and F Mao H',
    'A Par - Bur, A Mar S A Par - Bur, and F Mao H',
    'A Par - Bur; A Mar S A Par - Bur; F Mao H',
    'A Par - Bur\nA Mar S A Par - Bur\nF Mao H',
    'Paris moves to Burgundy and Marseilles supports Paris to Burgundy. Mid-Atlantic Ocean holds.',
    'A Par - Bur. A Mar S A Par - Bur. F Mao H.',
    '1. A Par - Bur 2. A Mar S A Par - Bur 3. F Mao H',
    '1) A Par - Bur\n2) A Mar S A Par - Bur\n3) F Mao H',
    '(1) A Par - Bur (2) A Mar S A Par - Bur (3) F Mao H',
    '① 파리 - 버건디 ② 마르세유 지원 파리 - 버건디 ③ 중대서양 대기',
    '파리 - 버건디 그리고 마르세유 지원 파리 - 버건디 그리고 중대서양 대기',
    '파리에서 버건디로 이동하고 마르세유는 파리에서 버건디로 이동을 지원하고 중대서양은 대기',
  ])('%s', (text) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['par-bur mar-spa', 'A Par-Bur A Mar-Spa', 'Par->Bur mar->spa'])(
    'without anything between them: %s',
    (text) => {
      expect(read(text)).toEqual(['A par - bur', 'A mar - spa']);
    },
  );
});

describe('what is only half understood is refused', () => {
  it.each([
    ['A Par - Bur - Mar', 'unexpected'],
    ['F Bre - Eng - Nth', 'unexpected'],
    ['A Par S A Mar and F Bre', 'unexpected'],
    ['F St. Petersburg - Bothnia. Nonsense', 'unknown-word'],
    ['A Par H and then whatever', 'unknown-word'],
    ['A Par S A Bur A Mar', 'unexpected'],
    ['Par support to Burgundy', 'missing'],
    ['F Nth C A Lon - Nwg - Nwy', 'unexpected'],
  ])('%s', (text, code) => {
    expect(read(text)).toEqual([code]);
  });

  it('a way of several places in a retreat', () => {
    expect(read('A Bur - Mun - Ber', 'retreat')).toEqual(['unexpected']);
    expect(read('A Bur R Mun - Ber', 'retreat')).toEqual(['unexpected']);
  });
});
