// The ground of the picture: sea, land by owner, borders, bridges and canals.
import type { Layer, Shape, Stroke } from '../../../table/scene.js';
import { curvePath, bent, polyline } from '../../../draw/paths.js';
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

function seaLayer(stage: Stage): Layer {
  const { theme, map, width } = stage;
  const board = map.id;
  const scenery = (surface: 'land' | 'water'): string[] =>
    Object.entries(map.regions).flatMap(([id, region]) => (region.scenery && region.surface === surface ? [id] : []));
  const vignette = [52, 43, 34, 26, 18, 11].map((size): Stroke => ({ colour: theme.vignette, width: width(size) }));
  const hatch = { colour: theme.sceneryHatch, spacing: width(13), width: width(3), angle: 45 };
  return stage.ground(
    'sea',
    [
      { kind: 'region', id: 'sea', board, regions: 'water', fill: { colour: theme.sea } },
      { kind: 'region', id: 'sea:dead', board, regions: scenery('water'), fill: { colour: theme.deadSea } },
      { kind: 'borders', id: 'sea:vignette', board, choice: { kind: 'coast' }, strokes: vignette, inside: 'water' },
      {
        kind: 'borders',
        id: 'sea:borders',
        board,
        choice: { kind: 'water' },
        strokes: [{ colour: theme.seaBorder, width: width(2.6) }],
      },
      { kind: 'region', id: 'land', board, regions: 'land', fill: { colour: theme.land } },
      { kind: 'region', id: 'land:scenery', board, regions: scenery('land'), fill: { colour: theme.scenery, hatch } },
    ],
    true,
  );
}

function ownersLayer(stage: Stage, input: BoardInput): Layer {
  const { theme, map, width } = stage;
  const board = map.id;
  const groups: Record<string, string> = {};
  const held = new Map<Power, ProvinceId[]>();
  for (const id of provinceIds) {
    if (province(id).kind === 'sea') continue;
    const power = colourOf(id, input.owners);
    groups[id] = power ?? 'free';
    if (power) held.set(power, [...(held.get(power) ?? []), id]);
  }
  for (const id of Object.keys(map.regions)) groups[id] ??= 'free';
  const shapes: Shape[] = [];
  for (const [power, regions] of held) {
    const { tint, hatch } = stage.powers[power];
    const scaled = hatch && { ...hatch, spacing: width(hatch.spacing), width: width(hatch.width) };
    shapes.push({
      kind: 'region',
      id: `owner:${power}`,
      board,
      regions,
      fill: { colour: tint, ...(scaled ? { hatch: scaled } : {}) },
    });
  }
  if (input.closed.length > 0) {
    const hatch = { colour: theme.sceneryHatch, spacing: width(15), width: width(4), angle: -45 };
    shapes.push({ kind: 'region', id: 'closed', board, regions: input.closed, fill: { hatch } });
  }
  for (const [power, regions] of held) {
    const { strong, ink } = stage.powers[power];
    const glow = power === 'russia' ? ink : strong;
    shapes.push({
      kind: 'borders',
      id: `glow:${power}`,
      board,
      choice: { kind: 'around', regions },
      strokes: [22, 12].map((size) => ({ colour: `${glow}2E`, width: width(size) })),
      inside: regions,
    });
  }
  shapes.push(
    {
      kind: 'borders',
      id: 'provinces',
      board,
      choice: { kind: 'land' },
      strokes: [{ colour: theme.border, width: width(2.3) }],
    },
    {
      kind: 'borders',
      id: 'frontiers',
      board,
      choice: { kind: 'groups', groups },
      strokes: [
        { colour: theme.frontier, width: width(7) },
        { colour: theme.frontierEdge, width: width(2.4) },
      ],
    },
    {
      kind: 'borders',
      id: 'coast',
      board,
      choice: { kind: 'coast' },
      strokes: [{ colour: theme.coast, width: width(2.6) }],
    },
  );
  return stage.ground('owners', shapes, true);
}

/** Lines of the map that are drawn as a bridge, and as a canal. */
const bridges = ['den-swe'] as const;
const canals = ['kiel'] as const;

function marksLayer(stage: Stage): Layer {
  const { theme, map, place, scale } = stage;
  const shapes: Shape[] = [];
  for (const id of bridges) {
    shapes.push({
      kind: 'path',
      id: `bridge:${id}`,
      d: polyline((map.lines[id] ?? []).map(place)),
      strokes: [
        { colour: theme.coast, width: 17 * scale, cap: 'butt' },
        { colour: theme.land, width: 11 * scale, cap: 'butt' },
        { colour: theme.coast, width: 11 * scale, cap: 'butt', dash: [2.5 * scale, 7 * scale] },
      ],
    });
  }
  for (const id of canals) {
    const [from, , to] = (map.lines[id] ?? []).map(place);
    if (!from || !to) continue;
    shapes.push({
      kind: 'path',
      id: `canal:${id}`,
      d: curvePath(bent(from, to, 0.04)),
      strokes: [
        { colour: theme.coast, width: 8 * scale },
        { colour: theme.sea, width: 5 * scale },
      ],
    });
  }
  return stage.upon('marks', shapes);
}

/** Sea, owners and marks, bottom to top. */
export function groundLayers(stage: Stage, input: BoardInput): Layer[] {
  return [seaLayer(stage), ownersLayer(stage, input), marksLayer(stage)];
}
