// The strip above the picture: whose turn, turn and action round, and which game.
import { boardTitle } from '../../../draw/frame.js';
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
export function titleLayer(stage: Stage, view: TwilightView, frame: TitleFrame): Layer {
  const side = view.phasing;
  return boardTitle(stage, {
    ...frame,
    text: title(view),
    ...(side === null
      ? {}
      : {
          token: (at, size) =>
            letterToken('title:side', at, [size, size], { key: `board.letter.${side}` }, stage.sides[side], stage, {
              colour: stage.theme.titleInk,
              width: size * 0.05,
            }),
        }),
  });
}
