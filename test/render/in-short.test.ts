// A scene in short for a page: what can be seen stays, words are left alone.
import { expect, it } from 'vitest';
import { inShort } from '../../src/render/in-short.js';
import type { LaidOutScene } from '../../src/render/layout.js';

it('cuts decimals of lengths and paths, and nothing of words and colours', () => {
  const scene = {
    width: 100,
    height: 50.123456,
    pixels: 100,
    background: '#FFFFFF',
    patterns: {},
    layers: [
      {
        id: 'a 1.23456',
        shapes: [
          { kind: 'path', id: 'p', d: 'M-1.23456 7L10.5 2.000001e-7', fill: { colour: '#ABCDEF' } },
          {
            kind: 'text',
            id: 't',
            words: [{ text: '1.23456', x: 1.005, y: 2, size: 12.3456, weight: 'bold', fill: '#000000' }],
          },
        ],
      },
    ],
  } as unknown as LaidOutScene;
  expect(inShort(scene)).toEqual({
    ...scene,
    height: 50.12,
    layers: [
      {
        id: 'a 1.23456',
        shapes: [
          { kind: 'path', id: 'p', d: 'M-1.2 7L10.5 0', fill: { colour: '#ABCDEF' } },
          {
            kind: 'text',
            id: 't',
            words: [{ text: '1.23456', x: 1, y: 2, size: 12.35, weight: 'bold', fill: '#000000' }],
          },
        ],
      },
    ],
  });
});
