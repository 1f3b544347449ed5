// Small signs for orders, weather and reserves, as shapes around the origin in a square of two.
import { polyline, starPath } from '../../../draw/paths.js';
import type { Colour, GroupShape, Shape, XY } from '../../../table/scene.js';
import type { GeneralKind } from '../data/orders.js';
import type { Weather } from '../state.js';

export type Sign = 'move' | 'attack' | GeneralKind | 'transport';

const burst = polyline(
  Array.from({ length: 16 }, (_, n): XY => {
    const reach = n % 2 === 0 ? 1 : 0.55;
    return [Math.cos((n * Math.PI) / 8) * reach, Math.sin((n * Math.PI) / 8) * reach];
  }),
  true,
);
const arrow = polyline(
  [
    [-1, -0.18],
    [0.25, -0.18],
    [0.25, -0.6],
    [1, 0],
    [0.25, 0.6],
    [0.25, 0.18],
    [-1, 0.18],
  ],
  true,
);

/** Paths are rounded to a tenth of a pixel, so signs are drawn ten times larger and scaled back. */
const FINE = 10;

function fine(d: string): string {
  return d.replaceAll(/-?\d+(?:\.\d+)?/gu, (number) => String(Math.round(Number(number) * FINE * 100) / 100));
}

function filled(id: string, d: string, colour: Colour): Shape {
  return { kind: 'path', id, d: fine(d), fill: { colour } };
}

function stroked(id: string, d: string, colour: Colour, width: number): Shape {
  return { kind: 'path', id, d: fine(d), strokes: [{ colour, width: width * FINE }] };
}

function shapesOf(sign: Sign, colour: Colour, ground: Colour): Shape[] {
  switch (sign) {
    case 'move':
      return [filled('arrow', arrow, colour)];
    case 'attack':
      return [filled('burst', burst, colour)];
    case 'recruit':
      return [
        { kind: 'ellipse', id: 'head', at: [-2.5, -5], rx: 4, ry: 4, fill: { colour } },
        filled('body', 'M-1 0.9L-1 0.6Q-1 0 -0.4 0L-0.1 0Q0.5 0 0.5 0.6L0.5 0.9Z', colour),
        stroked('plus', 'M0.7 -0.8L0.7 0M0.3 -0.4L1.1 -0.4', colour, 0.22),
      ];
    case 'mechanize':
      return [
        filled('hull', 'M-1 0.1L0.9 0.1L1 0.5L0.7 0.85L-0.8 0.85L-1.05 0.5Z', colour),
        filled('tower', 'M-0.45 -0.35L0.35 -0.35L0.5 0L-0.6 0Z', colour),
        stroked('gun', 'M0.3 -0.2L1.05 -0.3', colour, 0.16),
      ];
    case 'hq':
      return [
        stroked('pole', 'M-0.6 -0.95L-0.6 0.95', colour, 0.2),
        filled('flag', 'M-0.5 -0.9L0.9 -0.9L0.6 -0.45L0.9 0L-0.5 0Z', colour),
      ];
    case 'partisan-warfare':
      return [
        filled('diamond', 'M0 -1L1 0L0 1L-1 0Z', colour),
        { kind: 'path', id: 'star', d: starPath([0, 0], 5.2), fill: { colour: ground } },
      ];
    case 'strategic-warfare':
      return [
        filled('bomb', 'M-0.38 -0.3Q-0.38 0.9 0 1Q0.38 0.9 0.38 -0.3Z', colour),
        filled(
          'fins',
          'M-0.55 -0.95L-0.1 -0.6L0.1 -0.6L0.55 -0.95L0.55 -0.45L0.3 -0.35L-0.3 -0.35L-0.55 -0.45Z',
          colour,
        ),
      ];
    case 'material-shortages':
      return [
        stroked('crate', 'M-0.8 -0.6L0.8 -0.6L0.8 0.7L-0.8 0.7ZM-0.8 0.05L0.8 0.05', colour, 0.18),
        stroked('bar', 'M-1 0.95L1 -0.95', colour, 0.22),
      ];
    case 'command-failure':
      return [
        filled('post', 'M-0.2 -0.95L0.2 -0.95L0.12 0.35L-0.12 0.35Z', colour),
        { kind: 'ellipse', id: 'dot', at: [0, 7.2], rx: 2.1, ry: 2.1, fill: { colour } },
      ];
    case 'transport':
      return [
        filled('hull', 'M-1 0.2L1 0.2L0.7 0.8L-0.75 0.8Z', colour),
        filled(
          'bridge',
          'M-0.5 -0.2L0.2 -0.2L0.2 0.1L-0.5 0.1ZM-0.35 -0.8L-0.1 -0.8L-0.1 -0.3L-0.35 -0.3ZM0.45 -0.3L0.6 -0.3L0.6 0.1L0.45 0.1Z',
          colour,
        ),
      ];
  }
}

/** A sign around a point; `size` is half its width, `ground` what shows through it. */
export function orderSign(id: string, sign: Sign, at: XY, size: number, colour: Colour, ground: Colour): GroupShape {
  return { kind: 'group', id, at, scale: size / FINE, shapes: shapesOf(sign, colour, ground) };
}

/** Sun, mud or snow around a point. */
export function weatherSign(id: string, weather: Weather, at: XY, size: number, colour: Colour): GroupShape {
  const rays = (count: number, from: number, to: number): string =>
    Array.from({ length: count }, (_, n) => {
      const [c, s] = [Math.cos((n * 2 * Math.PI) / count), Math.sin((n * 2 * Math.PI) / count)];
      return `M${c * from} ${s * from}L${c * to} ${s * to}`;
    }).join('');
  const shapes: Readonly<Record<Weather, Shape[]>> = {
    fair: [
      { kind: 'ellipse', id: 'sun', at: [0, 0], rx: 4.6, ry: 4.6, fill: { colour } },
      stroked('rays', rays(8, 0.66, 0.98), colour, 0.17),
    ],
    mud: [
      stroked(
        'ruts',
        'M-0.95 -0.5Q-0.5 -0.95 0 -0.5Q0.5 -0.05 0.95 -0.5M-0.95 0.05Q-0.5 -0.4 0 0.05Q0.5 0.5 0.95 0.05M-0.95 0.6Q-0.5 0.15 0 0.6Q0.5 1.05 0.95 0.6',
        colour,
        0.19,
      ),
    ],
    snow: [
      stroked('flake', rays(6, 0, 0.98), colour, 0.15),
      stroked(
        'twigs',
        Array.from({ length: 6 }, (_, n) => {
          const turn = (n * Math.PI) / 3;
          const at2 = (r: number, a: number): string => `${Math.cos(turn + a) * r} ${Math.sin(turn + a) * r}`;
          return `M${at2(0.86, 0.36)}L${at2(0.56, 0)}L${at2(0.86, -0.36)}`;
        }).join(''),
        colour,
        0.12,
      ),
    ],
  };
  return { kind: 'group', id, at, scale: size / FINE, shapes: shapes[weather] };
}
