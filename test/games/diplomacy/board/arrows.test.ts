// Every arrow between neighbours can be seen, however close they stand and whatever is written between them.
import { describe, expect, it } from 'vitest';
import { board } from '../../../../src/games/diplomacy/board/picture.js';
import type { BoardInput } from '../../../../src/games/diplomacy/board/input.js';
import { labelBox } from '../../../../src/games/diplomacy/board/spaces.js';
import { setStage } from '../../../../src/games/diplomacy/board/stage.js';
import { unitBox } from '../../../../src/games/diplomacy/board/units.js';
import {
  armyNeighbours,
  canStand,
  fleetNeighbours,
  type Location,
  locations,
  isProvinceId,
  provinceIds,
  type Unit,
} from '../../../../src/games/diplomacy/data/geography.js';
import { contains, distance } from '../../../../src/draw/geometry.js';
import { mapNamed } from '../../../../src/table/board-map.js';
import { loadBoardMaps } from '../../../../src/render/asset.js';
import type { Box, Look, XY } from '../../../../src/table/scene.js';
import { shapesOf } from '../../../support/shapes-of.js';
import { start } from './sample.js';

const maps = loadBoardMaps(['diplomacy']);

interface Way {
  readonly type: Unit['type'];
  readonly from: Location;
  readonly to: Location;
}

/** Every step that a unit can take on the board. */
const ways: readonly Way[] = locations.flatMap((from): Way[] => [
  ...(isProvinceId(from) && canStand('A', from)
    ? armyNeighbours(from).map((to): Way => ({ type: 'A', from, to }))
    : []),
  ...(canStand('F', from) ? fleetNeighbours(from).map((to): Way => ({ type: 'F', from, to })) : []),
]);

/** The board after one unit has gone one way, against a unit that stands there. */
function stepped({ type, from, to }: Way): BoardInput {
  const mover: Unit = { power: 'england', type, at: from };
  const met: Unit = { power: 'russia', type: canStand('A', to) ? 'A' : 'F', at: to };
  const order = { kind: 'move', unit: from, to, via: false } as const;
  return {
    ...start,
    units: [mover, met],
    last: {
      phase: 'movement',
      year: 1901,
      season: 'spring',
      before: [mover, met],
      orders: [
        { power: 'england', unit: mover, order, verdict: 'fails', why: 'bounced', route: null, dislodged: false },
      ],
    },
  };
}

/** Points of path data made of lines and quadratic curves, close together. */
function pointsOf(d: string): XY[] {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
  const points: XY[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  if (!d.includes('Q')) return points;
  const [from = [0, 0], by = [0, 0], to = [0, 0]] = points;
  return Array.from({ length: 61 }, (_, step): XY => {
    const t = step / 60;
    const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

/** How much of an arrow is seen: its line and head outside of everything that lies above it. */
function seen(look: Look, way: Way): number {
  const stage = setStage(look, start, mapNamed(maps, 'diplomacy'));
  const above: Box[] = [
    unitBox(stage, stage.unitAt(way.from)),
    unitBox(stage, stage.unitAt(way.to)),
    ...provinceIds.map((id) => labelBox(stage, id)),
  ];
  const paths = [...shapesOf(board(stepped(way), look, maps))].flatMap(({ shape }) =>
    shape.kind === 'path' && (shape.id === `move:${way.from}:line` || shape.id === `move:${way.from}:head`)
      ? [shape.d]
      : [],
  );
  const [line = '', head = ''] = paths;
  const [tip] = pointsOf(head);
  const points = [...pointsOf(line), ...(tip ? [tip] : [])];
  return points.slice(1).reduce((sum, to, index) => {
    const from = points[index] ?? to;
    const middle: XY = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return above.some((box) => contains(box, middle)) ? sum : sum + distance(from, to);
  }, 0);
}

describe.each(['en', 'ko', 'both'] as const)('the arrows of a board in %s', (lang) => {
  it('show at least half the width of a unit, whichever way', () => {
    const look: Look = { lang, palette: 'standard', theme: 'light', variant: 'results', width: 1600 };
    const shown = ways.map((way) => ({ way: `${way.type} ${way.from}-${way.to}`, seen: seen(look, way) }));
    expect(shown.length).toBeGreaterThan(400);
    expect(shown.filter((one) => one.seen < 45)).toEqual([]);
  });
});

describe.each(['en', 'ko', 'both'] as const)('a close-up in %s', (lang) => {
  const look: Look = { lang, palette: 'standard', theme: 'light', variant: 'results', width: 1600, area: 'turkey' };
  const stage = setStage(look, start, mapNamed(maps, 'diplomacy'));

  it('names what lies outside of it at the other end of an arrow, whole within it', () => {
    const far = (way: Way): readonly string[] =>
      [...shapesOf(board(stepped(way), look, maps))].flatMap(({ shape }) => {
        const [plate] = shape.kind === 'group' && shape.id.endsWith(':far') ? shape.shapes : [];
        if (shape.kind !== 'group' || plate?.kind !== 'box') return [];
        const { x, y, w, h } = plate.box;
        const [left, top] = [shape.at[0] + x, shape.at[1] + y];
        expect(stage.shows([left, top]) && stage.shows([left + w, top + h])).toBe(true);
        return [shape.id];
      });
    expect(far({ type: 'A', from: 'gal', to: 'vie' })).toEqual(['move:gal:far']);
    expect(far({ type: 'A', from: 'con', to: 'bul' })).toEqual([]);
  });

  it('cuts no name at its edge', () => {
    const cut = provinceIds.filter((id) => {
      const { x, y, w, h } = labelBox(stage, id);
      const corners = [
        [x + 1, y + 1],
        [x + w - 1, y + h - 1],
      ] as const;
      return corners.some((at) => stage.shows(at)) && !corners.every((at) => stage.shows(at));
    });
    const drawn = new Set(
      [...shapesOf(board(stepped({ type: 'A', from: 'con', to: 'bul' }), look, maps))].map(({ shape }) => shape.id),
    );
    expect(cut.filter((id) => drawn.has(`label:${id}:0`))).toEqual([]);
  });
});
