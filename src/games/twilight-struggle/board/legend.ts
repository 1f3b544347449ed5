// What the signs in the boxes mean.
import { type Key, keyColumn } from '../../../draw/frame.js';
import { bold, figure, line } from '../../../draw/lettering.js';
import type { Shape, XY } from '../../../table/scene.js';
import { starPath } from '../../../draw/paths.js';
import { say } from '../reports/names.js';
import type { Stage } from './stage.js';

const WIDTH = 290;
const ROW = 56;
const lines = ['battleground', 'stability', 'control', 'between'] as const;

/** The size of the legend at scale 1. */
const LEGEND: XY = [WIDTH, lines.length * ROW + 16];

/** The sign of a line, from the middle of its left end. */
function sign({ theme, sides, ...languages }: Stage, of: (typeof lines)[number]): Shape[] {
  const plate = (left: number, w: number, colour: string): Shape => ({
    kind: 'box',
    id: `sign:${of}:${left}`,
    box: { x: left, y: -18, w, h: 36 },
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

/** The legend with its upper left corner at a point. */
export function legend(stage: Stage, at: XY, scale = 1): Shape {
  const { theme } = stage;
  const keys = lines.map((id): Key => ({ id, text: say(`board.key.${id}`), width: 64, sign: sign(stage, id) }));
  return {
    kind: 'group',
    id: 'legend',
    at,
    scale,
    shapes: [
      {
        kind: 'box',
        id: 'ground',
        box: { x: 0, y: 0, w: LEGEND[0], h: LEGEND[1] },
        radius: 14,
        fill: { colour: theme.strip },
        strokes: [{ colour: theme.edge, width: 2 }],
      },
      ...keyColumn(keys, { x: 14, y: 8, w: WIDTH - 19 }, ROW, { theme, languages: stage, size: 27 }),
    ],
  };
}
