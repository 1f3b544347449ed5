// A few painting processes and the queue before them.
import type { Scene } from '../table/scene.js';
import type { BackendName } from './backend.js';
import type { LaidOutScene } from './layout.js';
import { type PaintWorker, type Job, type Made, startPaintWorker } from './paint-worker.js';

interface Waiting extends Job {
  readonly resolve: (done: { readonly made: Made; readonly took: number }) => void;
  readonly reject: (error: Error) => void;
}

interface Painted {
  readonly png: Buffer;
  /** Milliseconds of painting and encoding. */
  readonly took: number;
}

export interface Pool {
  paint(scene: Scene): Promise<Painted>;
  /** Gives a scene its final sizes and line breaks. */
  layOut(scene: Scene): Promise<LaidOutScene>;
  /** How long a picture asked for now would wait before it is begun, in milliseconds, as far as the last ones tell. */
  waitMs(): number;
  /** Ends the painters; pictures still waiting are refused. */
  close(): Promise<void>;
}

/** How long a picture is thought to take before any has been painted, in milliseconds. */
const firstGuessMs = 200;

/** A painter that has had nothing to do for so long ends, which gives its memory back. */
const idleMs = 5 * 60_000;

/**
 * Starts painters as they are needed, up to `size`; one that dies is replaced and its picture refused.
 * @param backends drawing libraries: where one cannot be loaded, the next one draws from then on.
 * @param warn told of such a change.
 */
export function createPool(
  size: number,
  [first, ...others]: readonly [BackendName, ...BackendName[]],
  warn: (message: string, error: unknown) => void = () => undefined,
): Pool {
  let backend = first;
  const queue: Waiting[] = [];
  /** Each with the timer that ends it. */
  const idle = new Map<PaintWorker, NodeJS.Timeout>();
  const busy = new Map<PaintWorker, Waiting>();
  let closed = false;
  let next = 0;
  /** Of the last pictures, the newest counting most. */
  let usualMs = firstGuessMs;

  function retire(worker: PaintWorker, error: Error): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    busy.get(worker)?.reject(error);
    busy.delete(worker);
    dispatch();
  }

  /** Whether another library is to draw than the one that could not be loaded. */
  function turnFrom(unloaded: BackendName, error: Error): boolean {
    if (unloaded !== backend) return true;
    const other = others.shift();
    if (other === undefined) return false;
    backend = other;
    warn(`Pictures are drawn with ${other}: ${unloaded} cannot be loaded`, error);
    return true;
  }

  function start(): PaintWorker {
    const using = backend;
    const worker = startPaintWorker(using);
    worker.onDone((done) => {
      const job = busy.get(worker);
      busy.delete(worker);
      if ('made' in done) {
        if ('png' in done.made) usualMs += (done.took - usualMs) / 8;
        job?.resolve(done);
      } else job?.reject(new Error(done.problem));
      worker.keepAwake(false);
      idle.set(worker, setTimeout(() => dismiss(worker), idleMs).unref());
      dispatch();
    });
    worker.onEnd((error, opened) => {
      const job = busy.get(worker);
      if (!opened && !closed && job !== undefined && turnFrom(using, error)) {
        busy.delete(worker);
        queue.unshift(job);
        dispatch();
      } else retire(worker, error);
    });
    return worker;
  }

  /** Ends a painter nobody has needed for long. */
  function dismiss(worker: PaintWorker): void {
    if (idle.delete(worker)) void worker.end();
  }

  /** The painter that was at work last, so that the others may end. */
  function takeIdle(): PaintWorker | undefined {
    const [worker, timer] = [...idle].at(-1) ?? [];
    if (worker === undefined) return undefined;
    clearTimeout(timer);
    idle.delete(worker);
    return worker;
  }

  function dispatch(): void {
    while (!closed && queue.length > 0) {
      const worker = takeIdle() ?? (busy.size < size ? start() : undefined);
      if (!worker) return;
      const job = queue.shift();
      if (!job) return;
      busy.set(worker, job);
      worker.keepAwake(true);
      worker.send({ id: job.id, scene: job.scene, wants: job.wants });
    }
  }

  function work(scene: Scene, wants: Job['wants']): Promise<{ readonly made: Made; readonly took: number }> {
    if (closed) return Promise.reject(new Error('The painting pool is closed'));
    return new Promise((resolve, reject) => {
      const job = { id: next++, scene, wants, resolve, reject };
      // A page is waited for by somebody who looks at it; it takes some milliseconds, a picture hundreds.
      if (wants === 'layout') queue.unshift(job);
      else queue.push(job);
      dispatch();
    });
  }

  const unasked = (): Error => new Error('A painter did something else than it was asked for');

  return {
    async paint(scene) {
      const { made, took } = await work(scene, 'png');
      if (!('png' in made)) throw unasked();
      return { png: Buffer.from(made.png), took };
    },
    async layOut(scene) {
      const { made } = await work(scene, 'layout');
      if (!('laidOut' in made)) throw unasked();
      return made.laidOut;
    },
    // A layout takes a few milliseconds: only pictures are waited for.
    waitMs: () => {
      const pictures = (jobs: Iterable<Waiting>): number => [...jobs].filter(({ wants }) => wants === 'png').length;
      return ((pictures(queue) + Math.max(0, pictures(busy.values()) - size + 1)) * usualMs) / size;
    },
    async close() {
      closed = true;
      const refused = new Error('The painting pool was closed');
      for (const { reject } of queue.splice(0)) reject(refused);
      const all = [...idle.keys(), ...busy.keys()];
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all(all.map((worker) => worker.end()));
    },
  };
}
