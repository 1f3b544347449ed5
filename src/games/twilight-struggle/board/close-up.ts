// A close-up of one or two regions: boxes on a grid, neighbours outside in dashed frames, and what the regions are worth now.
import { stripGround } from '../../../draw/frame.js';
import { boxAround } from '../../../draw/geometry.js';
import { bold, plain } from '../../../draw/lettering.js';
import type { Box, Layer, Scene, Shape, XY } from '../../../table/scene.js';
import type { Region } from '../data/terms.js';
import { closedRegions } from '../data/tracks.js';
import { regionOf } from '../data/geography.js';
import { isCountryId, civilWarSpace } from '../data/countries.js';
import { say } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { vpText } from '../reports/figures.js';
import { areas, type AreaId } from './areas.js';
import { changeBadges, countryBox, halo } from './boxes.js';
import { legend, LEGEND_ROW, legendRow } from './legend.js';
import { linkShapes } from './links.js';
import { linksAmong, superpowerSide } from './nodes.js';
import { places, type NodeId } from './places.js';
import { SCORE_LINE, scoreLine, type Scored } from './scores.js';
import { civilWarBox, neighbourBox, superpowerBox } from './side-boxes.js';
import type { Stage } from './stage.js';
import { titleLayer } from './title.js';
import { defconColour } from './tracks.js';

const WIDTH = 1200;
const TITLE = 84;
const EDGE = 16;
const FOOT = 76;

/** The distance of rows, and the largest box. */
const ROW: Readonly<Record<AreaId, number>> = { europe: 116, asia: 124, middle_east: 156, africa: 122, americas: 116 };
const WIDEST = 200;

/** A box is at most so high over its width. */
const FLATTEST = 0.62;

/** Where a close-up has room for the legend: its lower left corner; elsewhere it stands as a row below all. */
const spots: Readonly<Record<AreaId, readonly XY[]>> = {
  europe: [[390, 1108]],
  asia: [[70, 990]],
  middle_east: [],
  africa: [],
  americas: [[30, 1016]],
};

interface Panel {
  readonly boxes: ReadonlyMap<NodeId, Box>;
  readonly size: XY;
  readonly height: number;
}

const isNode = (id: string): id is NodeId => Object.hasOwn(places, id);

function panelOf(area: AreaId, civilWar: boolean): Panel {
  const cells = Object.entries(areas[area].cells).flatMap(([id, cell]): (readonly [NodeId, XY])[] =>
    isNode(id) && (civilWar || id !== civilWarSpace) ? [[id, cell]] : [],
  );
  const columns = Math.max(...cells.map(([, [column]]) => column)) + 1;
  const first = Math.min(...cells.map(([, [, row]]) => row));
  const last = Math.max(...cells.map(([, [, row]]) => row));
  const across = (WIDTH - EDGE * 2) / columns;
  const down = ROW[area];
  const top = TITLE + scoredIn(area).length * SCORE_LINE + 20;
  const size: XY = [Math.min(WIDEST, across - 20), Math.min(down - 28, (across - 20) * FLATTEST, 124)];
  const boxes = cells.map(([id, [column, row]]): [NodeId, Box] => {
    const at: XY = [EDGE + across * (column + 0.5), top + down * (row - first + 0.5)];
    const inside = isCountryId(id) ? areas[area].regions.includes(regionOf(id)) : id === civilWarSpace;
    return [id, boxAround(at, inside ? size : [size[0] * 0.88, size[1] * 0.72])];
  });
  return { boxes: new Map(boxes), size, height: top + down * (last - first + 1) + 10 };
}

function scoredIn(area: AreaId): readonly Scored[] {
  return area === 'asia' ? ['asia', 'southeast_asia'] : areas[area].regions;
}

const panels = new Map<string, Panel>();

function panel(area: AreaId, civilWar: boolean): Panel {
  const key = `${area} ${String(civilWar)}`;
  const made = panels.get(key) ?? panelOf(area, civilWar);
  panels.set(key, made);
  return made;
}

