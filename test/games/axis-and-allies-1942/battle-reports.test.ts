// What is told of battles: whose dice they are, and odds that are parts of a whole.
import { describe, expect, it } from 'vitest';
import { happened } from '../../../src/discord/ask/happened.js';
import { voice } from '../../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { foughtTexts, outcomeText, roundText } from '../../../src/games/axis-and-allies-1942/reports/fighting.js';
import {
  counted,
  countedRow,
  placedText,
  powerName,
  rowOf,
  say,
  spaceName,
} from '../../../src/games/axis-and-allies-1942/reports/names.js';
import { inFull, newsWeight } from '../../../src/games/axis-and-allies-1942/reports/in-full.js';
import { oddsText } from '../../../src/games/axis-and-allies-1942/reports/odds.js';
import type { Throw } from '../../../src/games/axis-and-allies-1942/rules/battle.js';
import { wording } from '../../support/contract.js';
import { position } from './sample.js';

const thrown = (camp: Throw['camp'], value: number): Throw => ({ camp, step: 'fire', value, dice: [2, 6], hits: 1 });

describe('what is told of a battle', () => {
  const throws = [
    thrown('attack', 1),
    thrown('attack', 3),
    thrown('defense', 2),
    thrown('defense', 3),
    thrown('defense', 4),
  ];
  const texts = foughtTexts({ throws, lost: [], damaged: [] }, { attack: ['germany'], defense: ['ussr', 'uk'] });

  it('says whose dice they are', () => {
    const said = texts.map((text) => wording.say(text, 'en', axisAndAllies1942.id));
    expect(said[0]).toBe('Attack (Germany) at 1: ⚁⚅, 1 hit');
    expect(said[2]).toMatch(/^Defence \(Soviet Union.* United Kingdom\) at 2/u);
  });

  it.each([
    ['germany', 'Attack', 2],
    ['uk', 'Defence', 3],
  ] as const)('leaves out the dice of %s last where there is no room for all', (power, camp, count) => {
    const all = [...texts, ...texts].map((text, id) => ({
      id,
      checkpoint: 1,
      text,
      focus: ['west_russia'],
      weight: 'main' as const,
      private: false,
      retracted: false,
    }));
    const reader = voice(wording, 'en', axisAndAllies1942.id);
    const { lines } = happened(all, reader, { mine: [powerName(power)] });
    expect(lines.filter((line) => line.includes(camp)).length).toBeGreaterThanOrEqual(
      count * 2 - (count === 3 ? 1 : 0),
    );
  });
});

describe('a hit that a battleship takes', () => {
  it('says whose ship it damages', () => {
    const { units } = position('usa', [['japan', 'sz53', { battleship: 2 }]]);
    const [text] = foughtTexts({ throws: [], lost: [], damaged: units }, { attack: ['usa'], defense: ['japan'] });
    if (text === undefined) throw new Error('nothing is told');
    expect(wording.say(text, 'en', axisAndAllies1942.id)).toBe('Japan has 2 Battleships damaged.');
    expect(wording.say(text, 'ko', axisAndAllies1942.id)).toBe('일본 피해: 전함 2');
  });
});

describe('units of a kind that are told apart', () => {
  it.each([
    ['fighter+2', 2, '2 Fighters (two moves left)', '전투기(남은 이동력 2) 2'],
    ['fighter+2', 1, '1 Fighter (two moves left)', '전투기(남은 이동력 2) 1'],
    ['transport+tank', 2, '2 Transports carrying Tank', '전차 실은 수송선 2'],
  ])('%s are counted as one or several: %i', (id, n, en, ko) => {
    const text = countedRow(rowOf(id), n);
    expect(wording.say(text, 'en', axisAndAllies1942.id)).toBe(en);
    expect(wording.say(text, 'ko', axisAndAllies1942.id)).toBe(ko);
  });
});

