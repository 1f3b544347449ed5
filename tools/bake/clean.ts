// Repairs a divided grid: no corner-only contacts, no stray pieces far from their own sites, no specks.
import { type Grid, neighbours, pieces, regionAt } from './grid.js';
import type { Projection } from './projection.js';
import type { BoardSource } from './source.js';

const SPECK = 14;
const REPORTED = 200;

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
  const seats = new Map<number, Set<number>>();
  regions.forEach(({ id }, label) => {
    const entry = source.spaces[id] ?? source.scenery[id];
    const seated = new Set<number>();
    for (const site of entry?.sites ?? []) {
      const [x, y] = projection.project(site);
      for (let dy = -3; dy <= 3; dy++) {
        for (let dx = -3; dx <= 3; dx++) {
          const column = Math.floor(x) + dx;
          const row = Math.floor(y) + dy;
          if (column >= 0 && row >= 0 && column < width && row < height) seated.add(row * width + column);
        }
      }
    }
    seats.set(label, seated);
  });
  const moved: string[] = [];
  for (const { label, cells: piece } of pieces(width, height, cells)) {
    const region = regionAt(grid, label);
    const seated = seats.get(label);
    const hasSite = piece.some((cell) => seated?.has(cell));
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
    if (piece.length >= SPECK && (hasSite || region.scenery || isolated)) continue;
    const target = alike ?? ranked[0];
    if (!target) continue;
    for (const cell of piece) cells[cell] = target[0];
    if (piece.length > REPORTED) {
      moved.push(`${region.id}: ${piece.length} cells to ${regionAt(grid, target[0]).id}`);
    }
  }
  return moved;
}