function foot(stage: Stage, view: TwilightView, regions: readonly Region[], top: number): Shape[] {
  const { theme } = stage;
  const middle = top + FOOT / 2;
  const closed = regions.some((region) => closedRegions(view.defcon).includes(region));
  const ahead = view.vp === 0 ? theme.stripInk : stage.sides[view.vp > 0 ? 'us' : 'ussr'].text;
  return [
    { kind: 'box', id: 'foot:strip', box: { x: 0, y: top, w: WIDTH, h: FOOT }, fill: { colour: theme.strip } },
    {
      kind: 'box',
      id: 'foot:defcon',
      box: { x: EDGE, y: top + 12, w: 250, h: FOOT - 24 },
      radius: 10,
      fill: { colour: defconColour(view.defcon) },
    },
    {
      kind: 'text',
      id: 'foot:level',
      at: [EDGE + 125, middle],
      align: 'centre',
      maxWidth: 236,
      runs: [bold(stage, say('board.defconLevel', { level: view.defcon }), 38, '#161616')],
    },
    {
      kind: 'text',
      id: 'foot:closed',
      at: [EDGE + 270, middle],
      align: 'left',
      maxWidth: 470,
      runs: [
        bold(stage, say(closed ? 'board.closedHere' : 'board.openHere'), 30, closed ? theme.alarm : theme.stripInk),
      ],
    },
    {
      kind: 'text',
      id: 'foot:vp',
      at: [WIDTH - EDGE, middle],
      align: 'right',
      gap: 14,
      maxWidth: 400,
      runs: [plain(stage, say('board.vp'), 30, theme.stripSoft), bold(stage, vpText(view.vp), 40, ahead)],
    },
  ];
}

function nodeShape(stage: Stage, view: TwilightView, area: AreaId, id: NodeId, box: Box): Shape {
  const side = superpowerSide(id);
  if (side !== undefined) return superpowerBox(stage, side, box);
  if (isCountryId(id)) {
    const inside = areas[area].regions.includes(regionOf(id));
    return inside ? countryBox(stage, view, id, box) : neighbourBox(stage, view, id, box);
  }
  return civilWarBox(stage, view.civilWar ?? 0, box);
}

/** The picture of one close-up. */
export function closeUp(stage: Stage, view: TwilightView, area: AreaId): Scene {
  const { theme } = stage;
  const { regions } = areas[area];
  const { boxes, height } = panel(area, view.civilWar !== null);
  const inside = (id: NodeId): boolean => id === civilWarSpace || (isCountryId(id) && regions.includes(regionOf(id)));
  const links = linksAmong(new Set(boxes.keys())).filter(({ a, b }) => inside(a) || inside(b));
  const scores = scoredIn(area);
  const row = spots[area].length === 0 ? LEGEND_ROW : 0;
  const ground: Layer = {
    id: 'ground',
    shapes: [
      {
        kind: 'box',
        id: 'panel',
        box: { x: 0, y: TITLE, w: WIDTH, h: height - TITLE },
        fill: { colour: theme.ground[regions[0] ?? 'europe'] },
      },
      {
        kind: 'box',
        id: 'scores',
        box: { x: 0, y: TITLE, w: WIDTH, h: scores.length * SCORE_LINE + 4 },
        fill: { colour: theme.strip },
      },
    ],
  };
  return {
    width: WIDTH,
    height: height + FOOT + row,
    pixels: stage.look.width,
    background: theme.sea,
    ns: 'twilight-struggle',
    layers: [
      ground,
      { id: 'links', shapes: linkShapes(stage, links, boxes, 4) },
      { id: 'halos', shapes: [...boxes].flatMap(([id, box]) => halo(stage, id, box)) },
      { id: 'boxes', shapes: [...boxes].map(([id, box]) => nodeShape(stage, view, area, id, box)) },
      {
        id: 'changes',
        shapes: [...boxes].flatMap(([id, box]) => (isCountryId(id) && inside(id) ? changeBadges(stage, id, box) : [])),
      },
      { id: 'legend', shapes: spots[area].map((at) => legend(stage, at, 0.9)) },
      titleLayer(stage, view, { width: WIDTH, height: TITLE, area: { key: `area.${area}` } }),
      {
        id: 'tracks',
        shapes: [
          ...scores.flatMap((region, index) =>
            scoreLine(stage, view, region, { x: EDGE, y: TITLE + index * SCORE_LINE, w: WIDTH - EDGE * 2 }),
          ),
          ...foot(stage, view, regions, height),
          ...(row === 0
            ? []
            : [
                ...stripGround('legend', { x: 0, y: height + FOOT, w: WIDTH, h: row }, theme),
                ...legendRow(stage, [EDGE, height + FOOT], WIDTH - EDGE * 2),
              ]),
        ],
      },
    ],
  };
}
