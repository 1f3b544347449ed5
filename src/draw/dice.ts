// Faces of six-sided dice, with those that hit or count standing out.
import type { Box, Colour, GroupShape, Shape, XY } from '../table/scene.js';
import type { Theme } from './theme.js';

const near = 0.26;
const far = 0.74;
const corners: readonly XY[] = [
  [near, near],
  [far, far],
  [far, near],
  [near, far],
];
const middle: XY = [0.5, 0.5];
const sides: readonly XY[] = [
  [near, 0.5],
  [far, 0.5],
];

/** Where the pips of each face lie, in shares of the side. */
const faces: Readonly<Record<number, readonly XY[]>> = {
  1: [middle],
  2: corners.slice(0, 2),
  3: [...corners.slice(0, 2), middle],
  4: corners,
  5: [...corners, middle],
  6: [...corners, ...sides],
};

export interface DieLook {
  readonly size: number;
  readonly theme: Theme;
  /** The colour of a die that counts; plain paper without. */
  readonly lit?: Colour | undefined;
  readonly of?: string;
}

/** One die by its upper left corner; a face beyond six is blank. */
export function die(id: string, [x, y]: XY, face: number, { size, theme, lit, of }: DieLook): GroupShape {
  const ink = lit === undefined ? theme.stripSoft : theme.titleInk;
  const pip = size * (face === 1 ? 0.11 : 0.085);
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at: [x, y],
    shapes: [
      {
        kind: 'box',
        id: 'face',
        box: { x: 0, y: 0, w: size, h: size },
        radius: size * 0.22,
        fill: { colour: lit ?? theme.paper },
        strokes: [{ colour: lit === undefined ? theme.stripSoft : theme.edge, width: size * 0.055 }],
      },
      ...(faces[face] ?? []).map(([px, py], index): Shape => ({
        kind: 'ellipse',
        id: `pip:${index}`,
        at: [px * size, py * size],
        rx: pip,
        ry: pip,
        fill: { colour: ink },
      })),
    ],
  };
}

export interface Roll {
  readonly face: number;
  readonly hit?: boolean;
}

/** Dice in rows that wrap within a width; hits stand out. Gives the shapes and the height they take. */
export function diceRow(
  id: string,
  { x, y, w }: Omit<Box, 'h'>,
  rolls: readonly Roll[],
  { size, theme, lit }: DieLook,
): { shapes: Shape[]; height: number } {
  const step = size * 1.18;
  const perRow = Math.max(1, Math.floor((w + step - size) / step));
  return {
    shapes: rolls.map(({ face, hit = false }, index) =>
      die(`${id}:${index}`, [x + (index % perRow) * step, y + Math.floor(index / perRow) * step], face, {
        size,
        theme,
        lit: hit ? (lit ?? theme.alarm) : undefined,
      }),
    ),
    height: rolls.length === 0 ? 0 : Math.ceil(rolls.length / perRow) * step - (step - size),
  };
}
