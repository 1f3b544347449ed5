// The input of a board bake: site tables and drawing settings of one board, read from boards/<id>/source.json.
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const lonLat = z.tuple([z.number(), z.number()]);
const size = z.tuple([z.number().int().positive(), z.number().int().positive()]);
const surface = z.enum(['land', 'water']);
const bump = z.strictObject({ at: lonLat, radius: z.number().positive(), gain: z.number().max(2.2) });

const table = z.array(z.tuple([z.number(), z.number()])).min(2);

const projection = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('azimuthal'),
    centre: lonLat,
    scale: z.number().positive(),
    translate: lonLat,
    bumps: z.array(bump),
  }),
  z.strictObject({
    kind: z.literal('world'),
    /** The longitude of both edges. */
    cut: z.number(),
    /** Longitudes either by how crowded they are, or each with its column. */
    density: z.array(z.strictObject({ lon: z.number(), sigma: z.number().positive(), gain: z.number() })).optional(),
    columns: table.optional(),
    /** Latitudes either by Patterson's projection, stretched, or each with its row. */
    patterson: z.strictObject({ stretch: z.number().positive(), north: z.number() }).optional(),
    rows: table.optional(),
    bumps: z.array(bump),
  }),
  z.strictObject({
    kind: z.literal('hex'),
    /** Lambert's conformal cone fitted to a printed grid, in widths of a hex, y upwards. */
    cone: z.strictObject({ meridian: z.number(), n: z.number(), k: z.number(), x: z.number(), y: z.number() }),
    /** How far the printed grid departs from it: shifts that fade with the distance from their centres. */
    warp: z.strictObject({ reach: z.number().positive(), shifts: z.array(z.strictObject({ at: lonLat, by: lonLat })) }),
    /** Pixels of the width of a hex, and the grid coordinates of the map's upper left corner. */
    unit: z.number().positive(),
    corner: lonLat,
  }),
  z.strictObject({
    kind: z.literal('chart'),
    columns: table,
    rows: table,
  }),
]);

const space = z.strictObject({ surface, sites: z.array(lonLat) });
const scenery = space.extend({ islands: z.array(lonLat).optional() });
const paint = z.strictObject({
  on: z.enum(['land', 'water', 'any']),
  as: z.string(),
  from: z.array(z.string()).optional(),
  outline: z.array(lonLat).min(3),
});

const boardSource = z.strictObject({
  id: z.string(),
  countries: z.enum(['10m', '50m', '110m']),
  size,
  projection,
  noise: z.strictObject({ land: z.number(), water: z.number(), wavelength: z.number().positive() }),
  smallestIslet: z.number().int(),
  largestIsland: z.number().int(),
  simplify: z.strictObject({ coast: z.number(), land: z.number(), water: z.number() }),
  spaces: z.record(z.string(), space),
  scenery: z.record(z.string(), scenery),
  countryLimits: z.record(z.string(), z.array(z.string())),
  paint: z.array(paint),
  discs: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
  /** Named places with a token but no label of their own, at a fixed point: the coasts of a province. */
  points: z.record(z.string(), lonLat),
  lines: z.record(z.string(), z.array(lonLat)),
  /** Lines of latitude and longitude every so many degrees. */
  graticule: z.number().positive().optional(),
  /** Hexes by their ids with axial coordinates (`r` downwards), on a `hex` projection. */
  hexes: z
    .strictObject({
      orientation: z.enum(['pointy', 'flat']),
      cells: z.record(z.string(), z.tuple([z.int(), z.int()])),
    })
    .optional(),
});

export type BoardSource = z.infer<typeof boardSource>;
export type ProjectionSource = z.infer<typeof projection>;
export type Surface = z.infer<typeof surface>;
export type LonLat = z.infer<typeof lonLat>;
export type Point = readonly [x: number, y: number];

/** Reads and checks the source of a board; throws a ZodError that names what is wrong. */
export function readSource(file: URL): BoardSource {
  return boardSource.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where the source of one of the boards lies. */
export function sourceOf(board: string): URL {
  return new URL(`boards/${board}/source.json`, import.meta.url);
}
