// From a scene to a PNG file: lays it out, paints it, and keeps the layers that stay equal from picture to picture.
import { createHash } from 'node:crypto';
import { layOut, type LaidOutLayer, type LaidOutScene } from './layout.js';
import type { Box, Scene } from '../table/scene.js';
import { createMeasure, type DrawingBackend } from './backend.js';
import type { Canvas, Context } from './canvas.js';
import { createLru } from './lru.js';
import { paintLayer } from './paint.js';
import { encodePng } from './png.js';
import { createStamps } from './stamps.js';

/** How much of painted layers is kept, in bytes: two or three of a board at full size. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** Still layers above moving ones are kept by themselves up to this size, in pixels. */
const LARGEST_INSET = 512 * 512;

export interface Painter {
  /** The scene as a PNG file; its texts have been put into words. */
  png(scene: Scene): Buffer;
}

/** Gives the memory of a canvas back at once; the libraries would wait for the garbage collector. */
function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

function keyOf(likeness: unknown): string {
  return createHash('sha256').update(JSON.stringify(likeness)).digest('base64');
}

/** A painter with its own store of painted layers. */
export function createPainter(backend: DrawingBackend): Painter {
  const measure = createMeasure(backend);
  const kept = createLru<Canvas>(KEPT_BYTES, ({ width, height }) => width * height * 4, release);
  const stamps = createStamps(backend, release);
  let finished: Canvas | undefined;

  /** The one canvas that finished pictures are painted on. */
  function canvasOf(width: number, height: number): Canvas {
    if (finished?.width !== width || finished.height !== height) {
      if (finished) release(finished);
      finished = backend.createCanvas(width, height);
    }
    return finished;
  }

  /** A still layer above moving ones, such as a small map in a corner: painted by itself once and laid over them. */
  function layOver(ctx: Context, { patterns }: LaidOutScene, layer: LaidOutLayer, to: Box, scale: number): void {
    const [left, top] = [Math.floor(to.x * scale) - 1, Math.floor(to.y * scale) - 1];
    const [width, height] = [Math.ceil(to.w * scale) + 3, Math.ceil(to.h * scale) + 3];
    const key = keyOf([scale, layer]);
    const known = kept.get(key);
    const canvas = known ?? backend.createCanvas(width, height);
    if (known === undefined) {
      const on = canvas.getContext('2d');
      on.translate(-left, -top);
      on.scale(scale, scale);
      paintLayer(on, layer, patterns);
      kept.set(key, canvas);
    }
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(canvas, left, top);
    ctx.restore();
  }

  /** @param moving whether these layers change from picture to picture; what stands in them is the same again and again. */
  function paintOnto(
    canvas: Canvas,
    scene: LaidOutScene,
    below: Canvas | undefined,
    layers: readonly LaidOutLayer[],
    moving: boolean,
  ): void {
    const scale = canvas.width / scene.width;
    const stamping = moving ? { stamps, frame: { sx: scale, sy: scale, x: 0, y: 0 } } : undefined;
    const ctx = canvas.getContext('2d');
    ctx.save();
    if (below) ctx.drawImage(below, 0, 0);
    else {
      ctx.fillStyle = scene.background;
      ctx.fillRect(0, 0, canvas.width, canvas.height);
    }
    ctx.scale(scale, scale);
    try {
      for (const layer of layers) {
        const to = moving && layer.still === true ? layer.view?.to : undefined;
        if (to !== undefined && to.w * to.h * scale * scale <= LARGEST_INSET) layOver(ctx, scene, layer, to, scale);
        else paintLayer(ctx, layer, scene.patterns, stamping);
      }
    } finally {
      ctx.restore();
    }
  }

  /** The lowest still layers of a picture painted together; the first of them, which changes least, is kept by itself as well. */
  function ground(scene: LaidOutScene, count: number, width: number, height: number): Canvas | undefined {
    if (count === 0) return undefined;
    const key = keyOf([scene.width, scene.height, scene.background, width, scene.layers.slice(0, count)]);
    const known = kept.get(key);
    if (known) return known;
    const below = ground(scene, Math.min(1, count - 1), width, height);
    const canvas = backend.createCanvas(width, height);
    paintOnto(canvas, scene, below, scene.layers.slice(below ? 1 : 0, count), false);
    kept.set(key, canvas);
    return canvas;
  }

  return {
    png(worded) {
      const scene = layOut(worded, measure);
      const width = Math.round(scene.pixels);
      const height = Math.round((scene.height * scene.pixels) / scene.width);
      const firstMoving = scene.layers.findIndex((layer) => !layer.still);
      const still = firstMoving < 0 ? scene.layers.length : firstMoving;
      const below = ground(scene, still, width, height);
      const canvas = canvasOf(width, height);
      paintOnto(canvas, scene, below, scene.layers.slice(still), true);
      const ctx = canvas.getContext('2d');
      return encodePng(width, height, (y, rows) => ctx.getImageData(0, y, width, rows).data);
    },
  };
}
