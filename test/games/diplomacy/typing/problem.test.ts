// The sentences that answer unreadable orders, and the page that explains how to write orders.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../../src/games/diplomacy/data/geography.js';
import { startingUnits } from '../../../../src/games/diplomacy/data/setups.js';
import { orderText } from '../../../../src/games/diplomacy/reports/order-text.js';
import type { PhaseId } from '../../../../src/games/diplomacy/state.js';
import { parseOrders } from '../../../../src/games/diplomacy/typing/parse.js';
import { problemText } from '../../../../src/games/diplomacy/typing/problem.js';
import { en } from '../../../../src/games/diplomacy/words/en.js';
import { ko } from '../../../../src/games/diplomacy/words/ko.js';
import { createWording } from '../../../../src/words/words.js';

const wording = createWording({ app: { en: {}, ko: {} }, diplomacy: { en, ko } });

function answer(text: string, lang: 'en' | 'ko', phase: PhaseId = 'movement', units = startingUnits): string {
  const [reading] = parseOrders(text, { units, dislodged: units, phase, powers: null });
  if (reading === undefined || 'order' in reading) return 'understood';
  return wording.say(problemText(reading.problem, phase, units), lang, 'diplomacy');
}

describe('answers to unreadable orders', () => {
  it.each([
    ['A parris - bur', 'I do not know “parris”. Did you mean Paris?'],
    [
      'F kie - nor',
      '“nor” could be Norway, Norwegian Sea, North Sea, North Africa or North Atlantic Ocean. Please write the full name.',
    ],
    ['F edi - nor', '“nor” can be read in more than one way. Did you mean F Edi - Nwg or F Edi - Nth?'],
    ['A par - bur fleet', 'I cannot read this from “fleet” on.'],
    ['A bur - par', 'There is no unit in Burgundy.'],
    ['A par', 'What should the unit in Paris do? Please add an order, such as H (hold) or - and a destination.'],
  ])('%s', (text, said) => {
    expect(answer(text, 'en')).toBe(said);
  });

  it.each([
    ['육 파리 - 버건지', 'movement', '‘버건지’: 모르는 말입니다. 버건디 말씀이십니까?'],
    ['육 파리 -', 'movement', '어디로 이동합니까? 목적지가 빠졌습니다.'],
    ['해 킬 - 북', 'movement', '‘북’: 북해, 북대서양, 북아프리카 가운데 어디인지 알 수 없습니다.'],
    ['배치 브레스트', 'adjustment', '브레스트에 육군과 해군 가운데 무엇을 배치합니까?'],
    ['배치 해 세인트 페터스부르크', 'adjustment', '세인트 페터스부르크 북부 해안, 세인트 페터스부르크 남부 해안'],
    ['육 파리', 'retreat', '파리의 부대는 어디로 퇴각합니까?'],
  ] as const)('%s', (text, phase, said) => {
    expect(answer(text, 'ko', phase)).toContain(said);
  });

  it('say an order in the words in which it is typed', () => {
    const units: readonly Unit[] = [
      { power: 'england', type: 'F', at: 'nth' },
      { power: 'england', type: 'A', at: 'yor' },
    ];
    const order = { kind: 'convoy', unit: 'nth', of: 'yor', to: 'nwy' } as const;
    const said = (['en', 'ko'] as const).map((lang) => wording.say(orderText(order, units), lang, 'diplomacy'));
    expect(said).toEqual(['F Nth C A Yor - Nwy', '해군 북해 호송 육군 요크셔 - 노르웨이']);
  });
});

describe('docs/orders.md', () => {
  const page = readFileSync(new URL('../../../../docs/orders.md', import.meta.url), 'utf8');
  const units: readonly Unit[] = (
    [
      ['A', 'par'],
      ['A', 'mar'],
      ['F', 'mao'],
      ['F', 'den'],
      ['F', 'bal'],
      ['F', 'nth'],
      ['A', 'yor'],
      ['A', 'vie'],
      ['F', 'smy'],
      ['A', 'sil'],
    ] as const
  ).map(([type, at]) => ({ power: 'france', type, at }));

  it('shows only orders that are understood, the same in both columns', () => {
    const rows = page
      .split('\n')
      .filter((line) => /^\| .*[가-힣].*\|.*`.*`.*\|.*`.*`.*\|$|^\| (Move to|Support a|Go by).*`/u.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(12);
    for (const row of rows) {
      const [english = [], korean = []] = row
        .split('|')
        .slice(2, 4)
        .map((cell) => [...cell.matchAll(/`([^`]+)`/gu)].map(([, text = '']) => text));
      const read = (text: string): unknown => {
        const phase = /build|remove|waive|배치|제거|포기/iu.test(text)
          ? 'adjustment'
          : /vie|smy|빈|서머나/iu.test(text)
            ? 'retreat'
            : 'movement';
        const found = parseOrders(text, { units, dislodged: units, phase, powers: null });
        return found.map((reading) => ('order' in reading ? reading.order : reading.problem));
      };
      expect(english.map(read), row).toEqual(korean.map(read));
      expect(JSON.stringify(english.map(read)), row).not.toContain('code');
    }
  });
});
