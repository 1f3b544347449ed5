// Arrows: where they begin and end, heads that shrink, marks that keep off what stands in their way.
import { describe, expect, it } from 'vitest';
import {
  arrow,
  clearCurve,
  clearPoint,
  edgeLabel,
  type LineStyle,
  pointOn,
  type Route,
} from '../../src/draw/arrows.js';
import { FarEnds } from '../../src/draw/far-ends.js';
import {
  along,
  bent,
  boxAround,
  common,
  distance,
  openLength,
  partWithin,
  shifted,
  trimmed,
} from '../../src/draw/geometry.js';
import type { Box, Shape, XY } from '../../src/table/scene.js';

const style: LineStyle = { colour: '#123456', width: 9, casing: '#FFFFFF', edge: '#000000', head: 27 };
const wave = { length: 44, height: 7 };
const straight = (length: number): Route => ({ kind: 'curve', curve: bent([0, 0], [length, 0], 0) });

/** The corners of a path of straight lines. */
function corners(shape: Shape | undefined): XY[] {
  if (shape?.kind !== 'path') throw new Error('no path');
  return [...shape.d.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}
const headOf = (shapes: readonly Shape[]): XY[] => corners(shapes.find(({ id }) => id.endsWith(':head')));

describe('an arrow', () => {
  it('stops short of both ends by the gaps', () => {
    const [tip] = headOf(arrow('a', straight(300), style, { start: 40, end: 60 }, wave));
    expect(tip?.[0]).toBeGreaterThan(230);
    expect(tip?.[0]).toBeLessThanOrEqual(240);
  });

  it('has a head of full size on a long way, a smaller one on a short way', () => {
    const size = (length: number): number => {
      const [tip = [0, 0], left = [0, 0], right = [0, 0]] = headOf(
        arrow('a', straight(length), style, { start: 10, end: 10 }, wave),
      );
      return tip[0] - (left[0] + right[0]) / 2;
    };
    expect(size(300)).toBeCloseTo(27, 0);
    expect(size(40)).toBeLessThan(16);
    expect(size(40)).toBeGreaterThan(3);
  });

  it('over water runs as a wave through its points and points at the last', () => {
    const points: readonly XY[] = [
      [0, 0],
      [100, 80],
      [200, 0],
    ];
    const shapes = arrow('a', { kind: 'line', points }, style, { start: 0, end: 20 }, wave);
    const line = corners(shapes.find(({ id }) => id.endsWith(':line')));
    expect(Math.min(...line.map((at) => distance(at, [100, 80])))).toBeLessThan(8);
    expect(distance(headOf(shapes)[0] ?? [0, 0], [200, 0])).toBeCloseTo(20, 0);
  });
});

it('opposite ways bend apart, and several between two places lie side by side', () => {
  const [there, back] = [bent([0, 0], [100, 0], 0.1), bent([100, 0], [0, 0], 0.1)];
  expect(distance(along(there, 0.5), along(back, 0.5))).toBeCloseTo(20);
  expect(along(shifted(there, 12), 0.5)[1] - along(there, 0.5)[1]).toBeCloseTo(12);
});

it('a trimmed curve keeps at least a tenth of itself', () => {
  const short = trimmed(bent([0, 0], [20, 0], 0), 40, 40);
  expect(distance(short.from, short.to)).toBeGreaterThanOrEqual(2);
});

it('a mark takes the first place on a route that covers nothing', () => {
  const obstacle = { x: 40, y: -10, w: 30, h: 20 };
  expect(clearPoint(straight(100), [0.5, 0.9], 4, [obstacle])).toEqual(pointOn(straight(100), 0.9));
  expect(clearPoint(straight(100), [0.5], 4, [obstacle])).toEqual([50, 0]);
});

it('the part of a way within a picture tells which of its ends lie outside', () => {
  const picture = { x: 0, y: -50, w: 100, h: 100 };
  const entering = partWithin(bent([-40, 0], [60, 0], 0), picture);
  expect(entering).toMatchObject({ comesIn: true, goesOut: false });
  expect(entering?.curve.from[0]).toBeGreaterThanOrEqual(0);
  expect(entering?.curve.from[0]).toBeLessThan(4);
  expect(partWithin(bent([10, 0], [60, 0], 0.1), picture)).toMatchObject({ comesIn: false, goesOut: false });
  expect(partWithin(bent([-40, 0], [-10, 0], 0), picture)).toBeUndefined();
});

it('the name of a far end stands whole in the picture and beside what stands there', () => {
  const within = { x: 0, y: 0, w: 400, h: 300 };
  const taken = boxAround([30, 150], [120, 40]);
  const style = { size: 20, plate: '#FFFFFF', ink: '#000000', edge: '#000000' };
  const { box } = edgeLabel('far', [0, 150], { text: 'Paris', lang: 'en' }, style, {
    letters: 6,
    within,
    obstacles: [taken],
  });
  expect(common(box, within)).toBeCloseTo(box.w * box.h);
  expect(common(box, taken)).toBe(0);
});

it('a far end is named once for ways that cross the edge near to one another, and again further along', () => {
  const shapes: Shape[] = [];
  const style = { size: 20, plate: '#FFFFFF', ink: '#000000', edge: '#000000' };
  const obstacles: Box[] = [];
  const ends = new FarEnds({ within: { x: 0, y: 0, w: 400, h: 900 }, obstacles, style, apart: 40 }, shapes);
  const name = (id: string, place: string, y: number): void =>
    ends.name(id, place, [0, y], { text: place, lang: 'en' }, 6);
  name('first', 'Paris', 100);
  name('near', 'Paris', 130);
  name('far', 'Paris', 700);
  name('other', 'Brest', 100);
  expect(shapes.map(({ id }) => id)).toEqual(['first', 'far', 'other']);
  // Nor does one name lie upon another.
  const [paris, , brest] = obstacles;
  if (paris === undefined || brest === undefined) throw new Error('no names');
  expect(common(paris, brest)).toBe(0);
});

it('a way keeps its head off words where it can', () => {
  const name = boxAround([260, 0], [60, 30]);
  const met = boxAround([320, 0], [60, 40]);
  const limits = { least: 40, aside: 30, head: 30, met };
  const curve = clearCurve([0, 0], [320, 0], [name, met], limits);
  const last = bent(along(curve, 0.72), along(curve, 0.86), 0);
  expect(openLength(last, [name])).toBeGreaterThan(openLength(last, []) * 0.6);
});
