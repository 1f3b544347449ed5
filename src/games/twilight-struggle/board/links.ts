// Links between boxes as lines: dashed between regions, in a superpower's colour at its space.
import type { Box, Shape, XY } from '../../../table/scene.js';
import { polyline } from '../../../draw/paths.js';
import type { Link } from './nodes.js';
import type { NodeId } from './places.js';
import { routeBetween, type Line } from './route.js';
import type { Stage } from './stage.js';

/** Shapes of links drawn already, by what they run between; the places of boxes are few and fixed. */
const drawn = new WeakMap<ReadonlyMap<NodeId, Box>, Map<string, Line>>();

function lineOf(boxes: ReadonlyMap<NodeId, Box>, { a, b }: Link): Line | undefined {
  const lines = drawn.get(boxes) ?? new Map<string, Line>();
  drawn.set(boxes, lines);
  const known = lines.get(`${a}-${b}`);
  if (known) return known;
  const [from, to] = [boxes.get(a), boxes.get(b)];
  if (!from || !to) return undefined;
  const others = [...boxes].flatMap(([id, box]) => (id === a || id === b ? [] : [box]));
  const line = routeBetween(from, to, others);
  lines.set(`${a}-${b}`, line);
  return line;
}

/** One link as a line with casing. */
export function linkShape(stage: Stage, { a, b, kind }: Link, points: readonly XY[], width: number): Shape {
  const { theme, sides } = stage;
  const colour = kind === 'us' || kind === 'ussr' ? sides[kind].strong : theme.link;
  const dash = kind === 'between' ? { dash: [width * 2.4, width * 1.8], cap: 'butt' as const } : {};
  return {
    kind: 'path',
    id: `link:${a}-${b}`,
    d: polyline(points),
    strokes: [
      { colour: theme.casing, width: width * 2.2 },
      { colour, width: kind === 'us' || kind === 'ussr' ? width * 1.4 : width, ...dash },
    ],
  };
}

/**
 * Links as shapes.
 * @param boxes all boxes of the picture; no line runs under one that it does not link.
 */
export function linkShapes(
  stage: Stage,
  links: readonly Link[],
  boxes: ReadonlyMap<NodeId, Box>,
  width: number,
): Shape[] {
  return links.flatMap((link) => {
    const line = lineOf(boxes, link);
    return line ? [linkShape(stage, link, [line.from, line.to], width)] : [];
  });
}
