// What players may type, in both languages, and what is said of what cannot be read.
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
  'france F mao',
  'germany F den',
  'germany F bal',
  'germany A ruh',
  'germany A sil',
  'turkey F bla',
  'turkey A ank',
  'turkey F con',
  'england A yor',
  'england F nth',
  'england F eng',
  'russia F stp/sc',
].map(unit);
const dislodged = ['austria A vie', 'turkey F smy'].map(unit);

/** Each order in canonical form, or the code of its problem. */
function read(text: string, phase: PhaseId = 'movement', power: Unit['power'] | null = null): readonly string[] {
  return parseOrders(text, { units, dislodged, phase, powers: power === null ? null : [power] }).map((reading) =>
    'order' in reading ? canonical(reading.order, [...dislodged, ...units]) : reading.problem.code,
  );
}

describe('the examples of the rulebook and the grammar', () => {
  it.each([
    ['육, 파리, 대기', 'A Par H', 'A par H'],
    ['육, 파리 - 버건디', 'A Par - Bur', 'A par - bur'],
    ['육 파리 → 버건디', 'A Paris -> Burgundy', 'A par - bur'],
    ['파리 - 버건디', 'Par - Bur', 'A par - bur'],
    ['육군, 파리, 지원, 육군, 마르세유 - 버건디', 'A Par S A Mar - Bur', 'A par S A mar - bur'],
    ['해군, 덴마크, 지원, 해군, 발트해', 'F Den S F Bal', 'F den S F bal'],
    ['해군, 덴마크, 지원, 해군, 발트해, 대기', 'F Den S F Bal H', 'F den S F bal'],
    ['육군, 루르, 지원, 프랑스군, 파리 - 버건디', 'A Ruh S French Par - Bur', 'A ruh S A par - bur'],
    ['해군, 흑해, 호송, 육군, 앙카라 - 세바스토폴', 'F Bla C A Ank - Sev', 'F bla C A ank - sev'],
    ['육군, 요크셔 - 노르웨이, 호송을 거쳐', 'A Yor - Nwy via convoy', 'A yor - nwy via convoy'],
    ['해 북해 호송 육 요크셔 - 노르웨이', 'F Nth C A Yor - Nwy', 'F nth C A yor - nwy'],
    ['해, 콘스탄티노플 - 불가리아 동부 해안', 'F Con - Bul(ec)', 'F con - bul/ec'],
    ['해 중대 - 스페 남안', 'F MAO - Spa/sc', 'F mao - spa/sc'],
  ])('%s = %s', (ko, en, order) => {
    expect(read(ko)).toEqual([order]);
    expect(read(en)).toEqual([order]);
  });

  it.each([
    ['빈 퇴각 티롤리아', 'A Vie R Tyr', 'retreat', 'A vie - tyr'],
    ['육 빈 - 티롤', 'Vienna retreats to Tyrolia', 'retreat', 'A vie - tyr'],
    ['해군 서머나 해산', 'F Smy D', 'retreat', 'disband F smy'],
    ['배치 해군 세인트 페터스부르크 북부 해안', 'Build F StP(nc)', 'adjustment', 'build F stp/nc'],
    ['육군 파리 배치', 'Build Par', 'adjustment', 'build A par'],
    ['제거 육 실레', 'Remove A Sil', 'adjustment', 'disband A sil'],
    ['육 실레', 'A Sil', 'adjustment', 'disband A sil'],
    ['실레 없애기', '- A Sil', 'adjustment', 'disband A sil'],
    ['배치 포기', 'Waive', 'adjustment', 'waive'],
  ] as const)('%s = %s', (ko, en, phase, order) => {
    expect(read(ko, phase)).toEqual([order]);
    expect(read(en, phase)).toEqual([order]);
  });
});

