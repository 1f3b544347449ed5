// Small pure helpers for scenes: curves, arrows, stars, wavy lines. All of it is geometry on plain numbers.
import type { Colour, Fill, PathShape, Shape, Stroke, XY } from '../table/scene.js';

const show = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as path data. */
const point = ([x, y]: XY): string => `${show(x)} ${show(y)}`;

/** Straight lines through points as path data. */
export function polyline(points: readonly XY[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${point(first)}${rest.map((at) => `L${point(at)}`).join('')}${closed ? 'Z' : ''}`;
}

export const distance = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point `share` of the way from one point to another. */
export const between = (a: XY, b: XY, share: number): XY => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A quadratic curve by its ends and its control point. */
export interface Curve {
  readonly from: XY;
  readonly by: XY;
  readonly to: XY;
}

/** A curve that bends to the right of its way by a share of its length, so that opposite ways lie apart. */
export function bent(from: XY, to: XY, bend: number): Curve {
  const [mx, my] = between(from, to, 0.5);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return { from, by: [mx - dy * bend * 2, my + dx * bend * 2], to };
}

/** The point of a curve at a share of its parameter. */
export function along({ from, by, to }: Curve, t: number): XY {
  return between(between(from, by, t), between(by, to, t), t);
}

/** The part of a curve between two parameters. */
export function part(curve: Curve, start: number, end: number): Curve {
  const { from, by, to } = curve;
  const tangent = between(between(from, by, start), between(by, to, start), end);
  return { from: along(curve, start), by: tangent, to: along(curve, end) };
}

/** A curve shortened by distances (pixels) at its two ends; at least a tenth of it is left. */
export function trimmed(curve: Curve, atStart: number, atEnd: number): Curve {
  const STEPS = 60;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => along(curve, step / STEPS));
  const first = points.findIndex((at) => distance(at, curve.from) >= atStart);
  const last = points.findLastIndex((at) => distance(at, curve.to) >= atEnd);
  const start = first < 0 ? 0.45 : Math.min(first / STEPS, 0.45);
  const end = last < 0 ? 0.55 : Math.max(last / STEPS, start + 0.1);
  return part(curve, start, end);
}

/** A curve as path data. */
export function curvePath({ from, by, to }: Curve): string {
  return `M${point(from)}Q${point(by)} ${point(to)}`;
}

/** A five-pointed star around a point. */
export function starPath([x, y]: XY, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner): XY => {
    const angle = (corner * Math.PI) / 5 - Math.PI / 2;
    const reach = corner % 2 === 0 ? radius : radius * 0.45;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polyline(corners, true);
}

/** A diagonal cross around a point. */
export function crossPath([x, y]: XY, reach: number): string {
  return `M${point([x - reach, y - reach])}L${point([x + reach, y + reach])}M${point([x + reach, y - reach])}L${point([x - reach, y + reach])}`;
}

/** A wavy line through points; the waves keep their length. */
export function wavePath(points: readonly XY[], length: number, height: number): string {
  const out: XY[] = [];
  let travelled = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    if (!from) return;
    const span = distance(from, to);
    if (span === 0) return;
    const [nx, ny] = [-(to[1] - from[1]) / span, (to[0] - from[0]) / span];
    const steps = Math.max(2, Math.ceil(span / 5));
    for (let step = 0; step <= steps; step++) {
      const done = (step / steps) * span;
      const sway = Math.sin(((travelled + done) / length) * Math.PI * 2) * height;
      const [x, y] = between(from, to, step / steps);
      out.push([x + nx * sway, y + ny * sway]);
    }
    travelled += span;
  });
  return polyline(out);
}

/** An arrowhead whose tip is at `tip`, pointing away from `back`. */
function headPath(tip: XY, back: XY, size: number): string {
  const span = distance(back, tip) || 1;
  const [ux, uy] = [(tip[0] - back[0]) / span, (tip[1] - back[1]) / span];
  const base: XY = [tip[0] - ux * size, tip[1] - uy * size];
  const half = size * 0.55;
  return polyline([tip, [base[0] - uy * half, base[1] + ux * half], [base[0] + uy * half, base[1] - ux * half]], true);
}

export interface LineStyle {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly casing: Colour;
  readonly edge: Colour;
  readonly head?: number;
}

/**
 * A line with casing and arrowhead, as shapes from bottom to top.
 * @param d the line as path data, ending at the base of the head.
 * @param tip the tip of the head and a point behind it, when there is a head.
 */
export function casedLine(id: string, d: string, style: LineStyle, tip?: { at: XY; back: XY }): Shape[] {
  const { colour, width, dash, casing, edge, head = 0 } = style;
  const pointed = tip && head > 0 ? headPath(tip.at, tip.back, head) : undefined;
  const lines = (name: string, strokes: readonly Stroke[]): PathShape => ({
    kind: 'path',
    id: `${id}:${name}`,
    d,
    strokes,
  });
  const tips = (name: string, fill: Fill, strokes: readonly Stroke[]): PathShape[] =>
    pointed === undefined ? [] : [{ kind: 'path', id: `${id}:${name}`, d: pointed, fill, strokes }];
  const grown = width * 0.8;
  return [
    lines('edge', [{ colour: edge, width: width + grown + 3 }]),
    ...tips('head-edge', { colour: edge }, [{ colour: edge, width: grown + 3 }]),
    lines('casing', [{ colour: casing, width: width + grown }]),
    ...tips('head-casing', { colour: casing }, [{ colour: casing, width: grown }]),
    lines('line', [{ colour, width, ...(dash ? { dash, cap: 'butt' as const } : {}) }]),
    ...tips('head', { colour }, []),
  ];
}
