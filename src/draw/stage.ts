// What every part of one picture of a board needs: how it is looked at, and on a map where things of a space stand.
import type { BoardMap, Place } from '../table/board-map.js';
import type { Box, Look, XY } from '../table/scene.js';
import { boxOn, type Camera, cameraOn, type CloseUp, closeUpOf, showsBox, wholeOf } from './camera.js';
import { boxAround } from './geometry.js';
import { type Languages, languagesOf } from './lettering.js';
import type { Theme } from './theme.js';

/** How wide the picture of a board is laid out. */
export const WIDTH = 2400;

/** How a board is looked at. */
export interface Setting<T extends Theme> extends Languages {
  readonly look: Look;
  readonly theme: T;
  /** What has just changed. */
  readonly changed: ReadonlySet<string>;
}

/** Languages, colours and marks of a look. */
export function settingOf<T extends Theme>(look: Look, themes: Readonly<Record<Look['theme'], T>>): Setting<T> {
  return { ...languagesOf(look.lang), look, theme: themes[look.theme], changed: new Set(look.focus) };
}

/** A place of a map, labelled for a look; throws when the map has none. */
export function placeOn(map: BoardMap, { lang }: Pick<Look, 'lang'>, id: string): Place {
  const found = map.places[lang]?.[id];
  if (!found) throw new Error(`The map has no place for ${id}`);
  return found;
}

/** Where a place's first token stands. */
export function slotOf(place: Place): XY {
  const [slot] = place.slots;
  if (!slot) throw new Error('The map has a place without a slot');
  return slot;
}

/** A map whose close-ups enlarge everything alike, so that a phone shows it large enough. */
export interface MapStage<T extends Theme, Space extends string, Area extends string> extends Camera, Setting<T> {
  readonly map: BoardMap;
  readonly area: Area | undefined;
  /** Height of the title strip. */
  readonly title: number;
  /** Where the map ends. */
  readonly bottom: number;
  /** Whether a box lies on the shown map as a whole. */
  readonly holds: (box: Box) => boolean;
  /** Where the pieces of a space stand. */
  readonly roomOf: (space: Space) => Box;
  readonly labelOf: (space: Space) => Box;
}

/** What a game says of its map. */
export interface MapPlan<T extends Theme, Space extends string, Area extends string> {
  readonly themes: Readonly<Record<Look['theme'], T>>;
  readonly area: Area | undefined;
  /** How much room the pieces of a space take on the map. */
  readonly room: (space: Space) => XY;
  /** Height of the title strip. */
  readonly title: number;
  readonly spacesOf: (area: Area) => readonly Space[];
  /** What a close-up shows beside its spaces. */
  readonly beside?: (area: Area) => readonly Box[];
  readonly closeUp: CloseUp;
  /** How far a box may reach over the edge of the map and count as shown. */
  readonly over: number;
}

/** Sets the stage for a look at a map. */
export function setMapStage<T extends Theme, Space extends string, Area extends string>(
  look: Look,
  map: BoardMap,
  { themes, area, room, title, spacesOf, beside, closeUp, over }: MapPlan<T, Space, Area>,
): MapStage<T, Space, Area> {
  const roomOn = (id: Space): Box => boxAround(slotOf(placeOn(map, look, id)), room(id));
  const labelOn = (id: Space): Box => {
    const { label } = placeOn(map, look, id);
    if (!label) throw new Error(`The map has no label for ${id}`);
    return boxAround(label.at, label.size);
  };
  const shown = (of: Area): readonly Box[] => [
    ...spacesOf(of).flatMap((id) => [roomOn(id), labelOn(id)]),
    ...(beside?.(of) ?? []),
  ];
  const from = area === undefined ? wholeOf(map) : closeUpOf(map, shown(area), closeUp);
  const camera = cameraOn(from, { x: 0, y: title, w: WIDTH });
  return {
    ...camera,
    ...settingOf(look, themes),
    scale: camera.zoom,
    map,
    area,
    title,
    bottom: title + camera.to.h,
    holds: (box) => showsBox(camera, box, over),
    roomOf: (id) => boxOn(camera, roomOn(id)),
    labelOf: (id) => boxOn(camera, labelOn(id)),
  };
}
