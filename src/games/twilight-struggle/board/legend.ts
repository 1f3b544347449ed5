// What the signs in the boxes mean.
import type { Shape, XY } from '../../../table/scene.js';
import { starPath } from '../../../draw/paths.js';
import { say } from '../reports/say.js';
import { bold, plain, type Stage } from './stage.js';

const WIDTH = 290;
const ROW = 56;
const SIGN = 84;
const lines = ['battleground', 'stability', 'control', 'between'] as const;

/** The size of the legend at scale 1. */
export const LEGEND: XY = [WIDTH, lines.length * ROW + 16];

function sign(stage: Stage, line: (typeof lines)[number], [x, y]: XY): Shape[] {
  const { theme, sides } = stage;
  const plate = (left: number, w: number, colour: string): Shape => ({
    kind: 'box',
    id: `sign:${line}:${String(left)}`,
    box: { x: left, y: y - 18, w, h: 36 },
    radius: 6,
    fill: { colour },
  });
  const letter = (side: 'us' | 'ussr', left: number): Shape => ({
    kind: 'text',
    id: `letter:${side}`,
    at: [left, y],
    align: 'centre',
    runs: [bold(stage, { key: `board.letter.${side}` }, 24, sides[side].ink)],
  });
  switch (line) {
    case 'battleground':
      return [
        plate(x, 64, theme.battleground),
        { kind: 'path', id: 'star', d: starPath([x + 32, y], 13), fill: { colour: '#FFFFFF' } },
      ];
    case 'stability':
      return [
        {
          kind: 'ellipse',
          id: 'disc',
          at: [x + 32, y],
          rx: 17,
          ry: 17,
          fill: { colour: theme.stability },
          strokes: [{ colour: theme.stabilityInk, width: 2 }],
        },
        {
          kind: 'text',
          id: 'disc-number',
          at: [x + 32, y],
          align: 'centre',
          runs: [{ text: '3', lang: 'en', size: 25, weight: 'bold', fill: theme.stabilityInk }],
        },
      ];
    case 'control':
      return [
        plate(x, 31, sides.us.strong),
        plate(x + 33, 31, sides.ussr.strong),
        letter('us', x + 15),
        letter('ussr', x + 49),
      ];
    case 'between':
      return [
        {
          kind: 'path',
          id: 'line',
          d: `M${String(x)} ${String(y)}L${String(x + 64)} ${String(y)}`,
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
      ...lines.flatMap((line, index): Shape[] => {
        const y = 8 + ROW * (index + 0.5);
        return [
          ...sign(stage, line, [14, y]),
          {
            kind: 'text',
            id: `key:${line}`,
            at: [14 + SIGN, y],
            align: 'left',
            maxWidth: WIDTH - SIGN - 26,
            runs: [plain(stage, say(`board.key.${line}`), 27, theme.stripInk)],
          },
        ];
      }),
    ],
  };
}
