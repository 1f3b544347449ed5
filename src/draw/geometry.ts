// Points, boxes and curves: the arithmetic that pictures share.
import type { Box, XY } from '../table/scene.js';

export const distance = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The point `share` of the way from one point to another. */
export const between = (a: XY, b: XY, share: number): XY => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The rectangle of a given size around a point. */
export const boxAround = ([x, y]: XY, [w, h]: XY): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

export const middleOf = ({ x, y, w, h }: Box): XY => [x + w / 2, y + h / 2];

/** A rectangle with more room on every side; less with a negative number. */
export const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 });

/** Whether a point lies in a rectangle or within `room` of it. */
export const contains = ({ x, y, w, h }: Box, [px, py]: XY, room = 0): boolean =>
  px > x - room && px < x + w + room && py > y - room && py < y + h + room;

/** The area two rectangles have in common. */
export function common(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
}

/** How much of a rectangle others cover; what several of them cover counts as often. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, one) => sum + common(box, one), 0);

/** The rectangle around some rectangles; undefined around none. */
export function boundsOf(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  let [left, top, right, bottom] = [first.x, first.y, first.x + first.w, first.y + first.h];
  for (const { x, y, w, h } of rest) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

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

/** The same curve moved sideways, to the right of its way: for several between the same two places. */
export function shifted({ from, by, to }: Curve, aside: number): Curve {
  const span = distance(from, to) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / span) * aside, ((to[0] - from[0]) / span) * aside];
  const move = ([x, y]: XY): XY => [x + nx, y + ny];
  return { from: move(from), by: move(by), to: move(to) };
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

/** Points along a curve from end to end, at even steps of its parameter. */
const pointsOf = (curve: Curve, steps: number): XY[] =>
  Array.from({ length: steps + 1 }, (_, step) => along(curve, step / steps));

/** The length of a curve that lies outside of some rectangles, in pixels. */
export function openLength(curve: Curve, boxes: readonly Box[]): number {
  const points = pointsOf(curve, 40);
  return points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to;
    const middle = between(from, to, 0.5);
    return boxes.some((box) => contains(box, middle)) ? sum : sum + distance(from, to);
  }, 0);
}

/** How far from an end of a curve it is last inside a rectangle around that end, in pixels; 0 when the end lies outside. */
export function wayOut(curve: Curve, end: 'from' | 'to', box: Box): number {
  const points = pointsOf(curve, 60);
  if (end === 'to') points.reverse();
  const out = points.findIndex((at) => !contains(box, at));
  const [first, leaving = points.at(-1)] = [points[0], points[out]];
  return first && leaving && out !== 0 ? distance(first, leaving) : 0;
}

/** The part of a curve from its first point in a rectangle to its last, and which of its ends lie outside; undefined where none is in it. */
export function partWithin(
  curve: Curve,
  box: Box,
): { readonly curve: Curve; readonly comesIn: boolean; readonly goesOut: boolean } | undefined {
  const points = pointsOf(curve, 60);
  const first = points.findIndex((at) => contains(box, at));
  const last = points.findLastIndex((at) => contains(box, at));
  if (first < 0 || last === first) return undefined;
  const [comesIn, goesOut] = [first > 0, last < 60];
  return { curve: comesIn || goesOut ? part(curve, first / 60, last / 60) : curve, comesIn, goesOut };
}

/** The rectangle moved by as little as brings it into another one. */
export function movedInto({ x, y, w, h }: Box, into: Box): Box {
  return {
    x: Math.max(into.x, Math.min(into.x + into.w - w, x)),
    y: Math.max(into.y, Math.min(into.y + into.h - h, y)),
    w,
    h,
  };
}

/** A curve shortened by distances (pixels) at its two ends; at least a tenth of it is left. */
export function trimmed(curve: Curve, atStart: number, atEnd: number): Curve {
  const STEPS = 60;
  const points = pointsOf(curve, STEPS);
  const first = points.findIndex((at) => distance(at, curve.from) >= atStart);
  const last = points.findLastIndex((at) => distance(at, curve.to) >= atEnd);
  const start = first < 0 ? 0.45 : Math.min(first / STEPS, 0.45);
  const end = last < 0 ? 0.55 : Math.max(last / STEPS, start + 0.1);
  return part(curve, start, end);
}
