// What counts as a yes or a no that somebody types, in either language.
import { expect, it } from 'vitest';
import { yesOrNo } from '../../src/play/press/yes-or-no.js';

it.each([
  [
    true,
    [
      'accept',
      'Accept.',
      'YES',
      'ok!',
      'I agree',
      '수락',
      '수락합니다.',
      '네',
      '예!',
      '좋아요',
      '네, 좋습니다',
      'OK, deal',
      '수락하겠습니다',
    ],
  ],
  [false, ['decline', 'No', 'no, thanks', '거절', '거절합니다', '아니요', '안 돼요', '거절하겠습니다', 'No deal.']],
  [null, ['', 'yes, but leave Belgium', 'no peace without Tunis, and that soon', 'F Bre - Eng', '네덜란드', '👍']],
] as const)('is read as %s', (meaning, texts) => {
  for (const text of texts) expect([text, yesOrNo(text)]).toEqual([text, meaning]);
});
