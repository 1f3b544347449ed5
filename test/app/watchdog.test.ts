// The watchdog: says that the event loop stood still, and what was in hand meanwhile.
import { once, EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startWatchdog, type Stall } from '../../src/app/watchdog.js';

let dog: ReturnType<typeof startWatchdog> | undefined;
afterEach(() => dog?.stop());

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('names what was in hand while the event loop stood still, and not what had ended before', async () => {
  const heard = new EventEmitter();
  dog = startWatchdog((stall) => heard.emit('stall', stall));
  const { during } = dog;
  await during('press map in game 1', () => Promise.resolve());
  // A tick of the watchdog's own forgets what has ended.
  const quiet = performance.now() + 200;
  while (performance.now() < quiet) await turn();

  const stalls: Promise<unknown[]> = once(heard, 'stall');
  const typed = during('/order in game 7', async () => {
    await turn();
    block(400);
  });
  const waiting = during('due deadline of game 8', async () => {
    await stalls;
  });
  const [stall] = (await stalls) as [Stall];
  await Promise.all([typed, waiting]);
  expect(stall.ms).toBeGreaterThan(200);
  expect(stall.cpuMs).toBeGreaterThan(0);
  expect(stall.during).toEqual(['/order in game 7', 'due deadline of game 8']);
});

it('gives on what the work gives and throws', async () => {
  dog = startWatchdog(() => undefined);
  expect(await dog.during('a', () => Promise.resolve(3))).toBe(3);
  await expect(dog.during('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
