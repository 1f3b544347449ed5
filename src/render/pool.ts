// A few painting threads and the queue before them; works from TypeScript sources and from the compiled program.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../table/scene.js';

export interface Job {
  readonly id: number;
  readonly scene: Scene;
}
export type Done =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer>; readonly took: number }
  | { readonly id: number; readonly problem: string };

interface Waiting extends Job {
  readonly resolve: (picture: Painted) => void;
  readonly reject: (error: Error) => void;
}

export interface Painted {
  readonly png: Buffer;
  /** Milliseconds of painting and encoding in the thread. */
  readonly took: number;
}

export interface Pool {
  paint(scene: Scene): Promise<Painted>;
  /** Ends the threads; pictures still waiting are refused. */
  close(): Promise<void>;
}

function startThread(): Worker {
  const compiled = new URL('./worker.js', import.meta.url);
  if (existsSync(fileURLToPath(compiled))) return new Worker(compiled);
  // From sources the thread registers the TypeScript loader itself; execArgv does not reach a thread's own loader.
  const loader = import.meta.resolve('tsx/esm/api');
  const source = new URL('./worker.ts', import.meta.url).href;
  const bootstrap = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(bootstrap, { eval: true });
}

/** Starts threads as they are needed, up to `threads`; a thread that dies is replaced and its picture refused. */
export function createPool(threads: number): Pool {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Waiting>();
  let closed = false;
  let next = 0;

  function retire(worker: Worker, error: Error): void {
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    busy.get(worker)?.reject(error);
    busy.delete(worker);
    dispatch();
  }

  function start(): Worker {
    const worker = startThread();
    worker.on('message', (done: Done) => {
      const job = busy.get(worker);
      busy.delete(worker);
      if ('png' in done) job?.resolve({ png: Buffer.from(done.png.buffer), took: done.took });
      else job?.reject(new Error(done.problem));
      if (busy.size === 0) worker.unref();
      idle.push(worker);
      dispatch();
    });
    worker.on('error', (error) => retire(worker, error));
    worker.on('exit', () => retire(worker, new Error('A painting thread ended')));
    return worker;
  }

  function dispatch(): void {
    while (!closed && queue.length > 0) {
      const worker = idle.pop() ?? (busy.size < threads ? start() : undefined);
      if (!worker) return;
      const job = queue.shift();
      if (!job) return;
      busy.set(worker, job);
      worker.ref();
      worker.postMessage({ id: job.id, scene: job.scene } satisfies Job);
    }
  }

  return {
    paint(scene) {
      if (closed) return Promise.reject(new Error('The painting pool is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ id: next++, scene, resolve, reject });
        dispatch();
      });
    },
    async close() {
      closed = true;
      const refused = new Error('The painting pool was closed');
      for (const { reject } of queue.splice(0)) reject(refused);
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
