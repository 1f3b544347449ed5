// Changes of one game wait for each other in the program: in order, past failures, and without holding up other games.
import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GameQueue } from '../../src/store/game-queue.js';

/** Work that ends when it is told to. */
function gate(): { readonly opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const hour = 3_600_000;

describe('the line of a game', () => {
  it('runs one at a time, in the order in which they came', async () => {
    const queue = new GameQueue(hour);
    const seen: string[] = [];
    const [first, second] = [gate(), gate()];
    const one = (name: string, until: Promise<void>) =>
      queue.run(7, async () => {
        seen.push(`${name} begins`);
        await until;
        seen.push(`${name} ends`);
        return name;
      });
    const all = [one('a', first.opened), one('b', second.opened), one('c', second.opened)];
    second.open();
    await soon();
    expect(seen).toEqual(['a begins']);
    first.open();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('goes on behind work that fails, which alone learns of it', async () => {
    const queue = new GameQueue(hour);
    const failing = queue.run(7, () => Promise.reject(new Error('no')));
    const throwing = queue.run(7, () => {
      throw new Error('at once');
    });
    const next = queue.run(7, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no');
    await expect(throwing).rejects.toThrow('at once');
    expect(await next).toBe('done');
  });

  it('holds up no other game', async () => {
    const queue = new GameQueue(hour);
    const slow = gate();
    const waiting = queue.run(7, () => slow.opened);
    expect(await queue.run(8, () => Promise.resolve('another game'))).toBe('another game');
    slow.open();
    await waiting;
  });

  it('goes on after the longest time a transaction takes, though the work never comes back', async () => {
    const queue = new GameQueue(5);
    void queue.run(7, () => gate().opened);
    expect(await queue.run(7, () => Promise.resolve('after all'))).toBe('after all');
  });

  it('lets work on one game wait for work on another', async () => {
    const queue = new GameQueue(hour);
    const nested = await queue.run(7, () => queue.run(8, () => queue.run(9, () => Promise.resolve('inside'))));
    expect(nested).toBe('inside');
  });

  it('remembers nothing of games in which nobody is at work', async () => {
    const queue = new GameQueue(hour);
    await Promise.all([7, 7, 8].map((game) => queue.run(game, () => Promise.resolve())));
    await soon();
    expect(queue.size).toBe(0);
  });
});
