// What is told of battles: whose dice they are, and odds that are parts of a whole.
import { describe, expect, it } from 'vitest';
import { happened } from '../../../src/discord/ask/happened.js';
import { voice } from '../../../src/discord/voice.js';
import { axisAndAllies1942 } from '../../../src/games/axis-and-allies-1942/index.js';
import { foughtTexts } from '../../../src/games/axis-and-allies-1942/reports/fighting.js';
import { powerName } from '../../../src/games/axis-and-allies-1942/reports/names.js';
import { oddsText } from '../../../src/games/axis-and-allies-1942/reports/odds.js';
import type { Throw } from '../../../src/games/axis-and-allies-1942/rules/battle.js';
import { wording } from '../../support/contract.js';

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
