// Painters come when they are needed and go when they have not been for long.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Done, Job, PaintWorker } from '../../src/render/paint-worker.js';
import { createPool, type Pool } from '../../src/render/pool.js';
import type { Scene } from '../../src/table/scene.js';

const scene: Scene = { width: 10, height: 10, pixels: 20, background: '#102030', ns: 'app', layers: [] };

const painters = vi.hoisted(() => ({ started: 0, running: 0 }));

vi.mock('../../src/render/paint-worker.js', () => ({
  startPaintWorker: (): PaintWorker => {
    const tell: { done(done: Done): void; end(): void } = { done: () => undefined, end: () => undefined };
    painters.started += 1;
    painters.running += 1;
    return {
      send: ({ id }: Job) =>
        queueMicrotask(() => tell.done({ id, made: { png: new Uint8Array([1, 2, 3, id]).subarray(1) }, took: 1 })),
      onDone: (listener) => void (tell.done = listener),
      onEnd: (listener) => void (tell.end = () => listener(new Error('ended'), true)),
      keepAwake: () => undefined,
      end: () => {
        painters.running -= 1;
        tell.end();
        return Promise.resolve();
      },
    };
  },
}));

let pool: Pool;
beforeEach(() => {
  vi.useFakeTimers();
  painters.started = 0;
  painters.running = 0;
  pool = createPool(2, ['napi']);
});
afterEach(async () => {
  await pool.close();
  vi.useRealTimers();
});

describe('a painter', () => {
  it('gives the bytes it has painted', async () => {
    expect([...(await pool.paint(scene)).png]).toEqual([2, 3, 0]);
    expect([...(await pool.paint(scene)).png]).toEqual([2, 3, 1]);
    expect(painters.started).toBe(1);
  });

  it('ends when nothing has been painted for five minutes, and another one paints the next picture', async () => {
    await Promise.all([pool.paint(scene), pool.paint(scene)]);
    expect(painters).toEqual({ started: 2, running: 2 });
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    await pool.paint(scene);
    await vi.advanceTimersByTimeAsync(4 * 60_000);
    // The other one has been idle for eight minutes.
    expect(painters.running).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(painters.running).toBe(0);
    expect((await pool.paint(scene)).png).toHaveLength(3);
    expect(painters).toEqual({ started: 3, running: 1 });
  });
});
