// Stacks in slots and the ranks of a battle board: nothing overlaps, nothing is lost.
import { describe, expect, it } from 'vitest';
import { battleBoard, columnsOf, type BattleSide } from '../../src/draw/battle-board.js';
import { languagesOf } from '../../src/draw/lettering.js';
import { placeStack, stack, stackBoxes, type StackedToken } from '../../src/draw/stacks.js';
import { baseThemes } from '../../src/draw/theme.js';
import type { Box, GroupShape, XY } from '../../src/table/scene.js';

const theme = baseThemes.light;
const tokens = (count: number, scale = 1): StackedToken[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `t${n}`,
    count: n + 1,
    look: {
      body: { kind: 'square', w: 40, h: 30, radius: 4 },
      colours: { strong: '#204080', ink: '#FFFFFF' },
      theme,
      sign: [],
      scale,
    },
  }));

/** The rectangles that are painted for a stack: each token with its edge, and the chip for the rest. */
function painted(shapes: readonly GroupShape[]): readonly Box[] {
  return shapes.map(({ at: [x, y], scale = 1, shapes: parts }) => {
    const [ground] = parts;
    const [w, h] =
      ground?.kind === 'box'
        ? [ground.box.w, ground.box.h]
        : ground?.kind === 'ellipse'
          ? [ground.rx * 2, ground.ry * 2]
          : [];
    if (w === undefined || h === undefined) throw new Error('a token without ground');
    return { x: x - (w * scale) / 2, y: y - (h * scale) / 2, w: w * scale, h: h * scale };
  });
}

function overlaps(a: Box, b: Box): boolean {
  const within = (from: number, size: number, other: number, others: number): boolean =>
    from + size > other + 0.01 && other + others > from + 0.01;
  return within(a.x, a.w, b.x, b.w) && within(a.y, a.h, b.y, b.h);
}

describe('a stack', () => {
  it('uses the slots while there are enough', () => {
    const slots: XY[] = [
      [10, 10],
      [90, 10],
    ];
    expect(placeStack(tokens(2), slots, { gap: 4, most: 6 }).placed.map(({ at }) => at)).toEqual(slots);
    expect(placeStack([], slots, { gap: 4, most: 6 })).toEqual({ placed: [], rest: null });
  });

  it.each([3, 4, 5, 6, 9, 12])('sets %i tokens side by side without overlap, at any size', (count) => {
    for (const [own, all] of [
      [1, 1],
      [1.5, 1],
      [1, 1.5],
      [0.6, 2],
    ] as const) {
      const spread = { gap: 4, most: 9, theme, scale: all };
      const boxes = painted(stack('s', tokens(count, own), [[100, 100]], spread));
      expect(boxes).toHaveLength(Math.min(count, 9));
      for (const [n, a] of boxes.entries())
        for (const b of boxes.slice(n + 1)) expect(overlaps(a, b), JSON.stringify([own, all, a, b])).toBe(false);
      const { placed } = placeStack(tokens(count, own), [[100, 100]], spread);
      expect(stackBoxes(placed, all)).toEqual(boxes.slice(0, placed.length));
    }
  });

  it('gathers what does not fit in a chip with its number', () => {
    const { placed, rest } = placeStack(tokens(5), [[0, 0]], { gap: 4, most: 3 });
    expect(placed).toHaveLength(2);
    expect(rest?.count).toBe(3 + 4 + 5);
    expect(JSON.stringify(stack('s', tokens(5), [[0, 0]], { gap: 4, most: 3, theme }))).toContain('"+12"');
  });

  it('shows a number from two on', () => {
    const [one, two] = stack(
      's',
      tokens(2),
      [
        [0, 0],
        [50, 0],
      ],
      { gap: 4, most: 6, theme },
    ).map((shape) => JSON.stringify(shape));
    expect(one).not.toContain('"count"');
    expect(two).toContain('"2"');
  });
});

describe('a battle board', () => {
  const side = (id: string): BattleSide => ({
    id,
    name: { key: id },
    colours: { strong: '#802020', ink: '#FFFFFF' },
    hits: 2,
    units: [
      {
        id: 'infantry',
        hitsOn: 1,
        count: 4,
        lost: 1,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-infantry`, at, shapes: [] }),
      },
      {
        id: 'tank',
        hitsOn: 3,
        count: 2,
        lost: 2,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-tank`, at, shapes: [] }),
      },
      {
        id: 'none',
        hitsOn: 3,
        count: 0,
        lost: 0,
        token: (at): GroupShape => ({ kind: 'group', id: `${id}-none`, at, shapes: [] }),
      },
    ],
  });

  it('sets units under the number they hit on, attackers above, defenders below, the fallen pale', () => {
    expect(columnsOf(side('a'), [1, 2, 3, 4]).map((units) => units.map(({ id }) => id))).toEqual([
      ['infantry'],
      [],
      ['tank'],
      [],
    ]);
    const shapes = battleBoard(side('a'), side('d'), {
      box: { x: 0, y: 0, w: 800, h: 600 },
      theme,
      languages: languagesOf('en'),
      numbers: [1, 2, 3, 4],
    });
    const group = (id: string): GroupShape | undefined =>
      shapes.find((shape): shape is GroupShape => shape.kind === 'group' && shape.id === id);
    expect(group('a-infantry')?.at[1]).toBeLessThan(300);
    expect(group('d-infantry')?.at[1]).toBeGreaterThan(300);
    expect(group('a-infantry')?.at[0]).toBeLessThan(group('a-tank')?.at[0] ?? 0);
    expect(group('a-tank')?.alpha).toBeLessThan(1);
    expect(group('a-none')).toBeUndefined();
    expect(JSON.stringify(shapes)).toContain('×3');
  });
});
