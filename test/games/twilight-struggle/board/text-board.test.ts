// The position in words: how it stands, in one line and in each language.
import { describe, expect, it } from 'vitest';
import { score } from '../../../../src/games/twilight-struggle/board/text-board.js';
import { twilightStruggle } from '../../../../src/games/twilight-struggle/index.js';
import { createWording } from '../../../../src/words/words.js';
import { crowded, start } from './sample.js';

const wording = createWording({ app: { en: {}, ko: {} }, 'twilight-struggle': twilightStruggle.words });

describe('the score in one line', () => {
  it('names points, DEFCON, military operations and who holds The China Card', () => {
    const late = score(crowded);
    expect(wording.say(late, 'en', 'twilight-struggle')).toBe(
      'VP: USSR +7 · DEFCON 2 · military operations US 1, USSR 3 · The China Card: USSR (face down)',
    );
    expect(wording.say(late, 'ko', 'twilight-struggle')).toBe(
      '승점: 소련 +7 · 데프콘 2 · 군사작전 미국 1, 소련 3 · 차이나 카드: 소련 (뒷면)',
    );
    expect(wording.say(score({ ...start, china: { holder: null, faceUp: true } }), 'en', 'twilight-struggle')).toBe(
      'VP: even · DEFCON 5 · military operations US 0, USSR 0',
    );
  });
});
