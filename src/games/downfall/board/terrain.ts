// Signs of terrain around the rim of a hex, where counters leave them to be seen.
import { centreOf } from './hexes.js';
import { polyline } from '../../../draw/paths.js';
import type { HexGrid } from '../../../table/board-map.js';
import type { Shape, XY } from '../../../table/scene.js';
import type { Facts } from '../data/facts.js';
import type { Terrain } from '../data/hexes.js';
import { outlines } from './sides.js';
import type { Theme } from './theme.js';

type Rough = Exclude<Terrain, 'clear'>;
export const rough = ['forest', 'hills', 'mountains', 'swamp'] as const satisfies readonly Rough[];

/** One sign around a point, as path data; `size` is its half width. */
export function terrainSign(terrain: Rough, [x, y]: XY, size: number): string {
  const at = (dx: number, dy: number): XY => [x + dx * size, y + dy * size];
  switch (terrain) {
    case 'mountains':
      return polyline([at(-1, 0.7), at(0, -0.9), at(1, 0.7)], true);
    case 'hills':
      return `M${at(-1, 0.5).join(' ')}Q${at(0, -1.3).join(' ')} ${at(1, 0.5).join(' ')}`;
    case 'forest':
      return polyline(
        [at(0, -1), at(0.75, 0.45), at(0.18, 0.45), at(0.18, 1), at(-0.18, 1), at(-0.18, 0.45), at(-0.75, 0.45)],
        true,
      );
    case 'swamp':
      return `${polyline([at(-1, 0.6), at(1, 0.6)])}${polyline([at(0, 0.4), at(0, -0.8)])}${polyline([at(-0.45, 0.4), at(-0.75, -0.4)])}${polyline([at(0.45, 0.4), at(0.75, -0.4)])}`;
  }
}

/** Where signs stand in a hex, in shares of its radius: beside its number above, the lower ones left to the name of a city. */
const rim: readonly XY[] = [
  [-0.42, -0.62],
  [0.42, -0.62],
  [-0.34, 0.62],
  [0, 0.76],
  [0.34, 0.62],
];

/** Tints and signs of the shown hexes. */
export function terrainShapes(facts: Facts, grid: HexGrid, shown: ReadonlySet<string>, theme: Theme): Shape[] {
  return rough.flatMap((terrain): Shape[] => {
    const hexes = [...shown].filter((id) => facts.hexes.get(id)?.terrain === terrain);
    if (hexes.length === 0) return [];
    const { tint, sign } = theme.terrain[terrain];
    const signs = hexes.flatMap((id) => {
      const centre = centreOf(grid, id);
      if (centre === undefined) return [];
      return (facts.cityAt.has(id) ? rim.slice(0, 2) : rim).map(([dx, dy]) =>
        terrainSign(terrain, [centre[0] + dx * grid.radius, centre[1] + dy * grid.radius], grid.radius * 0.12),
      );
    });
    const line = { colour: sign, width: grid.radius * 0.05 };
    const filled = terrain === 'mountains' || terrain === 'forest';
    return [
      { kind: 'path', id: `terrain:${terrain}`, d: outlines(grid, hexes), fill: { colour: tint } },
      {
        kind: 'path',
        id: `terrain:${terrain}:signs`,
        d: signs.join(''),
        ...(filled ? { fill: { colour: sign } } : { strokes: [line] }),
      },
    ];
  });
}
