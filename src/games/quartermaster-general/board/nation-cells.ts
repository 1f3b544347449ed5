// The nations below the whole board: how many cards lie where, and how many pieces are left.
import { bold, figure, line, second } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Box, Shape, XY } from '../../../table/scene.js';
import { sideOf, wardOf, type Flag, type Nation } from '../data/nations.js';
import { nationName, say } from '../reports/names.js';
import { airReserve } from '../rules/air.js';
import { reserve } from '../rules/board.js';
import type { QmgView } from '../view.js';
import { airBadge } from './air-forces.js';
import { reserveCount } from './pieces.js';
import type { Stage } from './stage.js';

/** A square with a nation's letter, around a point. */
export function nationSquare(stage: Stage, id: string, nation: Flag, at: XY, size: number): Shape {
  return letterToken(id, at, [size, size], say(`letter.${nation}`), stage.nations[nation], stage, {
    colour: stage.theme.ring,
    width: size * 0.05,
  });
}

/** A card from its front or its back, around a point: what a count is of. */
export function countSign(
  id: string,
  [x, y]: XY,
  sign: 'hand' | 'deck' | 'discard' | 'responses' | 'status',
  stage: Stage,
): Shape {
  const { theme } = stage;
  const colour = theme.stripInk;
  const sheet = (dx: number, dy: number, filled: boolean): Shape => ({
    kind: 'box',
    id: `sheet:${dx}:${dy}`,
    box: { x: dx - 11, y: dy - 15, w: 22, h: 30 },
    radius: 4,
    fill: { colour: filled ? colour : theme.paper },
    strokes: [{ colour, width: 2.6 }],
  });
  const mark = (text: string, ink: string): Shape => line('mark', [0, 0], figure(text, 24, ink), { align: 'centre' });
  const shapes: Readonly<Record<typeof sign, readonly Shape[]>> = {
    hand: [sheet(-6, 1, false), sheet(5, -1, false)],
    deck: [sheet(5, 3, true), sheet(0, 0, true), sheet(-5, -3, false)],
    discard: [
      sheet(0, 0, false),
      { kind: 'path', id: 'mark', d: 'M-6 -6L6 6M6 -6L-6 6', strokes: [{ colour, width: 3 }] },
    ],
    responses: [sheet(0, 0, true), mark('?', theme.paper)],
    status: [
      sheet(0, 0, false),
      { kind: 'path', id: 'flag', d: 'M-4 9L-4 -9L7 -5L-4 0Z', fill: { colour }, strokes: [{ colour, width: 2 }] },
    ],
  };
  return { kind: 'group', id, at: [x, y], shapes: shapes[sign] };
}

/** How many Air Forces are in reserve. */
function airCount(stage: Stage, view: QmgView, nation: Nation, [x, y]: XY): Shape[] {
  const left = airReserve(view, nation);
  return [
    { kind: 'group', id: `reserve:${nation}:air`, at: [x, y], shapes: [airBadge(stage, nation, [0, 0])] },
    line(
      `reserve:${nation}:air:count`,
      [x + 30, y],
      figure(left, 34, left === 0 ? stage.theme.alarm : stage.theme.stripInk),
    ),
  ];
}

/** What France or China has in reserve: armies and navies. */
function wardCount(stage: Stage, view: QmgView, nation: Nation, [x, y]: XY): Shape[] {
  const ward = wardOf(nation);
  if (ward === undefined) return [];
  const left = `${reserve(view, ward, 'army')}/${reserve(view, ward, 'navy')}`;
  return [
    nationSquare(stage, `reserve:${ward}`, ward, [x, y], 36),
    line(`reserve:${ward}:count`, [x + 30, y], figure(left, 30, stage.theme.stripInk)),
  ];
}

/** The cell of a nation: its cards, its Status cards, its reserves; lit when it is its turn. */
export function nationCell(stage: Stage, view: QmgView, nation: Nation, { x, y, w, h }: Box): Shape[] {
  const { theme } = stage;
  const active = view.active === nation && view.step !== 'keep';
  const { hand, deck, discard, responses } = view.counts[nation];
  const columns = [x + 36, x + 164, x + 284];
  const count = (id: 'hand' | 'deck' | 'discard' | 'responses' | 'status', number: number, at: XY): Shape[] => [
    countSign(`count:${nation}:${id}`, at, id, stage),
    line(
      `count:${nation}:${id}:number`,
      [at[0] + 26, at[1]],
      figure(number, 34, number === 0 ? theme.stripSoft : theme.stripInk),
    ),
  ];
  const [first = 0, middle = 0, last = 0] = columns;
  return [
    {
      kind: 'box',
      id: `cell:${nation}`,
      box: { x, y, w, h },
      fill: { colour: active ? theme.active : theme.strip },
      strokes: [{ colour: theme.well, width: 2 }],
    },
    {
      kind: 'box',
      id: `cell:${nation}:side`,
      box: { x, y: y + h - 8, w, h: 8 },
      fill: { colour: theme.sides[sideOf(nation)].fill },
    },
    nationSquare(stage, `cell:${nation}:letter`, nation, [x + 42, y + 44], 60),
    line(
      `cell:${nation}:name`,
      [x + 86, y + 44],
      [bold(stage, nationName(nation), 38, theme.stripInk), ...second(stage, nationName(nation), 24, theme.stripSoft)],
      { gap: 10, maxWidth: w - 98 },
    ),
    ...count('hand', hand, [first, y + 112]),
    ...count('deck', deck, [middle, y + 112]),
    ...count('discard', discard, [last, y + 112]),
    ...count('responses', responses, [first, y + 158]),
    ...count('status', view.status[nation].length, [middle, y + 158]),
    ...reserveCount(stage, nation, 'army', reserve(view, nation, 'army'), [first, y + 208]),
    ...reserveCount(stage, nation, 'navy', reserve(view, nation, 'navy'), [middle, y + 208]),
    ...(view.options.totalWar
      ? [...airCount(stage, view, nation, [last, y + 208]), ...wardCount(stage, view, nation, [last, y + 158])]
      : []),
  ];
}
