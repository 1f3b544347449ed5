// A painter beside the main thread: a worker thread, or for node-canvas a process of its own.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../table/scene.js';
import type { BackendName } from './backend.js';

export interface Job {
  readonly id: number;
  readonly scene: Scene;
}
export type Done =
  | { readonly id: number; readonly png: Uint8Array<ArrayBuffer>; readonly took: number }
  | { readonly id: number; readonly problem: string };

export interface PaintWorker {
  send(job: Job): void;
  onDone(listener: (done: Done) => void): void;
  /** Called once when it has ended, for whatever reason. */
  onEnd(listener: (error: Error) => void): void;
  /** Whether the program stays awake for it, as it must while it paints. */
  keepAwake(awake: boolean): void;
  end(): Promise<void>;
}

const compiled = new URL('./worker.js', import.meta.url);
const source = new URL('./worker.ts', import.meta.url);
const isCompiled = existsSync(fileURLToPath(compiled));

/** A painter's own heap in megabytes: what it needs and a half more, so that garbage goes early. */
const HEAP = { old: 96, young: 12 } as const;

function startWorker(): Worker {
  const env = { ...process.env, RENDERER: 'napi' };
  const resourceLimits = { maxOldGenerationSizeMb: HEAP.old, maxYoungGenerationSizeMb: HEAP.young };
  if (isCompiled) return new Worker(compiled, { env, resourceLimits });
  // From sources the thread registers the TypeScript loader itself; execArgv does not reach a thread's own loader.
  const loader = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const entry = JSON.stringify(source.href);
  const bootstrap = `import(${loader}).then(({ register }) => { register(); return import(${entry}); });`;
  return new Worker(bootstrap, { eval: true, env, resourceLimits });
}

function threadWorker(): PaintWorker {
  const worker = startWorker();
  return {
    send: (job) => worker.postMessage(job),
    onDone: (listener) => worker.on('message', listener),
    onEnd: (listener) => {
      let ended = false;
      const once = (error: Error): void => {
        if (!ended) listener(error);
        ended = true;
      };
      worker.on('error', once);
      worker.on('exit', () => once(new Error('A painting thread ended')));
    },
    keepAwake: (awake) => (awake ? worker.ref() : worker.unref()),
    end: async () => {
      await worker.terminate();
    },
  };
}

function processWorker(): PaintWorker {
  const child = fork(fileURLToPath(isCompiled ? compiled : source), [], {
    execArgv: [
      `--max-old-space-size=${HEAP.old}`,
      `--max-semi-space-size=${HEAP.young / 3}`,
      ...(isCompiled ? [] : ['--import', import.meta.resolve('tsx')]),
    ],
    env: { ...process.env, RENDERER: 'canvas' },
    serialization: 'advanced',
  });
  return {
    send: (job) => child.send(job),
    onDone: (listener) => child.on('message', listener),
    onEnd: (listener) => child.on('exit', () => listener(new Error('A painting process ended'))),
    keepAwake: (awake) => {
      if (awake) {
        child.ref();
        child.channel?.ref();
      } else {
        child.unref();
        child.channel?.unref();
      }
    },
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          resolve();
          return;
        }
        // While its end is awaited the program must not fall asleep.
        child.ref();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/**
 * Starts a painter with a drawing library. node-canvas gets a process: its text engine is not safe in threads, and a
 * thread that used it brings the whole program down when it ends.
 */
export function startPaintWorker(backend: BackendName): PaintWorker {
  return backend === 'canvas' ? processWorker() : threadWorker();
}
