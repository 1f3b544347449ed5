// Reads a baked map: outlines for the painter, and what games may know of it.
import { readFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import type { BoardMap, BoardMaps } from '../table/board-map.js';
import type { LabelMode } from '../table/scene.js';
import { assetUrl } from './files.js';

const xy = z.tuple([z.number(), z.number()]);
const place = z.object({ label: z.object({ at: xy, size: xy }).optional(), slots: z.array(xy) });
const grid = z.object({
  orientation: z.enum(['pointy', 'flat']),
  radius: z.number().positive(),
  origin: xy,
  hexes: z.record(z.string(), z.tuple([z.int(), z.int()])),
});
const modes = ['en', 'ko', 'both'] as const satisfies readonly LabelMode[];

type RegionTopology = Topology<{ regions: GeometryCollection }>;

const isTopology = (value: unknown): value is RegionTopology =>
  z
    .object({
      type: z.literal('Topology'),
      arcs: z.array(z.array(xy)),
      objects: z.object({ regions: z.object({ type: z.literal('GeometryCollection') }) }),
    })
    .safeParse(value).success;

const boardAsset = z.object({
  id: z.string(),
  size: xy,
  regions: z.record(
    z.string(),
    z.object({
      surface: z.enum(['land', 'water']),
      scenery: z.boolean(),
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
  places: z.partialRecord(z.enum(modes), z.record(z.string(), place)),
  lines: z.record(z.string(), z.array(xy)),
  grid: grid.optional(),
  topology: z.custom<RegionTopology>(isTopology),
});

export type PlaceEntry = z.infer<typeof place>;
export type BoardAsset = z.infer<typeof boardAsset>;

const assets = new Map<string, BoardAsset>();

/** The baked map with this id; throws when there is none or it is damaged. */
export function loadAsset(id: string): BoardAsset {
  const known = assets.get(id);
  if (known) return known;
  const asset = boardAsset.parse(JSON.parse(readFileSync(assetUrl(`boards/${id}.json`), 'utf8')));
  assets.set(id, asset);
  return asset;
}

function loadBoardMap(id: string): BoardMap {
  const { size, regions, places, lines, grid } = loadAsset(id);
  return {
    id,
    size,
    places,
    lines,
    ...(grid === undefined ? {} : { grid }),
    regions: Object.fromEntries(
      Object.entries(regions).map(
        ([
          region,
          {
            bounds: [x, y, w, h],
            ...facts
          },
        ]) => [region, { ...facts, bounds: { x, y, w, h } }],
      ),
    ),
  };
}

/** What a game may know of its maps; throws when there is none with one of these ids. */
export function loadBoardMaps(ids: readonly string[]): BoardMaps {
  return Object.fromEntries(ids.map((id) => [id, loadBoardMap(id)]));
}
