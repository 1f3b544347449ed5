// Country polygons onto the grid: an even-odd scanline fill at cell centres, without antialiasing.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import { mayShow, type Projection } from './projection.js';
import type { BoardSource, LonLat, Point } from './source.js';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const isAtlas = (value: unknown): value is Atlas =>
  z.object({ type: z.literal('Topology'), objects: z.object({ countries: z.object({}) }) }).safeParse(value).success;

function countries(resolution: BoardSource['countries']): FeatureCollection<Polygon | MultiPolygon, { name: string }> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`);
  const atlas: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isAtlas(atlas)) throw new Error('world-atlas has another form than expected');
  const collection = feature(atlas, atlas.objects.countries);
  const features = collection.features.flatMap((country) =>
    country.geometry.type === 'Polygon' || country.geometry.type === 'MultiPolygon'
      ? [{ ...country, geometry: country.geometry }]
      : [],
  );
  return { type: 'FeatureCollection', features };
}

/** Calls `put` for every cell whose centre lies inside the rings (even-odd). */
export function fillRings(
  width: number,
  height: number,
  rings: readonly (readonly Point[])[],
  put: (cell: number) => void,
): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const a = ring[i];
      const b = ring[(i + 1) % ring.length];
      if (!a || !b || a[1] === b[1]) continue;
      const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
      const first = Math.max(0, Math.ceil(upper[1] - 0.5));
      const last = Math.min(height - 1, Math.ceil(lower[1] - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const x = upper[0] + ((row + 0.5 - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0]);
        const list = crossings.get(row);
        if (list) list.push(x);
        else crossings.set(row, [x]);
      }
    }
  }
  for (const [row, xs] of crossings) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i] ?? 0) - 0.5));
      const to = Math.min(width - 1, Math.ceil((xs[i + 1] ?? 0) - 0.5) - 1);
      for (let column = from; column <= to; column++) put(row * width + column);
    }
  }
}

/** Longitudes without jumps, so that a ring over the date line stays one ring. */
function unwrap(ring: readonly (readonly number[])[]): LonLat[] {
  let turn = 0;
  let before: number | undefined;
  return ring.map(([lon = 0, lat = 0]) => {
    if (before !== undefined) {
      if (lon - before > 180) turn -= 360;
      if (lon - before < -180) turn += 360;
    }
    before = lon;
    return [lon + turn, lat];
  });
}

export interface CountryGrid {
  readonly names: readonly string[];
  /** Number of the country of each cell, -1 for water. */
  readonly cells: Int16Array;
}

/** Which country each cell lies in. */
export function rasterise(source: BoardSource, projection: Projection): CountryGrid {
  const [width, height] = source.size;
  const cells = new Int16Array(width * height).fill(-1);
  const names: string[] = [];
  for (const country of countries(source.countries).features) {
    const number = names.push(country.properties.name) - 1;
    const polygons =
      country.geometry.type === 'Polygon' ? [country.geometry.coordinates] : country.geometry.coordinates;
    for (const polygon of polygons) {
      if (!mayShow(source, polygon[0] ?? [])) continue;
      for (const turn of projection.wraps ? [-360, 0, 360] : [0]) {
        const rings = polygon.map((ring) => unwrap(ring).map(([lon, lat]) => projection.project([lon + turn, lat])));
        fillRings(width, height, rings, (cell) => {
          cells[cell] = number;
        });
      }
    }
  }
  return { names, cells };
}
