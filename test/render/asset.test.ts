// The baked boards: the drawn map is the map of the rules, borders are shared, and every place lies where it should.
import { describe, expect, it } from 'vitest';
import { loadAsset, loadBoardMaps } from '../../src/render/asset.js';
import { polygonsOf } from '../../src/render/outlines.js';
import { mapNamed } from '../../src/table/board-map.js';
import type { Box, LabelMode, XY } from '../../src/table/scene.js';
import { locations, provinceIds } from '../../src/games/diplomacy/data/geography.js';
import { diplomacyProblems, exceptions } from '../../tools/bake/boards/diplomacy/check.js';
import { measureContacts } from '../../tools/bake/contacts.js';
import { arcOwners } from '../../tools/bake/topology.js';

const modes: readonly LabelMode[] = ['en', 'ko', 'both'];
const UNIT = [94, 66] as const;

function inside(board: string, region: string, [x, y]: readonly [number, number]): boolean {
  let crossings = 0;
  for (const ring of polygonsOf(board, [region])) {
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(i, i + 4);
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings++;
    }
  }
  return crossings % 2 === 1;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

describe('the Diplomacy board', () => {
  const asset = loadAsset('diplomacy');
  const map = mapNamed(loadBoardMaps(['diplomacy']), 'diplomacy');
  const surfaces = new Map(Object.entries(asset.regions).map(([id, { surface }]) => [id, surface]));

  it('has exactly the neighbours of the rules, but for the bridge over the Danish straits', () => {
    expect(diplomacyProblems(measureContacts(asset.topology, surfaces))).toEqual([]);
    expect([...exceptions.keys()]).toEqual(['den-swe']);
    expect(Object.keys(map.lines)).toContain('den-swe');
  });

  it('shares every border between two regions; only the frame has one', () => {
    const [width, height] = asset.size;
    arcOwners(asset.topology).forEach((owners, index) => {
      if (owners.length === 2) return;
      expect(owners).toHaveLength(1);
      let [x, y] = [0, 0];
      for (const [dx = 0, dy = 0] of asset.topology.arcs[index] ?? []) {
        x += dx;
        y += dy;
        const scale = asset.topology.transform?.scale ?? [1, 1];
        const [px, py] = [x * scale[0], y * scale[1]];
        expect(px === 0 || py === 0 || px === width || py === height).toBe(true);
      }
    });
  });

  it.each(modes)('places every unit inside its own space (%s)', (mode) => {
    const places = map.places[mode] ?? {};
    expect(Object.keys(places).sort()).toEqual([...new Set([...provinceIds, ...locations])].sort());
    for (const id of provinceIds) {
      const [unit] = places[id]?.slots ?? [];
      expect(unit && inside('diplomacy', id, unit), id).toBe(true);
    }
  });

  it.each(modes)('keeps units and labels off each other and on the board (%s)', (mode) => {
    const around = ([x, y]: XY, [w, h]: XY): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
    const boxes = Object.entries(map.places[mode] ?? {}).flatMap(([id, { label, slots }]): [string, Box][] => [
      ...slots.slice(0, 1).map((unit): [string, Box] => [`${id} unit`, around(unit, UNIT)]),
      ...(label ? [[`${id} label`, around(label.at, label.size)] as [string, Box]] : []),
    ]);
    const clashes = boxes.flatMap(([a, one], index) =>
      boxes
        .slice(index + 1)
        .flatMap(([b, two]) => (overlap(one, two) > 0 ? [`${a} / ${b}: ${overlap(one, two)}`] : [])),
    );
    expect(clashes).toEqual([]);
    const [width, height] = map.size;
    const outside = boxes.filter(([, { x, y, w, h }]) => x < 0 || y < 0 || x + w > width || y + h > height);
    expect(outside.map(([id]) => id)).toEqual([]);
  });
});
