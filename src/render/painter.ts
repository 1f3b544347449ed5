// From a scene to a PNG file: lays it out, paints it, and keeps the layers that stay equal from picture to picture.
import { createHash } from 'node:crypto';
import { layOut, type LaidOutLayer, type LaidOutScene } from '../draw/layout.js';
import type { Scene } from '../table/scene.js';
import { createMeasure, type DrawingBackend } from './backend.js';
import type { Canvas } from './canvas.js';
import { createLru } from './lru.js';
import { paintLayer } from './paint.js';
import { encodePng } from './png.js';

/** How much of painted layers is kept, in bytes: two or three of a board at full size. */
const KEPT_BYTES = 24 * 1024 * 1024;

export interface Painter {
  /** The scene as a PNG file; its texts have been put into words. */
  png(scene: Scene): Buffer;
}

/** Gives the memory of a canvas back at once; the libraries would wait for the garbage collector. */
function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** A painter with its own store of painted layers. */
export function createPainter(backend: DrawingBackend): Painter {
  const measure = createMeasure(backend);
  const kept = createLru<Canvas>(KEPT_BYTES, ({ width, height }) => width * height * 4, release);
  let finished: Canvas | undefined;

  /** The one canvas that finished pictures are painted on. */
  function canvasOf(width: number, height: number): Canvas {
    if (finished?.width !== width || finished.height !== height) {
      if (finished) release(finished);
      finished = backend.createCanvas(width, height);
    }
    return finished;
  }

  function paintOnto(canvas: Canvas, scene: LaidOutScene, below: Canvas | undefined, layers: readonly LaidOutLayer[]) {
    const ctx = canvas.getContext('2d');
    ctx.save();
    if (below) ctx.drawImage(below, 0, 0);
    else {
      ctx.fillStyle = scene.background;
      ctx.fillRect(0, 0, canvas.width, canvas.height);
    }
    ctx.scale(canvas.width / scene.width, canvas.width / scene.width);
    try {
      for (const layer of layers) paintLayer(ctx, layer, scene.patterns);
    } finally {
      ctx.restore();
    }
  }

  /** The lowest still layers of a picture painted together; each builds on what is kept of those below it. */
  function ground(scene: LaidOutScene, layers: readonly LaidOutLayer[], width: number, height: number) {
    const top = layers.at(-1);
    if (!top) return undefined;
    const key = createHash('sha256')
      .update(JSON.stringify([scene.width, scene.height, scene.background, width, layers]))
      .digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const canvas = backend.createCanvas(width, height);
    paintOnto(canvas, scene, ground(scene, layers.slice(0, -1), width, height), [top]);
    kept.set(key, canvas);
    return canvas;
  }

  return {
    png(worded) {
      const scene = layOut(worded, measure);
      const width = Math.round(scene.pixels);
      const height = Math.round((scene.height * scene.pixels) / scene.width);
      const firstMoving = scene.layers.findIndex((layer) => !layer.still);
      const still = firstMoving < 0 ? scene.layers : scene.layers.slice(0, firstMoving);
      const below = ground(scene, still, width, height);
      const canvas = canvasOf(width, height);
      paintOnto(canvas, scene, below, scene.layers.slice(still.length));
      const ctx = canvas.getContext('2d');
      return encodePng(width, height, (y, rows) => ctx.getImageData(0, y, width, rows).data);
    },
  };
}
