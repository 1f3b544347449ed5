// The frame of one board picture: which part of the map is shown where, and where things of a province stand in it.
import type { Anchor, BoardMap, Box, LabelMode, Layer, Look, Shape, XY } from '../../../table/scene.js';
import { provinceOf, type Location, type Power } from '../data/geography.js';
import { areas, isArea } from './areas.js';
import { powerColours, themes, type PowerColours, type Theme } from './theme.js';

export const WIDTH = 2400;
export const TITLE = 104;
export const LEGEND = 208;

const MARGIN = 34;
/** Close-ups are between these heights over their width. */
const FLATTEST = 0.62;
const TALLEST = 1.02;
/** Land larger than this (pixels across) does not have to be shown whole in a close-up. */
const VAST = 420;

export interface Stage {
  readonly look: Look;
  readonly map: BoardMap;
  readonly theme: Theme;
  readonly powers: Readonly<Record<Power, PowerColours>>;
  readonly mode: LabelMode;
  /** The language that comes first. */
  readonly lang: 'en' | 'ko';
  /** The part of the board that is shown, and where in the picture. */
  readonly from: Box;
  readonly to: Box;
  /** How much larger units, labels and lines are than on the whole board. */
  readonly scale: number;
  readonly height: number;
  readonly place: (at: XY) => XY;
  readonly anchor: (province: string) => Anchor;
  readonly unitAt: (location: Location) => XY;
  readonly spareAt: (location: Location) => XY;
  /** Whether a point of the picture lies on the map, with some room around it. */
  readonly shows: (at: XY, room?: number) => boolean;
  /** A layer of board outlines; `width` makes line widths for it. */
  readonly ground: (id: string, shapes: readonly Shape[], still?: boolean) => Layer;
  readonly width: (pixels: number) => number;
  /** A layer of things placed on the map, cut at its edge. */
  readonly upon: (id: string, shapes: readonly Shape[]) => Layer;
}

function areaBox(map: BoardMap, mode: LabelMode, area: string | undefined): Box {
  const [w, h] = map.size;
  if (!isArea(area)) return { x: 0, y: 0, w, h };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x0: number, y0: number, x1: number, y1: number): void => {
    left = Math.min(left, x0 - MARGIN);
    top = Math.min(top, y0 - MARGIN);
    right = Math.max(right, x1 + MARGIN);
    bottom = Math.max(bottom, y1 + MARGIN);
  };
  for (const id of areas[area]) {
    const anchor = map.anchors[mode]?.[id];
    const region = map.regions[id];
    if (!anchor || !region) continue;
    for (const [x, y] of [anchor.unit, anchor.spare]) include(x - 48, y - 34, x + 48, y + 34);
    const [lx, ly] = anchor.label;
    const [lw, lh] = anchor.labelSize;
    include(lx - lw / 2, ly - lh / 2, lx + lw / 2, ly + lh / 2);
    const { bounds, surface } = region;
    if (surface === 'land' && Math.max(bounds.w, bounds.h) < VAST) {
      include(bounds.x, bounds.y, bounds.x + bounds.w, bounds.y + bounds.h);
    }
  }
  let width = Math.min(w, right - left);
  let height = Math.min(h, bottom - top);
  if (height / width > TALLEST) width = Math.min(w, height / TALLEST);
  if (height / width < FLATTEST) height = Math.min(h, width * FLATTEST);
  const middle: XY = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: Math.max(0, Math.min(w - width, middle[0] - width / 2)),
    y: Math.max(0, Math.min(h - height, middle[1] - height / 2)),
    w: width,
    h: height,
  };
}

/** Sets the stage for a look at the board. */
export function setStage(look: Look, map: BoardMap): Stage {
  const mode: LabelMode = look.lang;
  const from = areaBox(map, mode, look.area);
  const zoom = WIDTH / from.w;
  const to: Box = { x: 0, y: TITLE, w: WIDTH, h: Math.round(from.h * zoom) };
  const scale = Math.min(1.75, zoom ** 0.62);
  const place = ([x, y]: XY): XY => [to.x + (x - from.x) * zoom, to.y + (y - from.y) * zoom];
  const anchor = (province: string): Anchor => {
    const found = map.anchors[mode]?.[province];
    if (!found) throw new Error(`The board has no place for ${province}`);
    return found;
  };
  const coast = (location: Location): { unit: XY; spare: XY } | undefined => map.coasts[mode]?.[location];
  return {
    look,
    map,
    theme: themes[look.theme],
    powers: powerColours(look),
    mode,
    lang: look.lang === 'en' ? 'en' : 'ko',
    from,
    to,
    scale,
    height: TITLE + to.h + LEGEND,
    place,
    anchor,
    unitAt: (location) => place(coast(location)?.unit ?? anchor(provinceOf(location)).unit),
    spareAt: (location) => {
      const { unit, spare } = coast(location) ?? anchor(provinceOf(location));
      const [x, y] = place(unit);
      return [x + (spare[0] - unit[0]) * scale, y + (spare[1] - unit[1]) * scale];
    },
    shows: ([x, y], room = 0) => x > to.x - room && x < to.x + to.w + room && y > to.y - room && y < to.y + to.h + room,
    ground: (id, shapes, still = false) => ({ id, shapes, view: { from, to }, ...(still ? { still } : {}) }),
    width: (pixels) => (pixels * scale) / zoom,
    upon: (id, shapes) => ({ id, shapes, view: { from: to, to } }),
  };
}
