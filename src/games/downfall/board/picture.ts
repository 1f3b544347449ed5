// The picture of the board: the whole map, a theatre, or the few hexes around what has happened.
import { locator } from '../../../draw/camera.js';
import { contains } from '../../../draw/geometry.js';
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Looks } from '../../../table/game.js';
import type { Layer, Look, Scene, Shape } from '../../../table/scene.js';
import { say } from '../reports/names.js';
import { groundOf } from '../rules/ground.js';
import type { DownfallView } from '../view.js';
import { ACTION_HEIGHT, actionTrack } from './action-track.js';
import { areaShowing, isTheatre, theatreIds, tracksAlone } from './areas.js';
import { battleLayer } from './attacks.js';
import { BATTLE_HEIGHT, battleStrip } from './battle-strip.js';
import { draftedOf } from './drafts.js';
import { groundLayers } from './ground.js';
import { focusLayer, reachLayer, supplyLayer, zoneLayer } from './overlays.js';
import { legend, LEGEND_HEIGHT } from './legend.js';
import { marchLayers } from './marches.js';
import { placeLayer } from './places.js';
import { setStage, type Stage, STRIP_WIDTH, stripStage } from './stage.js';
import { STATUS_HEIGHT, statusStrip } from './status-strip.js';
import { TIME_HEIGHT } from './time-track.js';
import { TITLE, titleStrip } from './title-strip.js';
import { standing, unitLayer } from './units.js';

/** Layers laid out in the width of strips, enlarged with the picture. */
function strips({ k }: { readonly k: number }, id: string, y: number, shapes: readonly Shape[]): Layer {
  return { id, shapes: [{ kind: 'group', id, at: [0, y], scale: k, shapes }] };
}

/** Everything but the map, for choosing an order. */
export function statusPicture(look: Look, view: DownfallView): Scene {
  const stage = stripStage(look);
  const own = { k: 1 };
  const top = TITLE + TIME_HEIGHT;
  return {
    width: STRIP_WIDTH,
    height: top + STATUS_HEIGHT + ACTION_HEIGHT,
    pixels: look.width,
    background: stage.theme.strip,
    ns: 'downfall',
    layers: [
      strips(own, 'title', 0, titleStrip(stage, view)),
      strips(own, 'status', 0, [...statusStrip(stage, view, top), ...actionTrack(stage, view, top + STATUS_HEIGHT)]),
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
  const around = look.area ?? (look.whole === true ? undefined : areaShowing(ground.facts, drafted.hexes));
  const near = around === undefined ? look : { ...look, area: around };
  const stage = setStage(ground.facts, near, mapNamed(maps, 'downfall'), TITLE + TIME_HEIGHT);
  if (look.variant === 'status' || look.area === tracksAlone) return statusPicture(near, view);
  const where = standing(view);
  const marches = marchLayers(stage, view, drafted);
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
      marches.lines,
      placeLayer(stage, view, (hex) => (where.get(hex)?.units.length ?? 0) + (where.get(hex)?.air.length ?? 0) > 0),
      focusLayer(stage, view),
      unitLayer(stage, view),
      ...(look.variant === 'supply' ? [supplyLayer(stage, view, ground)] : []),
      marches.heads,
      battleLayer(stage, view, ground, drafted.fight),
      ...(stage.area === undefined
        ? []
        : locator(stage.camera, stage.map, stage.theme, freeCorner(stage, where.keys()))),
      strips(stage, 'title', 0, titleStrip(stage, view)),
      ...(battle === null ? [] : [strips(stage, 'battle', bottom, battle)]),
      ...(isExplained ? [strips(stage, 'legend', under, legend(stage))] : []),
    ],
  };
}

/** The kinds of picture, and a close-up for each theatre. */
export function looks(): Looks {
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
