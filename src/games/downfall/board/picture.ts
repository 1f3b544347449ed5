// The picture of the board: the whole map, a theatre, or the few hexes around what has happened.
import { locator } from '../../../draw/camera.js';
import { boardTitle } from '../../../draw/frame.js';
import { contains } from '../../../draw/geometry.js';
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Game } from '../../../table/game.js';
import type { Layer, Look, Scene, Shape } from '../../../table/scene.js';
import { say, weatherName } from '../reports/names.js';
import { groundOf } from '../rules/ground.js';
import { weatherOf } from '../rules/time.js';
import type { DownfallView } from '../view.js';
import { ACTION_HEIGHT, actionTrack } from './action-track.js';
import { areaShowing, isTheatre, theatreIds, tracksAlone } from './areas.js';
import { arrowLayer } from './arrows.js';
import { BATTLE_HEIGHT, battleStrip } from './battle-strip.js';
import { draftedOf } from './drafts.js';
import { groundLayers } from './ground.js';
import { focusLayer, reachLayer, supplyLayer, zoneLayer } from './overlays.js';
import { legend, LEGEND_HEIGHT } from './legend.js';
import { placeLayer } from './places.js';
import { weatherSign } from './signs.js';
import { setStage, type Stage, STRIP_WIDTH } from './stage.js';
import { STATUS_HEIGHT, statusStrip } from './status-strip.js';
import { title } from './text-board.js';
import { factionToken, TIME_HEIGHT, timeTrack } from './time-track.js';
import { standing, unitLayer } from './units.js';

const TITLE = 70;

/** Layers laid out in the width of strips, enlarged with the picture. */
function strips(stage: Stage, id: string, y: number, shapes: readonly Shape[]): Layer {
  return { id, shapes: [{ kind: 'group', id, at: [0, y], scale: stage.k, shapes }] };
}

/** How much of the title strip is left to weather and victory points. */
const PLATES = 270;

function titleLayer(stage: Stage, view: DownfallView): Layer {
  const { area, theme } = stage;
  const { shapes } = boardTitle(stage, {
    width: STRIP_WIDTH - PLATES,
    height: TITLE,
    text: title(view),
    area: area !== undefined && isTheatre(area) ? say(`area.${area}`) : undefined,
    token: (at, size) => factionToken(stage, 'title:faction', view.active, at, size),
  });
  return strips(stage, 'title', 0, [
    { kind: 'box', id: 'title:ground', box: { x: 0, y: 0, w: STRIP_WIDTH, h: TITLE }, fill: { colour: theme.title } },
    ...shapes,
    ...plates(stage, view),
    {
      kind: 'box',
      id: 'time:ground',
      box: { x: 0, y: TITLE, w: STRIP_WIDTH, h: TIME_HEIGHT },
      fill: { colour: theme.strip },
    },
    ...timeTrack(stage, view, TITLE),
  ]);
}

/** Weather and victory points at the right end of the title strip. */
function plates(stage: Stage, view: DownfallView): Shape[] {
  const { theme } = stage;
  const weather = weatherOf(view);
  const { ground, sign } = theme.weather[weather];
  const left = STRIP_WIDTH - PLATES + 4;
  const points = view.vp === 0 ? '0' : `+${Math.abs(view.vp)}`;
  const ahead = view.vp > 0 ? 'western' : 'soviet';
  return [
    {
      kind: 'box',
      id: 'weather:plate',
      box: { x: left, y: 11, w: 128, h: TITLE - 22 },
      radius: 9,
      fill: { colour: ground },
    },
    weatherSign('weather:now', weather, [left + 28, TITLE / 2], 17, sign),
    line('weather:name', [left + 54, TITLE / 2], bold(stage, weatherName(weather), 27, theme.stripInk), {
      maxWidth: 68,
    }),
    line('points:label', [left + 144, TITLE / 2], plain(stage, say('board.points'), 24, theme.titleSoft), {
      maxWidth: 50,
    }),
    ...(view.vp === 0 ? [] : [factionToken(stage, 'points:ahead', ahead, [left + 204, TITLE / 2], 28)]),
    line('points', [STRIP_WIDTH - 12, TITLE / 2], figure(points, 31, theme.titleInk), { align: 'right', maxWidth: 42 }),
  ];
}

