// Arrows with a pale casing and a dark edge, so that they stand out on every ground.
import type { Box, Colour, Fill, PathShape, Run, Shape, Stroke, XY } from '../table/scene.js';
import {
  along,
  between,
  bent,
  boxAround,
  covered,
  type Curve,
  distance,
  grown,
  middleOf,
  movedInto,
  openLength,
  part,
  shifted,
  trimmed,
  wayOut,
} from './geometry.js';
import { curvePath, headPath, polyline, wavePath } from './paths.js';

export interface LineStyle {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly casing: Colour;
  readonly edge: Colour;
  /** Length of the arrowhead; none without. */
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

/** The way an arrow takes: a curve, or a wave through some points. */
export type Route =
  { readonly kind: 'curve'; readonly curve: Curve } | { readonly kind: 'line'; readonly points: readonly XY[] };

/** How far from its ends an arrow begins and stops, in pixels. */
export interface Gaps {
  readonly start: number;
  readonly end: number;
}

export interface Wave {
  readonly length: number;
  readonly height: number;
}

/** A head is at most this share of the way it stands on. */
const HEAD_SHARE = 0.6;

function fittingHead(style: LineStyle, room: number): LineStyle {
  const { head = 0 } = style;
  return head > room * HEAD_SHARE ? { ...style, head: room * HEAD_SHARE } : style;
}

/** An arrow over a route; on a short way its head shrinks. A route of points is drawn as a wave. */
export function arrow(id: string, route: Route, style: LineStyle, gaps: Gaps, wave: Wave): Shape[] {
  if (route.kind === 'curve') {
    const way = trimmed(route.curve, gaps.start, gaps.end);
    const look = fittingHead(style, distance(way.from, way.to));
    const base = trimmed(way, 0, (look.head ?? 0) * 0.8);
    return casedLine(id, curvePath(base), look, { at: way.to, back: base.to });
  }
  const points = [...route.points];
  const last = points.length - 1;
  const [before, end] = [points[last - 1], points[last]];
  if (!before || !end) return [];
  const tip = between(before, end, Math.max(0.3, 1 - gaps.end / distance(before, end)));
  const look = fittingHead(style, distance(before, tip));
  const room = distance(before, tip) || 1;
  points[last] = between(before, tip, Math.max(0.2, 1 - ((look.head ?? 0) * 0.8) / room));
  return casedLine(id, wavePath(points, wave.length, wave.height), look, { at: tip, back: before });
}

/** How strongly a way may bend to keep off what stands in it, mildest first. */
const BENDS = [0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.4, -0.4] as const;
/** A head that words cover counts as so much more of its line. */
const HEAD_WEIGHT = 1.2;

/** What a way has to keep to. */
interface Limits {
  readonly least: number;
  readonly aside: number;
  readonly head: number;
  readonly met?: Box | undefined;
}

/** How much of an arrow's head is covered. */
function coveredHead(curve: Curve, { head, met }: Limits, obstacles: readonly Box[]): number {
  const stop = met === undefined ? 0 : wayOut(curve, 'to', met);
  const span = distance(curve.from, curve.to) || 1;
  // On a short way the head is smaller.
  const share = Math.min(head, span / 4) / span;
  const end = Math.max(0, 1 - stop / span);
  const start = Math.max(0, end - share);
  const tip = part(curve, start, end);
  return openLength(tip, []) - openLength(tip, obstacles);
}

/** How far beside its ends it may run, in shares of what it is allowed. */
const SHIFTS = [1, -1, 0.6, -0.6, 1.4, -1.4] as const;

/**
 * A curve between two points that keeps off words and tokens: bent to the other side or more strongly where that shows more of it,
 * and beside its two ends where they stand so close that nothing would be seen between them.
 * @param obstacles what covers the curve, whatever stands at its two ends included.
 * @param least how much of it has to be seen, in pixels; `aside` how far beside its ends it may run; `head` how long its head is, and
 *   `met` the room of what it points at, before which it stops.
 */
export function clearCurve(from: XY, to: XY, obstacles: readonly Box[], limits: Limits): Curve {
  const { least, aside } = limits;
  const span = distance(from, to);
  const near = obstacles.filter(
    ({ x, y, w, h }) =>
      x < Math.max(from[0], to[0]) + span &&
      x + w > Math.min(from[0], to[0]) - span &&
      y < Math.max(from[1], to[1]) + span &&
      y + h > Math.min(from[1], to[1]) - span,
  );
  const best = (shifts: readonly number[]): { curve: Curve; cost: number; open: number } =>
    shifts
      .flatMap((by) =>
        BENDS.map((bend) => {
          const curve = shifted(bent(from, to, bend), by);
          const open = openLength(curve, near);
          const detour = Math.abs(bend) * span * 0.4 + Math.abs(by) * 1.2;
          const hidden = openLength(curve, []) - open;
          const blunt = HEAD_WEIGHT * coveredHead(curve, limits, near);
          return { curve, open, cost: detour + hidden + blunt + 8 * Math.max(0, least - open) };
        }),
      )
      .reduce((cheapest, one) => (one.cost < cheapest.cost ? one : cheapest));
  const straight = best([0]);
  if (straight.open >= least) return straight.curve;
  const beside = best(SHIFTS.map((share) => share * aside));
  return beside.cost < straight.cost ? beside.curve : straight.curve;
}

/** The point of a route at a share of its length. */
export function pointOn(route: Route, share: number): XY {
  if (route.kind === 'curve') return along(route.curve, share);
  const { points } = route;
  const spans = points.slice(1).map((to, index) => distance(points[index] ?? to, to));
  let left = share * spans.reduce((sum, span) => sum + span, 0);
  for (const [index, span] of spans.entries()) {
    const from = points[index];
    const to = points[index + 1];
    if (!from || !to) continue;
    if (left <= span) return between(from, to, span === 0 ? 0 : left / span);
    left -= span;
  }
  return points.at(-1) ?? [0, 0];
}

/** The first of some shares of a route where something of a given reach covers none of some boxes; the first when none is free. */
export function clearPoint(route: Route, shares: readonly number[], reach: number, obstacles: readonly Box[]): XY {
  const points = shares.map((share) => pointOn(route, share));
  const covers = ([x, y]: XY): boolean =>
    obstacles.some(
      (box) => x > box.x - reach && x < box.x + box.w + reach && y > box.y - reach && y < box.y + box.h + reach,
    );
  return points.find((at) => !covers(at)) ?? points[0] ?? [0, 0];
}

/** How a plate on an arrow looks. */
export interface PlateStyle {
  readonly size: number;
  readonly plate: Colour;
  readonly ink: Colour;
  readonly edge: Colour;
}

/** How large a plate is for so many letters. */
const plateOf = (letters: number, size: number): XY => [
  Math.max(size * 1.5, size * (0.62 * letters + 0.7)),
  size * 1.5,
];

function plated(id: string, at: XY, [w, h]: XY, run: Pick<Run, 'text' | 'lang'>, style: PlateStyle): Shape {
  const { size, plate, ink, edge } = style;
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      {
        kind: 'box',
        id: 'plate',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: h / 2,
        fill: { colour: plate },
        strokes: [{ colour: edge, width: size * 0.12 }],
      },
      {
        kind: 'text',
        id: 'text',
        at: [0, 0],
        align: 'centre',
        maxWidth: w - size * 0.4,
        runs: [{ ...run, size, weight: 'bold', fill: ink }],
      },
    ],
  };
}

