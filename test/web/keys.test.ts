// The board by keyboard: an arrow leads to what lies that way, and from anywhere every lit place can be reached.
import { expect, it } from 'vitest';
import { directionOf, nextStop, type Stop } from '../../src/web/client/keys.js';

const stop = (of: string, x: number, y: number): Stop => ({ of, box: { x, y, w: 10, h: 10 } });
const stops = [
  stop('north', 50, 0),
  stop('west', 0, 50),
  stop('middle', 50, 50),
  stop('east', 100, 52),
  stop('south', 48, 100),
];
const from = (held: string | null, key: string): string | undefined =>
  nextStop(stops, held, directionOf(key) ?? [0, 0])?.of;

it('goes where the arrow points, begins at the first, and comes around at the end', () => {
  expect(from(null, 'ArrowDown')).toBe('north');
  expect(from('middle', 'ArrowUp')).toBe('north');
  expect(from('middle', 'ArrowRight')).toBe('east');
  expect(from('middle', 'ArrowDown')).toBe('south');
  expect(from('east', 'ArrowRight')).toBe('west');
  expect(directionOf('Enter')).toBeUndefined();
  expect(nextStop([], null, [1, 0])).toBeNull();
});

it('reaches every place by arrows alone', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  const seen = new Set(['north']);
  for (const of of seen) for (const key of keys) seen.add(from(of, key) ?? of);
  expect(seen.size).toBe(stops.length);
});
