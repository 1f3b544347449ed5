// What every part of one board picture needs: the map as it is looked at, the colours of the nations, and where signs stand.
import { middleOf } from '../../../draw/geometry.js';
import { boxAround } from '../../../draw/geometry.js';
import { type MapStage, placeOn, setMapStage, slotOf } from '../../../draw/stage.js';
import type { OwnerColours } from '../../../draw/theme.js';
import type { BoardMap } from '../../../table/board-map.js';
import type { Look, XY } from '../../../table/scene.js';
import type { Flag } from '../data/nations.js';
import { kindAt, type SpaceId } from '../data/spaces.js';
import { areas, type AreaId, edgesOf, isArea } from './areas.js';
import { ARMY_ROOM, NAVY_ROOM, SIGN_ROOM } from './rooms.js';
import { nationColours, type Theme, themes } from './theme.js';

export interface Stage extends MapStage<Theme, SpaceId, AreaId> {
  readonly nations: Readonly<Record<Flag, OwnerColours>>;
  /** Where a sign of the map stands: a strait, an edge. */
  readonly signAt: (id: string) => XY;
}

/** Sets the stage for a look at the board. */
export function setStage(look: Look, map: BoardMap): Stage {
  const area = isArea(look.area) ? look.area : undefined;
  const signOn = (id: string): XY => slotOf(placeOn(map, look, id));
  const stage = setMapStage<Theme, SpaceId, AreaId>(look, map, {
    themes,
    area,
    room: (id) => (kindAt(id) === 'army' ? ARMY_ROOM : NAVY_ROOM),
    title: area === undefined ? 104 : 150,
    spacesOf: (of) => areas[of],
    beside: (of) => (edgesOf[of] ?? []).map((id) => boxAround(signOn(`edge:${id}`), SIGN_ROOM)),
    closeUp: { margin: 26, flattest: 0.62, tallest: 1.5 },
    over: 6,
  });
  return { ...stage, nations: nationColours(look), signAt: (id) => stage.place(signOn(id)) };
}

/** Whether this picture shows what stands in a space: its pieces, and the numbers of what was done there. */
export function isDrawn(stage: Stage, space: SpaceId): boolean {
  return stage.shows(middleOf(stage.roomOf(space)), -36 * stage.scale);
}
