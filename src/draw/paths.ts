// Outlines as path data: lines, stars, crosses, waves, arrowheads.
import type { Box, XY } from '../table/scene.js';
import { between, type Curve, distance } from './geometry.js';

const show = (value: number): string => String(Math.round(value * 10) / 10);

/** A point as path data. */
export const point = ([x, y]: XY): string => `${show(x)} ${show(y)}`;

/** Straight lines through points as path data. */
export function polyline(points: readonly XY[], closed = false): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${point(first)}${rest.map((at) => `L${point(at)}`).join('')}${closed ? 'Z' : ''}`;
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
export function headPath(tip: XY, back: XY, size: number): string {
  const span = distance(back, tip) || 1;
  const [ux, uy] = [(tip[0] - back[0]) / span, (tip[1] - back[1]) / span];
  const base: XY = [tip[0] - ux * size, tip[1] - uy * size];
  const half = size * 0.55;
  return polyline([tip, [base[0] - uy * half, base[1] + ux * half], [base[0] + uy * half, base[1] - ux * half]], true);
}

type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

/** A rectangle that is round at some of its corners only. */
export function partlyRounded({ x, y, w, h }: Box, radius: number, corners: readonly Corner[]): string {
  const at = (corner: Corner): number => (corners.includes(corner) ? radius : 0);
  const [left, top, right, bottom] = [x, y, x + w, y + h];
  const turn = (before: XY, corner: XY, after: XY, round: number): string =>
    round === 0 ? `L${point(corner)}` : `L${point(before)}Q${point(corner)} ${point(after)}`;
  const [tl, tr, br, bl] = [at('top-left'), at('top-right'), at('bottom-right'), at('bottom-left')];
  return [
    `M${point([left + tl, top])}`,
    turn([right - tr, top], [right, top], [right, top + tr], tr),
    turn([right, bottom - br], [right, bottom], [right - br, bottom], br),
    turn([left + bl, bottom], [left, bottom], [left, bottom - bl], bl),
    turn([left, top + tl], [left, top], [left + tl, top], tl),
    'Z',
  ].join('');
}
