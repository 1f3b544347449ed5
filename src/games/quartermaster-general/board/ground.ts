// The ground of the picture: sea, land, the homes in the colours of their nations, and the spaces to be pointed at.
import { ownedGround, seaGround } from '../../../draw/ground.js';
import type { Layer } from '../../../table/scene.js';
import { flags, nations, type Flag } from '../data/nations.js';
import { spaceIds } from '../data/spaces.js';
import { homeNow } from '../rules/homes.js';
import type { QmgView } from '../view.js';
import type { Stage } from './stage.js';

/** Sea, land and homes, and above them every space, unpainted. */
export function groundLayers(stage: Stage, view: QmgView): Layer[] {
  const { map, theme } = stage;
  const owners: readonly Flag[] = view.options.totalWar ? flags : nations;
  const homes = owners.map((owner) => {
    const { tint, hatch, strong, ink } = stage.nations[owner];
    // Japan's white would not be seen on its pale land.
    return { owner, regions: [homeNow(view, owner)], tint, hatch, glow: strong === '#FFFFFF' ? ink : strong };
  });
  return [
    seaGround(stage, map, theme),
    ownedGround(stage, map, theme, homes),
    stage.ground(
      'spaces',
      spaceIds.map((id) => ({ kind: 'region', id: `space:${id}`, of: id, board: map.id, regions: [id], fill: {} })),
    ),
  ];
}
