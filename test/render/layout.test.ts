// The laid-out scene: what painters and pages draw without measuring anything.
import { describe, expect, it } from 'vitest';
import { layOut, type LaidOutScene, type Measure, type Words, worded } from '../../src/render/layout.js';
import type { Run, Scene, Shape, TextShape } from '../../src/table/scene.js';

/** Every letter is half as wide as it is high, a bold one a tenth wider. */
const measure: Measure = (words, size, weight) => words.length * size * (weight === 'bold' ? 0.55 : 0.5);
const run = (text: Run['text'], size = 20): Run => ({ text, lang: 'en', size, weight: 'regular', fill: '#000000' });
const text = (over: Partial<TextShape>): TextShape => ({
  kind: 'text',
  id: 't',
  at: [100, 50],
  align: 'left',
  runs: [run('four')],
  ...over,
});
const scene = (shapes: readonly Shape[]): Scene => ({
  width: 400,
  height: 200,
  pixels: 800,
  background: '#FFFFFF',
  ns: 'app',
  layers: [{ id: 'all', shapes }],
});
const laidOut = (...shapes: readonly Shape[]): LaidOutScene => layOut(scene(shapes), measure);
const wordsOf = (shape: TextShape): readonly Words[] => {
  const [first] = laidOut(shape).layers[0]?.shapes ?? [];
  if (first?.kind !== 'text') throw new Error('no words');
  return first.words;
};
const width = ({ text: words, size, weight }: Words): number => measure(words, size, weight);

describe('one line', () => {
  it('stands by its left end, middle or right end, runs apart by the gap', () => {
    const runs = [run('one'), run('seven', 10)];
    const at = (align: TextShape['align']): number[] => wordsOf(text({ align, runs, gap: 5 })).map(({ x }) => x);
    expect(at('left')).toEqual([100, 135]);
    expect(at('centre')).toEqual([70, 105]);
    expect(at('right')).toEqual([40, 75]);
  });

  it('is made smaller until it fits, down to less than half and never below', () => {
    const [fitted] = wordsOf(text({ runs: [run('twelve words')], maxWidth: 90 }));
    expect(fitted && width(fitted)).toBeCloseTo(90);
    const [least] = wordsOf(text({ runs: [run('twelve words')], maxWidth: 1 }));
    expect(least?.size).toBe(9);
    expect(wordsOf(text({ maxWidth: 90 }))[0]?.size).toBe(20);
  });
});

describe('a paragraph', () => {
  const long = 'one two three four five six seven eight nine ten';

  it('breaks between words within its width, one line below the other', () => {
    const lines = wordsOf(text({ runs: [run(long)], wrap: { width: 120, height: 500 } }));
    expect(lines.map(({ text: words }) => words).join(' ')).toBe(long);
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(120);
    expect(new Set(lines.map(({ y }) => y)).size).toBe(lines.length);
    expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(50);
  });

  it('is made smaller until it fits its height, and keeps line breaks that were given', () => {
    const lines = wordsOf(text({ runs: [run(`${long}\n${long}`)], wrap: { width: 120, height: 120 } }));
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThanOrEqual(170);
    expect(lines.some(({ text: words }) => words.startsWith('one') && words !== long)).toBe(true);
    expect(lines.filter(({ text: words }) => words.startsWith('one'))).toHaveLength(2);
  });
});

it('hatchings become patterns, equal ones the same, wherever they stand', () => {
  const hatch = { colour: '#00000022', spacing: 12, width: 3, angle: 45 };
  const box = (id: string, angle: number): Shape => ({
    kind: 'box',
    id,
    box: { x: 0, y: 0, w: 10, h: 10 },
    fill: { colour: '#FF0000', hatch: { ...hatch, angle } },
  });
  const { layers, patterns } = laidOut(box('a', 45), box('b', 30), {
    kind: 'group',
    id: 'g',
    at: [0, 0],
    shapes: [box('c', 45)],
  });
  const names = JSON.stringify(layers).match(/"pattern":"[^"]*"/g) ?? [];
  expect(names).toHaveLength(3);
  expect(names[0]).toBe(names[2]);
  expect(Object.values(patterns)).toEqual([hatch, { ...hatch, angle: 30 }]);
  expect(JSON.stringify(layers)).not.toContain('hatch":');
});

it('keeps what shapes stand for', () => {
  const { layers } = laidOut(text({ of: 'par' }), { kind: 'path', id: 'p', of: 'bur', d: 'M0 0L1 1' });
  expect(layers[0]?.shapes.map(({ of }) => of)).toEqual(['par', 'bur']);
});

it('wants words in place of texts, and puts them there', () => {
  const raw = scene([{ kind: 'group', id: 'g', at: [0, 0], shapes: [text({ runs: [run({ key: 'province.par' })] })] }]);
  expect(() => layOut(raw, measure)).toThrow('province.par');
  const said = worded(raw, ({ key }, lang, ns) => `${ns} ${lang} ${key}`);
  expect(JSON.stringify(layOut(said, measure))).toContain('app en province.par');
});
