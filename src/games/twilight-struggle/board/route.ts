// Lines between boxes that run under no third box: from side to side, moved along the sides where the straight way is taken.
import type { Box, XY } from '../../../table/scene.js';
import { between, distance, middleOf } from '../../../draw/geometry.js';

export interface Line {
  readonly from: XY;
  readonly to: XY;
}

/** Room kept between a line and the boxes it passes, in pixels. */
const ROOM = 3;
/** Places along each side of a box where a line may begin. */
const STEPS = [0.5, 0.3, 0.7, 0.12, 0.88];
/** What a pixel away from the middles costs beside a pixel of length. */
const ASTRAY = 0.3;

/** The part of a line inside a box, as shares of its length; undefined when it passes by. */
function crossing({ from, to }: Line, { x, y, w, h }: Box, room: number): readonly [number, number] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enter, leave] = [0, 1];
  const sides: readonly XY[] = [
    [-dx, from[0] - (x - room)],
    [dx, x + w + room - from[0]],
    [-dy, from[1] - (y - room)],
    [dy, y + h + room - from[1]],
  ];
  for (const [speed, gap] of sides) {
    if (speed === 0) {
      if (gap < 0) return undefined;
    } else if (speed < 0) enter = Math.max(enter, gap / speed);
    else leave = Math.min(leave, gap / speed);
  }
  return enter < leave ? [enter, leave] : undefined;
}

/**
 * Whether a line runs through or close to a box.
 * @internal
 */
export function meets(line: Line, box: Box, room = ROOM): boolean {
  return crossing(line, box, room) !== undefined;
}

function anchors({ x, y, w, h }: Box): XY[] {
  return STEPS.flatMap((share): XY[] => [
    [x + w * share, y],
    [x + w * share, y + h],
    [x, y + h * share],
    [x + w, y + h * share],
  ]);
}

/**
 * The line between two boxes.
 * @param others boxes it should not touch.
 * @returns from edge to edge: the straight line between the middles when it is free, else the shortest free line between
 * places on the edges; the straight line when none is free.
 */
export function routeBetween(a: Box, b: Box, others: readonly Box[]): Line {
  const [start, end] = [middleOf(a), middleOf(b)];
  const whole: Line = { from: start, to: end };
  const [, out = 0] = crossing(whole, a, 0) ?? [];
  const [into = 1] = crossing(whole, b, 0) ?? [];
  const straight: Line = { from: between(start, end, out), to: between(start, end, into) };
  const free = (line: Line): boolean => others.every((box) => !meets(line, box));
  if (free(straight)) return straight;
  const ways = anchors(a).flatMap((from) =>
    anchors(b).map((to) => ({
      from,
      to,
      cost: distance(from, to) + ASTRAY * (distance(from, start) + distance(to, end)),
    })),
  );
  const clear = (line: Line): boolean => free(line) && !meets(line, a, -1) && !meets(line, b, -1);
  return ways.sort((one, two) => one.cost - two.cost).find(clear) ?? straight;
}
