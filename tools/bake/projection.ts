// From longitude and latitude to board pixels: the map projection of a board with its magnified areas.
import { geoAzimuthalEqualArea } from 'd3-geo';
import { geoPattersonRaw } from 'd3-geo-projection';
import type { BoardSource, LonLat, Point, ProjectionSource } from './source.js';

export interface Projection {
  /** The pixel of a geographic point; longitudes may run past 180 on world boards. */
  readonly project: (point: LonLat) => Point;
  /** Whether outlines have to be drawn three times, one turn apart, because the board has a cut. */
  readonly wraps: boolean;
}

interface Bump {
  readonly centre: Point;
  readonly radius: number;
  readonly gain: number;
}

const RADIANS = Math.PI / 180;
/** The latitude around which maps of hexes lie. */
const MIDDLE = 48;
/** Outlines farther away than this from the centre (degrees) are never on an azimuthal board. */
const FARTHEST = 85;

function magnify(bumps: readonly Bump[], [x, y]: Point): Point {
  let dx = 0;
  let dy = 0;
  for (const { centre, radius, gain } of bumps) {
    const ox = x - centre[0];
    const oy = y - centre[1];
    const pull = gain * Math.exp(-(ox * ox + oy * oy) / (2 * radius * radius));
    dx += pull * ox;
    dy += pull * oy;
  }
  return [x + dx, y + dy];
}

function azimuthal(source: Extract<ProjectionSource, { kind: 'azimuthal' }>): (point: LonLat) => Point {
  const flat = geoAzimuthalEqualArea()
    .rotate([-source.centre[0], -source.centre[1]])
    .scale(source.scale)
    .translate([...source.translate]);
  return (point) => {
    const pixel = flat(point);
    if (!pixel) throw new Error(`Not on the map: ${point.join(' ')}`);
    return pixel;
  };
}

/** A smooth line through points given in the order of their first number (monotone where they are); straight outside them. */
function tableOf(points: readonly Point[]): (value: number) => number {
  const sorted = [...points].sort((a, b) => a[0] - b[0]);
  const slopes = sorted.slice(1).map(([x, y], i) => {
    const [px, py] = sorted[i] ?? [x - 1, y];
    return (y - py) / (x - px);
  });
  const tangent = (i: number): number => {
    const before = slopes[i - 1];
    const after = slopes[i];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return (value) => {
    const next = sorted.findIndex(([x]) => x > value);
    const low = next < 0 ? sorted.length - 1 : Math.max(0, next - 1);
    const [x0, y0] = sorted[low] ?? [0, 0];
    const end = sorted[low + 1];
    if (end === undefined || next === 0) return y0 + (value - x0) * tangent(low);
    const span = end[0] - x0;
    const t = (value - x0) / span;
    const [a, b] = [tangent(low) * span, tangent(low + 1) * span];
    return y0 + t * a + t * t * (3 * (end[1] - y0) - 2 * a - b) + t * t * t * (a + b - 2 * (end[1] - y0));
  };
}

/** Columns of longitudes by a density curve: crowded parts are stretched. */
function byDensity(
  density: readonly { readonly lon: number; readonly sigma: number; readonly gain: number }[],
  cut: number,
  width: number,
): (lon: number) => number {
  const STEPS = 3600;
  const sums = new Float64Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++) {
    const lon = cut + ((i + 0.5) * 360) / STEPS;
    const here = density.reduce((sum, { lon: at, sigma, gain }) => {
      const off = lon - at;
      return sum + gain * Math.exp(-(off * off) / (2 * sigma * sigma));
    }, 1);
    sums[i + 1] = (sums[i] ?? 0) + here;
  }
  const total = sums[STEPS] ?? 1;
  return (lon) => {
    const turns = Math.floor((lon - cut) / 360);
    const step = ((lon - cut) / 360 - turns) * STEPS;
    const low = Math.min(STEPS - 1, Math.floor(step));
    const from = sums[low] ?? 0;
    const to = sums[low + 1] ?? total;
    return ((from + (to - from) * (step - low)) / total + turns) * width;
  };
}

