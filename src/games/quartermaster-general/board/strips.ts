// The strips of the picture: title above; round, points and lead, the nations, the deeds of the turn, and the legend below.
import { boardTitle, type Key, keyRow, stripGround } from '../../../draw/frame.js';
import { CLOSED_WIDTH, closedSign, glowSign } from '../../../draw/keys.js';
import { bold, figure, line, plain } from '../../../draw/lettering.js';
import { roundTrack } from '../../../draw/tracks.js';
import type { Box, Layer, Shape } from '../../../table/scene.js';
import { nations, sides, type Side } from '../data/nations.js';
import { say, sideName } from '../reports/names.js';
import { lastRound, winningLead } from '../rules/scoring.js';
import type { QmgView } from '../view.js';
import { countSign, nationCell, nationSquare } from './nation-cells.js';
import { deedsHeight, deedShapes } from './deeds.js';
import { starShapes } from './names.js';
import { airBadge } from './air-forces.js';
import { pieceToken, swords } from './pieces.js';
import { straitSign } from './signs.js';
import { WIDTH } from '../../../draw/stage.js';
import type { Stage } from './stage.js';
import { title } from './text-board.js';

const EDGE = 34;
/** Heights on the whole board: points, nations, legend. */
const ROWS = { points: 168, nations: 250, legend: 132 } as const;
/** Heights in a close-up, whose letters are larger. */
const CLOSE = { points: 210, legend: 290 } as const;

/** How high all that stands below the map is. */
export function stripHeight(stage: Stage, view: QmgView): number {
  return stage.area === undefined
    ? ROWS.points + ROWS.nations + ROWS.legend
    : CLOSE.points + deedsHeight(stage, view) + CLOSE.legend;
}

/** The title strip: round, nation, step, and in a close-up its name. */
export function titleLayer(stage: Stage, view: QmgView): Layer {
  const { area, title: height } = stage;
  return boardTitle(stage, {
    width: WIDTH,
    height,
    text: title(view),
    area: area === undefined ? undefined : say(`area.${area}`),
    beside: 0.42,
    ...(view.step === 'keep'
      ? {}
      : { token: (at, size) => nationSquare(stage, 'title:nation', view.active, at, size) }),
  });
}

function pointsBox(stage: Stage, { vp }: QmgView, side: Side, { x, y, w, h }: Box): Shape[] {
  const { fill, ink } = stage.theme.sides[side];
  return [
    { kind: 'box', id: `points:${side}`, box: { x, y, w, h }, radius: 16, fill: { colour: fill } },
    line(`points:${side}:name`, [x + 24, y + h / 2], bold(stage, sideName(side), h * 0.38, ink), {
      maxWidth: w * 0.52,
    }),
    line(`points:${side}:vp`, [x + w - 24, y + h / 2], figure(vp[side], h * 0.62, ink), {
      align: 'right',
      maxWidth: w * 0.38,
    }),
  ];
}

/** The lead as a bar: a side that has filled its half at the end of a round has won. */
function leadBar(stage: Stage, { vp }: QmgView, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  const lead = vp.axis - vp.allies;
  const ahead: Side = lead > 0 ? 'axis' : 'allies';
  const middle = x + w / 2;
  const reach = (Math.min(winningLead, Math.abs(lead)) / winningLead) * (w / 2);
  const bar = h * 0.34;
  const top = y + h - bar - 8;
  const size = h * 0.3;
  const half = (side: Side): Shape => ({
    kind: 'box',
    id: `lead:${side}`,
    box: { x: side === 'axis' ? x : middle, y: top, w: w / 2, h: bar },
    fill: { colour: theme.sides[side].pale },
  });
  return [
    half('axis'),
    half('allies'),
    {
      kind: 'box',
      id: 'lead',
      box: { x: lead > 0 ? middle - reach : middle, y: top, w: reach, h: bar },
      fill: { colour: theme.sides[ahead].fill },
    },
    {
      kind: 'path',
      id: 'lead:middle',
      d: `M${middle} ${top - 8}L${middle} ${top + bar + 8}`,
      strokes: [{ colour: theme.stripInk, width: 5 }],
    },
    {
      kind: 'box',
      id: 'lead:rim',
      box: { x, y: top, w, h: bar },
      radius: 6,
      strokes: [{ colour: theme.stripInk, width: 3 }],
    },
    line(
      'lead:axis:goal',
      [x, y + size * 0.75],
      plain(stage, say('board.goal', { lead: winningLead }), size, theme.stripSoft),
      {
        maxWidth: w * 0.28,
      },
    ),
    line(
      'lead:allies:goal',
      [x + w, y + size * 0.75],
      plain(stage, say('board.goal', { lead: winningLead }), size, theme.stripSoft),
      { align: 'right', maxWidth: w * 0.28 },
    ),
    line(
      'lead:text',
      [middle, y + size * 0.75],
      bold(
        stage,
        lead === 0 ? say('board.even') : say('board.lead', { side: sideName(ahead), lead: Math.abs(lead) }),
        size * 1.15,
        theme.stripInk,
      ),
      { align: 'centre', maxWidth: w * 0.42 },
    ),
  ];
}

