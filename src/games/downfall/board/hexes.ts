// Hexes: where each lies, its corners, and those beside it.
import type { HexGrid } from '../../../table/board-map.js';
import type { XY } from '../../../table/scene.js';
import { directions } from '../data/hexes.js';

/** The middle of a hex by its axial coordinates, in map pixels. */
function hexCentre({ orientation, radius, origin: [x, y] }: HexGrid, [q, r]: XY): XY {
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
  return directions.flatMap(([dq, dr], side) => {
    const found = idAt(grid, [at[0] + dq, at[1] + dr]);
    return found === undefined ? [] : [{ id: found, side }];
  });
}

const indexes = new WeakMap<HexGrid, ReadonlyMap<string, string>>();

/** The id of the hex at axial coordinates; undefined off the grid. */
function idAt(grid: HexGrid, [q, r]: XY): string | undefined {
  let index = indexes.get(grid);
  if (index === undefined) {
    index = new Map(Object.entries(grid.hexes).map(([id, at]) => [at.join(), id]));
    indexes.set(grid, index);
  }
  return index.get([q, r].join());
}
