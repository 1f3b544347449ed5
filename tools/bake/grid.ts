// The grid of cells on which a board is divided: one region number per pixel, with the walks that all steps share.
import type { Surface } from './source.js';

export interface Region {
  readonly id: string;
  readonly surface: Surface;
  /** Scenery belongs to no space of the rules; its ids start with a tilde. */
  readonly scenery: boolean;
}

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Row by row, the number of each cell's region. */
  readonly cells: Int16Array;
  readonly regions: readonly Region[];
}

export interface Piece {
  readonly label: number;
  readonly cells: readonly number[];
}

/** The region with this number; throws when there is none. */
export function regionAt(grid: Grid, label: number): Region {
  const region = grid.regions[label];
  if (!region) throw new Error(`No region ${label}`);
  return region;
}

/** The four neighbours of a cell, left, right, above, below; -1 outside the grid. */
export function neighbours(grid: { width: number; height: number }, cell: number): [number, number, number, number] {
  const { width, height } = grid;
  const x = cell % width;
  return [
    x > 0 ? cell - 1 : -1,
    x < width - 1 ? cell + 1 : -1,
    cell >= width ? cell - width : -1,
    cell < width * (height - 1) ? cell + width : -1,
  ];
}

/** All connected pieces (by cell sides) of cells with an equal value, in reading order of their first cells. */
export function pieces(width: number, height: number, values: Int16Array): Piece[] {
  const seen = new Uint8Array(values.length);
  const found: Piece[] = [];
  for (let start = 0; start < values.length; start++) {
    if (seen[start]) continue;
    const label = values[start] ?? 0;
    const cells = [start];
    seen[start] = 1;
    for (let next = 0; next < cells.length; next++) {
      for (const other of neighbours({ width, height }, cells[next] ?? 0)) {
        if (other < 0 || seen[other] || values[other] !== label) continue;
        seen[other] = 1;
        cells.push(other);
      }
    }
    found.push({ label, cells });
  }
  return found;
}
