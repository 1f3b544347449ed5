// A scene in short for a page: what can be seen stays, words are left alone.
import { expect, it } from 'vitest';
import { inShort } from '../../src/render/in-short.js';
import type { LaidOutScene } from '../../src/render/layout.js';

const sceneOf = (height: number, d: string, x: number, size: number): LaidOutScene => ({
  width: 100,
  height,
  pixels: 100,
  background: '#FFFFFF',
  patterns: {},
  layers: [
    {
      id: 'a 1.23456',
      shapes: [
        { kind: 'path', id: 'p', d, fill: { colour: '#ABCDEF' } },
        { kind: 'text', id: 't', words: [{ text: '1.23456', x, y: 2, size, weight: 'bold', fill: '#000000' }] },
      ],
    },
  ],
});

it('cuts decimals of lengths and paths, and nothing of words and colours', () => {
  const scene = sceneOf(50.123456, 'M-1.23456 7L10.5 2.000001e-7', 1.005, 12.3456);
  expect(inShort(scene)).toEqual(sceneOf(50.12, 'm-1.2 7l11.7-7', 1, 12.35));
});

it('tells paths point by point, each kind of line, without an error that grows', () => {
  const short = (d: string): unknown => inShort(sceneOf(1, d, 1, 1)).layers[0]?.shapes[0];
  const path = (d: string): unknown => sceneOf(1, d, 1, 1).layers[0]?.shapes[0];
  expect(short('M10 10H20V15Q20 20 15 20C1 2 3 4 5 6A3 3.5 0 0 1 8 6ZM11 10L12 10 13 11')).toEqual(
    path('m10 10h10v5q0 5-5 5c-14-18-12-16-10-14a3 3.5 0 0 1 3 0zm1 0l1 0 1 1'),
  );
  const steps = Array.from({ length: 50 }, (_, n) => `L${String(n * 0.14)} 0`).join('');
  const ends = (JSON.stringify(short(`M0 0${steps}`)).match(/[\d.]+(?= 0)/g) ?? []).map(Number);
  expect(ends.reduce((sum, step) => sum + step, 0)).toBeCloseTo(6.9, 1);
});

it('leaves a path as it is that is told in another way', () => {
  const d = 'M1 1l2 2';
  expect(inShort(sceneOf(1, d, 1, 1))).toEqual(sceneOf(1, d, 1, 1));
});
