// The program of a painting process: takes a scene whose texts have been put into words, gives a PNG back.
import { backendsToTry, openBackend, wantedBackend } from './backend.js';
import type { Done, Job, Opened } from './paint-worker.js';
import { createPainter, type Painter } from './painter.js';

const [backend] = backendsToTry(wantedBackend(process.env));

async function paint(painter: Painter, { id, scene, wants }: Job): Promise<Done> {
  const started = performance.now();
  try {
    const made = wants === 'png' ? { png: await painter.png(scene) } : { laidOut: painter.layOut(scene) };
    return { id, made, took: performance.now() - started };
  } catch (error) {
    return { id, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function tellOpened(opened: Opened, then: () => void = () => undefined): void {
  process.send?.(opened, then);
}

try {
  const painter = createPainter(openBackend(backend));
  process.on('message', (job: Job) => {
    void paint(painter, job).then((done) => process.send?.(done));
  });
  tellOpened({ opened: true });
} catch (error) {
  tellOpened({ opened: false, problem: problemOf(error) }, () => process.exit(1));
}
process.on('disconnect', () => process.exit());