/** Everything but the map, for choosing an order. */
function statusPicture(stage: Stage, view: DownfallView): Scene {
  const top = TITLE + TIME_HEIGHT;
  return {
    width: STRIP_WIDTH,
    height: top + STATUS_HEIGHT + ACTION_HEIGHT,
    pixels: stage.look.width,
    background: stage.theme.strip,
    ns: 'downfall',
    layers: [
      titleLayer(stage, view),
      strips(stage, 'status', 0, [...statusStrip(stage, view, top), ...actionTrack(stage, view, top + STATUS_HEIGHT)]),
    ],
  };
}

/** Size of the small map that tells where a close-up lies. */
const INSET = { w: 178, h: 126, edge: 12 } as const;

/** The corner of the map that hides fewest of the places where something stands. */
function freeCorner(
  stage: Stage,
  places: Iterable<string>,
): { readonly x: number; readonly y: number; readonly w: number } {
  const { to, place } = stage.camera;
  const points = [...places].filter((hex) => stage.shown.land.has(hex)).map((hex) => place(stage.at(hex)));
  const xs = [to.x + to.w - INSET.w - INSET.edge, to.x + INSET.edge];
  const ys = [to.y + INSET.edge, to.y + to.h - INSET.h - INSET.edge];
  const corners = ys.flatMap((y) => xs.map((x) => ({ x, y, w: INSET.w })));
  const hides = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    points.filter((at) => contains({ x, y, w: INSET.w, h: INSET.h }, at, 45)).length;
  return corners.reduce((best, one) => (hides(one) < hides(best) ? one : best));
}

/**
 * The picture of a position.
 * @param look its area picks a theatre or a close-up; hexes in its focus glow.
 */
export function board(view: DownfallView, look: Look, maps: BoardMaps): Scene {
  const ground = groundOf(view);
  const drafted = draftedOf(view, look, ground);
  const around = look.area ?? areaShowing(ground.facts, drafted.hexes);
  const near = around === undefined ? look : { ...look, area: around };
  const stage = setStage(ground.facts, near, mapNamed(maps, 'downfall'), TITLE + TIME_HEIGHT);
  if (look.variant === 'status' || look.area === tracksAlone) return statusPicture({ ...stage, k: 1 }, view);
  const where = standing(view);
  const { to } = stage.camera;
  const bottom = to.y + to.h;
  const battle = battleStrip(stage, view, ground, drafted.fight);
  const isExplained = stage.area === undefined || isTheatre(stage.area);
  const under = bottom + (battle === null ? 0 : BATTLE_HEIGHT * stage.k);
  return {
    width: stage.width,
    height: Math.round(under + (isExplained ? LEGEND_HEIGHT * stage.k : 0)),
    pixels: stage.area === undefined ? Math.max(look.width, stage.width) : look.width,
    background: stage.theme.sea,
    ns: 'downfall',
    layers: [
      ...groundLayers(ground.facts, stage, (hex) => ground.control(hex)),
      ...(look.variant === 'zones' ? [zoneLayer(stage, ground)] : []),
      ...(drafted.reach.length > 0 ? [reachLayer(stage, drafted)] : []),
      placeLayer(stage, view, (hex) => (where.get(hex)?.units.length ?? 0) + (where.get(hex)?.air.length ?? 0) > 0),
      focusLayer(stage, view),
      unitLayer(stage, view),
      ...(look.variant === 'supply' ? [supplyLayer(stage, view, ground)] : []),
      arrowLayer(stage, view, ground, drafted),
      ...(stage.area === undefined
        ? []
        : locator(stage.camera, stage.map, stage.theme, freeCorner(stage, where.keys()))),
      titleLayer(stage, view),
      ...(battle === null ? [] : [strips(stage, 'battle', bottom, battle)]),
      ...(isExplained ? [strips(stage, 'legend', under, legend(stage))] : []),
    ],
  };
}

/** The kinds of picture, and a close-up for each theatre. */
export function looks(): ReturnType<Game<object, object, object>['looks']> {
  return {
    variants: [
      { id: 'position', role: 'position', title: say('look.position') },
      { id: 'status', role: 'small', title: say('look.status') },
      { id: 'zones', role: 'other', title: say('look.zones') },
      { id: 'supply', role: 'other', title: say('look.supply') },
      { id: 'orders', role: 'orders', title: say('look.orders'), private: true },
    ],
    areas: theatreIds.map((id) => ({ id, title: say(`area.${id}`) })),
  };
}
