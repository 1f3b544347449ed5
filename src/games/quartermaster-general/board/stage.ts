// What every part of one board picture needs: the camera, colours, languages, and where things of a space stand.
import { boxOn, type Camera, cameraOn, closeUpOf, showsBox, wholeOf } from '../../../draw/camera.js';
import { boxAround } from '../../../draw/geometry.js';
import { type Languages, languagesOf } from '../../../draw/lettering.js';
import type { OwnerColours } from '../../../draw/theme.js';
import type { BoardMap, Place } from '../../../table/board-map.js';
import type { Box, Look, XY } from '../../../table/scene.js';
import type { Flag } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import { areas, type AreaId, edgesOf, isArea } from './areas.js';
import { ARMY_ROOM, NAVY_ROOM, SIGN_ROOM } from './rooms.js';
import { nationColours, type Theme, themes } from './theme.js';

export const WIDTH = 2400;

export interface Stage extends Camera, Languages {
  readonly look: Look;
  readonly map: BoardMap;
  readonly theme: Theme;
  readonly nations: Readonly<Record<Flag, OwnerColours>>;
  readonly area: AreaId | undefined;
  /** Height of the title strip. */
  readonly title: number;
  /** Where the map ends. */
  readonly bottom: number;
  /** Whether a box lies on the shown map as a whole. */
  readonly holds: (box: Box) => boolean;
  /** Where the pieces of a space stand. */
  readonly roomOf: (space: SpaceId) => Box;
  readonly labelOf: (space: SpaceId) => Box;
  /** Where a sign of the map stands: a strait, an edge. */
  readonly signAt: (id: string) => XY;
  readonly changed: ReadonlySet<string>;
}

const placeOf = (map: BoardMap, look: Look, id: string): Place => {
  const found = map.places[look.lang]?.[id];
  if (!found) throw new Error(`The map has no place for ${id}`);
  return found;
};

function slotOf(place: Place): XY {
  const [slot] = place.slots;
  if (!slot) throw new Error('The map has a place without a slot');
  return slot;
}

/** The boxes of a space on the map: its pieces, its label. */
function boxesOn(map: BoardMap, look: Look, id: SpaceId): { readonly room: Box; readonly label: Box } {
  const place = placeOf(map, look, id);
  if (!place.label) throw new Error(`The map has no label for ${id}`);
  return {
    room: boxAround(slotOf(place), kindAt(id) === 'army' ? ARMY_ROOM : NAVY_ROOM),
    label: boxAround(place.label.at, place.label.size),
  };
}

/** Sets the stage for a look at the board. Close-ups enlarge everything alike, so that a phone shows it large enough. */
export function setStage(look: Look, map: BoardMap): Stage {
  const area = isArea(look.area) ? look.area : undefined;
  const title = area === undefined ? 104 : 150;
  const from =
    area === undefined
      ? wholeOf(map)
      : closeUpOf(
          map,
          [
            ...areas[area].flatMap((id) => Object.values(boxesOn(map, look, id))),
            ...(edgesOf[area] ?? []).map((id) => boxAround(slotOf(placeOf(map, look, `edge:${id}`)), SIGN_ROOM)),
          ],
          { margin: 26, flattest: 0.62, tallest: 1.5 },
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
    nations: nationColours(look),
    title,
    bottom: title + camera.to.h,
    holds: (box) => showsBox(camera, box, 6),
    roomOf: (id) => boxOn(camera, boxesOn(map, look, id).room),
    labelOf: (id) => boxOn(camera, boxesOn(map, look, id).label),
    signAt: (id) => camera.place(slotOf(placeOf(map, look, id))),
    changed: new Set(look.focus),
  };
}