describe('the end of a battle', () => {
  const said = (lang: 'en' | 'ko', text: Parameters<typeof wording.say>[0]): string =>
    wording.say(text, lang, axisAndAllies1942.id);
  const lost = [
    { space: 'egypt', power: 'germany', type: 'infantry', count: 1 },
    { space: 'egypt', power: 'germany', type: 'artillery', count: 1 },
    { space: 'egypt', power: 'uk', type: 'infantry', count: 2 },
  ] as const;
  const held = say('report.held', { space: spaceName('egypt'), power: powerName('germany') });
  const gone = say('report.retreats', { power: powerName('germany'), to: spaceName('libya') });

  it('is one line with its place, who won and what both sides lost', () => {
    expect(said('en', outcomeText([held, gone], lost))).toBe(
      'Egypt holds against Germany. Germany retreats to Libya. Losses: Germany 1 Infantry and 1 Artillery; United Kingdom 2 Infantry.',
    );
    expect(said('ko', outcomeText([held, gone], lost))).toBe(
      '이집트가 독일의 공격을 막아 냈습니다. 독일이 리비아로 퇴각합니다. 손실: 독일 보병 1, 포병 1 / 영국 보병 2',
    );
  });

  it('says nothing of losses where there were none', () => {
    expect(said('en', outcomeText([held], []))).toBe('Egypt holds against Germany.');
    expect(said('en', roundText({ space: 'egypt', round: 2 }, []))).toBe('Egypt, round 2: no losses.');
  });
});

describe('odds in hundredths', () => {
  it.each([
    [0.635, 0.045, 0.32],
    [1 / 3, 1 / 3, 1 / 3],
    [0.996, 0.002, 0.002],
    [1, 0, 0],
    [0.29, 0.14, 0.57],
  ])('of %d, %d and %d are a hundred together', (win, draw, loss) => {
    const odds = {
      win,
      draw,
      loss,
      take: win,
      attackersLeft: 1,
      defendersLeft: 1,
      swing: 0,
      spread: new Map(),
      isExact: true,
    };
    const args = oddsText(odds, 'land').args ?? {};
    const shown = [args['win'], args['draw'], args['loss']].map(Number);
    expect(shown.reduce((sum, part) => sum + part, 0)).toBe(100);
    [win, draw, loss].forEach((part, at) => expect(Math.abs((shown[at] ?? 0) - part * 100)).toBeLessThan(1));
  });
});

describe('where everything is told', () => {
  it('leaves out what a round has cost, which its losses say', () => {
    expect(inFull(roundText({ space: 'egypt', round: 2 }, []))).toBeNull();
    const held = say('report.held', { space: spaceName('egypt'), power: powerName('germany') });
    expect(inFull(held)).toEqual(held);
  });
});

describe('on a newspaper page', () => {
  it('land that changed hands stands first, then battles, and what was bought and moved stands nowhere', () => {
    const power = powerName('germany');
    const taken = say('report.captured', { power, land: spaceName('egypt') });
    const loss = [{ space: 'egypt', power: 'uk', type: 'infantry', count: 1 }] as const;
    expect(newsWeight(outcomeText([taken], loss))).toBe('headline');
    expect(
      newsWeight(outcomeText([say('report.held', { space: spaceName('egypt'), power: powerName('germany') })], loss)),
    ).toBe('main');
    expect(newsWeight(say('report.moves', { power, count: 2 }))).toBe('detail');
  });
});

describe('new units', () => {
  it('of a power at home name it once', () => {
    const units = [counted('infantry', 2)];
    expect(wording.say(placedText('germany', units, 'germany'), 'en', 'axis-and-allies-1942')).toBe(
      'Germany mobilizes 2 Infantry at home.',
    );
    expect(wording.say(placedText('germany', units, 'germany'), 'ko', 'axis-and-allies-1942')).toBe(
      '독일이 본토에 배치합니다: 보병 2',
    );
    expect(wording.say(placedText('germany', units, 'egypt'), 'en', 'axis-and-allies-1942')).toBe(
      'Germany mobilizes 2 Infantry in Egypt.',
    );
  });
});
