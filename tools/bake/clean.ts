// Repairs a divided grid: no corner-only contacts, no stray pieces far from their own sites, no specks.
import { type Grid, neighbours, pieces, regionAt } from './grid.js';
import type { Projection } from './projection.js';
import type { BoardSource } from './source.js';

const SPECK = 14;
const REPORTED = 200;
/** How far (pixels) from its site a region's own ground may begin. */
const REACH = 3;

/** On a board of hexes the site is the middle of the hex, which may lie in the sea: most of the hex is near enough. */
function reachOf({ hexes, projection }: BoardSource, region: string): number {
  return projection.kind === 'hex' && hexes?.cells[region] !== undefined ? projection.unit * 0.4 : REACH;
}

/**
 * Where two equal cells touch only across a corner, the lower one takes the region above it; gives how many.
 * Only the lower row changes and the changed cell equals the one above, so one sweep leaves no such corner.
 */
export function removeSaddles(grid: Grid): number {
  const { width, height, cells } = grid;
  let removed = 0;
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const a = cells[cell] ?? 0;
      const b = cells[cell + 1] ?? 0;
      const c = cells[cell + width] ?? 0;
      const d = cells[cell + width + 1] ?? 0;
      if (a === d && b !== a && c !== a) cells[cell + width + 1] = b;
      else if (b === c && a !== b && d !== b) cells[cell + width] = a;
      else continue;
      removed++;
    }
  }
  return removed;
}

/**
 * Gives every piece that holds none of its region's own sites, and every speck, to the neighbour with the longest
 * border of the same surface (or of any surface where there is none). Islands of a region whose border is water alone
 * stay with it. Returns one line for every large piece moved.
 */
export function adoptPieces(source: BoardSource, projection: Projection, grid: Grid): string[] {
  const { width, height, cells, regions } = grid;
  const seats = regions.map(({ id }) =>
    (source.spaces[id] ?? source.scenery[id])?.sites.map((site) => projection.project(site).map(Math.floor)),
  );
  const hasSite = (label: number, piece: readonly number[]): boolean => {
    const reach = reachOf(source, regionAt(grid, label).id);
    return piece.some((cell) =>
      seats[label]?.some(
        ([x = 0, y = 0]) => Math.abs((cell % width) - x) <= reach && Math.abs(Math.floor(cell / width) - y) <= reach,
      ),
    );
  };
  const moved: string[] = [];
  for (const { label, cells: piece } of pieces(width, height, cells)) {
    const region = regionAt(grid, label);
    const borders = new Map<number, number>();
    for (const cell of piece) {
      for (const other of neighbours(grid, cell)) {
        const next = other < 0 ? label : (cells[other] ?? label);
        if (next !== label) borders.set(next, (borders.get(next) ?? 0) + 1);
      }
    }
    const ranked = [...borders].sort((a, b) => b[1] - a[1]);
    const alike = ranked.find(([next]) => regions[next]?.surface === region.surface);
    const isolated = alike === undefined;
    if (piece.length >= SPECK && (region.scenery || isolated || hasSite(label, piece))) continue;
    const target = alike ?? ranked[0];
    if (!target) continue;
    for (const cell of piece) cells[cell] = target[0];
    if (piece.length > REPORTED) {
      moved.push(`${region.id}: ${piece.length} cells to ${regionAt(grid, target[0]).id}`);
    }
  }
  return moved;
}
