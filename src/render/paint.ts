// Paints a scene on a surface; layers that stay equal from picture to picture are kept once painted.
import { createHash } from 'node:crypto';
import type { Box, Fill, Hatch, Layer, Scene, Shape, Stroke } from '../table/scene.js';
import type { DrawingBackend } from './backend.js';
import { bordersOf, boundsOf, layLines, layPolygons, polygonsOf } from './outlines.js';
import { layPath, pathBounds } from './path.js';
import type { Pen, Surface } from './pen.js';
import { encodePng } from './png.js';
import { paintText } from './words.js';

const KEPT_LAYERS = 6;
/** Border lines from this width on are drawn with fewer points; below it their joins need no rounding. */
const BROAD = 8;

function layRounded(pen: Pen, { x, y, w, h }: Box, radius: number): void {
  const r = Math.min(radius, w / 2, h / 2);
  pen.beginPath();
  if (r <= 0) {
    pen.rect(x, y, w, h);
    return;
  }
  pen.moveTo(x + r, y);
  pen.lineTo(x + w - r, y);
  pen.quadraticCurveTo(x + w, y, x + w, y + r);
  pen.lineTo(x + w, y + h - r);
  pen.quadraticCurveTo(x + w, y + h, x + w - r, y + h);
  pen.lineTo(x + r, y + h);
  pen.quadraticCurveTo(x, y + h, x, y + h - r);
  pen.lineTo(x, y + r);
  pen.quadraticCurveTo(x, y, x + r, y);
  pen.closePath();
}

function hatch(pen: Pen, { colour, spacing, width, angle }: Hatch, around: Box): void {
  const slope = Math.tan((angle * Math.PI) / 180);
  const [middle, reach] = [around.x + around.w / 2, (Math.abs(slope) * around.w) / 2];
  const rows = spacing / Math.cos((angle * Math.PI) / 180);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'butt';
  pen.setLineDash([]);
  pen.beginPath();
  // Anchored to the picture's origin, so that hatches of neighbours meet.
  const first = Math.floor((around.y - reach - slope * middle) / rows) * rows + slope * middle;
  for (let y = first; y <= around.y + around.h + reach; y += rows) {
    pen.moveTo(around.x, y - slope * (middle - around.x));
    pen.lineTo(around.x + around.w, y + slope * (around.x + around.w - middle));
  }
  pen.stroke();
}

function fillPath(pen: Pen, fill: Fill | undefined, around: () => Box): void {
  if (fill?.colour !== undefined) {
    pen.fillStyle = fill.colour;
    pen.fill();
  }
  if (fill?.hatch) {
    pen.save();
    pen.clip();
    hatch(pen, fill.hatch, around());
    pen.restore();
  }
}

function strokePath(pen: Pen, strokes: readonly Stroke[] | undefined, join = 'round'): void {
  for (const { colour, width, dash, cap } of strokes ?? []) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.lineCap = cap ?? 'round';
    pen.lineJoin = join;
    pen.setLineDash([...(dash ?? [])]);
    pen.stroke();
  }
}

/** Lays, fills and strokes; the path is laid again after a hatch has replaced it. */
function finish(
  pen: Pen,
  lay: () => void,
  fill: Fill | undefined,
  strokes: readonly Stroke[] | undefined,
  around: () => Box,
): void {
  const painted = fill?.colour !== undefined || fill?.hatch !== undefined || (strokes?.length ?? 0) > 0;
  if (!painted) return;
  lay();
  fillPath(pen, fill, around);
  if (!strokes?.length) return;
  if (fill?.hatch) lay();
  strokePath(pen, strokes);
}

