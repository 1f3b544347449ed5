// A picture that shows a part of the board stays where that part is looked at, and only there.
import { expect, it } from 'vitest';
import { namedFor, showsPart } from '../../src/discord/ask/in-front.js';

it('knows by its name which part a picture shows', () => {
  const whole = 'board-7-position.png';
  const part = namedFor(whole, '31-35:8-14');
  expect(part).toMatch(/^board-7-position-at-[\w-]+\.png$/u);
  expect([showsPart([whole], undefined), showsPart([part, 'hand-okw.png'], '31-35:8-14')]).toEqual([true, true]);
  expect([showsPart([whole], '31-35:8-14'), showsPart([part], undefined)]).toEqual([false, false]);
  expect(showsPart([part], '20-25:8-14')).toBe(false);
  // A hand alone shows no board.
  expect([showsPart(['hand-okw.png'], undefined), showsPart(['hand-okw.png'], 'x')]).toEqual([true, false]);
});
