// Makes the compact outlines of a board: shared arcs, simplified by the kind of border, smoothed and quantised.
import { quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Grid } from './grid.js';
import type { BoardSource, Surface } from './source.js';
import { traceRegions } from './trace.js';

export type RegionTopology = Topology<{ regions: GeometryCollection }>;
type Vertex = readonly [x: number, y: number, weight: number];

const SMOOTHING = { coast: 1, land: 2, water: 2, frame: 0 } as const;
/** Quantisation step in pixels. */
const STEP = 0.25;

function isRegionTopology(value: Topology): value is RegionTopology {
  return value.objects.regions?.type === 'GeometryCollection';
}

/** For every arc of a topology the regions on its sides (one at the frame, two elsewhere). */
export function arcOwners(shapes: RegionTopology): string[][] {
  const owners: string[][] = shapes.arcs.map(() => []);
  for (const geometry of shapes.objects.regions.geometries) {
    if (geometry.type !== 'MultiPolygon' && geometry.type !== 'Polygon') continue;
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    for (const index of polygons.flat(2)) owners[index < 0 ? ~index : index]?.push(String(geometry.id));
  }
  return owners;
}

/** Chaikin's corner cutting; ends of open lines stay. */
function smoothLine(points: readonly Vertex[], closed: boolean): Vertex[] {
  if (points.length < 3) return [...points];
  const cut = (a: Vertex, b: Vertex, t: number): Vertex => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0];
  const out: Vertex[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i];
    const b = points[i + 1];
    if (!a || !b) continue;
    if (closed || i > 0) out.push(cut(a, b, 0.25));
    else out.push(a);
    if (closed || i + 2 < points.length) out.push(cut(a, b, 0.75));
    else out.push(b);
  }
  const first = out[0];
  if (closed && first) out.push(first);
  return out;
}

function simplifyLine(points: readonly Vertex[], threshold: number, closed: boolean): Vertex[] {
  const least = closed ? 5 : 2;
  const inner = points
    .slice(1, -1)
    .map(([, , weight]) => weight)
    .sort((a, b) => b - a);
  const enough = inner[Math.min(inner.length - 1, least - 3)] ?? 0;
  const limit = closed ? Math.min(threshold, enough) : threshold;
  return points.filter(([, , weight], i) => i === 0 || i === points.length - 1 || weight >= limit);
}

/** The topology of a grid's regions, in quarter pixels; `simplify` thresholds are Visvalingam areas in square pixels. */
export function buildTopology(source: BoardSource, grid: Grid): RegionTopology {
  const surface = new Map<string, Surface>(grid.regions.map((region) => [region.id, region.surface]));
  const weighted = presimplify(topology({ regions: traceRegions(grid) }));
  if (!isRegionTopology(weighted)) throw new Error('The topology has no regions');
  const owners = arcOwners(weighted);
  const ends = new Map<string, number>();
  for (const arc of weighted.arcs) {
    for (const end of [arc[0], arc.at(-1)]) {
      const key = String(end?.slice(0, 2));
      ends.set(key, (ends.get(key) ?? 0) + 1);
    }
  }
  const arcs = weighted.arcs.map((arc, index) => {
    const [one = '', two] = owners[index] ?? [];
    const kind =
      two === undefined ? 'frame' : surface.get(one) !== surface.get(two) ? 'coast' : (surface.get(one) ?? 'water');
    const vertices = arc.map(([x = 0, y = 0, weight = 0]): Vertex => [x, y, weight]);
    const start = String(arc[0]?.slice(0, 2));
    const closed = start === String(arc.at(-1)?.slice(0, 2)) && ends.get(start) === 2;
    const threshold = kind === 'frame' ? 1e-9 : source.simplify[kind];
    let line = simplifyLine(vertices, threshold, closed);
    for (let pass = 0; pass < SMOOTHING[kind]; pass++) line = smoothLine(line, closed);
    return line.map(([x, y]) => [x, y]);
  });
  const quantised = quantize({ ...weighted, arcs }, { scale: [STEP, STEP], translate: [0, 0] });
  if (!isRegionTopology(quantised)) throw new Error('The topology has no regions');
  return quantised;
}
