// The whole board: the map with every box, and all tracks below it.
import { stripGround } from '../../../draw/frame.js';
import { boxAround } from '../../../draw/geometry.js';
import type { BoardMap } from '../../../table/board-map.js';
import type { Box, Layer, Scene, Shape, XY } from '../../../table/scene.js';
import { civilWarSpace, isCountryId } from '../data/countries.js';
import type { TwilightView } from '../view.js';
import { changeBadges, countryBox, halo } from './boxes.js';
import { groundLayer } from './ground.js';
import { legend } from './legend.js';
import { linkShape, linkShapes } from './links.js';
import { linksAmong, superpowerSide } from './nodes.js';
import { places, type NodeId } from './places.js';
import { civilWarBox, superpowerBox } from './side-boxes.js';
import type { Stage } from './stage.js';
import { tagShapes, tagsHeight, tagsOf } from './tags.js';
import { titleLayer } from './title.js';
import { cardCounts, chinaCard, defconTrack, milOpsTrack, spaceTrack, vpTrack } from './tracks.js';

const TITLE = 104;
const EDGE = 34;
const ROWS = 424;
const BOX: XY = [146, 86];
const SUPERPOWER: XY = [190, 96];
/** In the South Atlantic. */
const LEGEND_AT: XY = [826, 1506 + TITLE];

const isNode = (id: string): id is NodeId => Object.hasOwn(places, id);

function boxesOf(civilWar: boolean): ReadonlyMap<NodeId, Box> {
  return new Map(
    Object.keys(places)
      .filter(isNode)
      .filter((id) => civilWar || id !== civilWarSpace)
      .map((id) => {
        const [x, y] = places[id];
        return [id, boxAround([x, y + TITLE], superpowerSide(id) === undefined ? BOX : SUPERPOWER)];
      }),
  );
}

const boxes = { plain: boxesOf(false), civilWar: boxesOf(true) };

/** The link over the Pacific, in two ends at the edges of the map. */
function pacific(stage: Stage, width: number): Shape[] {
  const link = { a: 'usa', b: 'japan', kind: 'us' } as const;
  const [usa, japan] = [places.usa, places.japan];
  return [
    linkShape(
      stage,
      link,
      [
        [usa[0], usa[1] + TITLE],
        [0, usa[1] + TITLE + 12],
      ],
      4,
    ),
    {
      ...linkShape(
        stage,
        link,
        [
          [japan[0], japan[1] + TITLE],
          [width, japan[1] + TITLE - 12],
        ],
        4,
      ),
      id: 'link:japan-usa',
    },
  ];
}

function tracks(stage: Stage, view: TwilightView, width: number, top: number, height: number): Layer {
  const [upper, lower] = [top + 14, top + 214];
  return {
    id: 'tracks',
    shapes: [
      ...stripGround('tracks', { x: 0, y: top, w: width, h: height }, stage.theme),
      ...defconTrack(stage, view, { x: EDGE, y: upper, w: 500 }),
      ...vpTrack(stage, view, { x: 620, y: upper, w: 1120 }),
      ...chinaCard(stage, view, { x: 1830, y: upper, w: width - EDGE - 1830 }),
      ...milOpsTrack(stage, view, { x: EDGE, y: lower, w: 510 }),
      ...spaceTrack(stage, view, { x: 620, y: lower, w: 940 }),
      ...cardCounts(stage, view, { x: 1620, y: lower, w: width - EDGE - 1620 }),
      ...tagShapes(stage, tagsOf(view), { x: EDGE, y: top + ROWS, w: width - EDGE * 2 }),
    ],
  };
}

/** The picture of the whole board. */
export function wholeBoard(stage: Stage, view: TwilightView, map: BoardMap): Scene {
  const [width, mapHeight] = map.size;
  const top = TITLE + mapHeight;
  const strip = ROWS + tagsHeight(tagsOf(view).length) + 14;
  const shown = boxes[view.civilWar === null ? 'plain' : 'civilWar'];
  const links = linksAmong(new Set(shown.keys())).filter(({ a, b }) => !(a === 'usa' && b === 'japan'));
  const entries = [...shown];
  return {
    width,
    height: top + strip,
    pixels: stage.look.width,
    background: stage.theme.sea,
    ns: 'twilight-struggle',
    layers: [
      groundLayer(stage, map, TITLE),
      { id: 'links', shapes: [...pacific(stage, width), ...linkShapes(stage, links, shown, 3.6)] },
      { id: 'halos', shapes: entries.flatMap(([id, box]) => halo(stage, id, box)) },
      {
        id: 'boxes',
        shapes: entries.map(([id, box]) => {
          if (isCountryId(id)) return countryBox(stage, view, id, box);
          return id === civilWarSpace
            ? civilWarBox(stage, view.civilWar ?? 0, box)
            : superpowerBox(stage, superpowerSide(id) ?? 'us', box);
        }),
      },
      {
        id: 'changes',
        shapes: entries.flatMap(([id, box]) => (isCountryId(id) ? changeBadges(stage, id, box) : [])),
      },
      { id: 'legend', shapes: [legend(stage, LEGEND_AT, 0.94)] },
      titleLayer(stage, view, { width, height: TITLE }),
      tracks(stage, view, width, top, strip),
    ],
  };
}
