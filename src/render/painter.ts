// From a scene to a PNG file: lays it out, paints it, and keeps the layers that stay equal from picture to picture.
import { createHash } from 'node:crypto';
import { inShort } from './in-short.js';
import { layOut, type LaidOutLayer, type LaidOutScene } from './layout.js';
import type { Box, Scene } from '../table/scene.js';
import { createMeasure, type DrawingBackend } from './backend.js';
import type { Canvas, Context } from './canvas.js';
import { giveBack } from './garbage.js';
import { layGround, packGround, type Ground } from './ground.js';
import { createLru } from './lru.js';
import { paintLayer } from './paint.js';
import { encodePng } from './png.js';
import { createStamps } from './stamps.js';

/** How much of packed grounds is kept, in bytes: those of all games, and in several languages. */
const KEPT_GROUNDS = 12 * 1024 * 1024;

/** How much of still layers above moving ones is kept, in bytes. */
const KEPT_INSETS = 4 * 1024 * 1024;

/** Still layers above moving ones are kept by themselves up to this size, in pixels. */
const LARGEST_INSET = 512 * 512;

export interface Painter {
  /** The scene as a PNG file; its texts have been put into words. One is painted at a time. */
  png(scene: Scene): Promise<Buffer>;
  /** The scene with its final sizes and line breaks; its texts have been put into words. */
  layOut(scene: Scene): LaidOutScene;
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
  const grounds = createLru<Ground>(KEPT_GROUNDS, ({ bytes }) => bytes);
  const insets = createLru<Canvas>(KEPT_INSETS, ({ width, height }) => width * height * 4, release);
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
    const known = insets.get(key);
    const canvas = known ?? backend.createCanvas(width, height);
    if (known === undefined) {
      const on = canvas.getContext('2d');
      on.translate(-left, -top);
      on.scale(scale, scale);
      paintLayer(on, layer, patterns);
      insets.set(key, canvas);
    }
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(canvas, left, top);
    ctx.restore();
  }

  /**
   * Paints layers over what is on a canvas.
   * @param moving whether these layers change from picture to picture; what stands in them is the same again and again.
   */
  function paintOver(canvas: Canvas, scene: LaidOutScene, layers: readonly LaidOutLayer[], moving: boolean): void {
    const scale = canvas.width / scene.width;
    const stamping = moving ? { stamps, frame: { sx: scale, sy: scale, x: 0, y: 0 } } : undefined;
    const ctx = canvas.getContext('2d');
    ctx.save();
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

  /** Covers a canvas with the lowest still layers of a picture; the first of them, which changes least, is kept by itself as well. */
  async function coverWith(canvas: Canvas, scene: LaidOutScene, count: number): Promise<void> {
    if (count === 0) {
      const ctx = canvas.getContext('2d');
      ctx.fillStyle = scene.background;
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      return;
    }
    const key = keyOf([scene.width, scene.height, scene.background, canvas.width, scene.layers.slice(0, count)]);
    const known = grounds.get(key);
    if (known !== undefined) {
      layGround(canvas, known);
      return;
    }
    const below = Math.min(1, count - 1);
    await coverWith(canvas, scene, below);
    paintOver(canvas, scene, scene.layers.slice(below, count), false);
    grounds.set(key, packGround(canvas));
    await giveBack();
  }

  return {
    layOut: (worded) => inShort(layOut(worded, measure)),
    async png(worded) {
      const scene = layOut(worded, measure);
      const width = Math.round(scene.pixels);
      const height = Math.round((scene.height * scene.pixels) / scene.width);
      const firstMoving = scene.layers.findIndex((layer) => !layer.still);
      const still = firstMoving < 0 ? scene.layers.length : firstMoving;
      const canvas = canvasOf(width, height);
      await coverWith(canvas, scene, still);
      paintOver(canvas, scene, scene.layers.slice(still), true);
      const ctx = canvas.getContext('2d');
      const png = encodePng(width, height, (y, rows) => ctx.getImageData(0, y, width, rows).data);
      await giveBack();
      return png;
    },
  };
}
