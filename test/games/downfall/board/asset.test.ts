// The baked map of Downfall: ground under every hex, the neighbours of the rules, colours everybody tells apart.
import { describe, expect, it } from 'vitest';
import { centreOf, hexNeighbours } from '../../../../src/games/downfall/board/hexes.js';
import { factionColours } from '../../../../src/games/downfall/board/theme.js';
import { ours } from '../../../../src/games/downfall/data/own-files.js';
import { seaHexes } from '../../../../src/games/downfall/data/seas.js';
import { hexesAround } from '../../../../src/games/downfall/data/hexes.js';
import { loadAsset } from '../../../../src/render/asset.js';
import { downfallProblems } from '../../../../tools/bake/boards/downfall/check.js';
import { measureContacts } from '../../../../tools/bake/contacts.js';
import { arcOwners } from '../../../../tools/bake/topology.js';
import { leastDifference } from '../../../render/colour-vision.js';

const asset = loadAsset('downfall');
const { grid } = asset;
if (grid === undefined) throw new Error('The map of Downfall has no hexes');

describe('the baked map', () => {
  it('has ground for every hex of land', () => {
    const surfaces = new Map(Object.entries(asset.regions).map(([id, { surface }]) => [id, surface]));
    expect(downfallProblems(measureContacts(asset.topology, surfaces))).toEqual([]);
    for (const hex of ours.hexes.keys()) expect(asset.regions[hex]?.surface, hex).toBe('land');
    for (const owners of arcOwners(asset.topology)) expect([1, 2]).toContain(owners.length);
  });

  it('lays every hex where the rules have it', () => {
    const all = [...ours.hexes.keys(), ...seaHexes.keys()];
    for (const hex of all) {
      const drawn = hexNeighbours(grid, hex).map(({ id }) => id);
      const ruled = hexesAround(hex).filter((one) => grid.hexes[one] !== undefined);
      expect(drawn.sort(), hex).toEqual([...ruled].sort());
    }
  });

  it('puts the ground of a hex under the hex', () => {
    const reach = grid.radius * 2.6;
    for (const hex of ours.hexes.keys()) {
      const [x, y] = centreOf(grid, hex) ?? [0, 0];
      const [left = 0, top = 0, w = 0, h = 0] = asset.regions[hex]?.bounds ?? [];
      expect(Math.abs(left + w / 2 - x), hex).toBeLessThan(reach);
      expect(Math.abs(top + h / 2 - y), hex).toBeLessThan(reach);
    }
  });

  it('has a side for every river, strait and closed side', () => {
    for (const side of [...ours.hexsides.river, ...ours.hexsides.strait, ...ours.hexsides.sea]) {
      const [a = '', b = ''] = side.split('-');
      expect(
        hexNeighbours(grid, a).map(({ id }) => id),
        side,
      ).toContain(b);
    }
  });
});

describe.each(['standard', 'colourblind'] as const)('%s palette', (palette) => {
  it.each(['light', 'dark'] as const)('tells sides apart and keeps letters readable (%s)', (theme) => {
    const colours = factionColours({ palette, theme });
    const pairs = [
      ['western', 'soviet'],
      ['western', 'okh'],
      ['western', 'okw'],
      ['soviet', 'okh'],
      ['soviet', 'okw'],
      ['okh', 'okw'],
    ] as const;
    for (const [one, other] of pairs) {
      expect(leastDifference(colours[one].strong, colours[other].strong), `${one} / ${other}`).toBeGreaterThan(8);
    }
    for (const { strong, ink } of Object.values(colours)) expect(leastDifference(ink, strong)).toBeGreaterThan(25);
  });
});
