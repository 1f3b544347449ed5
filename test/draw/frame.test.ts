// Frames: a heading that leaves room for the caption, and signs that do not run into each other's words.
import { expect, it } from 'vitest';
import { type Key, keyColumn, keyRow, titleStrip } from '../../src/draw/frame.js';
import { figure, plain } from '../../src/draw/lettering.js';
import { layOut } from '../../src/render/layout.js';
import { baseThemes } from '../../src/draw/theme.js';
import type { Shape, TextShape } from '../../src/table/scene.js';

const theme = baseThemes.light;
const languages = { first: 'en' } as const;
const style = { theme, languages, size: 20 };
const texts = (shapes: readonly Shape[]): TextShape[] => shapes.filter((shape) => shape.kind === 'text');

it('a title leaves room for the caption', () => {
  const strip = titleStrip({
    width: 1200,
    height: 100,
    theme,
    runs: [figure('Spring 1901', 52, theme.titleInk)],
    caption: plain(languages, 'Diplomacy #7', 35, theme.titleSoft),
  });
  const [heading, caption] = texts(strip.shapes);
  if (!heading || !caption) throw new Error('no words');
  expect(heading.at[0] + (heading.maxWidth ?? 0)).toBeLessThan(caption.at[0] - (caption.maxWidth ?? 0));
});

it('a long title does not run into the longest caption of a narrow strip', () => {
  const { id, shapes } = titleStrip({
    width: 830,
    height: 70,
    theme,
    runs: [figure('Turn 5: Western to choose an order', 36, theme.titleInk)],
    caption: figure('Downfall: Conquest of the Third Reich #12', 25, theme.titleSoft),
  });
  const measure = (words: string, size: number): number => words.length * size * 0.46;
  const laid = layOut(
    { ns: 'app', width: 830, height: 70, pixels: 830, background: theme.title, layers: [{ id, shapes }] },
    measure,
  );
  const [heading, caption] = laid.layers.flatMap((layer) =>
    layer.shapes.flatMap((shape) => (shape.kind === 'text' ? shape.words : [])),
  );
  if (!heading || !caption) throw new Error('no words');
  expect(heading.x + measure(heading.text, heading.size)).toBeLessThan(caption.x - 15);
});

it.each(['row', 'column'] as const)('every sign of a %s has its words beside it, within the room', (form) => {
  const keys = ['a', 'b', 'c'].map((id): Key => ({ id, text: { key: id }, width: 40, sign: [] }));
  const room = { x: 10, y: 20, w: 600 };
  const shapes = form === 'row' ? keyRow(keys, room, style) : keyColumn(keys, room, 40, style);
  expect(shapes.map(({ id }) => id)).toEqual(['a', 'b', 'c'].flatMap((id) => [`key:${id}`, `key-text:${id}`]));
  const boxes = texts(shapes).map(({ at, maxWidth = 0 }) => ({ x: at[0], y: at[1], right: at[0] + maxWidth }));
  boxes.forEach((one, index) => {
    expect(one.right).toBeLessThanOrEqual(610);
    const next = boxes[index + 1];
    if (next) expect(next.y > one.y || next.x > one.right).toBe(true);
  });
});

it('a row says the second language below the first, where both may be as wide as one alone', () => {
  const keys = ['a', 'b'].map((id): Key => ({ id, text: { key: id }, width: 40, sign: [] }));
  const room = { x: 10, y: 20, w: 600 };
  const wide = (lines: readonly TextShape[]): readonly unknown[] => lines.map(({ at: [x], maxWidth }) => [x, maxWidth]);
  const alone = texts(keyRow(keys, room, style));
  const both = texts(keyRow(keys, room, { ...style, languages: { first: 'ko', second: 'en' } }));
  const of = (lang: string): TextShape[] => both.filter(({ runs }) => runs.every((run) => run.lang === lang));
  expect(wide(of('ko'))).toEqual(wide(alone));
  expect(wide(of('en'))).toEqual(wide(alone));
  for (const [n, { at }] of of('en').entries())
    expect(at[1] - (of('ko')[n]?.at[1] ?? 0)).toBeGreaterThan(style.size * 0.7);
});
