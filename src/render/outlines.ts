// The outlines of a board asset as lines to draw: polygons of regions and meshes of borders, each worked out once.
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryObject, MultiPolygon as TopoMultiPolygon } from 'topojson-specification';
import type { BorderChoice, Box } from '../table/scene.js';
import { loadAsset, type BoardAsset } from './asset.js';
import type { Pen } from './pen.js';

export type Regions = readonly string[] | 'land' | 'water';

const polygonsByKey = new Map<string, MultiPolygon>();
const meshesByKey = new Map<string, MultiLineString>();
/** Positions differ without end; only so many of their meshes are kept. */
const KEPT = 400;

function remember<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= KEPT) cache.clear();
  const made = make();
  cache.set(key, made);
  return made;
}

function idsOf(asset: BoardAsset, regions: Regions): readonly string[] {
  if (typeof regions !== 'string') return regions;
  return Object.entries(asset.regions).flatMap(([id, { surface }]) => (surface === regions ? [id] : []));
}

const idOf = (geometry: GeometryObject): string => String(geometry.id);

/** The common outline of some regions of a board. */
export function polygonsOf(board: string, regions: Regions): MultiPolygon {
  return remember(polygonsByKey, `${board}:${String(regions)}`, () => {
    const asset = loadAsset(board);
    const wanted = new Set(idsOf(asset, regions));
    const parts = asset.topology.objects.regions.geometries.filter(
      (geometry): geometry is TopoMultiPolygon => geometry.type === 'MultiPolygon' && wanted.has(idOf(geometry)),
    );
    const [only] = parts;
    if (parts.length !== 1 || !only) return merge(asset.topology, parts);
    const { geometry } = feature(asset.topology, only);
    return geometry;
  });
}

/** The borders a choice asks for. */
export function bordersOf(board: string, choice: BorderChoice): MultiLineString {
  return remember(meshesByKey, `${board}:${JSON.stringify(choice)}`, () => {
    const asset = loadAsset(board);
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
  });
}

function line(pen: Pen, points: readonly Position[]): void {
  points.forEach(([x = 0, y = 0], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
}

/** Lays the outline of some regions as the current path. */
export function layPolygons(pen: Pen, { coordinates }: MultiPolygon): void {
  pen.beginPath();
  for (const ring of coordinates.flat()) {
    line(pen, ring);
    pen.closePath();
  }
}

/** Fewer points: those nearer than a step to the last one kept go, ends stay. */
function thin(points: readonly Position[], step: number): Position[] {
  let [lastX, lastY] = [Infinity, Infinity];
  return points.filter(([x = 0, y = 0], index) => {
    const far = Math.abs(x - lastX) + Math.abs(y - lastY) >= step;
    if (!far && index > 0 && index < points.length - 1) return false;
    lastX = x;
    lastY = y;
    return true;
  });
}

/** Lays border lines as the current path; `step` leaves out detail that a wide line would swallow anyway. */
export function layLines(pen: Pen, { coordinates }: MultiLineString, step = 0): void {
  pen.beginPath();
  for (const points of coordinates) line(pen, step > 0 ? thin(points, step) : points);
}

/** The rectangle around some regions. */
export function boundsOf(board: string, regions: Regions): Box {
  const asset = loadAsset(board);
  const boxes = idsOf(asset, regions).flatMap((id) => asset.regions[id]?.bounds ?? []);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 3 < boxes.length; i += 4) {
    const [x = 0, y = 0, w = 0, h = 0] = boxes.slice(i, i + 4);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return right < left ? { x: 0, y: 0, w: 0, h: 0 } : { x: left, y: top, w: right - left, h: bottom - top };
}
