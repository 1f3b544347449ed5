// Paints the shapes of a laid-out scene on a canvas.
import type { LaidOutFill, LaidOutLayer, LaidOutScene, LaidOutShape, LaidOutText } from './layout.js';
import type { Box, Hatch, Stroke, XY } from '../table/scene.js';
import { fontOf } from './backend.js';
import type { Context } from './canvas.js';
import { bordersOf, boundsOfRegions, layLines, layPolygons, polygonsOf } from './outlines.js';
import { layPath, pathBounds } from './path.js';
import type { Frame, Stamps } from './stamps.js';

type Patterns = LaidOutScene['patterns'];

/** Border lines from this width on are drawn with fewer points; below it their joins need no rounding. */
const BROAD = 8;

const hair = 0.5;

function layRounded(ctx: Context, { x, y, w, h }: Box, radius: number): void {
  const r = Math.min(radius, w / 2, h / 2);
  ctx.beginPath();
  if (r <= 0) {
    ctx.rect(x, y, w, h);
    return;
  }
  ctx.moveTo(x + r, y);
  ctx.lineTo(x + w - r, y);
  ctx.quadraticCurveTo(x + w, y, x + w, y + r);
  ctx.lineTo(x + w, y + h - r);
  ctx.quadraticCurveTo(x + w, y + h, x + w - r, y + h);
  ctx.lineTo(x + r, y + h);
  ctx.quadraticCurveTo(x, y + h, x, y + h - r);
  ctx.lineTo(x, y + r);
  ctx.quadraticCurveTo(x, y, x + r, y);
  ctx.closePath();
}

function hatch(ctx: Context, { colour, spacing, width, angle }: Hatch, around: Box): void {
  const slope = Math.tan((angle * Math.PI) / 180);
  const [middle, reach] = [around.x + around.w / 2, (Math.abs(slope) * around.w) / 2];
  const rows = spacing / Math.cos((angle * Math.PI) / 180);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'butt';
  ctx.setLineDash([]);
  ctx.beginPath();
  // Anchored to the picture's origin, so that hatches of neighbours meet.
  const first = Math.floor((around.y - reach - slope * middle) / rows) * rows + slope * middle;
  for (let y = first; y <= around.y + around.h + reach; y += rows) {
    ctx.moveTo(around.x, y - slope * (middle - around.x));
    ctx.lineTo(around.x + around.w, y + slope * (around.x + around.w - middle));
  }
  ctx.stroke();
}

function fillPath(ctx: Context, fill: LaidOutFill | undefined, patterns: Patterns, around: () => Box): void {
  if (fill?.colour !== undefined) {
    ctx.fillStyle = fill.colour;
    ctx.fill();
  }
  const pattern = fill?.pattern === undefined ? undefined : patterns[fill.pattern];
  if (pattern) {
    ctx.save();
    ctx.clip();
    hatch(ctx, pattern, around());
    ctx.restore();
  }
}

function strokePath(ctx: Context, strokes: readonly Stroke[] | undefined, join = 'round'): void {
  for (const { colour, width, dash, cap } of strokes ?? []) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.lineCap = cap ?? 'round';
    ctx.lineJoin = join;
    ctx.setLineDash([...(dash ?? [])]);
    ctx.stroke();
  }
}

/** Lays, fills and strokes; the path is laid again after a hatch has replaced it. */
function finish(
  ctx: Context,
  lay: () => void,
  fill: LaidOutFill | undefined,
  patterns: Patterns,
  strokes: readonly Stroke[] | undefined,
  around: () => Box,
): void {
  const painted = fill?.colour !== undefined || fill?.pattern !== undefined || (strokes?.length ?? 0) > 0;
  if (!painted) return;
  lay();
  fillPath(ctx, fill, patterns, around);
  if (!strokes?.length) return;
  if (fill?.pattern !== undefined) lay();
  strokePath(ctx, strokes);
}

function paintWords(ctx: Context, { words, halo }: LaidOutText): void {
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  ctx.setLineDash([]);
  for (const { text, x, y, size, weight, fill } of words) {
    ctx.font = fontOf(size, weight);
    if (halo) {
      ctx.strokeStyle = halo.colour;
      ctx.lineWidth = halo.width;
      ctx.strokeText(text, x, y);
    }
    ctx.fillStyle = fill;
    ctx.fillText(text, x, y);
  }
}

const around = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 });

/** Where stamps are had from, and where the shape's own coordinates lie on the canvas. */
interface Stamping {
  readonly stamps: Stamps;
  readonly frame: Frame;
}

/** Paints a shape around the origin, whose point `from` is put there. */
function paintFrom(ctx: Context, shape: LaidOutShape, patterns: Patterns, [x, y]: XY): void {
  ctx.translate(-x, -y);
  paintShape(ctx, shape, patterns);
}

function frameWithin({ sx, sy, x, y }: Frame, at: XY, scale = 1): Frame {
  return { sx: sx * scale, sy: sy * scale, x: x + at[0] * sx, y: y + at[1] * sy };
}

