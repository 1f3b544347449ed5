// From cells to outlines: the rings of every region along the lattice, so that neighbours share their vertices exactly.
import type { FeatureCollection, MultiPolygon, Position } from 'geojson';
import { type Grid, neighbours, pieces } from './grid.js';

type Ring = Position[];

function area(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [x0 = 0, y0 = 0] = ring[i] ?? [];
    const [x1 = 0, y1 = 0] = ring[i + 1] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}

/** The closed rings around one piece, walked with the piece on the right-hand side; the outer ring first. */
function ringsOf(grid: Grid, label: number, piece: readonly number[]): Ring[] {
  const { width, cells } = grid;
  const stride = width + 1;
  const next = new Map<number, number>();
  for (const cell of piece) {
    const [left, right, above, below] = neighbours(grid, cell);
    const corner = Math.floor(cell / width) * stride + (cell % width);
    const differs = (other: number): boolean => other < 0 || cells[other] !== label;
    if (differs(above)) next.set(corner, corner + 1);
    if (differs(right)) next.set(corner + 1, corner + 1 + stride);
    if (differs(below)) next.set(corner + 1 + stride, corner + stride);
    if (differs(left)) next.set(corner + stride, corner);
  }
  const rings: Ring[] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const ring: Ring = [];
    for (let at: number | undefined = start; at !== undefined;) {
      ring.push([at % stride, Math.floor(at / stride)]);
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    rings.push(ring);
  }
  return rings.sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
}

/** Every region of the grid as one feature with its id. */
export function traceRegions(grid: Grid): FeatureCollection<MultiPolygon> {
  const polygons = grid.regions.map((): Ring[][] => []);
  for (const { label, cells } of pieces(grid.width, grid.height, grid.cells)) {
    polygons[label]?.push(ringsOf(grid, label, cells));
  }
  return {
    type: 'FeatureCollection',
    features: grid.regions.flatMap(({ id }, label) => {
      const coordinates = polygons[label] ?? [];
      if (coordinates.length === 0) return [];
      return [
        { type: 'Feature' as const, id, properties: {}, geometry: { type: 'MultiPolygon' as const, coordinates } },
      ];
    }),
  };
}
