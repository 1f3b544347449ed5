// The strip above the picture: whose turn, turn and action round, and which game.
import { TITLE_SIZES, titleStrip } from '../../../draw/frame.js';
import { bold, plain, second } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Layer } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import type { TwilightView } from '../view.js';
import type { Stage } from './stage.js';
import { title } from './text-board.js';

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
  const side = view.phasing;
  const text = title(view);
  const [heading, beside] = [Math.round(height * TITLE_SIZES.heading), Math.round(height * TITLE_SIZES.beside)];
  return titleStrip({
    width,
    height,
    theme,
    runs: area
      ? [bold(stage, area, heading, theme.titleInk), plain(stage, text, beside, theme.titleSoft)]
      : [bold(stage, text, heading, theme.titleInk), ...second(stage, text, beside, theme.titleSoft)],
    ...(side === null
      ? {}
      : {
          token: (at, size) =>
            letterToken('title:side', at, [size, size], { key: `board.letter.${side}` }, stage.sides[side], stage, {
              colour: theme.titleInk,
              width: size * 0.05,
            }),
        }),
    caption: look.caption === undefined ? undefined : plain(stage, look.caption, beside, theme.titleSoft),
  });
}
