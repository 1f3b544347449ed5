// Korean lines without what only makes a sentence of them.
import { expect, it } from 'vitest';
import { withoutPoliteness } from '../../src/table/typed-text.js';

it.each([
  ['매카시즘으로 할게요', '매카시즘으로'],
  ['참가합니다', '참가'],
  ['잠수함이요', '잠수함'],
  ['보병 2로 하겠습니다', '보병 2'],
  ['보병 2 잃겠습니다.', '보병 2'],
  ['한국전쟁 사건', '한국전쟁 사건'],
  ['what is this ', 'what is this '],
  ['합니다', '합니다'],
])('%s', (typed, bare) => {
  expect(withoutPoliteness(typed)).toBe(bare);
});
