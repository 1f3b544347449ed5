// How near to each other places on the board lie, by which the board decides whether fingers can tell them apart.
import { describe, expect, it } from 'vitest';
import { leastApart, partApart } from '../../src/web/client/boxes.js';

const at = (x: number, y: number) => ({ x, y, w: 10, h: 10 });

describe('how far apart places lie', () => {
  it('is the distance of the two nearest middles', () => {
    expect(leastApart([at(0, 0), at(100, 0), at(100, 30), at(0, 400)])).toBe(30);
  });

  it('is endless where there is nothing to mix up', () => {
    expect(leastApart([])).toBe(Infinity);
    expect(leastApart([at(0, 0)])).toBe(Infinity);
  });
});

describe('the part in which they come apart', () => {
  const nearer = (open: readonly ReturnType<typeof at>[], w: number, h: number) =>
    partApart(open, open, { w, h, least: 33, wanted: 44 });

  it('brings the two nearest as far apart as fingers are wide', () => {
    // Of places 22 apart, half as much of the board as the screen has pixels.
    expect(nearer([at(0, 0), at(22, 0)], 400, 600)).toEqual({ x: -84, y: -145, w: 200, h: 300 });
  });

  it('is none where they are apart, or lie upon each other', () => {
    expect(nearer([at(0, 0), at(33, 0)], 400, 600)).toBeUndefined();
    expect(nearer([at(0, 0), at(0, 0)], 400, 600)).toBeUndefined();
  });

  it('is none where not all is seen then, on a screen on its side either', () => {
    const tall = [at(0, 0), at(22, 0), at(0, 250)];
    expect(nearer(tall, 400, 600)).toBeDefined();
    expect(nearer(tall, 600, 400)).toBeUndefined();
    expect(nearer([at(0, 0), at(22, 0), at(250, 0)], 400, 600)).toBeUndefined();
  });
});
