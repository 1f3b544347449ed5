// The signs for armies and fleets: a field gun and a warship, drawn as outlines around the origin, 100 units wide.
import type { Colour, Shape } from '../../../table/scene.js';

const SPOKES = 'M-6 -3L-6 35M-25 16L13 16M-19.4 2.6L7.4 29.4M7.4 2.6L-19.4 29.4';
const BARREL = 'M-30 -1L36 -37L40 -36L46 -25L45 -21L-20 17Z';
const MUZZLE = 'M33 -41L39 -43L50 -23L45 -19Z';
const TRAIL = 'M-14 8L-4 24L-40 39L-50 39L-50 32Z';
const SHIELD = 'M-4 -28L8 -33L12 18L0 20Z';

const HULL = 'M-50 6L-30 6L-30 2L34 2L40 -4L50 -4L42 26L-40 26Z';
const TOWER = 'M-14 2L-14 -14L-6 -14L-6 -26L8 -26L8 -12L18 -12L18 2Z';
const MAST = 'M1 -26L1 -46M-8 -36L10 -36';
const GUNS =
  'M-34 2L-32 -7L-20 -7L-18 2ZM-46 -12L-30 -7L-30 -3L-47 -8ZM22 2L23 -7L34 -7L35 -2ZM32 -7L48 -13L49 -10L33 -3Z';

/** The sign of a unit type in one colour; `ground` is the colour it stands on. */
export function unitGlyph(type: 'A' | 'F', colour: Colour, ground: Colour): readonly Shape[] {
  const solid = (id: string, d: string): Shape => ({ kind: 'path', id, d, fill: { colour } });
  if (type === 'F') {
    return [
      solid('hull', HULL),
      solid('tower', TOWER),
      solid('guns', GUNS),
      { kind: 'path', id: 'mast', d: MAST, strokes: [{ colour, width: 4.5 }] },
    ];
  }
  return [
    solid('trail', TRAIL),
    solid('barrel', BARREL),
    solid('muzzle', MUZZLE),
    solid('shield', SHIELD),
    { kind: 'ellipse', id: 'tyre-gap', at: [-6, 16], rx: 25, ry: 25, fill: { colour: ground } },
    { kind: 'path', id: 'spokes', d: SPOKES, strokes: [{ colour, width: 3.5 }] },
    { kind: 'ellipse', id: 'tyre', at: [-6, 16], rx: 20, ry: 20, strokes: [{ colour, width: 5.5 }] },
    { kind: 'ellipse', id: 'hub', at: [-6, 16], rx: 5, ry: 5, fill: { colour } },
  ];
}
