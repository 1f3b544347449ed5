// The painter beside the main thread: takes a worded scene, gives a PNG back.
import { parentPort } from 'node:worker_threads';
import { forcedBackend, openBackend } from './backend.js';
import type { Done, Job } from './paint-worker.js';
import { createPainter } from './painter.js';

const painter = createPainter(openBackend(forcedBackend(process.env)));

function paint({ id, scene }: Job): Done {
  const started = performance.now();
  try {
    const png = new Uint8Array(painter.png(scene));
    return { id, png, took: performance.now() - started };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

if (parentPort) {
  const port = parentPort;
  port.on('message', (job: Job) => {
    const done = paint(job);
    port.postMessage(done, 'png' in done ? [done.png.buffer] : []);
  });
} else {
  process.on('message', (job: Job) => process.send?.(paint(job)));
  process.on('disconnect', () => process.exit());
}
