// Units on the board: chips whose shape tells the kind, with the power's colour and letter; badges for what befell them.
import { line } from '../../../draw/lettering.js';
import { badgeLetter, badgePlus, type Body, bodyBox, crossMark, roundBadge, token } from '../../../draw/tokens.js';
import type { Box, Shape, XY } from '../../../table/scene.js';
import type { Power, Unit } from '../data/geography.js';
import { unitGlyph } from './glyphs.js';
import type { Stage } from './stage.js';

export interface ChipStyle {
  /** A unit that has lost its place: tilted, dashed ring, exclamation mark. */
  readonly dislodged?: boolean;
  /** Not there yet or not there any more. */
  readonly ghost?: boolean;
  readonly badge?: 'built' | 'removed' | 'convoy';
}

const bodies: Readonly<Record<Unit['type'], Body>> = {
  A: { kind: 'square', w: 70, h: 56, radius: 11 },
  F: { kind: 'round', rx: 43, ry: 28 },
};

function letterTab(stage: Stage, power: Power): Shape {
  const big = stage.look.palette === 'colourblind';
  const { strong, ink } = stage.powers[power];
  const radius = big ? 18 : 14;
  return {
    kind: 'group',
    id: 'letter',
    at: big ? [33, 18] : [32, 19],
    shapes: [
      { kind: 'ellipse', id: 'disc', at: [0, 0], rx: radius + 2, ry: radius + 2, fill: { colour: stage.theme.edge } },
      { kind: 'ellipse', id: 'face', at: [0, 0], rx: radius, ry: radius, fill: { colour: '#FFFFFF' } },
      line(
        'sign',
        [0, 0],
        {
          text: { key: `power.${power}.letter` },
          lang: stage.mode === 'ko' ? 'ko' : 'en',
          size: big ? 27 : 21,
          weight: 'bold',
          fill: strong === '#FFFFFF' || ink !== '#FFFFFF' ? ink : strong,
        },
        { align: 'centre' },
      ),
    ],
  };
}

/** The rectangle of a unit's chip in the picture, a fleet's for both kinds. */
export function unitBox({ scale }: Stage, at: XY): Box {
  return bodyBox(bodies.F, at, scale);
}

function badgesOf({ theme }: Stage, { dislodged, badge }: ChipStyle): Shape[] {
  return [
    ...(dislodged === true
      ? [roundBadge('dislodged', [34, -24], theme.alarm, '#FFFFFF', [badgeLetter('!', '#FFFFFF')])]
      : []),
    ...(badge === 'convoy'
      ? [roundBadge('convoy', [36, -22], '#FFFFFF', theme.edge, [badgeLetter('C', theme.edge)])]
      : []),
    ...(badge === 'built' ? [roundBadge('built', [-36, -22], theme.good, '#FFFFFF', [badgePlus('#FFFFFF')])] : []),
    ...(badge === 'removed' ? [crossMark('removed', [0, 0], 34, theme, [15, 9])] : []),
  ];
}

/** A unit's chip at a point of the picture; `scale` is for legends, `of` the subject of an order it stands for. */
export function chip(
  stage: Stage,
  unit: Pick<Unit, 'power' | 'type'>,
  at: XY,
  id: string,
  style: ChipStyle = {},
  { scale = stage.scale, of }: { readonly scale?: number; readonly of?: string } = {},
): Shape {
  const colours = stage.powers[unit.power];
  const fleet = unit.type === 'F';
  return token(id, at, {
    body: bodies[unit.type],
    colours,
    theme: stage.theme,
    sign: [
      {
        kind: 'group',
        id: 'glyph',
        at: fleet ? [0, 3] : [-1, 0],
        scale: fleet ? 0.62 : 0.56,
        shapes: unitGlyph(unit.type, colours.ink, colours.strong),
      },
    ],
    badges: [letterTab(stage, unit.power), ...badgesOf(stage, style)],
    astray: style.dislodged ?? false,
    ghost: style.ghost ?? false,
    scale,
    of,
  });
}
