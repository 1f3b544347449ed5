// The ground of a map: sea with its vignette, land by owner, borders, frontiers, coast, lines of latitude and longitude.
import type { BoardMap } from '../table/board-map.js';
import type { Colour, Hatch, Layer, Shape, Stroke } from '../table/scene.js';
import type { Camera } from './camera.js';
import { polyline } from './paths.js';
import type { Theme } from './theme.js';

const scenery = (map: BoardMap, surface: 'land' | 'water'): string[] =>
  Object.entries(map.regions).flatMap(([id, region]) => (region.scenery && region.surface === surface ? [id] : []));

/** The baked lines of latitude and longitude, below the land. */
function graticule(map: BoardMap, theme: Theme, width: number): Shape[] {
  return Object.entries(map.lines).flatMap(([id, points]): Shape[] =>
    id.startsWith('lat:') || id.startsWith('lon:')
      ? [{ kind: 'path', id, d: polyline(points), strokes: [{ colour: theme.graticule, width }] }]
      : [],
  );
}

/** Sea and land that nobody owns: equal in all pictures of a map. */
export function seaGround(camera: Camera, map: BoardMap, theme: Theme): Layer {
  const { width } = camera;
  const board = map.id;
  const vignette = [52, 43, 34, 26, 18, 11].map((size): Stroke => ({ colour: theme.vignette, width: width(size) }));
  const hatch = { colour: theme.sceneryHatch, spacing: width(13), width: width(3), angle: 45 };
  return camera.ground(
    'sea',
    [
      { kind: 'region', id: 'sea', board, regions: 'water', fill: { colour: theme.sea } },
      { kind: 'region', id: 'sea:dead', board, regions: scenery(map, 'water'), fill: { colour: theme.deadSea } },
      ...graticule(map, theme, width(2)),
      { kind: 'borders', id: 'sea:vignette', board, choice: { kind: 'coast' }, strokes: vignette, inside: 'water' },
      {
        kind: 'borders',
        id: 'sea:borders',
        board,
        choice: { kind: 'water' },
        strokes: [{ colour: theme.seaBorder, width: width(2.6) }],
      },
      { kind: 'region', id: 'land', board, regions: 'land', fill: { colour: theme.land } },
      {
        kind: 'region',
        id: 'land:scenery',
        board,
        regions: scenery(map, 'land'),
        fill: { colour: theme.scenery, hatch },
      },
    ],
    true,
  );
}

/** The land of one owner. */
export interface Holding {
  readonly owner: string;
  readonly regions: readonly string[];
  readonly tint: Colour;
  readonly hatch?: Hatch | undefined;
  /** `#RRGGBB`: shines inwards from the border. */
  readonly glow: Colour;
}

/**
 * Land in the colours of its owners, with all borders and the coast.
 * @param closed regions that may not be entered, hatched over whatever colour they have.
 */
export function ownedGround(
  camera: Camera,
  map: BoardMap,
  theme: Theme,
  holdings: readonly Holding[],
  closed: readonly string[] = [],
): Layer {
  const { width } = camera;
  const board = map.id;
  const groups: Record<string, string> = Object.fromEntries(Object.keys(map.regions).map((id) => [id, 'free']));
  for (const { owner, regions } of holdings) for (const id of regions) groups[id] = owner;
  const fills = holdings.map(({ owner, regions, tint, hatch }): Shape => {
    const scaled = hatch && { ...hatch, spacing: width(hatch.spacing), width: width(hatch.width) };
    return {
      kind: 'region',
      id: `owner:${owner}`,
      board,
      regions,
      fill: { colour: tint, ...(scaled ? { hatch: scaled } : {}) },
    };
  });
  const barred = { colour: theme.sceneryHatch, spacing: width(15), width: width(4), angle: -45 };
  const glows = holdings.map(({ owner, regions, glow }): Shape => ({
    kind: 'borders',
    id: `glow:${owner}`,
    board,
    choice: { kind: 'around', regions },
    strokes: [22, 12].map((size) => ({ colour: `${glow}2E`, width: width(size) })),
    inside: regions,
  }));
  const borders = (id: string, choice: (Shape & { kind: 'borders' })['choice'], strokes: readonly Stroke[]): Shape => ({
    kind: 'borders',
    id,
    board,
    choice,
    strokes,
  });
  return camera.ground(
    'owners',
    [
      ...fills,
      ...(closed.length > 0
        ? [{ kind: 'region' as const, id: 'closed', board, regions: closed, fill: { hatch: barred } }]
        : []),
      ...glows,
      borders('borders', { kind: 'land' }, [{ colour: theme.border, width: width(2.3) }]),
      borders('frontiers', { kind: 'groups', groups }, [
        { colour: theme.frontier, width: width(7) },
        { colour: theme.frontierEdge, width: width(2.4) },
      ]),
      borders('coast', { kind: 'coast' }, [{ colour: theme.coast, width: width(2.6) }]),
    ],
    true,
  );
}

/** A map as a pale background under boxes: no owners, only tints. */
export function paleGround(
  camera: Camera,
  map: BoardMap,
  theme: Pick<Theme, 'sea' | 'scenery' | 'border' | 'coast'>,
  tints: ReadonlyMap<Colour, readonly string[]>,
): Layer {
  const board = map.id;
  return camera.ground(
    'ground',
    [
      { kind: 'region', id: 'sea', board, regions: 'water', fill: { colour: theme.sea } },
      { kind: 'region', id: 'land', board, regions: 'land', fill: { colour: theme.scenery } },
      ...[...tints].map(([colour, regions], index): Shape => ({
        kind: 'region',
        id: `tint:${index}`,
        board,
        regions,
        fill: { colour },
      })),
      {
        kind: 'borders',
        id: 'borders',
        board,
        choice: { kind: 'land' },
        strokes: [{ colour: theme.border, width: 1.5 }],
      },
      {
        kind: 'borders',
        id: 'coast',
        board,
        choice: { kind: 'coast' },
        strokes: [{ colour: theme.coast, width: 1.8 }],
      },
    ],
    true,
  );
}

/** A bridge over water, as planks. */
export function bridge(id: string, d: string, theme: Theme, scale: number): Shape {
  return {
    kind: 'path',
    id,
    d,
    strokes: [
      { colour: theme.coast, width: 17 * scale, cap: 'butt' },
      { colour: theme.land, width: 11 * scale, cap: 'butt' },
      { colour: theme.coast, width: 11 * scale, cap: 'butt', dash: [2.5 * scale, 7 * scale] },
    ],
  };
}

/** A canal through land. */
export function canal(id: string, d: string, theme: Theme, scale: number): Shape {
  return {
    kind: 'path',
    id,
    d,
    strokes: [
      { colour: theme.coast, width: 8 * scale },
      { colour: theme.sea, width: 5 * scale },
    ],
  };
}
