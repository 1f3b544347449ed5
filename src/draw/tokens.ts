// Tokens: chips, counters and ships with an owner's colour, a sign or a letter, and badges for what befell them.
import type { Box, Colour, GroupShape, Hatch, Shape, Stroke, XY } from '../table/scene.js';
import { line, type Languages, bold, figure } from './lettering.js';
import { crossPath, polyline } from './paths.js';
import type { Text } from '../table/text.js';
import type { OwnerColours, Theme } from './theme.js';

/** The outline of a token, around the origin. */
export type Body =
  | { readonly kind: 'square'; readonly w: number; readonly h: number; readonly radius: number }
  | { readonly kind: 'round'; readonly rx: number; readonly ry: number }
  /** A ship from its side: a hull with a low tower. */
  | { readonly kind: 'hull'; readonly w: number; readonly h: number };

/** The side of a ship around the origin. */
function hullPath(w: number, h: number): string {
  const [deck, tower] = [-h * 0.2, -h / 2];
  return polyline(
    [
      [-w / 2, deck],
      [-w * 0.23, deck],
      [-w * 0.23, -h * 0.36],
      [-w * 0.1, -h * 0.36],
      [-w * 0.1, tower],
      [w * 0.1, tower],
      [w * 0.1, -h * 0.36],
      [w * 0.23, -h * 0.36],
      [w * 0.23, deck],
      [w / 2, deck],
      [w * 0.33, h / 2],
      [-w * 0.33, h / 2],
    ],
    true,
  );
}

/** An outline grown on all sides. */
export function bodyShape(
  id: string,
  body: Body,
  grow: number,
  fill: Colour | undefined,
  strokes: readonly Stroke[],
  hatch?: Hatch,
): Shape {
  const paint = {
    ...(fill === undefined && hatch === undefined
      ? {}
      : { fill: { ...(fill === undefined ? {} : { colour: fill }), ...(hatch === undefined ? {} : { hatch }) } }),
    strokes,
  };
  if (body.kind === 'round')
    return { kind: 'ellipse', id, at: [0, 0], rx: body.rx + grow, ry: body.ry + grow, ...paint };
  if (body.kind === 'hull') return { kind: 'path', id, d: hullPath(body.w + grow * 2.6, body.h + grow * 2), ...paint };
  const [w, h] = [body.w + grow * 2, body.h + grow * 2];
  return { kind: 'box', id, box: { x: -w / 2, y: -h / 2, w, h }, radius: body.radius + grow, ...paint };
}

/** The room a token takes. */
function bodySize(body: Body): XY {
  return body.kind === 'round' ? [body.rx * 2, body.ry * 2] : [body.w, body.h];
}

/** The rectangle of a token at a point. */
export function bodyBox(body: Body, [x, y]: XY, scale = 1): Box {
  const [w, h] = bodySize(body);
  return { x: x - (w * scale) / 2, y: y - (h * scale) / 2, w: w * scale, h: h * scale };
}

/** How far the dark edge of a token reaches beyond its body. */
const edgeReach = 7;

export interface TokenLook {
  readonly body: Body;
  readonly colours: Pick<OwnerColours, 'strong' | 'ink'>;
  readonly theme: Theme;
  /** What is drawn on the face. */
  readonly sign: readonly Shape[];
  /** Has lost its place: tilted, with a dashed ring. */
  readonly astray?: boolean;
  /** Not there yet or not there any more. */
  readonly ghost?: boolean;
  /** Drawn over the sign. */
  readonly badges?: readonly Shape[];
  readonly scale?: number;
  readonly of?: string | undefined;
}

/** A rim that stands out on white faces too. */
const rimOf = ({ strong, ink }: Pick<OwnerColours, 'strong' | 'ink'>, theme: Theme): Colour =>
  strong === '#FFFFFF' ? ink : theme.edge;

/** The room a token takes as it is painted, with its edge. */
export function tokenSize({ body, scale = 1 }: Pick<TokenLook, 'body' | 'scale'>): XY {
  const [w, h] = bodySize(body);
  return [(w + edgeReach * 2) * scale, (h + edgeReach * 2) * scale];
}

/** A token: a dark edge, a pale ring, a face in its owner's colour with its sign, badges on top. */
export function token(id: string, at: XY, look: TokenLook): GroupShape {
  const { body, colours, theme, sign, astray = false, ghost = false, badges = [], scale = 1, of } = look;
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at,
    scale: scale * (astray ? 0.88 : 1),
    ...(astray ? { turn: -11 } : {}),
    ...(ghost ? { alpha: 0.62 } : {}),
    shapes: [
      bodyShape('edge', body, edgeReach, theme.edge, []),
      bodyShape('ring', body, 5, theme.ring, []),
      ...(astray
        ? [bodyShape('alarm', body, 4, undefined, [{ colour: theme.alarm, width: 6, dash: [9, 7], cap: 'butt' }])]
        : []),
      bodyShape('face', body, 0, colours.strong, [{ colour: rimOf(colours, theme), width: 2.6 }]),
      ...sign,
      ...badges,
    ],
  };
}

/** A square with an owner's letter: in titles, legends and on tracks. */
export function letterToken(
  id: string,
  at: XY,
  [w, h]: XY,
  letter: string | Text,
  colours: Pick<OwnerColours, 'strong' | 'ink'>,
  languages: Languages,
  rim: Stroke,
): GroupShape {
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      {
        kind: 'box',
        id: 'face',
        box: { x: -w / 2, y: -h / 2, w, h },
        radius: Math.min(w, h) * 0.17,
        fill: { colour: colours.strong },
        strokes: [rim],
      },
      line('letter', [0, 0], bold(languages, letter, Math.min(w, h) * 0.62, colours.ink), { align: 'centre' }),
    ],
  };
}

/** A round badge on the corner of a token. */
export function roundBadge(id: string, at: XY, colour: Colour, ring: Colour, sign: readonly Shape[]): GroupShape {
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      { kind: 'ellipse', id: 'ring', at: [0, 0], rx: 18, ry: 18, fill: { colour: ring } },
      { kind: 'ellipse', id: 'disc', at: [0, 0], rx: 15, ry: 15, fill: { colour } },
      ...sign,
    ],
  };
}

/** A sign or digit for a round badge. */
export const badgeLetter = (text: string, fill: Colour): Shape =>
  line('sign', [0, 0], figure(text, 23, fill), { align: 'centre' });

/** A plus for a round badge. */
export const badgePlus = (colour: Colour): Shape => ({
  kind: 'path',
  id: 'sign',
  d: 'M-8 0L8 0M0 -8L0 8',
  strokes: [{ colour, width: 5 }],
});

/** A cross over something that is not there any more or did not work. */
export function crossMark(id: string, at: XY, reach: number, { alarm }: Theme, [outer, inner]: XY): Shape {
  return {
    kind: 'path',
    id,
    d: crossPath(at, reach),
    strokes: [
      { colour: '#FFFFFF', width: outer },
      { colour: alarm, width: inner },
    ],
  };
}
