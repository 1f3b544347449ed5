// The bake of world maps and maps of hexes, on small sources: what a coming game's board will stand on.
import { describe, expect, it } from 'vitest';
import { centreOf, hexNeighbours } from '../../../src/games/downfall/board/hexes.js';
import type { BoardAsset } from '../../../src/render/asset.js';
import type { FitRequest } from '../../../tools/bake/anchors.js';
import { bakeBoard } from '../../../tools/bake/bake.js';
import { type Contacts, pairOf } from '../../../tools/bake/contacts.js';
import { createProjection } from '../../../tools/bake/projection.js';
import { readSource } from '../../../tools/bake/source.js';
import { arcOwners } from '../../../tools/bake/topology.js';

const sourceOf = (name: string) => readSource(new URL(`${name}.json`, import.meta.url));

function baked(name: string, sides?: FitRequest['sides']): { asset: BoardAsset; contacts: Contacts } {
  let contacts: Contacts | undefined;
  const { asset } = bakeBoard(sourceOf(name), {
    id: name,
    unit: [10, 8],
    modes: ['en'],
    requests: () => new Map([['europe', { unit: [20, 16], label: [30, 10], sides }]]),
    problems: (found) => {
      contacts = found;
      return [];
    },
  });
  if (!contacts) throw new Error('nothing was measured');
  return { asset, contacts };
}

describe('a world map', () => {
  const { asset, contacts } = baked('world');
  const { project } = createProjection(sourceOf('world'));

  it('stretches what its tables say, runs on past its edges, and keeps the order of longitudes', () => {
    const width = (from: number, to: number): number => project([to, 0])[0] - project([from, 0])[0];
    expect(width(-10, 30) / 40).toBeGreaterThan(2.5 * (width(200, 300) / 100));
    expect(project([330 + 5, 0])[0]).toBeCloseTo(project([-25, 0])[0] + 600, 0);
    const columns = Array.from({ length: 72 }, (_, step) => project([-30 + step * 5, 0])[0]);
    expect([...columns].sort((a, b) => a - b)).toEqual(columns);
  });

  it('has ground for every space, with the neighbours that geography gives', () => {
    for (const [id, { bounds }] of Object.entries(asset.regions)) expect(bounds[2] * bounds[3], id).toBeGreaterThan(0);
    const touching = (a: string, b: string): boolean => contacts.borders.has(pairOf(a, b));
    expect(touching('europe', 'asia')).toBe(true);
    expect(touching('america', 'atlantic')).toBe(true);
    expect(touching('america', 'europe')).toBe(false);
  });

  it('shares its borders', () => {
    for (const owners of arcOwners(asset.topology)) expect([1, 2]).toContain(owners.length);
  });

  it('has places with label and slots, named points without a label, named lines, and a graticule', () => {
    const { europe, gibraltar } = asset.places.en ?? {};
    expect(europe?.label?.size).toEqual([30, 10]);
    expect(europe?.slots).toHaveLength(2);
    expect(gibraltar?.label).toBeUndefined();
    expect(gibraltar?.slots).toHaveLength(2);
    expect(Object.keys(asset.lines)).toEqual(expect.arrayContaining(['suez', 'lat:0', 'lat:30', 'lon:0', 'lon:180']));
    const heights = asset.lines['lat:0']?.map(([, y]) => y) ?? [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
  });

  it.each([
    ['above', [0, -1]],
    ['below', [0, 1]],
    ['left', [-1, 0]],
    ['right', [1, 0]],
  ] as const)('writes a name %s the pieces where it must', (side, [right, down]) => {
    const { label, slots } = baked('world', [side]).asset.places.en?.europe ?? { slots: [] };
    const [x = 0, y = 0] = slots[0] ?? [];
    const [lx = 0, ly = 0] = label?.at ?? [];
    expect([Math.abs(lx - x) >= 20 ? Math.sign(lx - x) : 0, Math.abs(ly - y) >= 12 ? Math.sign(ly - y) : 0]).toEqual([
      right,
      down,
    ]);
  });
});

describe('a map of hexes', () => {
  const { asset } = baked('hexes');
  const { grid } = asset;
  if (!grid) throw new Error('no grid');

  it('lies with its hexes over the land of the projection', () => {
    const { project } = createProjection(sourceOf('hexes'));
    // Column 20 of row 26 of the printed grid is 20 hexes from the left, 26 rows of the root of three quarters up.
    const [x = 0, y = 0] = centreOf(grid, '2620') ?? [];
    expect(x).toBeCloseTo((20 - 14) * 20);
    expect(y).toBeCloseTo((33 - 26 * (Math.sqrt(3) / 2)) * 20);
    const [bx, by] = project([13.4, 52.5]);
    expect(bx > 0 && bx < 400 && by > 0 && by < 300).toBe(true);
    expect(asset.regions['~land']?.bounds[2]).toBeGreaterThan(200);
    expect(asset.regions['~sea']?.bounds[2]).toBeGreaterThan(20);
  });

  it('knows which hexes are neighbours', () => {
    expect(
      hexNeighbours(grid, '2620')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['2621', '2720']);
  });
});
