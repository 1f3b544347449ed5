// How near to each other places on the board lie, by which the board decides whether fingers can tell them apart.
import { describe, expect, it } from 'vitest';
import { leastApart } from '../../src/web/client/boxes.js';

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
