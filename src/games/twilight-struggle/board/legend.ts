// What the signs in the boxes mean.
import { type Key, keyColumn, keyRow } from '../../../draw/frame.js';
import { bold, figure, line } from '../../../draw/lettering.js';
import type { Shape, XY } from '../../../table/scene.js';
import { starPath } from '../../../draw/paths.js';
import { say } from '../reports/names.js';
import type { Stage } from './stage.js';

const WIDTH = 290;
const ROW = 48;
const lines = ['battleground', 'stability', 'control', 'between', 'changed'] as const;

/** How high the legend as a row is. */
export const LEGEND_ROW = 64;

/** The sign of a line, from the middle of its left end. */
function sign({ theme, sides, ...languages }: Stage, of: (typeof lines)[number]): Shape[] {
  const plate = (left: number, w: number, colour: string): Shape => ({
    kind: 'box',
    id: `sign:${of}:${left}`,
    box: { x: left, y: -18, w, h: 36 },
    radius: 6,
    fill: { colour },
  });
  const ring = (id: string, inset: number, colour: string): Shape => ({
    kind: 'box',
    id,
    box: { x: inset, y: inset - 18, w: 64 - inset * 2, h: 36 - inset * 2 },
    radius: 6,
    fill: { colour },
  });
  const letter = (side: 'us' | 'ussr', at: number): Shape =>
    line(`letter:${side}`, [at, 0], bold(languages, { key: `board.letter.${side}` }, 24, sides[side].ink), {
      align: 'centre',
    });
  switch (of) {
    case 'battleground':
      return [
        plate(0, 64, theme.battleground),
        { kind: 'path', id: 'star', d: starPath([32, 0], 13), fill: { colour: '#FFFFFF' } },
      ];
    case 'stability':
      return [
        {
          kind: 'ellipse',
          id: 'disc',
          at: [32, 0],
          rx: 17,
          ry: 17,
          fill: { colour: theme.marker },
          strokes: [{ colour: theme.markerInk, width: 2 }],
        },
        line('disc-number', [32, 0], figure(3, 25, theme.markerInk), { align: 'centre' }),
      ];
    case 'control':
      return [plate(0, 31, sides.us.strong), plate(33, 31, sides.ussr.strong), letter('us', 15), letter('ussr', 49)];
    case 'changed':
      return [ring('edge', 0, theme.haloEdge), ring('halo', 3, theme.halo), ring('inside', 9, theme.strip)];
    case 'between':
      return [
        {
          kind: 'path',
          id: 'line',
          d: 'M0 0L64 0',
          strokes: [
            { colour: theme.casing, width: 9 },
            { colour: theme.link, width: 4, dash: [10, 7], cap: 'butt' },
          ],
        },
      ];
  }
}

/** What a picture shows only now has its line only then. */
function keysOf(stage: Stage): readonly Key[] {
  return lines
    .filter((id) => id !== 'changed' || stage.changed.size > 0)
    .map((id): Key => ({ id, text: say(`board.key.${id}`), width: 64, sign: sign(stage, id) }));
}

/** The legend as a row, from the left end of its upper edge. */
export function legendRow(stage: Stage, [x, y]: XY, w: number): Shape[] {
  return keyRow(keysOf(stage), { x, y: y + LEGEND_ROW / 2, w }, { theme: stage.theme, languages: stage, size: 27 });
}

/** The legend with its lower left corner at a point. */
export function legend(stage: Stage, [x, bottom]: XY, scale = 1): Shape {
  const { theme } = stage;
  const keys = keysOf(stage);
  const height = keys.length * ROW + 16;
  return {
    kind: 'group',
    id: 'legend',
    at: [x, bottom - height * scale],
    scale,
    shapes: [
      {
        kind: 'box',
        id: 'ground',
        box: { x: 0, y: 0, w: WIDTH, h: height },
        radius: 14,
        fill: { colour: theme.strip },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      ...keyColumn(keys, { x: 14, y: 8, w: WIDTH - 19 }, ROW, { theme, languages: stage, size: 27 }),
    ],
  };
}
