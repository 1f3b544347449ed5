// The baked map of Axis & Allies 1942: the neighbours of the rules, shared borders, colours everybody tells apart.
import { describe, expect, it } from 'vitest';
import { powerColours } from '../../../../src/games/axis-and-allies-1942/board/theme.js';
import { LAND_ROOM, LEADING, labelSizes } from '../../../../src/games/axis-and-allies-1942/board/rooms.js';
import { powers } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import { isLand, spaces } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { loadAsset } from '../../../../src/render/asset.js';
import { axisProblems, unseen } from '../../../../tools/bake/boards/axis-and-allies-1942/check.js';
import { measureContacts } from '../../../../tools/bake/contacts.js';
import { arcOwners } from '../../../../tools/bake/topology.js';
import { leastDifference } from '../../../render/colour-vision.js';

describe('the baked map', () => {
  const asset = loadAsset('axis-and-allies-1942');
  const surfaces = new Map(Object.entries(asset.regions).map(([id, { surface }]) => [id, surface]));

  it('has exactly the neighbours of the rules, but for those across the cut and the canals', () => {
    expect(axisProblems(measureContacts(asset.topology, surfaces))).toEqual([]);
    expect(unseen.size).toBe(8);
  });

  it('has ground of its kind for every space', () => {
    for (const id of spaces) {
      const region = asset.regions[id];
      expect(region?.surface, id).toBe(isLand(id) ? 'land' : 'water');
      expect((region?.bounds[2] ?? 0) * (region?.bounds[3] ?? 0), id).toBeGreaterThan(400);
    }
  });

  it('shares every border', () => {
    for (const owners of arcOwners(asset.topology)) expect([1, 2]).toContain(owners.length);
  });

  it.each(['en', 'ko', 'both'] as const)('keeps units of the Philippines clear of the name of Formosa (%s)', (mode) => {
    const { formosa, philippine_islands: islands } = asset.places[mode] ?? {};
    const [units] = islands?.slots ?? [];
    if (units === undefined || formosa?.label === undefined) throw new Error('somebody has no place');
    const nameTop = formosa.label.at[1] - formosa.label.size[1] / 2;
    const height = labelSizes[mode].reduce((sum, size) => sum + size * LEADING, 0);
    expect(units[1] - LAND_ROOM[1] / 2 - (nameTop + height)).toBeGreaterThan(20);
  });

  it('has a place for every space in every language', () => {
    for (const mode of ['en', 'ko', 'both'] as const) {
      expect(Object.keys(asset.places[mode] ?? {}).sort()).toEqual([...spaces].sort());
    }
  });
});

describe.each(['standard', 'colourblind'] as const)('%s palette', (palette) => {
  it.each(['light', 'dark'] as const)('tells the powers apart and keeps letters readable (%s)', (theme) => {
    const colours = powerColours({ palette, theme });
    for (const [index, one] of powers.entries()) {
      expect(leastDifference(colours[one].ink, colours[one].strong), `${one}: letter`).toBeGreaterThan(25);
      for (const other of powers.slice(index + 1)) {
        const least = palette === 'colourblind' ? 12 : 8;
        expect(leastDifference(colours[one].strong, colours[other].strong), `${one} / ${other}`).toBeGreaterThan(least);
      }
    }
  });
});
