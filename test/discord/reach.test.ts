// Whether Discord answers: lost with one request, and found again by asking until it answers.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reach } from '../../src/discord/reach.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('stays lost until something is answered', async () => {
  let asked = 0;
  const reach = new Reach(() => {
    asked += 1;
    return asked < 3 ? Promise.reject(new Error('away')) : Promise.resolve();
  });
  expect(reach.isUp).toBe(true);
  reach.lost();
  reach.lost();
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ asked, up: reach.isUp }).toEqual({ asked: 2, up: false });
  await vi.advanceTimersByTimeAsync(5_000);
  expect({ asked, up: reach.isUp }).toEqual({ asked: 3, up: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(3);
});
