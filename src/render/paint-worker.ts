// A painter in a process of its own: what breaks in a drawing library breaks no game, and its memory is its own.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Scene } from '../table/scene.js';
import type { BackendName } from './backend.js';
import type { LaidOutScene } from './layout.js';

export interface Job {
  readonly id: number;
  readonly scene: Scene;
  /** The picture as a PNG file, or the scene with its final sizes and line breaks. */
  readonly wants: 'png' | 'layout';
}

/** What comes of a job. */
export type Made = { readonly png: Uint8Array } | { readonly laidOut: LaidOutScene };
export type Done =
  | { readonly id: number; readonly made: Made; readonly took: number }
  | { readonly id: number; readonly problem: string };

/** Whether the drawing library could be loaded: what a painter says first. */
export type Opened = { readonly opened: true } | { readonly opened: false; readonly problem: string };

export interface PaintWorker {
  send(job: Job): void;
  onDone(listener: (done: Done) => void): void;
  /** Called when it has ended or could not be started; `opened` says whether it had its drawing library by then. */
  onEnd(listener: (error: Error, opened: boolean) => void): void;
  /** Whether the program stays awake for it, as it must while it paints. */
  keepAwake(awake: boolean): void;
  end(): Promise<void>;
}

const compiled = fileURLToPath(new URL('./worker.js', import.meta.url));
const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
const isCompiled = existsSync(compiled);

/** A painter's own heap in megabytes: small, so that garbage goes early. */
const HEAP = { old: 96, young: 4 } as const;

/** Canvases get memory of their own, which goes back to the system with them (glibc would keep it for later). */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** So much of what a painter wrote before its end is told, in characters. */
const longestProblem = 2_000;

/** Starts a painter with a drawing library. */
export function startPaintWorker(backend: BackendName): PaintWorker {
  const child = fork(isCompiled ? compiled : source, [], {
    execArgv: [
      `--max-old-space-size=${HEAP.old}`,
      `--max-semi-space-size=${HEAP.young}`,
      '--expose-gc',
      ...(isCompiled ? [] : ['--import', import.meta.resolve('tsx')]),
    ],
    env: { ...withoutSecrets(process.env), ...allocator, RENDERER: backend },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let opened = false;
  let problem = '';
  // What a library or Node writes there belongs into the reason, not between the lines of the log.
  child.stderr?.on('data', (part: Buffer) => {
    problem = (problem + part.toString()).slice(-longestProblem);
  });
  if (child.stderr instanceof Socket) child.stderr.unref();
  child.on('message', (message: Done | Opened) => {
    if (!('opened' in message)) return;
    opened = message.opened;
    if (!message.opened) problem = message.problem;
  });
  return {
    send: (job) => child.send(job),
    onDone: (listener) =>
      child.on('message', (message: Done | Opened) => {
        if ('id' in message) listener(message);
      }),
    onEnd: (listener) => {
      child.once('exit', () => {
        listener(new Error(['A painting process ended', problem.trim()].filter(Boolean).join(': ')), opened);
      });
      child.on('error', (error) => listener(error, opened));
    },
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

/** A painter needs neither the bot's token nor the database's addresses. */
const secrets: ReadonlySet<string> = new Set(['DISCORD_TOKEN', 'DATABASE_URL', 'DIRECT_URL', 'POSTGRES_PASSWORD']);

function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secrets.has(name)));
}
