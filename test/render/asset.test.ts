// The baked boards: the drawn map is the map of the rules, borders are shared, and every place lies where it should.
import { describe, expect, it } from 'vitest';
import { loadAsset, loadBoardMap } from '../../src/render/asset.js';
import { polygonsOf } from '../../src/render/outlines.js';
import type { Box, LabelMode } from '../../src/table/scene.js';
import { provinceIds } from '../../src/games/diplomacy/data/geography.js';
import { diplomacyProblems, exceptions } from '../../tools/bake/boards/diplomacy/check.js';
import { measureContacts } from '../../tools/bake/contacts.js';
import { arcOwners } from '../../tools/bake/topology.js';

const modes: readonly LabelMode[] = ['en', 'ko', 'both'];
const UNIT = [94, 66] as const;

function inside(board: string, region: string, [x, y]: readonly [number, number]): boolean {
  let crossings = 0;
  for (const ring of polygonsOf(board, [region]).coordinates.flat()) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [ax = 0, ay = 0] = ring[i] ?? [];
      const [bx = 0, by = 0] = ring[i + 1] ?? [];
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
  const map = loadBoardMap('diplomacy');
  const surfaces = new Map(Object.entries(asset.regions).map(([id, { surface }]) => [id, surface]));

  it('has exactly the neighbours of the rules, but for the bridge over the Danish straits', () => {
    expect(diplomacyProblems(measureContacts(asset.topology, surfaces))).toEqual([]);
    expect([...exceptions.keys()]).toEqual(['den-swe']);
    expect(map.bridges).toHaveLength(1);
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
    const anchors = map.anchors[mode] ?? {};
    expect(Object.keys(anchors).sort()).toEqual([...provinceIds].sort());
    for (const id of provinceIds) {
      const anchor = anchors[id];
      expect(anchor && inside('diplomacy', id, anchor.unit), id).toBe(true);
    }
    expect(Object.keys(map.coasts[mode] ?? {}).sort()).toEqual([
      'bul/ec',
      'bul/sc',
      'spa/nc',
      'spa/sc',
      'stp/nc',
      'stp/sc',
    ]);
  });

  it.each(modes)('keeps units and labels off each other and on the board (%s)', (mode) => {
    const boxes: [string, Box][] = Object.entries(map.anchors[mode] ?? {}).flatMap(
      ([id, { unit, label, labelSize }]) => [
        [`${id} unit`, { x: unit[0] - UNIT[0] / 2, y: unit[1] - UNIT[1] / 2, w: UNIT[0], h: UNIT[1] }],
        [
          `${id} label`,
          { x: label[0] - labelSize[0] / 2, y: label[1] - labelSize[1] / 2, w: labelSize[0], h: labelSize[1] },
        ],
      ],
    );
    for (const [id, { unit }] of Object.entries(map.coasts[mode] ?? {})) {
      boxes.push([id, { x: unit[0] - UNIT[0] / 2, y: unit[1] - UNIT[1] / 2, w: UNIT[0], h: UNIT[1] }]);
    }
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