/** A label on an arrow: a figure on a plate, in the middle of its way. */
export function arrowLabel(id: string, at: XY, text: string, style: PlateStyle): Shape {
  return plated(id, at, plateOf(text.length, style.size), { text, lang: 'en' }, style);
}

/** Where a name at the edge of a picture may stand, and for how many letters: longer ones are written smaller. */
interface EdgePlan {
  readonly letters: number;
  readonly within: Box;
  readonly obstacles: readonly Box[];
}

/** Where an arrow crosses the edge of a picture, whole within it and clear of some boxes where it can be: the name of where it comes from or goes. */
export function edgeLabel(
  id: string,
  at: XY,
  { text, lang }: Pick<Run, 'text' | 'lang'>,
  style: PlateStyle,
  { letters, within, obstacles }: EdgePlan,
): { readonly shape: Shape; readonly box: Box } {
  const size = plateOf(letters, style.size);
  const [w, h] = size;
  const inner = grown(within, -style.size * 0.3);
  const places = [0, 1, -1, 2, -2, 3, -3].flatMap((rows) =>
    [0, 1, -1].map((aside) => movedInto(boxAround([at[0] + aside * w * 0.6, at[1] + rows * h * 1.1], size), inner)),
  );
  const box = places.reduce((best, one) => (covered(one, obstacles) < covered(best, obstacles) ? one : best));
  return { shape: plated(id, middleOf(box), size, { text, lang }, style), box };
}

/** A short broad arrow from one point to another, for an attack over the side of a space. */
export function blockArrow(
  id: string,
  from: XY,
  to: XY,
  {
    width,
    fill,
    edge,
    casing,
  }: { readonly width: number; readonly fill: Colour; readonly edge: Colour; readonly casing: Colour },
): Shape[] {
  const span = distance(from, to) || 1;
  const [ux, uy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const head = Math.min(span * 0.6, width * 1.1);
  const at = (forward: number, aside: number): XY => [
    from[0] + ux * forward - uy * aside,
    from[1] + uy * forward + ux * aside,
  ];
  const half = width / 2;
  const d = polyline(
    [
      at(0, half * 0.55),
      at(span - head, half * 0.55),
      at(span - head, half),
      at(span, 0),
      at(span - head, -half),
      at(span - head, -half * 0.55),
      at(0, -half * 0.55),
    ],
    true,
  );
  return [
    {
      kind: 'path',
      id: `${id}:casing`,
      d,
      strokes: [
        { colour: edge, width: width * 0.26 },
        { colour: casing, width: width * 0.18 },
      ],
    },
    { kind: 'path', id, d, fill: { colour: fill }, strokes: [{ colour: edge, width: width * 0.05 }] },
  ];
}

/** A straight arrow drawn in a legend, from left to right. */
export function legendArrow(id: string, length: number, style: LineStyle): Shape[] {
  const base = trimmed(bent([0, 0], [length, 0], 0), 0, (style.head ?? 0) * 0.8);
  return casedLine(id, curvePath(base), style, { at: [length, 0], back: base.to });
}
