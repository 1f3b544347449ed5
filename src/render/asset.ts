// Reads a baked board: outlines for the painter, and the map (sizes, anchors, marks) that games may know.
import { readFileSync } from 'node:fs';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import type { BoardMap, LabelMode } from '../table/scene.js';
import { assetUrl } from './files.js';

const xy = z.tuple([z.number(), z.number()]);
const anchor = z.object({ unit: xy, label: xy, labelSize: xy, spare: xy });
const coast = z.object({ unit: xy, spare: xy });
const modes = ['en', 'ko', 'both'] as const satisfies readonly LabelMode[];
const byMode = <S extends z.ZodType>(schema: S) => z.partialRecord(z.enum(modes), z.record(z.string(), schema));

export type RegionTopology = Topology<{ regions: GeometryCollection }>;

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
  anchors: byMode(anchor),
  coasts: byMode(coast),
  bridges: z.array(z.array(xy)),
  canals: z.array(z.array(xy)),
  topology: z.custom<RegionTopology>(isTopology),
});

export type AnchorEntry = z.infer<typeof anchor>;
export type BoardAsset = z.infer<typeof boardAsset>;

const assets = new Map<string, BoardAsset>();

/** The baked board with this id; throws when there is none or it is damaged. */
export function loadAsset(id: string): BoardAsset {
  const known = assets.get(id);
  if (known) return known;
  const asset = boardAsset.parse(JSON.parse(readFileSync(assetUrl(`boards/${id}.json`), 'utf8')));
  assets.set(id, asset);
  return asset;
}

/** What a game may know of its board. */
export function loadBoardMap(id: string): BoardMap {
  const { size, regions, anchors, coasts, bridges, canals } = loadAsset(id);
  return {
    id,
    size,
    anchors,
    coasts,
    bridges,
    canals,
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
