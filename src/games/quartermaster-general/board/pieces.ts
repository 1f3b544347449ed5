// Armies and navies on the board: side by side in their space, hatched when out of supply, shielded, and what befell them.
import { figure, line, bold } from '../../../draw/lettering.js';
import { point } from '../../../draw/paths.js';
import {
  badgeLetter,
  badgePlus,
  type Body,
  bodyShape,
  crossMark,
  roundBadge,
  token,
  tokenSize,
} from '../../../draw/tokens.js';
import { middleOf } from '../../../draw/geometry.js';
import type { Layer, Shape, XY } from '../../../table/scene.js';
import { flags, type Flag, type Kind } from '../data/nations.js';
import { kindAt, spaceIds, type SpaceId } from '../data/spaces.js';
import { say } from '../reports/names.js';
import { isProtected } from '../rules/battles.js';
import { unsupplied } from '../rules/supply.js';
import type { QmgView } from '../view.js';
import { airAt, airBadge, type AirStyle } from './air-forces.js';
import { latestMarks, numberOf } from './marks.js';
import { deedNumber, pendingRing } from './turn-signs.js';
import { isDrawn, type Stage } from './stage.js';

const bodies: Readonly<Record<Kind, Body>> = {
  army: { kind: 'square', w: 58, h: 56, radius: 10 },
  navy: { kind: 'hull', w: 74, h: 58 },
};

/** Neighbouring tokens may share so much of their edges. */
const SHARED = 6;

interface PieceStyle {
  readonly cut?: boolean;
  readonly shielded?: boolean;
  readonly fresh?: boolean;
  readonly gone?: boolean;
  /** Would be placed in a planned turn. */
  readonly pending?: boolean;
  /** Which of the turn's deeds brought it here or took it off. */
  readonly number?: number | undefined;
}

/** A tank from its side, 40 wide, around the origin. */
function tank(colour: string): Shape {
  return {
    kind: 'path',
    id: 'tank',
    d: 'M-8 -9L5 -9L6 -6L20 -6L20 -3L7 -3L8 0L-11 0ZM-16 1L15 1L19 5L15 10L-15 10L-19 5Z',
    fill: { colour },
  };
}

function signOf(stage: Stage, nation: Flag, kind: Kind): Shape[] {
  const { ink } = stage.nations[nation];
  const letter = (y: number, size: number): Shape =>
    line('letter', [0, y], bold(stage, say(`letter.${nation}`), size, ink), { align: 'centre', maxWidth: 34 });
  return kind === 'army'
    ? [{ kind: 'group', id: 'sign', at: [0, -16], scale: 0.86, shapes: [tank(ink)] }, letter(10, 34)]
    : [letter(9, 34)];
}

