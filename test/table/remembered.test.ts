// Results that are kept: one piece of work for each text, and never more room than is given.
import { expect, it } from 'vitest';
import { remembered } from '../../src/table/remembered.js';

it('works on a text once, on a long one each time, and gives the same either way', () => {
  const seen: string[] = [];
  const small = remembered((text) => {
    seen.push(text.slice(0, 1));
    return text.toLowerCase();
  });
  expect([small('A'), small('A'), small('B')]).toEqual(['a', 'a', 'b']);
  const long = 'C'.repeat(1_000);
  expect([small(long), small(long)]).toEqual([long.toLowerCase(), long.toLowerCase()]);
  expect(seen).toEqual(['A', 'B', 'C', 'C']);
});

it('forgets rather than grows', () => {
  let worked = 0;
  const small = remembered((text) => {
    worked += 1;
    return text;
  });
  for (let n = 0; n < 20_000; n += 1) small(String(n));
  small('19999');
  expect(worked).toBe(20_000);
  small('0');
  expect(worked).toBe(20_001);
});
