// Cards: a face with a coloured band that tells its kind, title and text; hands that wrap into rows or lie as a fan; piles.
import type { Box, Colour, GroupShape, Hatch, Look, Run, Scene, Shape } from '../table/scene.js';
import { line } from './lettering.js';
import { partlyRounded } from './paths.js';
import type { Theme } from './theme.js';

/** The band at the left of a card: its kind in colour, words and signs, from top to bottom. */
export interface CardBand {
  readonly width: number;
  readonly fill: Colour;
  readonly hatch?: Hatch;
  /** Runs with the height of their middle. */
  readonly marks: readonly { readonly id: string; readonly y: number; readonly run: Run }[];
  /** Drawn over the band, in the card's own space. */
  readonly signs?: readonly Shape[];
}

export interface CardFace {
  readonly id: string;
  readonly of?: string | undefined;
  readonly box: Box;
  readonly theme: Theme;
  readonly band: CardBand;
  /** The title, the line below it, and what the card does. */
  readonly title: readonly Run[];
  /** A long title is set in two lines. */
  readonly longTitle?: boolean;
  readonly line: readonly Run[];
  readonly text: Run;
  /** A strip at the foot: effects, the moment of use. In the card's own space. */
  readonly foot?: { readonly height: number; readonly shapes: readonly Shape[] };
  /** Out of use. */
  readonly faded?: boolean;
  /** May be played now. */
  readonly lit?: boolean;
}

/** Radius of the corners of cards. */
const CORNER = 16;
/** Room between the band and the words, and at the right end. */
const INSET = { left: 22, right: 20 } as const;
/** Heights of the middle of the title and of the line below it, and of the text's top. */
const LINES = { title: 42, line: 90, text: 122 } as const;
/** The top and the height of a title in two lines. */
const LONG_TITLE = { top: 10, height: 66 } as const;

/** A card's face. */
export function cardFace(card: CardFace): GroupShape {
  const {
    id,
    of,
    box,
    theme,
    band,
    title,
    line: below,
    text,
    foot,
    faded = false,
    lit = false,
    longTitle = false,
  } = card;
  const left = band.width + INSET.left;
  const width = box.w - left - INSET.right;
  const bottom = box.h - (foot?.height ?? 0);
  const inner: Box = { x: 2, y: 2, w: band.width, h: box.h - 4 };
  return {
    kind: 'group',
    id,
    ...(of === undefined ? {} : { of }),
    at: [box.x, box.y],
    ...(faded ? { alpha: 0.5 } : {}),
    shapes: [
      ...(lit
        ? [
            {
              kind: 'box' as const,
              id: 'lit',
              box: { x: -4, y: -4, w: box.w + 8, h: box.h + 8 },
              radius: CORNER + 4,
              fill: { colour: theme.marker },
            },
          ]
        : []),
      {
        kind: 'box',
        id: 'paper',
        box: { x: 0, y: 0, w: box.w, h: box.h },
        radius: CORNER,
        fill: { colour: theme.paper },
        strokes: [{ colour: band.fill, width: 4 }],
      },
      {
        kind: 'path',
        id: 'band',
        d: partlyRounded(inner, CORNER - 2, ['top-left', 'bottom-left']),
        fill: { colour: band.fill, ...(band.hatch ? { hatch: band.hatch } : {}) },
      },
      ...(band.signs ?? []),
      ...band.marks.map((mark) =>
        line(mark.id, [band.width / 2, mark.y], mark.run, { align: 'centre', maxWidth: band.width - 12 }),
      ),
      longTitle
        ? line('name', [left, LONG_TITLE.top], title, { wrap: { width, height: LONG_TITLE.height } })
        : line('name', [left, LINES.title], title, { gap: 14, maxWidth: width }),
      line('line', [left, LINES.line], below, { gap: 10, maxWidth: width }),
      line('effect', [left, LINES.text], text, { wrap: { width, height: bottom - LINES.text - 14 } }),
      ...(foot?.shapes ?? []),
    ],
  };
}

export interface HandGrid {
  /** Width of the picture, and room at its edges and between cards. */
  readonly width: number;
  readonly edge: number;
  readonly gap: number;
  readonly columns: number;
  /** Height of a card, or of each card where their texts differ much; a row is as high as its highest. */
  readonly card: number | readonly number[];
  /** Where the first row begins. */
  readonly top: number;
}

/** The places of cards in rows that wrap, and the height down to below the last; one empty row when there are none. */
export function handGrid(
  count: number,
  { width, edge, gap, columns, card, top }: HandGrid,
): { boxes: Box[]; bottom: number } {
  const w = (width - 2 * edge - gap * (columns - 1)) / columns;
  const rows = Math.max(1, Math.ceil(count / columns));
  const heights = Array.from({ length: rows }, (_, row) =>
    typeof card === 'number' ? card : Math.max(...card.slice(row * columns, (row + 1) * columns)),
  );
  const above = (row: number): number => heights.slice(0, row).reduce((sum, height) => sum + height + gap, top + edge);
  return {
    boxes: Array.from({ length: count }, (_, index) => {
      const row = Math.floor(index / columns);
      return { x: edge + (index % columns) * (w + gap), y: above(row), w, h: heights[row] ?? 0 };
    }),
    bottom: above(rows) - gap + edge,
  };
}

/** Width of a card that is drawn by itself. */
export const aloneWidth = 760;
const ALONE_MARGIN = 20;

/**
 * One card by itself, with a margin around it.
 * @param height of the card, which is 760 wide.
 * @param ns whose words stand on it.
 */
export function cardAlone(
  look: Look,
  { height, background, ns }: { readonly height: number; readonly background: Colour; readonly ns: string },
  shapesIn: (box: Box) => Shape,
): Scene {
  const width = aloneWidth + 2 * ALONE_MARGIN;
  const box = { x: ALONE_MARGIN, y: ALONE_MARGIN, w: aloneWidth, h: height };
  return {
    width,
    height: height + 2 * ALONE_MARGIN,
    pixels: Math.min(look.width, 1000),
    background,
    ns,
    layers: [{ id: 'cards', shapes: [shapesIn(box)] }],
  };
}
