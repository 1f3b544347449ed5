// What every part of one board picture needs: the map as it is looked at, and the colours of the powers.
import { type MapStage, setMapStage } from '../../../draw/stage.js';
import type { OwnerColours } from '../../../draw/theme.js';
import type { BoardMap } from '../../../table/board-map.js';
import type { Look } from '../../../table/scene.js';
import type { Power } from '../data/powers.js';
import { isLand, type Space } from '../data/spaces.js';
import { type AreaId, isArea, spacesOf } from './areas.js';
import { LAND_ROOM, SEA_ROOM } from './rooms.js';
import { powerColours, type Theme, themes } from './theme.js';

export interface Stage extends MapStage<Theme, Space, AreaId> {
  readonly powers: Readonly<Record<Power, OwnerColours>>;
}

/** Sets the stage for a look at the board. */
export function setStage(look: Look, map: BoardMap): Stage {
  const area = isArea(look.area) ? look.area : undefined;
  const stage = setMapStage<Theme, Space, AreaId>(look, map, {
    themes,
    area,
    room: (id) => (isLand(id) ? LAND_ROOM : SEA_ROOM),
    title: area === undefined ? 104 : 140,
    spacesOf,
    closeUp: { margin: 20, flattest: 0.55, tallest: 1.4 },
    over: 2,
  });
  return { ...stage, powers: powerColours(look) };
}
