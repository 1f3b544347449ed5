// Divides the grid among the regions of a board: every cell to its nearest site, then islands, paint and discs.
import { type Grid, neighbours, pieces, type Region } from './grid.js';
import { noise } from './noise.js';
import type { Projection } from './projection.js';
import { type CountryGrid, fillRings } from './raster.js';
import type { BoardSource, LonLat, Point, Surface } from './source.js';

interface Site {
  readonly label: number;
  readonly x: number;
  readonly y: number;
}

const LAND_OCTAVES = 4;
const WATER_OCTAVES = 2;
/** How far (pixels) from a landmass the point that names it may lie. */
const ISLAND_REACH = 12;

/** The regions of a board in the order of their numbers: spaces first, then scenery. */
function listRegions(source: BoardSource): Region[] {
  return [
    ...Object.entries(source.spaces).map(([id, { surface }]) => ({ id, surface, scenery: false })),
    ...Object.entries(source.scenery).map(([id, { surface }]) => ({ id, surface, scenery: true })),
  ];
}

function nearest(sites: readonly Site[], x: number, y: number): number {
  let best = -1;
  let shortest = Infinity;
  for (const site of sites) {
    const dx = site.x - x;
    const dy = site.y - y;
    const distance = dx * dx + dy * dy;
    if (distance < shortest) {
      shortest = distance;
      best = site.label;
    }
  }
  return best;
}

function dropIslets(source: BoardSource, countries: CountryGrid): Int16Array {
  const [width, height] = source.size;
  const land = new Int16Array(countries.cells.length);
  for (let cell = 0; cell < land.length; cell++) land[cell] = (countries.cells[cell] ?? -1) >= 0 ? 1 : 0;
  const kept = Int16Array.from(countries.cells);
  for (const piece of pieces(width, height, land)) {
    if (piece.label === 1 && piece.cells.length < source.smallestIslet) for (const cell of piece.cells) kept[cell] = -1;
  }
  return kept;
}

/** The landmass at or near a point: its cells, or nothing when there is none. */
function landmassAt(grid: Grid, owner: (cell: number) => Surface, [x, y]: Point, largest: number): number[] {
  const { width, height } = grid;
  let start = -1;
  let shortest = Infinity;
  for (let row = Math.max(0, Math.floor(y - ISLAND_REACH)); row <= Math.min(height - 1, y + ISLAND_REACH); row++) {
    for (
      let column = Math.max(0, Math.floor(x - ISLAND_REACH));
      column <= Math.min(width - 1, x + ISLAND_REACH);
      column++
    ) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
      if (distance < shortest && owner(row * width + column) === 'land') {
        shortest = distance;
        start = row * width + column;
      }
    }
  }
  if (start < 0) return [];
  const seen = new Set([start]);
  const cells = [start];
  for (let next = 0; next < cells.length && cells.length <= largest; next++) {
    for (const other of neighbours(grid, cells[next] ?? 0)) {
      if (other < 0 || seen.has(other) || owner(other) !== 'land') continue;
      seen.add(other);
      cells.push(other);
    }
  }
  return cells.length > largest ? [] : cells;
}

function disc(grid: Grid, [x, y]: Point, radius: number, put: (cell: number) => void): void {
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(grid.height - 1, y + radius); row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(grid.width - 1, x + radius); column++) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= radius) put(row * grid.width + column);
    }
  }
}

/** Gives every cell of the board to a region. */
export function divide(source: BoardSource, projection: Projection, countries: CountryGrid): Grid {
  const [width, height] = source.size;
  const regions = listRegions(source);
  const number = new Map(regions.map(({ id }, label) => [id, label]));
  const labelOf = (id: string): number => {
    const label = number.get(id);
    if (label === undefined) throw new Error(`${source.id}: unknown region ${id}`);
    return label;
  };
  const sitesOf = (id: string): Site[] => {
    const { sites } = source.spaces[id] ?? source.scenery[id] ?? { sites: [] };
    return sites.map((site) => {
      const [x, y] = projection.project(site);
      return { label: labelOf(id), x, y };
    });
  };
  const all = (surface: Surface): Site[] =>
    regions.filter((region) => region.surface === surface).flatMap(({ id }) => sitesOf(id));
  const anywhere = all('land');
  const water = all('water');
  const allowed = countries.names.map((name): Site[] | number => {
    const limits = source.countryLimits[name];
    if (!limits) return anywhere;
    return limits.length === 1 && limits[0] !== undefined ? labelOf(limits[0]) : limits.flatMap(sitesOf);
  });

  const kept = dropIslets(source, countries);
  const cells = new Int16Array(width * height);
  const grid: Grid = { width, height, cells, regions };
  const { land: landShift, water: waterShift, wavelength } = source.noise;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      const country = kept[cell] ?? -1;
      const sites = country < 0 ? water : (allowed[country] ?? anywhere);
      if (typeof sites === 'number') {
        cells[cell] = sites;
        continue;
      }
      const [shift, octaves] = country < 0 ? [waterShift, WATER_OCTAVES] : [landShift, LAND_OCTAVES];
      // Near the cut of a world board the shift fades, so that both edges agree.
      const fade = projection.wraps ? Math.min(1, x / 60, (width - 1 - x) / 60) : 1;
      const dx = shift === 0 ? 0 : fade * shift * noise(x, y, wavelength, octaves, 1);
      const dy = shift === 0 ? 0 : fade * shift * noise(x, y, wavelength, octaves, 2);
      cells[cell] = nearest(sites, x + 0.5 + dx, y + 0.5 + dy);
    }
  }

  const surfaceOf = (cell: number): Surface => regions[cells[cell] ?? 0]?.surface ?? 'water';
  for (const [id, { islands = [] }] of Object.entries(source.scenery)) {
    for (const at of islands) {
      for (const cell of landmassAt(grid, surfaceOf, projection.project(at), source.largestIsland)) {
        cells[cell] = labelOf(id);
      }
    }
  }
  const outline = (points: readonly LonLat[]): Point[] => points.map((point) => projection.project(point));
  for (const { on, as, from, outline: points } of source.paint) {
    const sources = from?.map(labelOf);
    fillRings(width, height, [outline(points)], (cell) => {
      if (on !== 'any' && surfaceOf(cell) !== on) return;
      if (sources && !sources.includes(cells[cell] ?? -1)) return;
      cells[cell] = labelOf(as);
    });
  }
  for (const [id, [lon, lat, radius]] of Object.entries(source.discs)) {
    disc(grid, projection.project([lon, lat]), radius, (cell) => {
      cells[cell] = labelOf(id);
    });
  }
  return grid;
}
