// The outlines of a baked map as lines to draw: polygons of regions and meshes of borders, kept in a compact form.
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryObject, MultiPolygon as TopoMultiPolygon } from 'topojson-specification';
import type { BorderChoice, Box } from '../table/scene.js';
import { loadAsset, type BoardAsset } from './asset.js';
import type { Context } from './canvas.js';
import { createLru } from './lru.js';

export type Regions = readonly string[] | 'land' | 'water';

/** Lines as coordinates one after the other, x and y in turn. */
export type Outline = readonly Float32Array[];

/** Positions differ without end; so many coordinates of their outlines are kept, four bytes each. */
const KEPT_COORDINATES = 1_500_000;
const outlines = createLru<Outline>(KEPT_COORDINATES, (lines) => lines.reduce((sum, { length }) => sum + length, 0));

function remembered(key: string, make: () => readonly (readonly Position[])[]): Outline {
  const known = outlines.get(key);
  if (known) return known;
  const made = make().map((line) => Float32Array.from(line.flatMap(([x = 0, y = 0]) => [x, y])));
  outlines.set(key, made);
  return made;
}

function idsOf(asset: BoardAsset, regions: Regions): readonly string[] {
  if (typeof regions !== 'string') return regions;
  return Object.entries(asset.regions).flatMap(([id, { surface }]) => (surface === regions ? [id] : []));
}

const idOf = (geometry: GeometryObject): string => String(geometry.id);

function polygons(asset: BoardAsset, regions: Regions): MultiPolygon {
  const wanted = new Set(idsOf(asset, regions));
  const parts = asset.topology.objects.regions.geometries.filter(
    (geometry): geometry is TopoMultiPolygon => geometry.type === 'MultiPolygon' && wanted.has(idOf(geometry)),
  );
  const [only] = parts;
  if (parts.length !== 1 || !only) return merge(asset.topology, parts);
  const { geometry } = feature(asset.topology, only);
  return geometry;
}

/** The rings of the common outline of some regions of a map. */
export function polygonsOf(board: string, regions: Regions): Outline {
  return remembered(`${board}:${String(regions)}`, () => polygons(loadAsset(board), regions).coordinates.flat());
}

function borders(asset: BoardAsset, choice: BorderChoice): MultiLineString {
  const surface = (geometry: GeometryObject): string | undefined => asset.regions[idOf(geometry)]?.surface;
  const both = (a: GeometryObject, b: GeometryObject, kind: string): boolean =>
    a !== b && surface(a) === kind && surface(b) === kind;
  const around = new Set(choice.kind === 'around' ? choice.regions : []);
  return mesh(asset.topology, asset.topology.objects.regions, (a, b) => {
    switch (choice.kind) {
      case 'coast':
        return surface(a) !== surface(b);
      case 'land':
      case 'water':
        return both(a, b, choice.kind);
      case 'groups':
        return both(a, b, 'land') && choice.groups[idOf(a)] !== choice.groups[idOf(b)];
      case 'around':
        return a !== b && around.has(idOf(a)) !== around.has(idOf(b));
    }
  });
}

/** The borders a choice asks for, as open lines. */
export function bordersOf(board: string, choice: BorderChoice): Outline {
  return remembered(`${board}:${JSON.stringify(choice)}`, () => borders(loadAsset(board), choice).coordinates);
}

/** What of a ring lies where a coordinate is at least a limit, or with `sign` -1 at most. */
function cut(ring: Float32Array, axis: 0 | 1, limit: number, sign: 1 | -1): Float32Array {
  const kept: number[] = [];
  const depth = (i: number): number => ((ring[i + axis] ?? 0) - limit) * sign;
  for (let i = 0; i < ring.length; i += 2) {
    const before = i === 0 ? ring.length - 2 : i - 2;
    const [a, b] = [depth(before), depth(i)];
    if (a >= 0 !== b >= 0) {
      const part = a / (a - b);
      for (const of of [0, 1]) {
        const [from, to] = [ring[before + of] ?? 0, ring[i + of] ?? 0];
        kept.push(of === axis ? limit : from + (to - from) * part);
      }
    }
    if (b >= 0) kept.push(ring[i] ?? 0, ring[i + 1] ?? 0);
  }
  return Float32Array.from(kept);
}

/** What of a ring lies in a box, closed along its edges (Sutherland and Hodgman). */
function within(ring: Float32Array, { x, y, w, h }: Box): Float32Array {
  return cut(cut(cut(cut(ring, 0, x, 1), 0, x + w, -1), 1, y, 1), 1, y + h, -1);
}

/**
 * Lays the outline of some regions as the current path.
 * @param box outside of it nothing is laid. A clip that reaches over the edge of another is ignored by one of the libraries
 * when it is as intricate as a coast, so the part outside must be taken away before.
 */
export function layPolygons(ctx: Context, rings: Outline, box?: Box): void {
  ctx.beginPath();
  for (const whole of rings) {
    const ring = box === undefined ? whole : within(whole, box);
    for (let i = 0; i < ring.length; i += 2) {
      if (i === 0) ctx.moveTo(ring[i] ?? 0, ring[i + 1] ?? 0);
      else ctx.lineTo(ring[i] ?? 0, ring[i + 1] ?? 0);
    }
    if (ring.length > 0) ctx.closePath();
  }
}

/** On which sides of a box a point lies outside of it, as bits. */
function sidesOf(x: number, y: number, box: Box): number {
  return (x < box.x ? 1 : x > box.x + box.w ? 2 : 0) | (y < box.y ? 4 : y > box.y + box.h ? 8 : 0);
}

/**
 * Lays border lines as the current path; points nearer than `step` to the last one are left out, ends stay.
 * @param box what lies wholly on one side of it is left out.
 */
export function layLines(ctx: Context, lines: Outline, step = 0, box?: Box): void {
  ctx.beginPath();
  for (const line of lines) {
    let [lastX, lastY] = [Infinity, Infinity];
    let lastSides = 0;
    let isDown = false;
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i] ?? 0, line[i + 1] ?? 0];
      const far = Math.abs(x - lastX) + Math.abs(y - lastY) >= step;
      if (!far && i > 0 && i < line.length - 2) continue;
      const sides = box === undefined ? 0 : sidesOf(x, y, box);
      if (i > 0 && (sides & lastSides) === 0) {
        if (!isDown) ctx.moveTo(lastX, lastY);
        ctx.lineTo(x, y);
        isDown = true;
      } else isDown = false;
      [lastX, lastY, lastSides] = [x, y, sides];
    }
  }
}

/** The rectangle around some regions. */
export function boundsOfRegions(board: string, regions: Regions): Box {
  const asset = loadAsset(board);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const id of idsOf(asset, regions)) {
    const [x, y, w, h] = asset.regions[id]?.bounds ?? [Infinity, Infinity, -Infinity, -Infinity];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return right < left ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}
