// Small things that come again in picture after picture — words, counters, signs — painted once and stamped from then on.
import type { LaidOutGroup, LaidOutShape, LaidOutText } from './layout.js';
import type { Box, Stroke, XY } from '../table/scene.js';
import type { DrawingBackend } from './backend.js';
import type { Canvas, Context } from './canvas.js';
import { createLru } from './lru.js';
import { pathBounds } from './path.js';

/** Where the points of a space lie on the canvas: enlarged, then moved; never turned. */
export interface Frame {
  readonly sx: number;
  readonly sy: number;
  readonly x: number;
  readonly y: number;
}

export interface Stamps {
  /**
   * Paints a shape whose middle is at a point, from what was painted before where it is the same.
   * @param paint paints it around the origin.
   * @returns whether it was painted; a shape that is too large, or whose size is not known, is left to the caller.
   */
  stamp(ctx: Context, frame: Frame, at: XY, shape: LaidOutGroup | LaidOutText, paint: (ctx: Context) => void): boolean;
}

interface Stamp {
  readonly canvas: Canvas;
  /** Its upper left corner from the whole pixel of the point. */
  readonly left: number;
  readonly top: number;
}

const KEPT_BYTES = 8 * 1024 * 1024;
/** Larger ones are seldom the same twice. */
const LARGEST = 320 * 240;
/** Things are stamped to a quarter of a pixel. */
const PARTS = 4;

const nearest = (pixels: number): number => Math.round(pixels * PARTS) / PARTS;

const halfWidth = (strokes: readonly Stroke[] | undefined): number =>
  (strokes ?? []).reduce((most, { width }) => Math.max(most, width / 2), 0);

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 });

function union(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (first === undefined) return null;
  return others.reduce((a, b) => {
    const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
  }, first);
}

/** Room that words surely do not exceed: no letter of the fonts is wider than it is high. */
function boundsOfText({ words, halo }: LaidOutText): Box | null {
  const boxes = words.map(({ text, x, y, size }) => ({ x, y: y - size * 1.1, w: text.length * size, h: size * 1.5 }));
  const all = union(boxes);
  return all === null ? null : grown(all, (halo?.width ?? 0) / 2 + 1);
}

/** The rectangle around all that a shape paints; null where that is not known or nothing. */
function boundsOf(shape: LaidOutShape): Box | null {
  switch (shape.kind) {
    case 'region':
    case 'borders':
      return null;
    case 'text':
      return boundsOfText(shape);
    case 'box':
      return grown(shape.box, halfWidth(shape.strokes));
    case 'ellipse': {
      const { at, rx, ry, strokes } = shape;
      return grown({ x: at[0] - rx, y: at[1] - ry, w: rx * 2, h: ry * 2 }, halfWidth(strokes));
    }
    case 'path':
      return grown(pathBounds(shape.d), halfWidth(shape.strokes));
    case 'group': {
      const inner = boundsOfAll(shape.shapes);
      if (inner === null || shape.turn !== undefined) return null;
      const scale = shape.scale ?? 1;
      return {
        x: shape.at[0] + inner.x * scale,
        y: shape.at[1] + inner.y * scale,
        w: inner.w * scale,
        h: inner.h * scale,
      };
    }
  }
}

/** The rectangle around some shapes; null where that of one is not known. */
function boundsOfAll(shapes: readonly LaidOutShape[]): Box | null {
  const boxes = shapes.map(boundsOf);
  const known = boxes.flatMap((box) => box ?? []);
  return known.length === boxes.length ? union(known) : null;
}

/** What a shape looks like, wherever it stands. */
function likenessOf(shape: LaidOutGroup | LaidOutText, [x, y]: XY): unknown {
  if (shape.kind === 'group') return [shape.scale, shape.shapes];
  const words = shape.words.map((one) => [
    one.text,
    (one.x - x).toFixed(2),
    (one.y - y).toFixed(2),
    one.size,
    one.weight,
    one.fill,
  ]);
  return [shape.halo, words];
}

/** A store of stamps that gives the memory of those it lets go back at once. */
export function createStamps(backend: DrawingBackend, release: (canvas: Canvas) => void): Stamps {
  const kept = createLru<Stamp>(
    KEPT_BYTES,
    ({ canvas: { width, height } }) => width * height * 4,
    ({ canvas }) => release(canvas),
  );

  function make(
    shape: LaidOutGroup | LaidOutText,
    at: XY,
    { sx, sy, x, y }: Frame,
    paint: (ctx: Context) => void,
  ): Stamp | null {
    const around = shape.kind === 'group' ? boundsOf({ ...shape, at: [0, 0] }) : boundsOf(shape);
    if (around === null) return null;
    const [fromX, fromY] = shape.kind === 'group' ? [0, 0] : at;
    // Two pixels more on each side: joins of lines may reach further than half their width.
    const left = Math.floor((around.x - fromX) * sx + x) - 2;
    const top = Math.floor((around.y - fromY) * sy + y) - 2;
    const width = Math.ceil(around.w * sx) + 5;
    const height = Math.ceil(around.h * sy) + 5;
    if (width * height > LARGEST) return null;
    const canvas = backend.createCanvas(width, height);
    const ctx = canvas.getContext('2d');
    ctx.translate(x - left, y - top);
    ctx.scale(sx, sy);
    paint(ctx);
    return { canvas, left, top };
  }

  return {
    stamp(ctx, frame, at, shape, paint) {
      const { sx, sy } = frame;
      const [px, py] = [nearest(frame.x + at[0] * sx), nearest(frame.y + at[1] * sy)];
      const [wholeX, wholeY] = [Math.floor(px), Math.floor(py)];
      const key = JSON.stringify([sx, sy, px - wholeX, py - wholeY, likenessOf(shape, at)]);
      const known = kept.get(key);
      const found = known ?? make(shape, at, { sx, sy, x: px - wholeX, y: py - wholeY }, paint);
      if (found === null) return false;
      if (known === undefined) kept.set(key, found);
      ctx.save();
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(found.canvas, wholeX + found.left, wholeY + found.top);
      ctx.restore();
      return true;
    },
  };
}