/**
 * @param seen what of the shape's own coordinates the layer shows; everything when absent.
 * @param stamping what is painted the same again is stamped; everything is painted when absent.
 */
function paintShape(ctx: Context, shape: LaidOutShape, patterns: Patterns, seen?: Box, stamping?: Stamping): void {
  switch (shape.kind) {
    case 'region': {
      const outline = polygonsOf(shape.board, shape.regions);
      finish(
        ctx,
        () => layPolygons(ctx, outline, seen),
        shape.fill,
        patterns,
        [],
        () => boundsOfRegions(shape.board, shape.regions),
      );
      return;
    }
    case 'borders': {
      ctx.save();
      if (shape.inside) {
        layPolygons(ctx, polygonsOf(shape.board, shape.inside), seen);
        ctx.clip();
      }
      const lines = bordersOf(shape.board, shape.choice);
      for (const stroke of shape.strokes) {
        // Dashes run on from the beginning of a line, so none of it may be missing.
        const near = stroke.dash === undefined && seen !== undefined ? around(seen, stroke.width) : undefined;
        layLines(ctx, lines, stroke.width > BROAD ? stroke.width / 3 : 0, near);
        strokePath(ctx, [stroke], stroke.width < BROAD ? 'bevel' : 'round');
      }
      ctx.restore();
      return;
    }
    case 'path':
      finish(
        ctx,
        () => layPath(ctx, shape.d),
        shape.fill,
        patterns,
        shape.strokes,
        () => pathBounds(shape.d),
      );
      return;
    case 'box':
      finish(
        ctx,
        () => layRounded(ctx, shape.box, shape.radius ?? 0),
        shape.fill,
        patterns,
        shape.strokes,
        () => shape.box,
      );
      return;
    case 'ellipse': {
      const { at, rx, ry } = shape;
      const lay = (): void => {
        ctx.beginPath();
        ctx.ellipse(at[0], at[1], rx, ry, 0, 0, Math.PI * 2);
      };
      finish(ctx, lay, shape.fill, patterns, shape.strokes, () => ({
        x: at[0] - rx,
        y: at[1] - ry,
        w: rx * 2,
        h: ry * 2,
      }));
      return;
    }
    case 'text': {
      const [first] = shape.words;
      if (first === undefined) return;
      const at: XY = [first.x, first.y];
      const isStamped = stamping?.stamps.stamp(ctx, stamping.frame, at, shape, (on) =>
        paintFrom(on, shape, patterns, at),
      );
      if (isStamped !== true) paintWords(ctx, shape);
      return;
    }
    case 'group': {
      const isPlain = shape.turn === undefined && shape.alpha === undefined;
      const isStamped =
        isPlain &&
        stamping?.stamps.stamp(ctx, stamping.frame, shape.at, shape, (on) => paintFrom(on, shape, patterns, shape.at));
      if (isStamped === true) return;
      const inner =
        isPlain && stamping !== undefined
          ? { ...stamping, frame: frameWithin(stamping.frame, shape.at, shape.scale) }
          : undefined;
      ctx.save();
      ctx.translate(shape.at[0], shape.at[1]);
      if (shape.turn !== undefined) ctx.rotate((shape.turn * Math.PI) / 180);
      if (shape.scale !== undefined) ctx.scale(shape.scale, shape.scale);
      if (shape.alpha !== undefined) ctx.globalAlpha *= shape.alpha;
      for (const one of shape.shapes) paintShape(ctx, one, patterns, undefined, inner);
      ctx.restore();
      return;
    }
  }
}

/** Where a part `from` of a layer's own space lies on the canvas that shows it in the part `to`. */
function frameOn({ sx, sy, x, y }: Frame, from: Box, to: Box): Frame {
  const [wide, high] = [to.w / from.w, to.h / from.h];
  return { sx: sx * wide, sy: sy * high, x: x + sx * (to.x - from.x * wide), y: y + sy * (to.y - from.y * high) };
}

/**
 * Paints a layer.
 * @param stamping what is painted the same again is stamped.
 */
export function paintLayer(ctx: Context, layer: LaidOutLayer, patterns: Patterns, stamping?: Stamping): void {
  ctx.save();
  let here = stamping;
  if (layer.view) {
    const { from, to } = layer.view;
    ctx.beginPath();
    // A hair wider than what is laid in it: outlines that share its edge would not be clipped to each other.
    ctx.rect(to.x - hair, to.y - hair, to.w + hair * 2, to.h + hair * 2);
    ctx.clip();
    ctx.translate(to.x, to.y);
    ctx.scale(to.w / from.w, to.h / from.h);
    ctx.translate(-from.x, -from.y);
    here = stamping && { ...stamping, frame: frameOn(stamping.frame, from, to) };
  }
  for (const shape of layer.shapes) paintShape(ctx, shape, patterns, layer.view?.from, here);
  ctx.restore();
}
