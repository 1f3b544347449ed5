// The newspaper page: nothing on it runs over its edge or into its neighbour, however long the words.
import { expect, it } from 'vitest';
import { newspaperPage } from '../../src/discord/shown/newspaper-page.js';
import { layOut, type Words } from '../../src/render/layout.js';
import type { Scene } from '../../src/table/scene.js';
import type { Text } from '../../src/table/text.js';

const said: Readonly<Record<string, readonly [string, string]>> = {
  short: ['A fleet sails.', '함대가 출항합니다.'],
  long: ['**The** great army of the north goes on '.repeat(9), '북방의 대군이 계속해서 나아갑니다 '.repeat(12)],
  year: ['Spring 1901', '1901년 봄'],
  soFar: ['so far', '진행 중'],
  name: ['Austria', '오스트리아'],
  track: ['Victory points (+ US, − USSR)', '승점(+ 미국, − 소련)'],
};

const measure = (words: string, size: number): number =>
  Array.from(words).reduce((sum, letter) => sum + (letter > '\u10ff' ? 0.88 : 0.52) * size, 0);

const board: Scene = {
  width: 200,
  height: 100,
  pixels: 1400,
  background: '#ffffff',
  layers: [{ id: 'land', shapes: [] }],
  ns: 'toy',
};

it.each([[['en']], [['ko']], [['ko', 'en']]] as const)('keeps every word in its place in %j', (langs) => {
  const text = (key: string): Text => ({ key });
  const gauge = { chart: text('name'), colour: '#112233', change: -2 };
  const scene = newspaperPage({
    paper: {
      title: text('year'),
      first: 0,
      last: 3,
      over: false,
      headlines: ['long', 'short', 'long', 'short'].map((key, n) => ({ text: text(key), lead: n < 2 })),
      gauges: [
        { ...gauge, id: 'a', name: text('name'), value: 7 },
        { ...gauge, id: 'b', name: text('track'), value: -12 },
      ],
      luck: null,
      variant: 'position',
      checkpoint: 4,
    },
    langs,
    say: (lang, { key }) => said[key]?.[lang === 'en' ? 0 : 1] ?? key,
    name: text('name'),
    luck: { head: text('name'), what: text('short'), dice: [1, 6, 3, 2, 5, 4, 20, 1, 1] },
    game: 'Toy #1',
    quiet: text('short'),
    soFar: text('soFar'),
    board,
    pixels: 1400,
  });
  const page = layOut(scene, measure);
  const texts = page.layers.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
  const right = ({ text: words, x, size }: Words): number => x + measure(words, size);
  const all = texts.flatMap(({ words }) => words);
  expect(all.every((words) => words.x >= 44 && right(words) <= 1200 - 43)).toBe(true);
  expect(all.some((words) => words.text.includes('**'))).toBe(false);
  const place = page.layers.find(({ id }) => id === 'board land')?.view?.to;
  const lowest = Math.max(...all.map((words) => words.y));
  expect(place?.y).toBeGreaterThan(lowest);
  expect((place?.y ?? 0) + (place?.h ?? 0)).toBeLessThanOrEqual(page.height);
  const told = texts.filter(({ id }) => id.startsWith('headline'));
  for (const [n, { words }] of told.slice(1).entries()) {
    const above = Math.max(...(told[n]?.words ?? []).map((one) => one.y));
    const [first] = words;
    expect((first?.y ?? 0) - (first?.size ?? 0)).toBeGreaterThan(above);
  }
  // The words on luck stand below the last headline.
  const luck = texts.find(({ id }) => id === 'luck')?.words ?? [];
  const last = Math.max(...(told.at(-1)?.words ?? []).map(({ y }) => y));
  expect(Math.min(...luck.map(({ y }) => y))).toBeGreaterThan(last);
  // The names of the table end before its numbers begin.
  for (const id of ['a', 'b']) {
    const of = (what: string): readonly Words[] => texts.find((one) => one.id === `${what} ${id}`)?.words ?? [];
    expect(Math.max(...of('gauge').map(right))).toBeLessThan(Math.min(...of('value').map((one) => one.x)));
  }
});

it.each([
  [1, 7],
  [8, 2],
  [8, 7],
  [3, 1],
  [4, 5],
])('leaves no column mostly empty where %i are told and %i followed', (headlines, gauges) => {
  const text = (key: string): Text => ({ key });
  const gauge = { chart: text('name'), name: text('name'), colour: '#112233', change: 1 };
  const scene = newspaperPage({
    paper: {
      title: text('year'),
      first: 0,
      last: 3,
      over: true,
      headlines: Array.from({ length: headlines }, (_, n) => ({
        text: text(n % 3 === 2 ? 'long' : 'short'),
        lead: n < 1,
      })),
      gauges: Array.from({ length: gauges }, (_, n) => ({ ...gauge, id: String(n), value: n })),
      luck: null,
      variant: null,
      checkpoint: 4,
    },
    langs: ['en'],
    say: (lang, { key }) => said[key]?.[lang === 'en' ? 0 : 1] ?? key,
    name: text('name'),
    luck: null,
    game: 'Toy #1',
    quiet: text('short'),
    soFar: text('soFar'),
    board: null,
    pixels: 1400,
  });
  const page = layOut(scene, measure);
  const texts = page.layers.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
  const words = (begins: string): readonly Words[] =>
    texts.filter(({ id }) => id.startsWith(begins)).flatMap((one) => one.words);
  const [told, table] = [words('headline'), [...words('gauge'), ...words('value')]];
  expect(table).toHaveLength(gauges * 2);
  // What several are followed in is said above them.
  expect(words('chart')).toHaveLength(gauges > 1 ? 1 : 0);
  const bounds = (of: readonly Words[]): { top: number; bottom: number; left: number } => ({
    top: Math.min(...of.map(({ y, size }) => y - size / 2)),
    bottom: Math.max(...of.map(({ y, size }) => y + size / 2)),
    left: Math.min(...of.map(({ x }) => x)),
  });
  const [left, right] = [bounds(told), bounds(table)];
  if (right.top < left.bottom) {
    // Side by side: neither ends far above the other.
    const [low = 0, high = 0] = [left.bottom - left.top, right.bottom - right.top].toSorted((a, b) => a - b);
    expect(low).toBeGreaterThan(high * 0.4);
  } else {
    // One below the other: the table begins at the left edge, and its numbers end at the right one.
    expect(right.left).toBeLessThan(100);
    expect(Math.max(...table.map(({ text: value, x, size }) => x + measure(value, size)))).toBeGreaterThan(
      gauges === 1 ? 500 : 1000,
    );
  }
});
