// The picture of the board: the whole of it, or a close-up of a theatre.
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Looks } from '../../../table/game.js';
import type { Look, Scene } from '../../../table/scene.js';
import { say } from '../reports/names.js';
import type { AaView } from '../view.js';
import { areaIds } from './areas.js';
import { battleLayer, battlesDrawn } from './battles.js';
import { groundLayers } from './ground.js';
import { withGrownRooms } from './growth.js';
import { mayDraw, moveLayers } from './moves.js';
import { nameLayer } from './names.js';
import { WIDTH } from '../../../draw/stage.js';
import { setStage } from './stage.js';
import { stripHeight, stripLayer, titleLayer } from './strips.js';
import { glowLayer, unitLayer } from './units.js';

export { areaShowing } from './areas.js';

/**
 * The picture of a position.
 * @param look its area picks a close-up; spaces in its focus glow.
 */
export function board(view: AaView, look: Look, maps: BoardMaps): Scene {
  const stage = withGrownRooms(setStage(look, mapNamed(maps, 'axis-and-allies-1942')), view);
  const battles = battlesDrawn(stage, view);
  const moves = moveLayers(stage, view, battles);
  return {
    width: WIDTH,
    height: stage.bottom + stripHeight(stage),
    pixels: look.width,
    background: stage.theme.sea,
    ns: 'axis-and-allies-1942',
    layers: [
      ...groundLayers(stage, view),
      glowLayer(stage),
      ...moves.ways,
      nameLayer(stage, view),
      unitLayer(stage, view),
      battleLayer(stage, battles),
      ...moves.signs,
      titleLayer(stage, view),
      stripLayer(stage, view, battles.length > 0),
    ],
  };
}

/** One kind of picture, and a close-up for each theatre. */
export function looks(view: AaView): Looks {
  return {
    variants: [
      { id: 'position', role: 'position', title: say('look.position') },
      ...(view.moves.length === 0
        ? []
        : [{ id: 'results', role: 'results', near: true, title: say('look.results') } as const]),
      ...(mayDraw(view) ? [{ id: 'orders', role: 'orders', title: say('look.orders'), private: true } as const] : []),
    ],
    areas: areaIds.map((id) => ({ id, title: say(`area.${id}`) })),
  };
}