function rounds(stage: Stage, { round }: QmgView, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  return [
    line(
      'round',
      [x, y + h * 0.24],
      bold(stage, say('board.round', { round, rounds: lastRound }), h * 0.3, theme.stripInk),
      {
        maxWidth: w,
      },
    ),
    ...roundTrack('rounds', [x, y + h * 0.46], { rounds: lastRound, round, perRow: 10, radius: h * 0.105, theme }),
  ];
}

/** What happens on the map, and what is marked there. */
type Happening = 'placed' | 'gone' | 'battle' | 'strait' | 'changed' | 'closed';

/** The signs of pieces and places, and in a second row what happens to them. */
function keyRows(stage: Stage, { options, planned }: QmgView): readonly (readonly Key[])[] {
  const size = stage.area === undefined ? 0.72 : 1.3;
  const piece = (id: string, kind: 'army' | 'navy', style: Parameters<typeof pieceToken>[5] = {}): Shape[] => [
    pieceToken(stage, id, { nation: kind === 'army' ? 'germany' : 'italy', kind }, [42 * size, 0], size, style),
  ];
  const key = (
    id: 'air' | 'supply' | 'army' | 'navy' | 'cut' | 'protected' | 'planned' | Happening,
    width: number,
    sign: readonly Shape[],
  ): Key => ({
    id,
    text: say(`board.key.${id}`),
    width,
    sign,
  });
  const shielded = key('protected', 90 * size, piece('shielded', 'army', { shielded: true }));
  const base = [
    key('supply', 64 * size, starShapes('star', [30 * size, 0], 30 * size, stage)),
    key('army', 84 * size, piece('army', 'army')),
    key('navy', 90 * size, piece('navy', 'navy')),
    ...(options.totalWar ? [key('air', 60 * size, [airBadge(stage, 'germany', [26 * size, 0], {}, size * 1.3)])] : []),
    key('cut', 90 * size, piece('cut', 'army', { cut: true })),
    planned === undefined ? shielded : key('planned', 100 * size, piece('planned', 'army', { pending: true })),
  ];
  const isClose = stage.area !== undefined;
  const battle = isClose ? 1.8 : 1;
  const strait = isClose ? 1.6 : 0.9;
  // In a planned turn nothing glows.
  const glow = stage.changed.size === 0 ? [] : [key('changed', 74 * size, [glowSign(stage.theme.glow, 66 * size)])];
  const marked = planned === undefined ? glow : [shielded];
  const happening = [
    key('placed', 84 * size, piece('fresh', 'army', { fresh: true })),
    key('gone', 84 * size, piece('gone', 'army', { gone: true })),
    key('battle', 44 * battle, [swords('battle', [20 * battle, 0], battle, stage)]),
    ...(isClose ? marked : []),
    key('strait', 124 * strait, [straitSign(stage, 'strait', 'allies', [58 * strait, 0], strait)]),
  ];
  const closed = key('closed', (CLOSED_WIDTH + 10) * (isClose ? 1.4 : 1), [
    { kind: 'group', id: 'closed', at: [0, 0], scale: isClose ? 1.4 : 1, shapes: [closedSign(stage.theme)] },
  ]);
  return isClose
    ? [[...base, closed], happening]
    : [
        [...base, ...happening],
        [...countKeys(stage), ...marked, closed],
      ];
}

function countKeys(stage: Stage): readonly Key[] {
  return (['hand', 'deck', 'discard', 'responses', 'status'] as const).map((id) => ({
    id,
    text: say(`board.count.${id}`),
    width: 34,
    sign: [countSign(id, [14, 0], id, stage)],
  }));
}

/** All that stands below the map. */
export function stripLayer(stage: Stage, view: QmgView): Layer {
  const { theme, bottom, area } = stage;
  const whole = area === undefined;
  const points = whole ? ROWS.points : CLOSE.points;
  const inner = { y: bottom + 18, h: points - 36 };
  const first = whole ? EDGE + 520 : EDGE;
  const boxed = whole ? 380 : 520;
  const [axis, allies] = sides;
  const style = { theme, languages: stage, size: whole ? 30 : 56 };
  const legend = bottom + points + (whole ? ROWS.nations : deedsHeight(stage, view));
  const width = WIDTH - EDGE * 2;
  const cell = WIDTH / nations.length;
  return {
    id: 'strips',
    shapes: [
      ...stripGround('strip', { x: 0, y: bottom, w: WIDTH, h: stripHeight(stage, view) }, theme),
      ...(whole ? rounds(stage, view, { x: EDGE, w: 480, ...inner }) : []),
      ...pointsBox(stage, view, axis, { x: first, w: boxed, ...inner }),
      ...leadBar(stage, view, { x: first + boxed + 30, w: WIDTH - EDGE - first - 2 * boxed - 60, ...inner }),
      ...pointsBox(stage, view, allies, { x: WIDTH - EDGE - boxed, w: boxed, ...inner }),
      ...(whole
        ? nations.flatMap((nation, index) =>
            nationCell(stage, view, nation, { x: index * cell, y: bottom + points, w: cell, h: ROWS.nations }),
          )
        : []),
      ...(whole ? [] : deedShapes(stage, view, { x: EDGE, y: bottom + points, w: width })),
      ...keyRows(stage, view).flatMap((row, n) =>
        keyRow(row, { x: EDGE, y: legend + (whole ? 42 + n * 56 : 75 + n * 140), w: width }, style),
      ),
    ],
  };
}