function paintShape(pen: Pen, shape: Shape): void {
  switch (shape.kind) {
    case 'region': {
      const outline = polygonsOf(shape.board, shape.regions);
      finish(
        pen,
        () => layPolygons(pen, outline),
        shape.fill,
        [],
        () => boundsOf(shape.board, shape.regions),
      );
      return;
    }
    case 'borders': {
      pen.save();
      if (shape.inside) {
        layPolygons(pen, polygonsOf(shape.board, shape.inside));
        pen.clip();
      }
      const lines = bordersOf(shape.board, shape.choice);
      for (const stroke of shape.strokes) {
        layLines(pen, lines, stroke.width > BROAD ? stroke.width / 3 : 0);
        strokePath(pen, [stroke], stroke.width < BROAD ? 'bevel' : 'round');
      }
      pen.restore();
      return;
    }
    case 'path':
      finish(
        pen,
        () => layPath(pen, shape.d),
        shape.fill,
        shape.strokes,
        () => pathBounds(shape.d),
      );
      return;
    case 'box':
      finish(
        pen,
        () => layRounded(pen, shape.box, shape.radius ?? 0),
        shape.fill,
        shape.strokes,
        () => shape.box,
      );
      return;
    case 'ellipse': {
      const { at, rx, ry } = shape;
      const lay = (): void => {
        pen.beginPath();
        pen.ellipse(at[0], at[1], rx, ry, 0, 0, Math.PI * 2);
      };
      finish(pen, lay, shape.fill, shape.strokes, () => ({ x: at[0] - rx, y: at[1] - ry, w: rx * 2, h: ry * 2 }));
      return;
    }
    case 'text':
      paintText(pen, shape);
      return;
    case 'group':
      pen.save();
      pen.translate(shape.at[0], shape.at[1]);
      if (shape.turn !== undefined) pen.rotate((shape.turn * Math.PI) / 180);
      if (shape.scale !== undefined) pen.scale(shape.scale, shape.scale);
      if (shape.alpha !== undefined) pen.globalAlpha *= shape.alpha;
      for (const inner of shape.shapes) paintShape(pen, inner);
      pen.restore();
      return;
  }
}

function paintLayer(pen: Pen, layer: Layer): void {
  pen.save();
  if (layer.view) {
    const { from, to } = layer.view;
    pen.beginPath();
    pen.rect(to.x, to.y, to.w, to.h);
    pen.clip();
    pen.translate(to.x, to.y);
    pen.scale(to.w / from.w, to.h / from.h);
    pen.translate(-from.x, -from.y);
  }
  for (const shape of layer.shapes) paintShape(pen, shape);
  pen.restore();
}

export interface Painter {
  /** The scene as a PNG file. */
  png(scene: Scene): Buffer;
}

/** A painter with its own store of painted layers. */
export function createPainter(backend: DrawingBackend): Painter {
  const kept = new Map<string, Surface>();

  function keep(key: string, make: () => Surface): Surface {
    const surface = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, surface);
    const oldest = kept.keys().next();
    if (kept.size > KEPT_LAYERS && !oldest.done) kept.delete(oldest.value);
    return surface;
  }

  /** The lowest layers of a picture painted together; each still layer builds on what is kept of those below it. */
  function ground(scene: Scene, layers: readonly Layer[], width: number, height: number): Surface {
    const { width: w, height: h, background } = scene;
    const key = createHash('sha256')
      .update(JSON.stringify([w, h, background, width, layers]))
      .digest('base64');
    return keep(key, () => {
      const surface = backend.createSurface(width, height);
      const pen = surface.getContext('2d');
      const top = layers.at(-1);
      if (top) {
        pen.drawImage(ground(scene, layers.slice(0, -1), width, height), 0, 0);
        pen.scale(width / w, width / w);
        paintLayer(pen, top);
      } else {
        pen.fillStyle = background;
        pen.fillRect(0, 0, width, height);
      }
      return surface;
    });
  }

  return {
    png(scene) {
      const width = Math.round(scene.pixels);
      const height = Math.round((scene.height * scene.pixels) / scene.width);
      const surface = backend.createSurface(width, height);
      const pen = surface.getContext('2d');
      const firstMoving = scene.layers.findIndex((layer) => !layer.still);
      const still = firstMoving < 0 ? scene.layers : scene.layers.slice(0, firstMoving);
      pen.drawImage(ground(scene, still, width, height), 0, 0);
      pen.save();
      pen.scale(scene.pixels / scene.width, scene.pixels / scene.width);
      for (const layer of scene.layers.slice(still.length)) paintLayer(pen, layer);
      pen.restore();
      return encodePng(width, height, pen.getImageData(0, 0, width, height).data);
    },
  };
}
