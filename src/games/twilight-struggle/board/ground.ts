// What lies faintly behind the boxes of the whole board: sea, coast, and the land tinted by region.
import { cameraOn, wholeOf } from '../../../draw/camera.js';
import { paleGround } from '../../../draw/ground.js';
import type { BoardMap } from '../../../table/board-map.js';
import type { Colour, Layer } from '../../../table/scene.js';
import { countryIds } from '../data/countries.js';
import { tintOf } from './boxes.js';
import type { Stage } from './stage.js';

/** The ground of the whole board, as wide as the map, its upper edge at `top`. */
export function groundLayer({ theme }: Stage, map: BoardMap, top: number): Layer {
  const tintOfRegion: Record<string, Colour> = { usa: theme.ground.us, ussr: theme.ground.ussr };
  for (const id of countryIds) tintOfRegion[id] = theme.ground[tintOf(id)];
  const byTint = new Map<Colour, string[]>();
  for (const id of Object.keys(map.regions)) {
    const tint = tintOfRegion[id];
    if (tint !== undefined) byTint.set(tint, [...(byTint.get(tint) ?? []), id]);
  }
  return paleGround(cameraOn(wholeOf(map), { x: 0, y: top, w: map.size[0] }), map, theme, byTint);
}