/** A shield with a tick, around a point. */
function shield(id: string, at: XY, { theme }: Stage): Shape {
  const d = 'M0 -18L16 -12L16 2C16 11 8 17 0 21C-8 17 -16 11 -16 2L-16 -12Z';
  return {
    kind: 'group',
    id,
    at,
    shapes: [
      { kind: 'path', id: 'ring', d, strokes: [{ colour: theme.ring, width: 8 }] },
      {
        kind: 'path',
        id: 'face',
        d,
        fill: { colour: theme.shield },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      {
        kind: 'path',
        id: 'tick',
        d: `M${point([-7, 1])}L${point([-2, 7])}L${point([8, -6])}`,
        strokes: [{ colour: '#FFFFFF', width: 4.5 }],
      },
    ],
  };
}

/** The token of a piece at a point of the picture. */
export function pieceToken(
  stage: Stage,
  id: string,
  { nation, kind }: { readonly nation: Flag; readonly kind: Kind },
  at: XY,
  scale: number,
  { cut = false, shielded = false, fresh = false, gone = false, pending = false, number }: PieceStyle = {},
  of?: string,
): Shape {
  const { theme } = stage;
  const colours = stage.nations[nation];
  const body = bodies[kind];
  const dark = colours.strong === '#FFFFFF' || nation === 'united-kingdom';
  const hatch = { colour: dark ? 'rgba(60,60,60,0.4)' : 'rgba(255,255,255,0.42)', spacing: 12, width: 5, angle: 45 };
  const sign = signOf(stage, nation, kind);
  const [right, top] = kind === 'army' ? [27, -25] : [25, -22];
  return token(id, at, {
    body,
    colours,
    theme,
    sign: [
      ...(pending ? [bodyShape('pending', body, 10, undefined, [pendingRing(stage)])] : []),
      ...(cut ? [bodyShape('hatch', body, -1, undefined, [], hatch)] : []),
      ...sign,
    ],
    badges: [
      ...(fresh ? [roundBadge('fresh', [-right, top], theme.good, theme.ring, [badgePlus('#FFFFFF')])] : []),
      ...(cut
        ? [roundBadge('cut', [right, top], theme.alarm, theme.ring, [badgeLetter('!', '#FFFFFF')])]
        : shielded
          ? [shield('shield', [right, top + 4], stage)]
          : []),
      ...(gone ? [crossMark('gone', [0, 0], 20, theme, [13, 7])] : []),
      ...(number === undefined ? [] : [deedNumber(stage, 'number', number, [-right, -top])]),
    ],
    ghost: gone,
    scale,
    of,
  });
}

interface Standing {
  readonly nation: Flag;
  /** An Air Force stands with it, or has just been lost there. */
  readonly air?: AirStyle | undefined;
  readonly style: PieceStyle;
}

/** What stands in a space, and what was taken off it in the turn that is marked; deeds are numbered in close-ups. */
function standing(stage: Stage, view: QmgView, space: SpaceId, cut: ReadonlySet<string>): readonly Standing[] {
  const marks = latestMarks(view);
  return flags.flatMap((nation): Standing[] => {
    const placed = numberOf(marks, space, ['built', 'recruited'], nation);
    const removed = numberOf(marks, space, ['removed'], nation);
    const shown = (number: number | undefined) => (stage.area === undefined ? {} : { number });
    if (view.pieces[space].includes(nation)) {
      const shielded = isProtected(view, { nation, space });
      return [
        {
          nation,
          air: airAt(stage, view, nation, space),
          style: {
            cut: cut.has(`${nation} ${space}`),
            shielded,
            fresh: placed !== undefined,
            pending: placed !== undefined && view.planned !== undefined,
            ...shown(placed),
          },
        },
      ];
    }
    const air = airAt(stage, view, nation, space);
    return removed === undefined ? [] : [{ nation, air, style: { gone: true, ...shown(removed) } }];
  });
}

/** Crossed swords on a disc, around a point. */
export function swords(id: string, at: XY, scale: number, { theme }: Stage): Shape {
  return {
    kind: 'group',
    id,
    at,
    scale,
    shapes: [
      {
        kind: 'ellipse',
        id: 'disc',
        at: [0, 0],
        rx: 20,
        ry: 20,
        fill: { colour: theme.paper },
        strokes: [{ colour: theme.alarm, width: 4 }],
      },
      {
        kind: 'path',
        id: 'blades',
        d: 'M-10 -10L9 9M10 -10L-9 9M-11 4L-4 11M11 4L4 11',
        strokes: [{ colour: theme.alarm, width: 4 }],
      },
    ],
  };
}

function spacePieces(stage: Stage, view: QmgView, space: SpaceId, cut: ReadonlySet<string>): Shape[] {
  const kind = kindAt(space);
  const room = stage.roomOf(space);
  const [x, y] = middleOf(room);
  const there = standing(stage, view, space, cut);
  const [wide] = tokenSize({ body: bodies[kind] });
  const step = wide - SHARED;
  const scale = stage.scale * Math.min(1, room.w / stage.scale / (SHARED + step * there.length));
  const at = (index: number): XY => [x + (index - (there.length - 1) / 2) * step * scale, y];
  const tokens = there.map(({ nation, style }, index) =>
    pieceToken(stage, `piece:${nation}:${space}`, { nation, kind }, at(index), scale, style, space),
  );
  // Above all pieces of the space, so that none covers an Air Force.
  const flown = there.flatMap(({ nation, air }, index): Shape[] => {
    if (air === undefined) return [];
    const [left] = at(index);
    const [right, low] = kind === 'army' ? [28, 24] : [26, 22];
    return [
      {
        kind: 'group',
        id: `air:${nation}:${space}`,
        at: [left + right * scale, y + low * scale],
        scale,
        shapes: [airBadge(stage, nation, [0, 0], air)],
      },
    ];
  });
  return [...tokens, ...flown];
}

/** What has just changed, as a glow on the ground: below names and pieces, so that it hides neither. */
export function glowLayer(stage: Stage, view: QmgView): Layer {
  const glows = spaceIds.flatMap((id): Shape[] => {
    if (view.planned !== undefined || !stage.changed.has(id) || !isDrawn(stage, id)) return [];
    const room = stage.roomOf(id);
    const fill = { colour: stage.theme.glow };
    return [{ kind: 'ellipse', id: `glow:${id}`, at: middleOf(room), rx: room.w * 0.5, ry: room.h * 0.72, fill }];
  });
  return stage.upon('glows', glows);
}

/** The pieces of all spaces in the picture, battles above them. */
export function pieceLayer(stage: Stage, view: QmgView): Layer {
  const cut = new Set(flags.flatMap((nation) => unsupplied(view, nation).map((space) => `${nation} ${space}`)));
  const shown = spaceIds.filter((id) => isDrawn(stage, id));
  const marks = latestMarks(view);
  const battles = shown.flatMap((id): Shape[] => {
    const number = numberOf(marks, id, ['battled']);
    if (number === undefined) return [];
    const { x, y, w, h } = stage.roomOf(id);
    const [left, top] = [x + w - 8 * stage.scale, y + h - 8 * stage.scale];
    const size = stage.scale * 0.9;
    return [
      swords(`battle:${id}`, [left, top], size, stage),
      ...(stage.area === undefined
        ? []
        : [
            {
              kind: 'group' as const,
              id: `battle-number:${id}`,
              at: [left + 22 * size, top - 18 * size] as const,
              scale: size,
              shapes: [deedNumber(stage, 'number', number, [0, 0])],
            },
          ]),
    ];
  });
  return stage.upon('pieces', [...shown.flatMap((id) => spacePieces(stage, view, id, cut)), ...battles]);
}

/** A number beside a small token: pieces in reserve. */
export function reserveCount(stage: Stage, nation: Flag, kind: Kind, count: number, at: XY): Shape[] {
  return [
    pieceToken(stage, `reserve:${nation}:${kind}`, { nation, kind }, at, 0.6),
    line(
      `reserve:${nation}:${kind}:count`,
      [at[0] + 34, at[1]],
      figure(count, 34, count === 0 ? stage.theme.alarm : stage.theme.stripInk),
    ),
  ];
}
