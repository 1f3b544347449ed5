// The program of a painting process: takes a scene whose texts have been put into words, gives a PNG back.
import { forcedBackend, openBackend } from './backend.js';
import type { Done, Job } from './paint-worker.js';
import { createPainter } from './painter.js';

const painter = createPainter(openBackend(forcedBackend(process.env)));

function paint({ id, scene }: Job): Done {
  const started = performance.now();
  try {
    return { id, png: painter.png(scene), took: performance.now() - started };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: Job) => process.send?.(paint(job)));
process.on('disconnect', () => process.exit());
