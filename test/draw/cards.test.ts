// Cards and hands: everything fits its room, however much there is.
import { describe, expect, it } from 'vitest';
import { cardFace, handGrid } from '../../src/draw/cards.js';
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
});
