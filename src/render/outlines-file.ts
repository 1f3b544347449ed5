// A baked map as a page gets it: each stretch of border once, thinned where nobody sees it, and which areas lie on its sides.
import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import type { GeometryObject } from 'topojson-specification';
import { loadAsset, type BoardAsset } from './asset.js';

/** A map for pages; the file never changes under its name. */
export interface OutlinesFile {
  /** Stands for its content. */
  readonly hash: string;
  /** JSON, compressed with gzip. */
  readonly body: Buffer;
}

/** Bends flatter than this are left out, in units of the map. */
const tolerance = 1.2;

const files = new Map<string, OutlinesFile>();

/**
 * The file of a map, made once. Its JSON: `arcs`, each a list of whole numbers, a point and the way from each to the next; `areas`, by id,
 * whether land and its rings, each a list of arcs, backwards where the number is ~n; and `sides`, the areas beside each arc.
 */
export function outlinesFile(board: string): OutlinesFile {
  const known = files.get(board);
  if (known !== undefined) return known;
  const body = gzipSync(JSON.stringify(outlinesOf(loadAsset(board))), { level: constants.Z_BEST_COMPRESSION });
  const file = { hash: createHash('sha256').update(body).digest('base64url').slice(0, 12), body };
  files.set(board, file);
  return file;
}

type Point = readonly [number, number];

function outlinesOf({ topology, regions, size }: BoardAsset): object {
  const transform = topology.transform;
  const [scale, shift] = [transform?.scale ?? [1, 1], transform?.translate ?? [0, 0]];
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx = 0, dy = 0]): Point => {
      [x, y] = transform === undefined ? [dx, dy] : [x + dx, y + dy];
      return [x * (scale[0] ?? 1) + (shift[0] ?? 0), y * (scale[1] ?? 1) + (shift[1] ?? 0)];
    });
    return stepsOf(thinned(points));
  });
  const sides: string[][] = topology.arcs.map(() => []);
  const areas: Record<string, { readonly land: boolean; readonly rings: number[][] }> = {};
  for (const geometry of topology.objects.regions.geometries) {
    const id = String(geometry.id);
    const rings = ringsOf(geometry);
    areas[id] = { land: regions[id]?.surface === 'land', rings };
    for (const arc of rings.flat()) sides[arc < 0 ? ~arc : arc]?.push(id);
  }
  return { size, arcs, areas, sides };
}

function ringsOf(geometry: GeometryObject): number[][] {
  if (geometry.type === 'Polygon') return geometry.arcs;
  return geometry.type === 'MultiPolygon' ? geometry.arcs.flat() : [];
}

/** Whole numbers: the first point, then from each point to the next. */
function stepsOf(points: readonly Point[]): readonly number[] {
  let [lastX, lastY] = [0, 0];
  return points.flatMap(([px, py]) => {
    const [x, y] = [Math.round(px), Math.round(py)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

/** Without the points that a straight line passes nearer than the tolerance (Douglas and Peucker). */
function thinned(points: readonly Point[]): readonly Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from], points[to]];
    if (a === undefined || b === undefined) continue;
    let [farthest, most] = [-1, tolerance];
    for (let n = from + 1; n < to; n += 1) {
      const point = points[n];
      const away = point === undefined ? 0 : distance(point, a, b);
      if (away > most) [farthest, most] = [n, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    spans.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, n) => kept.has(n));
}

/** From a point to the stretch between two others. */
function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}
