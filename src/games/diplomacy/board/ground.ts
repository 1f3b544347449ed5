// The ground of the picture: sea, land by owner, borders, bridges and canals.
import { bent } from '../../../draw/geometry.js';
import { bridge, canal, ownedGround, seaGround } from '../../../draw/ground.js';
import { curvePath, polyline } from '../../../draw/paths.js';
import type { Layer } from '../../../table/scene.js';
import {
  armyNeighbours,
  homeCentres,
  powers,
  province,
  provinceIds,
  type Power,
  type ProvinceId,
} from '../data/geography.js';
import type { BoardInput } from './input.js';
import type { Stage } from './stage.js';

/**
 * Who colours a land province: the owner of a centre; elsewhere the owner of most of the bordering home centres of the
 * country it is printed in, because positions do not record who last walked through.
 * @internal
 */
export function colourOf(id: ProvinceId, owners: BoardInput['owners']): Power | undefined {
  const { centre, land } = province(id);
  if (centre) return owners[id];
  if (land === null) return undefined;
  const near = homeCentres(land).filter((home) => armyNeighbours(id).includes(home));
  const count = (power: Power): number => near.filter((home) => owners[home] === power).length;
  const most = Math.max(0, ...powers.map(count));
  if (most === 0) return undefined;
  return count(land) === most ? land : powers.find((power) => count(power) === most);
}

function ownersLayer(stage: Stage, input: BoardInput): Layer {
  const held = new Map<Power, ProvinceId[]>();
  for (const id of provinceIds) {
    const power = province(id).kind === 'sea' ? undefined : colourOf(id, input.owners);
    if (power) held.set(power, [...(held.get(power) ?? []), id]);
  }
  const holdings = [...held].map(([owner, regions]) => {
    const { tint, hatch, strong, ink } = stage.powers[owner];
    // Russia's white would not be seen on its pale land.
    return { owner, regions, tint, hatch, glow: owner === 'russia' ? ink : strong };
  });
  return ownedGround(stage, stage.map, stage.theme, holdings, input.closed);
}

/** Lines of the map that are drawn as a bridge, and as a canal. */
const bridges = ['den-swe'] as const;
const canals = ['kiel'] as const;

function marksLayer({ theme, map, place, scale, upon }: Stage): Layer {
  const lineOf = (id: string) => (map.lines[id] ?? []).map(place);
  return upon('marks', [
    ...bridges.map((id) => bridge(`bridge:${id}`, polyline(lineOf(id)), theme, scale)),
    ...canals.flatMap((id) => {
      const line = lineOf(id);
      const [from, to] = [line[0], line.at(-1)];
      return from && to ? [canal(`canal:${id}`, curvePath(bent(from, to, 0.04)), theme, scale)] : [];
    }),
  ]);
}

/** Sea, owners and marks, bottom to top. */
export function groundLayers(stage: Stage, input: BoardInput): Layer[] {
  return [seaGround(stage, stage.map, stage.theme), ownersLayer(stage, input), marksLayer(stage)];
}
