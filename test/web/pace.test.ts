// How fast strangers may ask: each for themselves, and never so much together that players are left waiting.
import { expect, it } from 'vitest';
import { createPace } from '../../src/web/pace.js';
import { testClock } from '../support/database.js';

it('counts each for themselves, and lets them come back', () => {
  const clock = testClock();
  const pace = createPace(clock.now);
  const used = (who: string): number => {
    let count = 0;
    while (pace.spend(who, 'page') === 0) count += 1;
    return count;
  };
  expect(used('ann')).toBe(20);
  expect(used('bob')).toBe(20);
  clock.advance(10_000);
  expect(used('ann')).toBe(5);
});

it('counts all together where they share one count, so many times as much', () => {
  const pace = createPace(testClock().now, 3);
  let count = 0;
  while (pace.spend('everybody', 'page') === 0) count += 1;
  expect(count).toBe(60);
});