describe('forgiving reading', () => {
  it.each([
    ['육파리-버건디', 'A par - bur'],
    ['파리에서 버건디로 이동', 'A par - bur'],
    ['파리 육군은 마르세유에서 버건디로 이동을 지원', 'A par S A mar - bur'],
    ['북해 요크셔에서 노르웨이로 호송', 'F nth C A yor - nwy'],
    ['육군 파리 S A 마르세유 – Bur', 'A par S A mar - bur'],
    ['a par-bur', 'A par - bur'],
    ['Army Paris moves to Burgundy.', 'A par - bur'],
    ['Par bur', 'A par - bur'],
    ['**A Par - Bur**', 'A par - bur'],
    ['F Mid-Atlantic Ocean - Western Med', 'F mao - wes'],
    ['F mao-spanc', 'F mao - spa/nc'],
    ['F MAO - Spain (south coast)', 'F mao - spa/sc'],
    ['F bla - bul', 'F bla - bul/ec'],
    ['F stp - bot', 'F stp/sc - bot'],
    ['A par - bur/sc', 'A par - bur'],
    ['F Den S German fleet in the Baltic', 'F den S F bal'],
    ['A yor - nwy by convoy', 'A yor - nwy via convoy'],
    ['육 요크셔 - 노르웨이로 호송으로', 'A yor - nwy via convoy'],
    ['A mars S A par - burg', 'A mar S A par - bur'],
    ['해 북해 - 노르', 'F nth - nwy'],
    ['F nth - norwegian sea', 'F nth - nwg'],
    ['F par H', 'A par H'],
  ])('%s', (text, order) => {
    expect(read(text)).toEqual([order]);
  });

  it('takes several orders from one message, however they are parted', () => {
    const expected = ['A par - bur', 'A mar S A par - bur', 'F mao H'];
    expect(read('A Par - Bur\nA Mar S A Par - Bur\nF Mao H')).toEqual(expected);
    expect(read('프랑스: 육 파리 - 버건디; 마르세유 지원 파리 - 버건디; 중대서양')).toEqual(expected);
    expect(read('1. A Par - Bur / A Mar S Par - Bur / F Mao')).toEqual(expected);
  });

  it('lets commas part whole orders where they cannot part words', () => {
    expect(read('A Par - Bur, A Mar S A Par - Bur, F Mao H')).toEqual([
      'A par - bur',
      'A mar S A par - bur',
      'F mao H',
    ]);
    expect(read('육 파리 - 버건디, 해 중대 대기')).toEqual(['A par - bur', 'F mao H']);
    expect(read('A Par - Bur, A Mar - Xyz')).toEqual(['unknown-word']);
  });

  it('takes lists of builds and removals', () => {
    expect(read('build F Bre, A Par, waive', 'adjustment')).toEqual(['build F bre', 'build A par', 'waive']);
    expect(read('제거 육 실레, 해 북해', 'adjustment')).toEqual(['disband A sil', 'disband F nth']);
    expect(read('육 실레, 해 북해 해산', 'adjustment')).toEqual(['disband A sil', 'disband F nth']);
    expect(read('실레와 북해 해산', 'adjustment')).toEqual(['disband A sil', 'disband F nth']);
    expect(read('disband Sil and Nth', 'adjustment')).toEqual(['disband A sil', 'disband F nth']);
    expect(read('포기 2', 'adjustment')).toEqual(['waive', 'waive']);
  });

  it('settles an ambiguous word when the unit leaves one reading', () => {
    expect(read('F mao - atlantic')).toEqual(['F mao - nao']);
    expect(read('F stp - gulf')).toEqual(['F stp/sc - bot']);
    expect(read('해 중대 - 지중해')).toEqual(['F mao - wes']);
  });
});

describe('what cannot be read', () => {
  it('suggests the nearest names for a misspelt one, in either script', () => {
    const problem = (text: string): unknown => {
      const [reading] = parseOrders(text, { units, dislodged, phase: 'movement', powers: null });
      return reading !== undefined && 'problem' in reading ? reading.problem : reading;
    };
    expect(problem('A parris - bur')).toEqual({ code: 'unknown-word', word: 'parris', suggestions: ['par'] });
    expect(problem('육 파리 - 버건지')).toMatchObject({ code: 'unknown-word', suggestions: ['bur'] });
    expect(problem('육 파리 - 바건디')).toMatchObject({ code: 'unknown-word', suggestions: ['bur'] });
    expect(problem('F nth - skagerak sea')).toMatchObject({ code: 'unknown-word', word: 'sea' });
    expect(problem('F eng - brset')).toMatchObject({ code: 'unknown-word', suggestions: ['bre'] });
  });

  it('asks instead of guessing', () => {
    const [reading] = parseOrders('F nth - nor', { units, dislodged, phase: 'movement', powers: ['england'] });
    expect(reading).toMatchObject({ problem: { code: 'ambiguous', readings: [{ to: 'nwy' }, { to: 'nwg' }] } });
    expect(read('F mao - spa')).toEqual(['coast-needed']);
    expect(read('build bre', 'adjustment')).toEqual(['type-needed']);
    expect(read('build F stp', 'adjustment')).toEqual(['coast-needed']);
  });

  it.each([
    ['par', 'movement', 'no-verb'],
    ['A mun H', 'movement', 'no-unit'],
    ['A par S A bur', 'movement', 'no-unit'],
    ['A par S', 'movement', 'missing'],
    ['A par -', 'movement', 'missing'],
    ['A par - bur lon', 'movement', 'unexpected'],
    ['build A par', 'movement', 'wrong-phase'],
    ['A par - bur', 'adjustment', 'wrong-phase'],
    ['A par - bur', 'retreat', 'not-dislodged'],
    ['A vie S A par', 'retreat', 'wrong-phase'],
    [';', 'movement', undefined],
  ] as const)('%s in %s: %s', (text, phase, code) => {
    expect(read(text, phase)).toEqual(code === undefined ? [] : [code]);
  });

  it('keeps players to their own units', () => {
    expect(read('A par - bur', 'movement', 'germany')).toEqual(['not-yours']);
    expect(read('France: A par - bur', 'movement', 'germany')).toEqual(['wrong-power']);
    expect(read('Germany: F den H', 'movement', 'germany')).toEqual(['F den H']);
  });

  it('never throws, whatever is typed', () => {
    for (const text of [
      '',
      '---',
      '-> ->',
      '🙂',
      '/nc',
      'nc',
      'S S S',
      '육',
      '해',
      '가',
      'a'.repeat(2000),
      '육 '.repeat(500),
    ])
      expect(() => read(text)).not.toThrow();
  });
});

it('takes no longer for a long word than for as many short ones', () => {
  const word = '하'.repeat(20_000);
  const began = performance.now();
  expect(read(`${word}합니다`)).toEqual(['unknown-word']);
  // Some milliseconds; where each letter looks back over all before it, fourteen seconds.
  expect(performance.now() - began).toBeLessThan(2_000);
});
