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

/** Longitude by a density curve (crowded parts stretched), latitude by Patterson. */
function world(source: Extract<ProjectionSource, { kind: 'world' }>, width: number): (point: LonLat) => Point {
  const STEPS = 3600;
  const sums = new Float64Array(STEPS + 1);
  for (let i = 0; i < STEPS; i++) {
    const lon = source.cut + ((i + 0.5) * 360) / STEPS;
    let density = 1;
    for (const { lon: at, sigma, gain } of source.density) {
      const off = lon - at;
      density += gain * Math.exp(-(off * off) / (2 * sigma * sigma));
    }
    sums[i + 1] = (sums[i] ?? 0) + density;
  }
  const total = sums[STEPS] ?? 1;
  const column = (lon: number): number => {
    const turns = Math.floor((lon - source.cut) / 360);
    const step = ((lon - source.cut) / 360 - turns) * STEPS;
    const low = Math.min(STEPS - 1, Math.floor(step));
    const from = sums[low] ?? 0;
    const to = sums[low + 1] ?? total;
    return ((from + (to - from) * (step - low)) / total + turns) * width;
  };
  const radius = width / (2 * Math.PI);
  const row = (lat: number): number =>
    -geoPattersonRaw(0, Math.max(-85, Math.min(85, lat)) * RADIANS)[1] * radius * source.stretch;
  const top = row(source.north);
  return ([lon, lat]) => [column(lon), row(lat) - top];
}

/** Builds the projection that a board's source asks for. */
export function createProjection(source: BoardSource): Projection {
  const { projection } = source;
  const flat = projection.kind === 'azimuthal' ? azimuthal(projection) : world(projection, source.size[0]);
  const bumps = projection.bumps.map(({ at, radius, gain }) => ({ centre: flat(at), radius, gain }));
  return { project: (point) => magnify(bumps, flat(point)), wraps: projection.kind === 'world' };
}

/** Whether a ring can be on the board at all (azimuthal maps tear outlines on the far side of the globe). */
export function mayShow(source: BoardSource, ring: readonly (readonly number[])[]): boolean {
  if (source.projection.kind === 'world') return true;
  const [lon0, lat0] = source.projection.centre;
  const sin0 = Math.sin(lat0 * RADIANS);
  const cos0 = Math.cos(lat0 * RADIANS);
  return ring.every(([lon = 0, lat = 0]) => {
    const cosine = sin0 * Math.sin(lat * RADIANS) + cos0 * Math.cos(lat * RADIANS) * Math.cos((lon - lon0) * RADIANS);
    return cosine > Math.cos(FARTHEST * RADIANS);
  });
}
