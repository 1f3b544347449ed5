// What every part of one board picture needs: the camera, colours, languages, and where things of a space stand.
import { boxOn, type Camera, cameraOn, closeUpOf, showsBox, wholeOf } from '../../../draw/camera.js';
import { boxAround } from '../../../draw/geometry.js';
import { type Languages, languagesOf } from '../../../draw/lettering.js';
import type { OwnerColours } from '../../../draw/theme.js';
import type { BoardMap } from '../../../table/board-map.js';
import type { Box, Look } from '../../../table/scene.js';
import type { Power } from '../data/powers.js';
import { isLand, type Space } from '../data/spaces.js';
import { type AreaId, isArea, spacesOf } from './areas.js';
import { LAND_ROOM, SEA_ROOM } from './rooms.js';
import { powerColours, type Theme, themes } from './theme.js';

export const WIDTH = 2400;

export interface Stage extends Camera, Languages {
  readonly look: Look;
  readonly map: BoardMap;
  readonly theme: Theme;
  readonly powers: Readonly<Record<Power, OwnerColours>>;
  readonly area: AreaId | undefined;
  /** Height of the title strip. */
  readonly title: number;
  /** Where the map ends. */
  readonly bottom: number;
  /** Whether a box lies on the shown map as a whole. */
  readonly holds: (box: Box) => boolean;
  /** Where the units of a space stand. */
  readonly roomOf: (space: Space) => Box;
  readonly labelOf: (space: Space) => Box;
  readonly changed: ReadonlySet<string>;
}

/** The boxes of a space on the map: its units, its label. */
function boxesOn(map: BoardMap, look: Look, id: Space): { readonly room: Box; readonly label: Box } {
  const place = map.places[look.lang]?.[id];
  const [slot] = place?.slots ?? [];
  if (!place?.label || !slot) throw new Error(`The map has no place for ${id}`);
  return {
    room: boxAround(slot, isLand(id) ? LAND_ROOM : SEA_ROOM),
    label: boxAround(place.label.at, place.label.size),
  };
}

/** Sets the stage for a look at the board. Close-ups enlarge everything alike. */
export function setStage(look: Look, map: BoardMap): Stage {
  const area = isArea(look.area) ? look.area : undefined;
  const title = area === undefined ? 104 : 140;
  const from =
    area === undefined
      ? wholeOf(map)
      : closeUpOf(
          map,
          spacesOf(area).flatMap((id) => Object.values(boxesOn(map, look, id))),
          { margin: 20, flattest: 0.55, tallest: 1.4 },
        );
  const camera = cameraOn(from, { x: 0, y: title, w: WIDTH });
  return {
    ...camera,
    ...languagesOf(look.lang),
    scale: camera.zoom,
    look,
    map,
    area,
    theme: themes[look.theme],
    powers: powerColours(look),
    title,
    bottom: title + camera.to.h,
    holds: (box) => showsBox(camera, box, 2),
    roomOf: (id) => boxOn(camera, boxesOn(map, look, id).room),
    labelOf: (id) => boxOn(camera, boxesOn(map, look, id).label),
    changed: new Set(look.focus),
  };
}
