// Hexes: where each lies, its outline and sides, terrain fills, features along sides, and counters piled in one hex.
import type { HexGrid } from '../table/board-map.js';
import type { Box, Fill, GroupShape, PathShape, Shape, Stroke, XY } from '../table/scene.js';
import { boundsOf, boxAround, grown } from './geometry.js';
import { polyline } from './paths.js';

/** The six neighbours in axial coordinates, clockwise; side n of a hex lies towards neighbour n. */
const around: readonly XY[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The middle of a hex by its axial coordinates, in map pixels. */
export function hexCentre({ orientation, radius, origin: [x, y] }: HexGrid, [q, r]: XY): XY {
  const wide = Math.sqrt(3) * radius;
  return orientation === 'pointy'
    ? [x + wide * (q + r / 2), y + 1.5 * radius * r]
    : [x + 1.5 * radius * q, y + wide * (r + q / 2)];
}

/** The middle of a hex by its id; undefined for an id that is not on the grid. */
export function centreOf(grid: HexGrid, id: string): XY | undefined {
  const at = grid.hexes[id];
  return at === undefined ? undefined : hexCentre(grid, at);
}

/** The six corners around a middle, clockwise; side n runs from corner n to the next. */
export function hexCorners({ orientation, radius }: HexGrid, [x, y]: XY, share = 1): readonly XY[] {
  const first = orientation === 'pointy' ? -30 : 0;
  return Array.from({ length: 6 }, (_, n): XY => {
    const angle = ((first + n * 60) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share];
  });
}

/** The ids of the hexes beside one, with the side of it they lie at (0 to 5). */
export function hexNeighbours(grid: HexGrid, id: string): readonly { readonly id: string; readonly side: number }[] {
  const at = grid.hexes[id];
  if (at === undefined) return [];
  return around.flatMap(([dq, dr], side) => {
    const found = idAt(grid, [at[0] + dq, at[1] + dr]);
    return found === undefined ? [] : [{ id: found, side }];
  });
}

const indexes = new WeakMap<HexGrid, ReadonlyMap<string, string>>();

/** The id of the hex at axial coordinates; undefined off the grid. */
export function idAt(grid: HexGrid, [q, r]: XY): string | undefined {
  let index = indexes.get(grid);
  if (index === undefined) {
    index = new Map(Object.entries(grid.hexes).map(([id, at]) => [at.join(), id]));
    indexes.set(grid, index);
  }
  return index.get([q, r].join());
}

/** How a hex is painted. */
export interface HexLook {
  readonly fill?: Fill;
  readonly strokes?: readonly Stroke[];
  /** Of the radius; less than one leaves a margin, as for a mark of control. */
  readonly share?: number;
}

/** One hex; it stands for itself. */
export function hex(grid: HexGrid, id: string, { fill, strokes, share = 1 }: HexLook): PathShape[] {
  const centre = centreOf(grid, id);
  if (centre === undefined) return [];
  return [
    {
      kind: 'path',
      id: `hex:${id}`,
      of: id,
      d: polyline(hexCorners(grid, centre, share), true),
      ...(fill === undefined ? {} : { fill }),
      ...(strokes === undefined ? {} : { strokes }),
    },
  ];
}

/** A side of a hex as a line: a river, a strait, a border. */
export function hexSide(grid: HexGrid, id: string, side: number, strokes: readonly Stroke[]): PathShape[] {
  const centre = centreOf(grid, id);
  if (centre === undefined) return [];
  const corners = hexCorners(grid, centre);
  // Side n faces neighbour n: between the corners on either side of that direction.
  const start = grid.orientation === 'pointy' ? side : (side + 6) % 6;
  const ends = [corners[start % 6], corners[(start + 1) % 6]].flatMap((one) => (one === undefined ? [] : [one]));
  return [{ kind: 'path', id: `side:${id}:${side}`, d: polyline(ends), strokes }];
}

/** The sides where two neighbouring hexes belong to different groups: frontiers, zones. Each side once. */
export function frontier(
  grid: HexGrid,
  groupOf: (id: string) => string | undefined,
): readonly { readonly id: string; readonly side: number }[] {
  return Object.keys(grid.hexes).flatMap((id) =>
    hexNeighbours(grid, id)
      .filter((next) => id < next.id && groupOf(id) !== groupOf(next.id))
      .map(({ side }) => ({ id, side })),
  );
}

/** The rectangle around some hexes, with a margin in hexes: what a close-up shows. */
export function hexBounds(grid: HexGrid, ids: readonly string[], margin = 1): Box | undefined {
  const size = grid.radius * 2;
  const boxes = ids.flatMap((id) => {
    const centre = centreOf(grid, id);
    return centre === undefined ? [] : [boxAround(centre, [size, size])];
  });
  const bounds = boundsOf(boxes);
  return bounds === undefined ? undefined : grown(bounds, margin * size);
}

/** Counters of one hex, piled: each a little up and to the right of the one below, the last on top. */
export function piled(
  grid: HexGrid,
  id: string,
  counters: readonly ((at: XY) => GroupShape)[],
  step = grid.radius * 0.16,
): Shape[] {
  const centre = centreOf(grid, id);
  if (centre === undefined) return [];
  const [x, y] = centre;
  const middle = (counters.length - 1) / 2;
  return counters.map((counter, n) => counter([x + (n - middle) * step, y - (n - middle) * step]));
}
