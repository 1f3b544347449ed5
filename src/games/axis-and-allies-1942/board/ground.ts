// The ground of the picture: sea, the territories in the colours of those who control them, and the spaces to be pointed at.
import { ownedGround, seaGround } from '../../../draw/ground.js';
import type { Layer } from '../../../table/scene.js';
import { powers } from '../data/powers.js';
import { lands, spaces } from '../data/spaces.js';
import type { AaView } from '../view.js';
import { battlefields } from './battles.js';
import type { Stage } from './stage.js';

/** Sea, land by controller, hatched where battles are to be fought, and above them every space, unpainted. */
export function groundLayers(stage: Stage, view: AaView): Layer[] {
  const { map, theme } = stage;
  const holdings = powers.map((owner) => {
    const { tint, hatch, strong, ink } = stage.powers[owner];
    return {
      owner,
      regions: lands.filter((land) => view.control[land] === owner),
      tint,
      hatch,
      glow: strong === '#FFFFFF' ? ink : strong,
    };
  });
  const contested = [...battlefields(view).keys()];
  const hatch = { colour: theme.alarm, spacing: stage.width(16), width: stage.width(4), angle: 45 };
  return [
    seaGround(stage, map, theme),
    ownedGround(stage, map, theme, holdings),
    stage.ground(
      'contested',
      contested.map((id) => ({
        kind: 'region',
        id: `contested:${id}`,
        of: id,
        board: map.id,
        regions: [id],
        fill: { hatch },
      })),
    ),
    stage.ground(
      'spaces',
      spaces.map((id) => ({ kind: 'region', id: `space:${id}`, of: id, board: map.id, regions: [id], fill: {} })),
    ),
  ];
}