/** Rows of latitudes by Patterson's projection. */
function byPatterson(
  { stretch, north }: { readonly stretch: number; readonly north: number },
  width: number,
): (lat: number) => number {
  const radius = width / (2 * Math.PI);
  const row = (lat: number): number =>
    -geoPattersonRaw(0, Math.max(-85, Math.min(85, lat)) * RADIANS)[1] * radius * stretch;
  const top = row(north);
  return (lat) => row(lat) - top;
}

/** The whole world between two edges at one longitude: each longitude has its column, each latitude its row. */
function world(source: Extract<ProjectionSource, { kind: 'world' }>, width: number): (point: LonLat) => Point {
  const { cut, density, columns, patterson, rows } = source;
  const table = columns && tableOf(columns);
  const column = table
    ? (lon: number): number => {
        const turns = Math.floor((lon - cut) / 360);
        return table(lon - turns * 360) + turns * width;
      }
    : byDensity(density ?? [], cut, width);
  const row = rows ? tableOf(rows) : byPatterson(patterson ?? { stretch: 1, north: 84 }, width);
  return ([lon, lat]) => [column(lon), row(lat)];
}

/** A conformal cone bent to a printed grid of hexes. */
function hexGrid({ cone, warp, unit, corner }: Extract<ProjectionSource, { kind: 'hex' }>): (point: LonLat) => Point {
  const { meridian, n, k, x: x0, y: y0 } = cone;
  return ([lon, lat]) => {
    const off = ((((lon - meridian) % 360) + 540) % 360) - 180;
    const theta = n * off * RADIANS;
    const rho = k / Math.tan(Math.PI / 4 + (Math.max(-60, Math.min(89, lat)) * RADIANS) / 2) ** n;
    const [px, py] = [x0 + rho * Math.sin(theta), y0 - rho * Math.cos(theta)];
    let [x, y] = [px, py];
    for (const { at, by } of warp.shifts) {
      const [dx, dy] = [px - at[0], py - at[1]];
      const weight = Math.exp(-(dx * dx + dy * dy) / (2 * warp.reach * warp.reach));
      x += by[0] * weight;
      y += by[1] * weight;
    }
    return [(x - corner[0]) * unit, (corner[1] - y) * unit];
  };
}

/** Longitude and latitude each by a table: a schematic map with room where much is to be written. */
function chart(source: Extract<ProjectionSource, { kind: 'chart' }>): (point: LonLat) => Point {
  const column = tableOf(source.columns);
  const row = tableOf(source.rows);
  return ([lon, lat]) => [column(lon), row(lat)];
}

/** Builds the projection that a board's source asks for. */
export function createProjection(source: BoardSource): Projection {
  const { projection } = source;
  if (projection.kind === 'chart') return { project: chart(projection), wraps: false };
  if (projection.kind === 'hex') return { project: hexGrid(projection), wraps: false };
  const flat = projection.kind === 'azimuthal' ? azimuthal(projection) : world(projection, source.size[0]);
  const bumps = projection.bumps.map(({ at, radius, gain }) => ({ centre: flat(at), radius, gain }));
  return { project: (point) => magnify(bumps, flat(point)), wraps: projection.kind === 'world' };
}

/** Whether a ring can be on the board at all (azimuthal maps tear outlines on the far side of the globe). */
export function mayShow(source: BoardSource, ring: readonly (readonly number[])[]): boolean {
  const { projection } = source;
  if (projection.kind === 'chart' || projection.kind === 'world') return true;
  const [lon0, lat0] = projection.kind === 'hex' ? [projection.cone.meridian, MIDDLE] : projection.centre;
  const sin0 = Math.sin(lat0 * RADIANS);
  const cos0 = Math.cos(lat0 * RADIANS);
  return ring.every(([lon = 0, lat = 0]) => {
    const cosine = sin0 * Math.sin(lat * RADIANS) + cos0 * Math.cos(lat * RADIANS) * Math.cos((lon - lon0) * RADIANS);
    return cosine > Math.cos(FARTHEST * RADIANS);
  });
}
