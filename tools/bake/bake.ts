// One board from its source to its asset: the steps of the bake in order.
import type { BoardAsset, PlaceEntry } from '../../src/render/asset.js';
import { type Fit, fitAnchors } from './anchors.js';
import type { BakedBoard } from './boards/index.js';
import { adoptPieces, removeSaddles } from './clean.js';
import { measureContacts } from './contacts.js';
import type { Grid } from './grid.js';
import { divide } from './label.js';
import { createProjection } from './projection.js';
import { rasterise } from './raster.js';
import type { BoardSource, LonLat, Point } from './source.js';
import type { Projection } from './projection.js';
import { buildTopology } from './topology.js';

const CLEAN_ROUNDS = 6;
const round = (value: number): number => Math.round(value * 2) / 2;
const xy = ([x, y]: Point): [number, number] => [round(x), round(y)];

function boundsOf(grid: Grid): [x: number, y: number, w: number, h: number][] {
  const found = grid.regions.map(() => ({ left: Infinity, top: Infinity, right: -1, bottom: -1 }));
  grid.cells.forEach((label, cell) => {
    const bounds = found[label];
    if (!bounds) return;
    const x = cell % grid.width;
    const y = Math.floor(cell / grid.width);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  });
  return found.map(({ left, top, right, bottom }) =>
    right < 0 ? [0, 0, 0, 0] : [left, top, right - left, bottom - top],
  );
}

const placeOf = ({ unit, label, spare }: Fit): PlaceEntry => ({
  label: { at: xy([label.x, label.y]), size: [label.w, label.h] },
  slots: [xy(unit), xy(spare)],
});

/** Lines of latitude and longitude as far as they cross the map, named `lat:30`, `lon:-60`. */
function graticule(source: BoardSource, projection: Projection): [string, [number, number][]][] {
  const { graticule: step, size, projection: kind } = source;
  if (step === undefined) return [];
  const [width, height] = size;
  const west = kind.kind === 'world' ? kind.cut : -180;
  const range = (from: number, to: number, by: number): number[] =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
  const shown = (points: readonly LonLat[]): [number, number][] =>
    points
      .map((point) => projection.project(point))
      .filter(([x, y]) => x >= -step && y >= -step && x <= width + step && y <= height + step)
      .map(xy);
  const lines = [
    ...range(Math.ceil(-80 / step) * step, 80, step).map((lat): [string, [number, number][]] => [
      `lat:${lat}`,
      shown(range(west, west + 360, 3).map((lon): LonLat => [lon, lat])),
    ]),
    ...range(Math.ceil(west / step) * step, west + 359, step).map((lon): [string, [number, number][]] => [
      `lon:${lon}`,
      shown(range(-84, 84, 3).map((lat): LonLat => [lon, lat])),
    ]),
  ];
  return lines.filter(([, points]) => points.length > 1);
}

/** The hexes in pixels of the map. */
function gridOf(
  { id, projection }: BoardSource,
  { orientation, cells }: NonNullable<BoardSource['hexes']>,
): NonNullable<BoardAsset['grid']> {
  if (projection.kind !== 'hex') throw new Error(`${id}: hexes want a hex projection`);
  const { unit, corner } = projection;
  return { orientation, radius: unit / Math.sqrt(3), origin: [-corner[0] * unit, corner[1] * unit], hexes: cells };
}

/** Bakes a board; `problems` are disagreements with the rules, `notes` pieces of land or sea that changed hands. */
export function bakeBoard(
  source: BoardSource,
  board: BakedBoard,
): { asset: BoardAsset; notes: string[]; problems: string[] } {
  const projection = createProjection(source);
  const grid = divide(source, projection, rasterise(source, projection));
  const notes: string[] = [];
  for (let round = 0; round < CLEAN_ROUNDS; round++) {
    const saddles = removeSaddles(grid);
    const moved = adoptPieces(source, projection, grid);
    notes.push(...moved);
    if (saddles === 0 && moved.length === 0) break;
  }
  removeSaddles(grid);

  const topology = buildTopology(source, grid);
  const contacts = measureContacts(topology, new Map(grid.regions.map(({ id, surface }) => [id, surface])));
  const pixels = (points: readonly LonLat[]): [number, number][] =>
    points.map((point) => xy(projection.project(point)));
  const fixed = new Map(Object.entries(source.points).map(([id, at]) => [id, projection.project(at)]));
  const bounds = boundsOf(grid);
  const places: BoardAsset['places'] = {};
  for (const mode of board.modes) {
    const { fits, spares } = fitAnchors(grid, board.requests(mode), fixed, board.unit);
    const ids = [...fits.keys()].sort();
    places[mode] = Object.fromEntries([
      ...ids.flatMap((id): [string, PlaceEntry][] => {
        const fit = fits.get(id);
        return fit ? [[id, placeOf(fit)]] : [];
      }),
      ...[...fixed].map(([id, unit]): [string, PlaceEntry] => [id, { slots: [xy(unit), xy(spares.get(id) ?? unit)] }]),
    ]);
  }
  const asset: BoardAsset = {
    id: source.id,
    size: source.size,
    regions: Object.fromEntries(
      grid.regions.map(({ id, surface, scenery }, label) => [
        id,
        { surface, scenery, bounds: bounds[label] ?? [0, 0, 0, 0] },
      ]),
    ),
    places,
    lines: Object.fromEntries([
      ...Object.entries(source.lines).map(([id, points]): [string, [number, number][]] => [id, pixels(points)]),
      ...graticule(source, projection),
    ]),
    ...(source.hexes ? { grid: gridOf(source, source.hexes) } : {}),
    topology,
  };
  return { asset, notes, problems: board.problems(contacts) };
}
