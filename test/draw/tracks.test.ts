// Tracks and bars: markers stand where the numbers say, whatever they are.
import { describe, expect, it } from 'vitest';
import { baseThemes } from '../../src/draw/theme.js';
import { cellsOf, markersIn, pips, roundTrack, scoreBar, spaceTrack } from '../../src/draw/tracks.js';
import type { Box, Shape } from '../../src/table/scene.js';

const theme = baseThemes.light;
const room: Box = { x: 100, y: 10, w: 400, h: 40 };

describe('a score', () => {
  const bar = (score: number): Shape[] =>
    scoreBar('vp', room, {
      limit: 20,
      step: 5,
      score,
      colours: ['#AA0000', '#0000AA'],
      numbers: ['#AA0000', '#0000AA'],
      theme,
    });
  const marker = (score: number): number => {
    const shape = bar(score).find(({ id }) => id === 'vp:marker');
    return shape?.kind === 'path' ? Number(/^M([\d.]+)/.exec(shape.d)?.[1]) : NaN;
  };

  it('stands between its sides, at the end when it is beyond', () => {
    expect([0, 10, -20, 45].map(marker)).toEqual([300, 400, 100, 500]);
  });

  it('has a number at every tick', () => {
    const numbers = bar(0).flatMap((shape) => (shape.kind === 'text' ? shape.runs.map(({ text }) => text) : []));
    expect(numbers).toEqual(['20', '15', '10', '5', '0', '5', '10', '15', '20']);
  });
});

it('pips are filled as far as done and dashed as far as owed', () => {
  const shapes = pips('ops', [0, 0], { count: 5, done: 2, owed: 4, size: 20, gap: 4, colour: '#00AA00', theme });
  const looks = shapes.map((shape) =>
    shape.kind === 'box' ? (shape.strokes ? 'owed' : shape.fill?.colour === '#00AA00' ? 'done' : 'free') : '',
  );
  expect(looks).toEqual(['done', 'done', 'owed', 'owed', 'free']);
});

it('spaces stand side by side, with room for several markers in each', () => {
  const boxes = cellsOf(room, 4, 8);
  expect(boxes.map(({ x, w }) => [x, w])).toEqual([
    [100, 94],
    [202, 94],
    [304, 94],
    [406, 94],
  ]);
  const spaces = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id, of: id }));
  expect(spaceTrack('space', spaces, boxes, theme).map(({ id, of }) => [id, of])).toEqual(
    spaces.map(({ id }) => [`space:${id}`, id]),
  );
  const [first] = boxes;
  const marks = first ? markersIn(first, 3) : [];
  expect(new Set(marks.map(([, y]) => y)).size).toBe(3);
  for (const [, y] of marks) expect(y).toBeGreaterThan(10);
});

it('rounds are dots in rows, the present one with its number', () => {
  const shapes = roundTrack('round', [0, 0], { rounds: 20, round: 9, perRow: 10, radius: 10, theme });
  const dots = shapes.filter((shape) => shape.kind === 'ellipse');
  expect(dots).toHaveLength(20);
  expect(new Set(dots.map(({ at }) => at[1])).size).toBe(2);
  expect(shapes.find(({ id }) => id === 'round:here')).toMatchObject({ runs: [{ text: '9' }] });
});
