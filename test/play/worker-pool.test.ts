// A pool: so many at a time, each goes on when its own piece is done, and failures are told without stopping the others.
import { expect, it } from 'vitest';
import { WorkerPool } from '../../src/play/due/worker-pool.js';

/** A piece of work that ends when the test says so. */
function pieces(names: readonly string[], size: number, least = 1) {
  const waiting = [...names];
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const pool = new WorkerPool<string>({
    size: () => size,
    least,
    claim: (limit) => Promise.resolve(waiting.splice(0, limit)),
    work: (name) =>
      new Promise((resolve, reject) => {
        started.push(name);
        ends.set(name, (error) => {
          if (error === undefined) resolve();
          else reject(error);
        });
      }),
  });
  return {
    pool,
    started,
    waiting,
    end: async (name: string, error?: Error): Promise<void> => {
      ends.get(name)?.(error);
      await new Promise(setImmediate);
    },
  };
}

it('goes on beside a piece that takes long', async () => {
  const { pool, started, end } = pieces(['slow', 'a', 'b', 'c'], 2);
  const run = pool.run();
  await new Promise(setImmediate);
  expect(started).toEqual(['slow', 'a']);
  await end('a');
  await end('b');
  expect(started).toEqual(['slow', 'a', 'b', 'c']);
  await end('c');
  expect(pool.inHand).toEqual(['slow']);
  await end('slow');
  expect(await run).toBe(4);
});

it('looks for more only when there is room for so many, where looking is dear', async () => {
  const { pool, started, end } = pieces(['a', 'b', 'c', 'd', 'e'], 4, 2);
  const run = pool.run();
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await end('a');
  expect(started).toHaveLength(4);
  await end('b');
  expect(started).toHaveLength(5);
  for (const name of ['c', 'd', 'e']) await end(name);
  expect(await run).toBe(5);
});

it('looks for more at once when asked again, whatever is in hand', async () => {
  const { pool, started, waiting, end } = pieces(['slow'], 2);
  const first = pool.run();
  await new Promise(setImmediate);
  waiting.push('new');
  const second = pool.run();
  await new Promise(setImmediate);
  expect(started).toEqual(['slow', 'new']);
  await end('new');
  await end('slow');
  await Promise.all([first, second]);
});

it('tells of a failure in the end, and does the rest', async () => {
  const { pool, started, end } = pieces(['a', 'b'], 1);
  const run = pool.run();
  const failed = expect(run).rejects.toThrow('broken');
  await new Promise(setImmediate);
  await end('a', new Error('broken'));
  await end('b');
  await failed;
  expect(started).toEqual(['a', 'b']);
  expect(await pool.run()).toBe(0);
});

it('takes nothing more once it is closed, and ends what it has in hand', async () => {
  const { pool, started, end } = pieces(['a', 'b'], 1);
  const run = pool.run();
  await new Promise(setImmediate);
  let closed = false;
  const closing = pool.close().then(() => {
    closed = true;
  });
  await new Promise(setImmediate);
  expect(closed).toBe(false);
  await end('a');
  await Promise.all([closing, run]);
  expect(started).toEqual(['a']);
});
