// Cards, hands and dice: everything fits its room, however much there is.
import { describe, expect, it } from 'vitest';
import { cardFace, cardPile, handGrid, handRow } from '../../src/draw/cards.js';
import { diceRow, die } from '../../src/draw/dice.js';
import { figure } from '../../src/draw/lettering.js';
import { baseThemes } from '../../src/draw/theme.js';

const theme = baseThemes.light;
const run = figure('x', 30, '#000000');

describe('a card', () => {
  const card = (foot: number): ReturnType<typeof cardFace> =>
    cardFace({
      id: 'card:nato',
      of: 'nato',
      box: { x: 10, y: 20, w: 480, h: 260 },
      theme,
      band: { width: 96, fill: '#123456', marks: [{ id: 'value', y: 50, run }] },
      title: [run],
      line: [run],
      text: run,
      ...(foot === 0 ? {} : { foot: { height: foot, shapes: [] } }),
    });

  it('keeps its words right of the band and above the foot, and says which it is', () => {
    const { shapes, of, at } = card(60);
    expect([of, at]).toEqual(['nato', [10, 20]]);
    const effect = shapes.find(({ id }) => id === 'effect');
    if (effect?.kind !== 'text' || !effect.wrap) throw new Error('no text');
    expect(effect.at[0]).toBeGreaterThan(96);
    expect(effect.at[0] + effect.wrap.width).toBeLessThan(480);
    expect(effect.at[1] + effect.wrap.height).toBeLessThanOrEqual(200);
  });
});

describe('a card with a long name', () => {
  it('has room for two lines above the line below it', () => {
    const { shapes } = cardFace({
      id: 'card',
      box: { x: 0, y: 0, w: 480, h: 260 },
      theme,
      band: { width: 96, fill: '#123456', marks: [] },
      title: [run],
      longTitle: true,
      line: [run],
      text: run,
    });
    const [name, below] = ['name', 'line'].map((id) => shapes.find((shape) => shape.id === id));
    if (name?.kind !== 'text' || !name.wrap || below?.kind !== 'text') throw new Error('no title');
    expect(name.at[1] + name.wrap.height).toBeLessThanOrEqual(below.at[1] - 11);
  });
});

describe('a hand', () => {
  const grid = { width: 1000, edge: 20, gap: 10, columns: 2, card: 200, top: 80 };

  it('wraps into rows within the width', () => {
    const { boxes, bottom } = handGrid(5, grid);
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [20, 100],
      [505, 100],
      [20, 310],
      [505, 310],
      [20, 520],
    ]);
    expect(boxes.every(({ x, w }) => x + w <= 980)).toBe(true);
    expect(bottom).toBe(740);
    expect(handGrid(0, grid).bottom).toBe(320);
  });

  it('has rows as high as the highest of their cards', () => {
    const { boxes, bottom } = handGrid(3, { ...grid, card: [200, 350, 220] });
    expect(boxes.map(({ y, h }) => [y, h])).toEqual([
      [100, 350],
      [100, 350],
      [460, 220],
    ]);
    expect(bottom).toBe(700);
  });

  it('in one row overlaps as far as it must, and no further', () => {
    const room = { x: 0, y: 0, w: 500 };
    expect(handRow(3, room, [100, 150], 10).map(({ x }) => x)).toEqual([0, 110, 220]);
    const crowded = handRow(11, room, [100, 150], 10);
    expect(crowded.at(-1)?.x).toBe(400);
    expect(handRow(1, room, [100, 150], 10)).toHaveLength(1);
  });
});

it('an empty pile is a frame with a nought', () => {
  const look = { fill: '#123456', ink: '#FFFFFF', theme };
  const ids = (count: number): string[] =>
    cardPile('deck', { x: 0, y: 0, w: 80, h: 110 }, count, look).shapes.map(({ id }) => id);
  expect(ids(0)).toEqual(['empty', 'count']);
  expect(ids(17)).toEqual(['card:2', 'card:1', 'card:0', 'count']);
});

describe('dice', () => {
  it.each([1, 2, 3, 4, 5, 6])('show %i pips', (face) => {
    const { shapes } = die('die', [0, 0], face, { size: 40, theme });
    expect(shapes.filter(({ id }) => id.startsWith('pip')).length).toBe(face);
  });

  it('wrap within a width, and hits stand out', () => {
    const rolls = [1, 2, 3, 4, 5, 6, 1].map((face) => ({ face, hit: face === 1 }));
    const { shapes, height } = diceRow('roll', { x: 0, y: 0, w: 150 }, rolls, { size: 40, theme });
    const places = shapes.map((shape) => (shape.kind === 'group' ? shape.at : [0, 0]));
    expect(Math.max(...places.map(([x = 0]) => x + 40))).toBeLessThanOrEqual(150);
    expect(new Set(places.map(String)).size).toBe(7);
    expect(height).toBeCloseTo(Math.max(...places.map(([, y = 0]) => y)) + 40);
    const faces = shapes.map((shape) => {
      const face = shape.kind === 'group' ? shape.shapes[0] : undefined;
      return face?.kind === 'box' ? face.fill?.colour : undefined;
    });
    expect(faces.map((colour) => colour === theme.alarm)).toEqual([true, false, false, false, false, false, true]);
  });
});
