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
  expect(inShort(scene)).toEqual(sceneOf(50.12, 'M-1.2 7L10.5 0', 1, 12.35));
});
