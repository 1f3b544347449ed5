// The ground of the map: sea and land in the colours of who controls them, terrain, hexes, rivers, railways, borders, objectives.
import type { HexGrid } from '../../../table/board-map.js';
import type { Layer, Shape, Stroke } from '../../../table/scene.js';
import { cityIds } from '../data/cities.js';
import { byFacts, type Facts } from '../data/facts.js';
import { numberShapes } from './places.js';
import { acrossSides, alongSides, outlines } from './sides.js';
import type { Stage } from './stage.js';
import { terrainShapes } from './terrain.js';
import { groundFills, type Holder } from './theme.js';

/** Who controls each land hex; null where nobody does. */
export type Control = (hex: string) => Holder | null;

const holders: readonly (Holder | null)[] = ['western', 'soviet', 'axis', null];

/** Sea with the borders of its areas, and the land that is out of play, which covers the inner half of the glow along the coast. */
function seaLayer(stage: Stage): Layer {
  const { map, theme, camera } = stage;
  const board = map.id;
  const vignette = [24, 13].map((width): Stroke => ({ colour: theme.vignette, width }));
  return camera.ground(
    'sea',
    [
      { kind: 'region', id: 'sea', board, regions: 'water', fill: { colour: theme.sea } },
      {
        kind: 'borders',
        id: 'sea:areas',
        board,
        choice: { kind: 'water' },
        strokes: [{ colour: theme.seaBorder, width: 2.4, dash: [10, 6], cap: 'butt' }],
      },
      { kind: 'borders', id: 'sea:vignette', board, choice: { kind: 'coast' }, strokes: vignette },
      {
        kind: 'path',
        id: 'sea:hexes',
        d: outlines(stage.grid, stage.shown.sea),
        strokes: [{ colour: theme.seaGrid, width: 1 }],
      },
      { kind: 'region', id: 'land', board, regions: 'land', fill: { colour: theme.scenery } },
    ],
    true,
  );
}

/** The land in the colours of those who control it; regions beside the hexes are Western. */
function controlLayer(stage: Stage, control: Control): Layer {
  const { map, look, camera } = stage;
  const fills = groundFills(look);
  return camera.ground(
    'control',
    holders.map((holder) => ({
      kind: 'region',
      id: `control:${holder ?? 'nobody'}`,
      board: map.id,
      regions: [
        ...[...stage.shown.land].filter((id) => control(id) === holder),
        ...(holder === 'western' ? ['uk', 'middle-east'] : []),
      ],
      fill: fills[holder ?? 'nobody'],
    })),
    true,
  );
}

/** What is printed on the land: terrain, hexes with their numbers, water along sides, railways, borders, objectives. */
function printLayer(facts: Facts, stage: Stage): Layer {
  const { map, theme, camera, grid } = stage;
  const { land } = stage.shown;
  const path = (id: string, d: string, strokes: readonly Stroke[]): Shape => ({ kind: 'path', id, d, strokes });
  const objectives = cityIds.flatMap((id) =>
    facts.cities.places[id].objective && land.has(facts.cities.places[id].hex) ? [facts.cities.places[id].hex] : [],
  );
  return camera.ground(
    'print',
    [
      ...terrainShapes(facts, grid, land, theme),
      path('hexes', outlines(grid, land), [{ colour: theme.grid, width: 1.2 }]),
      {
        kind: 'borders',
        id: 'coast',
        board: map.id,
        choice: { kind: 'coast' },
        strokes: [{ colour: theme.coast, width: 1.5 }],
      },
      path('rivers', alongSides(grid, facts.hexsides.river, land), [
        { colour: theme.riverEdge, width: 5.6 },
        { colour: theme.river, width: 4 },
      ]),
      path('nations', alongSides(grid, stage.borders, land), [
        { colour: theme.halo, width: 4.4, cap: 'butt' },
        { colour: theme.nation, width: 2.4, dash: [7, 4.5], cap: 'butt' },
      ]),
      path('straits', alongSides(grid, facts.hexsides.strait, land), [
        { colour: theme.riverEdge, width: 8 },
        { colour: theme.sea, width: 5.6 },
      ]),
      path('closed', alongSides(grid, facts.hexsides.sea, land), [{ colour: theme.closed, width: 6, cap: 'butt' }]),
      path('rails', acrossSides(grid, facts.hexsides.rail, land), [
        { colour: theme.rail, width: 3.2 },
        { colour: theme.railSleepers, width: 1.5, dash: [5, 4], cap: 'butt' },
      ]),
      path('objectives', outlines(grid, objectives, 0.93), [
        { colour: theme.ring, width: 4.6 },
        { colour: theme.objective, width: 2.8 },
      ]),
      ...numberShapes(stage),
    ],
    true,
  );
}

/** The hexes themselves, unpainted, to be pointed at. */
function hexLayer({ shown, grid, camera }: Stage): Layer {
  const hexes = [...shown.land, ...shown.sea];
  return camera.ground(
    'hexes',
    hexes.map((id) => ({ kind: 'path', id: `space:${id}`, of: id, d: outlines(grid, [id]) })),
  );
}

/** What stays the same from picture to picture. */
interface Still {
  readonly sea: Layer;
  readonly print: Layer;
  readonly hexes: Layer;
}

/** Some hundred hexes are outlined for each: so many are kept, by what they depend on. */
const mostKept = 12;
const keptFor = byFacts(() => new WeakMap<HexGrid, Map<string, Still>>());

function stillOf(facts: Facts, stage: Stage): Still {
  const { theme, palette } = stage.look;
  const grids = keptFor(facts);
  const kept = grids.get(stage.grid) ?? new Map<string, Still>();
  grids.set(stage.grid, kept);
  const key = JSON.stringify([theme, palette, stage.area ?? null, stage.camera.to]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made: Still = { sea: seaLayer(stage), print: printLayer(facts, stage), hexes: hexLayer(stage) };
  if (kept.size >= mostKept) kept.clear();
  kept.set(key, made);
  return made;
}

/** All that lies below cities and counters, and unpainted the hexes themselves. */
export function groundLayers(facts: Facts, stage: Stage, control: Control): Layer[] {
  const { sea, print, hexes } = stillOf(facts, stage);
  return [sea, controlLayer(stage, control), print, hexes];
}
