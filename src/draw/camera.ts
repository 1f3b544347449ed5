// Which part of a map a picture shows, and where: the whole of it or a close-up, clipped, with an inset that tells where one looks.
/*
 * How this room works. A board is a `Scene` (`table/scene.ts`): layers of shapes as plain data, in the coordinates of a picture. Games build it
 * with the files here. This one says which part of a map is shown: `place` takes a point of the map to the picture, and `ground` and `upon`
 * make layers that lie on the map or above it.
 * `ground.ts` draws sea, land and borders of a baked map, `frame.ts` the title strip above and the legend below.
 * `tokens.ts`, `arrows.ts`, `tracks.ts`, `cards.ts` and `ensigns.ts` give the pieces, each a function from facts to shapes (a game may draw its own, as Downfall its counters), made of the outlines in
 * `paths.ts` and the arithmetic in `geometry.ts`.
 * `theme.ts` holds the colours that all boards share, light and dark; `lettering.ts` puts words in one language or in both.
 * Nothing here measures letters, paints, or knows a game: a scene leaves its words as `Text`s, and what shows it puts them into words and
 * lays them out. So the same scene is a picture for one reader in English and for another in Korean.
 */
import type { BoardMap } from '../table/board-map.js';
import type { Box, Layer, Shape, XY } from '../table/scene.js';
import { boundsOf, contains, grown, middleOf } from './geometry.js';
import type { Theme } from './theme.js';

export interface Camera {
  /** The part of the map that is shown, and where in the picture. */
  readonly from: Box;
  readonly to: Box;
  /** Pixels of the picture for one of the map. */
  readonly zoom: number;
  /** How much larger tokens, labels and lines are than on the whole map. */
  readonly scale: number;
  /** Where a point of the map lies in the picture. */
  readonly place: (at: XY) => XY;
  /** Whether a point of the picture lies on the map, with some room around it. */
  readonly shows: (at: XY, room?: number) => boolean;
  /** The width, in pixels of the map, of a line that is so wide in a picture of the whole map. */
  readonly width: (pixels: number) => number;
  /** A layer drawn in pixels of the map; `still` when many pictures share it. */
  readonly ground: (id: string, shapes: readonly Shape[], still?: boolean) => Layer;
  /** A layer drawn in pixels of the picture and cut at the edge of the map. */
  readonly upon: (id: string, shapes: readonly Shape[]) => Layer;
}

/** Close-ups enlarge the ground fully, what stands on it by this power of the zoom, so that more fits, and never beyond a limit. */
const SOFTENED = 0.62;
const LARGEST = 1.75;
/** Where all is enlarged alike, as what lies together does not come nearer, at most so much. */
const WHOLLY = 3;

/**
 * A camera on a part of a map.
 * @param corner the upper left corner of the shown map in the picture, and its width there.
 * @param tokens whether what stands on the ground is enlarged less than it, or as much, for small screens.
 */
export function cameraOn(
  from: Box,
  corner: { readonly x: number; readonly y: number; readonly w: number },
  tokens: 'softened' | 'whole' = 'softened',
): Camera {
  const zoom = corner.w / from.w;
  const to: Box = { ...corner, h: Math.round(from.h * zoom) };
  const scale = tokens === 'whole' ? Math.min(WHOLLY, zoom) : Math.min(LARGEST, zoom ** SOFTENED);
  return {
    from,
    to,
    zoom,
    scale,
    place: ([x, y]) => [to.x + (x - from.x) * zoom, to.y + (y - from.y) * zoom],
    shows: (at, room = 0) => contains(to, at, room),
    width: (pixels) => (pixels * scale) / zoom,
    ground: (id, shapes, still = false) => ({ id, shapes, view: { from, to }, ...(still ? { still } : {}) }),
    upon: (id, shapes) => ({ id, shapes, view: { from: to, to } }),
  };
}

/** Where a box of the map lies in the picture, enlarged as the ground is. */
export function boxOn({ place, zoom }: Camera, { x, y, w, h }: Box): Box {
  const [left, top] = place([x, y]);
  return { x: left, y: top, w: w * zoom, h: h * zoom };
}

/** Whether a box of the picture lies on the shown map as a whole, or within some room around it. */
export function showsBox({ shows }: Camera, { x, y, w, h }: Box, room: number): boolean {
  return shows([x, y], room) && shows([x + w, y + h], room);
}

/** The whole of a map. */
export const wholeOf = ({ size: [w, h] }: BoardMap): Box => ({ x: 0, y: 0, w, h });

export interface CloseUp {
  /** Room around what must be seen. */
  readonly margin: number;
  /** Bounds of the height over the width. */
  readonly flattest: number;
  readonly tallest: number;
}

/** The part of a map that shows some boxes whole, in a shape that suits a picture; the whole map when there are none. */
export function closeUpOf(map: BoardMap, boxes: readonly Box[], { margin, flattest, tallest }: CloseUp): Box {
  const whole = wholeOf(map);
  const seen = boundsOf(boxes.map((box) => grown(box, margin)));
  if (!seen) return whole;
  let w = Math.min(whole.w, seen.w);
  let h = Math.min(whole.h, seen.h);
  if (h / w > tallest) w = Math.min(whole.w, h / tallest);
  if (h / w < flattest) h = Math.min(whole.h, w * flattest);
  const [x, y] = middleOf(seen);
  return {
    x: Math.max(0, Math.min(whole.w - w, x - w / 2)),
    y: Math.max(0, Math.min(whole.h - h, y - h / 2)),
    w,
    h,
  };
}

/** A small map of the whole with a frame around what the camera shows, as wide as `w`, at a corner of the picture. */
export function locator(
  { from }: Camera,
  map: BoardMap,
  theme: Theme,
  { x, y, w }: { readonly x: number; readonly y: number; readonly w: number },
): Layer[] {
  const whole = wholeOf(map);
  const zoom = w / whole.w;
  const to: Box = { x, y, w, h: Math.round(whole.h * zoom) };
  const shown: Box = { x: x + from.x * zoom, y: y + from.y * zoom, w: from.w * zoom, h: from.h * zoom };
  return [
    {
      id: 'locator',
      view: { from: whole, to },
      still: true,
      shapes: [
        { kind: 'region', id: 'sea', board: map.id, regions: 'water', fill: { colour: theme.sea } },
        { kind: 'region', id: 'land', board: map.id, regions: 'land', fill: { colour: theme.scenery } },
      ],
    },
    {
      id: 'locator-frame',
      shapes: [
        { kind: 'box', id: 'locator:frame', box: to, radius: 4, strokes: [{ colour: theme.title, width: 6 }] },
        { kind: 'box', id: 'locator:shown', box: shown, strokes: [{ colour: theme.alarm, width: 4 }] },
      ],
    },
  ];
}
