// Hexes: neighbours share a side, grids of both orientations, frontiers once, bounds around what is shown.
import { describe, expect, it } from 'vitest';
import {
  centreOf,
  frontier,
  hex,
  hexBounds,
  hexCorners,
  hexNeighbours,
  hexSide,
  idAt,
  piled,
} from '../../src/draw/hexes.js';
import type { HexGrid } from '../../src/table/board-map.js';

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
    expect(idAt(board, [9, 9])).toBeUndefined();
  });

  it('draws a side where the two hexes touch', () => {
    const corners = (id: string): readonly (readonly number[])[] => hexCorners(board, centreOf(board, id) ?? [0, 0]);
    for (const { id, side } of hexNeighbours(board, '0,0')) {
      const shared = corners('0,0').filter((corner) => corners(id).some((other) => near(corner, other)));
      expect(shared).toHaveLength(2);
      const [shape] = hexSide(board, '0,0', side, []);
      const drawn = [...(shape?.d.matchAll(/-?\d+(?:\.\d+)?/g) ?? [])].map(Number);
      const points = [drawn.slice(0, 2), drawn.slice(2, 4)];
      for (const point of points)
        expect(
          shared.some(
            (corner) => Math.hypot((corner[0] ?? 0) - (point[0] ?? 0), (corner[1] ?? 0) - (point[1] ?? 0)) < 0.6,
          ),
        ).toBe(true);
    }
  });

  it('finds each side of a frontier once, and the bounds of some hexes', () => {
    const west = new Set(['-2', '-1']);
    const sides = frontier(board, (id) => (west.has(id.split(',')[0] ?? '') ? 'west' : 'east'));
    const pairs = sides.map(({ id, side }) =>
      [id, hexNeighbours(board, id).find((one) => one.side === side)?.id].sort().join(' '),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs.length).toBe(9);
    expect(hexBounds(board, ['0,0'], 0)).toEqual({ x: 80, y: 80, w: 40, h: 40 });
    expect(hexBounds(board, ['nowhere'])).toBeUndefined();
  });

  it('stands for its own id, and piles counters around its middle', () => {
    expect(hex(board, '1,0', {})[0]?.of).toBe('1,0');
    expect(hex(board, 'nowhere', {})).toEqual([]);
    const at: (readonly number[])[] = [];
    piled(
      board,
      '0,0',
      [0, 1].map(() => (point) => {
        at.push(point);
        return { kind: 'group', id: 'counter', at: point, shapes: [] };
      }),
    );
    expect((at[0]?.[0] ?? 0) + (at[1]?.[0] ?? 0)).toBeCloseTo(200);
  });
});
