// The picture of a Quartermaster General position: the whole board, or a close-up of a theatre.
import { type BoardMaps, mapNamed } from '../../../table/board-map.js';
import type { Looks } from '../../../table/game.js';
import type { Look, Scene } from '../../../table/scene.js';
import { say } from '../reports/names.js';
import type { QmgView } from '../view.js';
import { areaIds } from './areas.js';
import { groundLayers } from './ground.js';
import { nameLayer } from './names.js';
import { glowLayer, pieceLayer } from './pieces.js';
import { signLayer } from './signs.js';
import { WIDTH } from '../../../draw/stage.js';
import { setStage } from './stage.js';
import { stripHeight, stripLayer, titleLayer } from './strips.js';

export { areaShowing } from './areas.js';

/**
 * The picture of a position.
 * @param look its area picks a close-up; spaces in its focus glow.
 */
export function board(view: QmgView, look: Look, maps: BoardMaps): Scene {
  const stage = setStage(look, mapNamed(maps, 'quartermaster-general'));
  return {
    width: WIDTH,
    height: stage.bottom + stripHeight(stage, view),
    pixels: look.width,
    background: stage.theme.sea,
    ns: 'quartermaster-general',
    layers: [
      ...groundLayers(stage, view),
      glowLayer(stage, view),
      signLayer(stage, view),
      nameLayer(stage, view),
      pieceLayer(stage, view),
      titleLayer(stage, view),
      stripLayer(stage, view),
    ],
  };
}

/** One kind of picture, and a close-up for each theatre. */
export function looks(): Looks {
  return {
    variants: [{ id: 'position', role: 'position', title: say('look.position') }],
    areas: areaIds.map((id) => ({ id, title: say(`area.${id}`) })),
  };
}
