// The thread that paints: takes a worded scene, gives a PNG back.
import { parentPort } from 'node:worker_threads';
import { forcedBackend, openBackend } from './backend.js';
import { createPainter } from './paint.js';
import type { Job, Done } from './pool.js';

const painter = createPainter(openBackend(forcedBackend(process.env)));

parentPort?.on('message', ({ id, scene }: Job) => {
  let done: Done;
  const started = performance.now();
  try {
    const png = new Uint8Array(painter.png(scene));
    done = { id, png, took: performance.now() - started };
  } catch (error) {
    done = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(done, 'png' in done ? [done.png.buffer] : []);
});
