// The signs of the twelve kinds of units as players know them from afar: drawn from straight lines and round parts.
import type { Colour, GroupShape, Shape, XY } from '../../../table/scene.js';
import type { UnitType } from '../data/units.js';

/** A sign one high and so wide, from the left end, around its middle line. */
interface Glyph {
  readonly width: number;
  readonly d: string;
}

/** A shape with corners. */
function corners(...points: readonly XY[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

function block(x: number, y: number, right: number, bottom: number): string {
  return corners([x, y], [right, y], [right, bottom], [x, bottom]);
}

function round(x: number, y: number, rx: number, ry = rx): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

/** A barrel between two points. */
function barrel([x1, y1]: XY, [x2, y2]: XY, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / length) * (width / 2), (-(x2 - x1) / length) * (width / 2)];
  return corners([x1 + dx, y1 + dy], [x2 + dx, y2 + dy], [x2 - dx, y2 - dy], [x1 - dx, y1 - dy]);
}

/** A hull with its stem on the right. */
function hull(width: number, deck: number): string {
  return corners([0, deck], [width, deck], [width - 0.16, 0.48], [0.14, 0.48]);
}

const glyphs: Readonly<Record<UnitType, Glyph>> = {
  infantry: {
    width: 0.86,
    d: [
      'M0.14 -0.16C0.14 -0.62 0.72 -0.62 0.72 -0.16L0.8 -0.16L0.8 -0.06L0.06 -0.06L0.06 -0.16Z',
      corners([0.27, -0.01], [0.59, -0.01], [0.54, 0.14], [0.32, 0.14]),
      'M0.02 0.48C0.02 0.24 0.16 0.18 0.43 0.18C0.7 0.18 0.84 0.24 0.84 0.48Z',
    ].join(''),
  },
  artillery: {
    width: 1.2,
    d: [
      round(0.5, 0.2, 0.28),
      barrel([0.34, 0.06], [1.18, -0.38], 0.16),
      barrel([0.5, 0.2], [0.02, 0.44], 0.12),
      barrel([0.56, -0.34], [0.74, 0.12], 0.1),
    ].join(''),
  },
  tank: {
    width: 1.36,
    d: [
      round(0.2, 0.28, 0.19),
      round(1.02, 0.28, 0.19),
      block(0.2, 0.09, 1.02, 0.47),
      corners([0.16, 0.05], [0.26, -0.1], [1.0, -0.1], [1.1, 0.05]),
      corners([0.36, -0.14], [0.44, -0.38], [0.8, -0.38], [0.88, -0.14]),
      block(0.84, -0.33, 1.36, -0.21),
    ].join(''),
  },
  aaa: {
    width: 0.94,
    d: [
      corners([0.06, 0.48], [0.36, 0.16], [0.58, 0.16], [0.88, 0.48]),
      barrel([0.3, 0.14], [0.66, -0.48], 0.13),
      barrel([0.52, 0.14], [0.88, -0.48], 0.13),
    ].join(''),
  },
  fighter: {
    width: 1.06,
    d: [
      round(0.53, 0, 0.1, 0.48),
      corners([0.02, 0.1], [0.4, -0.16], [0.66, -0.16], [1.04, 0.1], [1.04, 0.18], [0.02, 0.18]),
      corners([0.28, 0.46], [0.44, 0.3], [0.62, 0.3], [0.78, 0.46]),
    ].join(''),
  },
  bomber: {
    width: 1.5,
    d: [
      round(0.75, 0, 0.13, 0.49),
      block(0, -0.12, 1.5, 0.1),
      ...[0.2, 0.46, 1.04, 1.3].map((x) => round(x, -0.14, 0.07, 0.16)),
      block(0.4, 0.33, 1.1, 0.47),
    ].join(''),
  },
  battleship: {
    width: 1.66,
    d: [
      hull(1.66, 0.18),
      corners([0.52, 0.14], [0.6, -0.16], [1.04, -0.16], [1.12, 0.14]),
      block(0.72, -0.48, 0.9, -0.12),
      block(0.22, 0, 0.46, 0.14),
      barrel([0.24, 0.06], [0.0, -0.06], 0.09),
      block(1.18, 0, 1.42, 0.14),
      barrel([1.4, 0.06], [1.64, -0.06], 0.09),
    ].join(''),
  },
  carrier: {
    width: 1.66,
    d: [
      block(0, 0.02, 1.66, 0.16),
      corners([0.14, 0.2], [1.54, 0.2], [1.4, 0.48], [0.28, 0.48]),
      block(0.98, -0.24, 1.26, -0.02),
      block(1.08, -0.46, 1.16, -0.22),
    ].join(''),
  },
  cruiser: {
    width: 1.5,
    d: [
      hull(1.5, 0.18),
      block(0.5, -0.1, 0.84, 0.14),
      block(0.56, -0.38, 0.66, -0.12),
      block(0.92, -0.3, 1.02, 0.14),
      block(1.08, 0.02, 1.28, 0.14),
      barrel([1.26, 0.06], [1.5, -0.06], 0.09),
    ].join(''),
  },
  destroyer: {
    width: 1.2,
    d: [
      corners([0, 0.2], [0.78, 0.2], [1.2, 0.06], [1.06, 0.48], [0.12, 0.48]),
      block(0.42, -0.14, 0.72, 0.16),
      block(0.52, -0.46, 0.6, -0.12),
    ].join(''),
  },
  submarine: {
    width: 1.4,
    d: [
      'M0 0.26C0.12 0.06 1.2 0.02 1.4 0.22C1.24 0.5 0.16 0.5 0 0.26Z',
      corners([0.5, 0.1], [0.56, -0.2], [0.86, -0.2], [0.92, 0.1]),
      block(0.66, -0.48, 0.74, -0.16),
    ].join(''),
  },
  transport: {
    width: 1.4,
    d: [
      hull(1.4, 0.14),
      block(0.2, -0.1, 0.46, 0.1),
      block(0.52, -0.1, 0.78, 0.1),
      block(0.94, -0.22, 1.2, 0.14),
      block(1.0, -0.46, 1.1, -0.2),
    ].join(''),
  },
};

/** How wide a unit's sign is for its height. */
export function glyphWidth(type: UnitType, height: number): number {
  return glyphs[type].width * height;
}

/** The sign of a unit, its left end at a point of its middle line. */
export function glyph(id: string, type: UnitType, [x, y]: XY, height: number, colour: Colour): GroupShape {
  const shape: Shape = { kind: 'path', id: `${id}:sign`, d: glyphs[type].d, fill: { colour } };
  return { kind: 'group', id, at: [x, y], scale: height, shapes: [shape] };
}

/** The same around its middle, no wider than a room. */
export function glyphAmid(id: string, type: UnitType, [x, y]: XY, room: XY, colour: Colour): GroupShape {
  const height = Math.min(room[1], room[0] / glyphs[type].width);
  return glyph(id, type, [x - glyphWidth(type, height) / 2, y], height, colour);
}
