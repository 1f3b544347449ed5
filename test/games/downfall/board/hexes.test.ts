// Hexes: neighbours share a side, on grids of both orientations.
import { describe, expect, it } from 'vitest';
import { centreOf, hexCorners, hexNeighbours } from '../../../../src/games/downfall/board/hexes.js';
import type { HexGrid } from '../../../../src/table/board-map.js';

const grid = (orientation: HexGrid['orientation']): HexGrid => ({
  orientation,
  radius: 20,
  origin: [100, 100],
  hexes: Object.fromEntries(
    [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => [`${q},${r}`, [q, r] as const])),
  ),
});
const near = (a: readonly number[], b: readonly number[]): boolean =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0)) < 0.01;

describe.each(['pointy', 'flat'] as const)('a %s grid', (orientation) => {
  const board = grid(orientation);

  it('has six neighbours around a hex, each at the same distance', () => {
    const found = hexNeighbours(board, '0,0');
    expect(found).toHaveLength(6);
    const [x, y] = centreOf(board, '0,0') ?? [0, 0];
    for (const { id } of found) {
      const [nx, ny] = centreOf(board, id) ?? [0, 0];
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(Math.sqrt(3) * 20);
    }
    expect(hexNeighbours(board, '-2,-2').length).toBeLessThan(6);
    expect(hexNeighbours(board, '9,9')).toEqual([]);
  });

  it('shares the two corners of a side with the hex beside it', () => {
    const corners = (id: string): readonly (readonly number[])[] => hexCorners(board, centreOf(board, id) ?? [0, 0]);
    for (const { id } of hexNeighbours(board, '0,0')) {
      const shared = corners('0,0').filter((corner) => corners(id).some((other) => near(corner, other)));
      expect(shared).toHaveLength(2);
    }
  });
});
