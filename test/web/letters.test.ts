// Letters of a wider font are set smaller, so that names stay in their boxes; those of the font that is laid out in, or a narrower one, stay as they are.
import { expect, it } from 'vitest';
import { fitTo, shareOf } from '../../src/web/client/letters.js';

it('leaves letters as they are while nothing has been measured, and those of a narrow font', () => {
  expect(shareOf('Yugoslavia', true)).toBe(1);
  fitTo((text) => text.length / 10);
  expect(shareOf('Yugoslavia', true)).toBe(1);
});

it('sets the letters of a wide font smaller, each script and weight by itself', () => {
  fitTo((text) => text.length);
  expect(shareOf('Yugoslavia', true)).toBeLessThan(0.6);
  expect(shareOf('Yugoslavia', false)).toBeLessThan(shareOf('Yugoslavia', true));
  expect(shareOf('체코슬로바키아', true)).not.toBe(shareOf('Yugoslavia', true));
});
