// The frame of one board picture: which part of the map is shown where, and where things of a province stand in it.
import type { BoardMap, Place } from '../../../table/board-map.js';
import type { Box, LabelMode, Layer, Look, Shape, XY } from '../../../table/scene.js';
import type { Location, Power } from '../data/geography.js';
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

/** The place of a label: its middle seen from the unit's, and its size, in map pixels. */
interface LabelPlace {
  readonly unit: XY;
  readonly at: XY;
  readonly size: XY;
}

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
  /** Where a label is written, before the picture is scaled. */
  readonly labelOf: (province: string) => LabelPlace;
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
    const place = map.places[mode]?.[id];
    const region = map.regions[id];
    if (!place?.label || !region) continue;
    for (const [x, y] of place.slots) include(x - 48, y - 34, x + 48, y + 34);
    const [lx, ly] = place.label.at;
    const [lw, lh] = place.label.size;
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
  const placeOf = (location: string): Place => {
    const found = map.places[mode]?.[location];
    if (!found) throw new Error(`The map has no place for ${location}`);
    return found;
  };
  /** The two slots of a place: for the unit, and for one that has lost its place. */
  const slotsOf = (location: string): readonly [XY, XY] => {
    const [unit, spare] = placeOf(location).slots;
    if (!unit || !spare) throw new Error(`The map has no slots for ${location}`);
    return [unit, spare];
  };
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
    labelOf: (province) => {
      const { label } = placeOf(province);
      if (!label) throw new Error(`The map has no label for ${province}`);
      return { unit: slotsOf(province)[0], ...label };
    },
    unitAt: (location) => place(slotsOf(location)[0]),
    spareAt: (location) => {
      const [unit, spare] = slotsOf(location);
      const [x, y] = place(unit);
      return [x + (spare[0] - unit[0]) * scale, y + (spare[1] - unit[1]) * scale];
    },
    shows: ([x, y], room = 0) => x > to.x - room && x < to.x + to.w + room && y > to.y - room && y < to.y + to.h + room,
    ground: (id, shapes, still = false) => ({ id, shapes, view: { from, to }, ...(still ? { still } : {}) }),
    width: (pixels) => (pixels * scale) / zoom,
    upon: (id, shapes) => ({ id, shapes, view: { from: to, to } }),
  };
}
