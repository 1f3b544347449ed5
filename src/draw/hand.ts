// A hand of cards as a picture: a title in its holder's colour, and below it two cards beside each other, so that a phone shows them large enough.
import type { Box, Look, Run, Scene, Shape } from '../table/scene.js';
import { handGrid } from './cards.js';
import { titleStrip, type TitleStrip } from './frame.js';
import { line } from './lettering.js';
import type { Theme } from './theme.js';

export const HAND_WIDTH = 1240;
/** Height of the title. */
export const HAND_TITLE = 84;
const EDGE = 20;
const COLUMNS = 2;

/** How wide a card of a hand is, with so much room between the columns. */
export function handCardWidth(gap: number): number {
  return (HAND_WIDTH - 2 * EDGE - gap * (COLUMNS - 1)) / COLUMNS;
}

export interface HandCards<Card> {
  readonly cards: readonly Card[];
  /** Height of a card, or of each. */
  readonly height: number | readonly number[];
  readonly gap: number;
  /** Where they begin. */
  readonly top: number;
  readonly draw: (card: Card, box: Box, index: number) => Shape;
}

/** Cards in rows of two, and the height down to below the last; one empty row when there are none. */
export function handCards<Card>({ cards, height, gap, top, draw }: HandCards<Card>): {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
} {
  const grid = { width: HAND_WIDTH, edge: EDGE, gap, columns: COLUMNS, card: height, top };
  const { boxes, bottom } = handGrid(cards.length, grid);
  const shapes = cards.flatMap((card, index) => {
    const box = boxes[index];
    return box === undefined ? [] : [draw(card, box, index)];
  });
  return { shapes, bottom };
}

/** A word in the middle of an empty hand. */
export function emptyHand(id: string, y: number, word: Run): Shape {
  return line(id, [HAND_WIDTH / 2, y], word, { align: 'centre' });
}

export interface HandPicture extends Pick<TitleStrip, 'runs' | 'token'> {
  readonly ns: string;
  readonly theme: Theme;
  /** The colour of the title. */
  readonly fill: string;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The picture of a hand. */
export function handScene(look: Look, { ns, theme, fill, height, shapes, ...title }: HandPicture): Scene {
  return {
    width: HAND_WIDTH,
    height,
    pixels: Math.min(look.width, HAND_WIDTH),
    background: theme.strip,
    ns,
    layers: [
      titleStrip({ ...title, width: HAND_WIDTH, height: HAND_TITLE, theme: { ...theme, title: fill } }),
      { id: 'cards', shapes },
    ],
  };
}
