// Units on the board: chips whose shape tells the kind, with the power's colour and letter; badges for what befell them.
import type { Box, Colour, Shape, Stroke, XY } from '../../../table/scene.js';
import { crossPath } from '../../../draw/paths.js';
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

const ARMY = { w: 70, h: 56, radius: 11 } as const;
const FLEET = { rx: 43, ry: 28 } as const;

function body(id: string, type: 'A' | 'F', grow: number, fill: Colour | undefined, strokes: readonly Stroke[]): Shape {
  const paint = { ...(fill === undefined ? {} : { fill: { colour: fill } }), strokes };
  if (type === 'F') return { kind: 'ellipse', id, at: [0, 0], rx: FLEET.rx + grow, ry: FLEET.ry + grow, ...paint };
  const [w, h] = [ARMY.w + grow * 2, ARMY.h + grow * 2];
  return { kind: 'box', id, box: { x: -w / 2, y: -h / 2, w, h }, radius: ARMY.radius + grow, ...paint };
}

function roundBadge(id: string, at: XY, colour: Colour, ring: Colour, sign: Shape): Shape {
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      { kind: 'ellipse', id: 'ring', at: [0, 0], rx: 18, ry: 18, fill: { colour: ring } },
      { kind: 'ellipse', id: 'disc', at: [0, 0], rx: 15, ry: 15, fill: { colour } },
      sign,
    ],
  };
}

const letterSign = (text: string, fill: Colour): Shape => ({
  kind: 'text',
  id: 'sign',
  at: [0, 0],
  align: 'centre',
  runs: [{ text, lang: 'en', size: 23, weight: 'bold', fill }],
});

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
      {
        kind: 'text',
        id: 'sign',
        at: [0, 0],
        align: 'centre',
        runs: [
          {
            text: { key: `power.${power}.letter` },
            lang: stage.mode === 'ko' ? 'ko' : 'en',
            size: big ? 27 : 21,
            weight: 'bold',
            fill: strong === '#FFFFFF' || ink !== '#FFFFFF' ? ink : strong,
          },
        ],
      },
    ],
  };
}

/** The rectangle of a unit's chip in the picture. */
export function unitBox({ scale }: Stage, [x, y]: XY): Box {
  const [w, h] = [FLEET.rx * 2 * scale, FLEET.ry * 2 * scale];
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** A unit's chip at a point of the picture; `scale` is for legends. */
export function chip(
  stage: Stage,
  unit: Pick<Unit, 'power' | 'type'>,
  at: XY,
  id: string,
  style: ChipStyle = {},
  scale = stage.scale,
): Shape {
  const { theme } = stage;
  const { strong, ink } = stage.powers[unit.power];
  const shapes: Shape[] = [
    body('edge', unit.type, 7, theme.edge, []),
    body('ring', unit.type, 5, theme.ring, []),
    body('face', unit.type, 0, strong, [{ colour: strong === '#FFFFFF' ? ink : theme.edge, width: 2.6 }]),
    {
      kind: 'group',
      id: 'glyph',
      at: unit.type === 'F' ? [0, 3] : [-1, 0],
      scale: unit.type === 'F' ? 0.62 : 0.56,
      shapes: unitGlyph(unit.type, ink, strong),
    },
  ];
  if (style.dislodged) {
    shapes.splice(
      2,
      0,
      body('alarm', unit.type, 4, undefined, [{ colour: theme.alarm, width: 6, dash: [9, 7], cap: 'butt' }]),
    );
  }
  shapes.push(letterTab(stage, unit.power));
  if (style.dislodged)
    shapes.push(roundBadge('dislodged', [34, -24], theme.alarm, '#FFFFFF', letterSign('!', '#FFFFFF')));
  if (style.badge === 'convoy')
    shapes.push(roundBadge('convoy', [36, -22], '#FFFFFF', theme.edge, letterSign('C', theme.edge)));
  if (style.badge === 'built') {
    const plus: Shape = {
      kind: 'path',
      id: 'sign',
      d: 'M-8 0L8 0M0 -8L0 8',
      strokes: [{ colour: '#FFFFFF', width: 5 }],
    };
    shapes.push(roundBadge('built', [-36, -22], theme.good, '#FFFFFF', plus));
  }
  if (style.badge === 'removed') {
    shapes.push({
      kind: 'path',
      id: 'removed',
      d: crossPath([0, 0], 34),
      strokes: [
        { colour: '#FFFFFF', width: 15 },
        { colour: theme.alarm, width: 9 },
      ],
    });
  }
  return {
    kind: 'group',
    id,
    at,
    scale: scale * (style.dislodged ? 0.88 : 1),
    ...(style.dislodged ? { turn: -11 } : {}),
    ...(style.ghost ? { alpha: 0.62 } : {}),
    shapes,
  };
}
