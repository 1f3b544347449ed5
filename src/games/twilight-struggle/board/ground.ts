// What lies faintly behind the boxes of the whole board: sea, coast, and the land tinted by region.
import type { BoardMap } from '../../../table/board-map.js';
import type { Box, Layer, Shape } from '../../../table/scene.js';
import { countryIds } from '../rules/geography.js';
import { tintOf } from './boxes.js';
import type { Stage } from './stage.js';

/** The ground of the whole board, shown in a part of the picture. */
export function groundLayer(stage: Stage, map: BoardMap, to: Box): Layer {
  const { theme } = stage;
  const board = map.id;
  const [w, h] = map.size;
  const byTint = new Map<string, string[]>();
  const tintOfRegion: Record<string, string> = { usa: theme.ground.us, ussr: theme.ground.ussr };
  for (const id of countryIds) tintOfRegion[id] = theme.ground[tintOf(id)];
  for (const id of Object.keys(map.regions)) {
    const tint = tintOfRegion[id];
    if (tint !== undefined) byTint.set(tint, [...(byTint.get(tint) ?? []), id]);
  }
  const lands: Shape[] = [...byTint].map(([colour, regions], index) => ({
    kind: 'region',
    id: `tint:${String(index)}`,
    board,
    regions,
    fill: { colour },
  }));
  return {
    id: 'ground',
    still: true,
    view: { from: { x: 0, y: 0, w, h }, to },
    shapes: [
      { kind: 'region', id: 'sea', board, regions: 'water', fill: { colour: theme.sea } },
      { kind: 'region', id: 'land', board, regions: 'land', fill: { colour: theme.scenery } },
      ...lands,
      {
        kind: 'borders',
        id: 'borders',
        board,
        choice: { kind: 'land' },
        strokes: [{ colour: theme.border, width: 1.5 }],
      },
      {
        kind: 'borders',
        id: 'coast',
        board,
        choice: { kind: 'coast' },
        strokes: [{ colour: theme.coast, width: 1.8 }],
      },
    ],
  };
}
