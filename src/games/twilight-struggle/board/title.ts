// The strip above the picture: whose turn, turn and action round, and which game.
import type { Layer, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { title } from './text-board.js';
import type { TwilightView } from '../view.js';
import { bold, plain, second, type Stage } from './stage.js';

/** What a title strip needs to know of its picture. */
export interface TitleFrame {
  readonly width: number;
  readonly height: number;
  /** The close-up shown. */
  readonly area?: Text;
}

/** The title strip at the top of a picture. */
export function titleLayer(stage: Stage, view: TwilightView, { width, height, area }: TitleFrame): Layer {
  const { theme, look } = stage;
  const middle = height / 2;
  const edge = height * 0.28;
  const side = view.phasing;
  const chip = height * 0.68;
  const text = title(view);
  const captionRoom = look.caption === undefined ? 0 : width * 0.24;
  const whose: Shape[] =
    side === null
      ? []
      : [
          {
            kind: 'box',
            id: 'title:side',
            box: { x: edge, y: middle - chip / 2, w: chip, h: chip },
            radius: chip * 0.18,
            fill: { colour: stage.sides[side].strong },
            strokes: [{ colour: theme.titleInk, width: chip * 0.05 }],
          },
          {
            kind: 'text',
            id: 'title:letter',
            at: [edge + chip / 2, middle],
            align: 'centre',
            runs: [bold(stage, { key: `board.letter.${side}` }, chip * 0.6, stage.sides[side].ink)],
          },
        ];
  const left = edge + (side === null ? 0 : chip + edge);
  const runs = area
    ? [bold(stage, area, height * 0.5, theme.titleInk), plain(stage, text, height * 0.36, theme.titleSoft)]
    : [bold(stage, text, height * 0.5, theme.titleInk), ...second(stage, text, height * 0.34, theme.titleSoft)];
  return {
    id: 'title',
    shapes: [
      { kind: 'box', id: 'title:strip', box: { x: 0, y: 0, w: width, h: height }, fill: { colour: theme.title } },
      ...whose,
      {
        kind: 'text',
        id: 'title:text',
        at: [left, middle],
        align: 'left',
        gap: height * 0.3,
        maxWidth: width - left - edge - captionRoom,
        runs,
      },
      ...(look.caption === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              id: 'caption',
              at: [width - edge, middle] as const,
              align: 'right' as const,
              maxWidth: captionRoom - edge,
              runs: [plain(stage, look.caption, height * 0.34, theme.titleSoft)],
            },
          ]),
    ],
  };
}
