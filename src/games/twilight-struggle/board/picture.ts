// The picture of a Twilight Struggle position: the whole board as a map or by region, or a close-up of a region.
import type { Looks } from '../../../table/game.js';
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Look, Scene } from '../../../table/scene.js';
import { areaIds, isArea } from './areas.js';
import { byRegion } from './by-region.js';
import { closeUp } from './close-up.js';
import { withPending } from './pending.js';
import { setStage } from './stage.js';
import { wholeBoard } from './whole.js';
import { say } from '../reports/names.js';
import type { TwilightView } from '../view.js';

export { areaShowing } from './areas.js';

/**
 * The picture of a position.
 * @param look its area picks a close-up; countries in its focus are marked, with how much they changed since its `before`; an unsent
 *   placement is shown as if it were made.
 */
export function board(seen: TwilightView, asked: Look, maps: BoardMaps): Scene {
  const { view, look, placed } = withPending(seen, asked);
  const stage = setStage(look, view);
  const scene =
    look.variant === 'regions'
      ? byRegion(stage, view)
      : isArea(look.area)
        ? closeUp(stage, view, look.area)
        : wholeBoard(stage, view, mapNamed(maps, 'twilight-struggle'));
  return { ...scene, ...(placed.length > 0 ? { counted: placed } : {}) };
}

/** The map, the same by region for small screens, and a close-up for each region. */
export function looks(): Looks {
  return {
    variants: [
      { id: 'position', role: 'position', title: say('look.position') },
      { id: 'regions', role: 'small', title: say('look.regions') },
    ],
    areas: areaIds.map((id) => ({ id, title: { key: `area.${id}` } })),
  };
}
