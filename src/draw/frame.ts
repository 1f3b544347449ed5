// The frame of a picture: the title strip above, strips below, and rows and columns of signs with what they mean.
import type { Box, Layer, Look, Run, Shape, XY } from '../table/scene.js';
import type { Text } from '../table/text.js';
import { bold, type Languages, line, plain, second } from './lettering.js';
import type { Theme } from './theme.js';

/** Room at the left and right end of a title strip, over its height. */
const TITLE_EDGE = 0.33;
/** Room for the caption, over the width: the longest name of a game, as small as words are ever made, fits into it. */
const CAPTION_ROOM = 0.27;
/** Sizes of words in a title strip, over its height. */
export const TITLE_SIZES = { heading: 0.52, beside: 0.35 } as const;

export interface TitleStrip {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** The heading and what follows it. */
  readonly runs: readonly Run[];
  /** A square token before the heading. */
  readonly token?: (at: XY, size: number) => Shape;
  /** A line of its own below them, where one line would make all of them too small. */
  readonly under?: Run | undefined;
  /** Which game this is, at the right end. */
  readonly caption?: Run | undefined;
}

/** The title strip at the top of a picture. */
export function titleStrip({ width, height, theme, runs, under, token, caption }: TitleStrip): Layer {
  const middle = height / 2;
  const edge = Math.round(height * TITLE_EDGE);
  const size = height * 0.68;
  const left = edge + (token === undefined ? 0 : size + edge * 0.8);
  const room = caption === undefined ? 0 : width * CAPTION_ROOM;
  const maxWidth = width - left - edge - (caption === undefined ? 0 : room + edge);
  return {
    id: 'title',
    shapes: [
      { kind: 'box', id: 'title:strip', box: { x: 0, y: 0, w: width, h: height }, fill: { colour: theme.title } },
      ...(token === undefined ? [] : [token([edge + size / 2, middle], size)]),
      line('title:text', [left, under === undefined ? middle : height * 0.31], runs, {
        gap: Math.round(height * 0.29),
        maxWidth,
      }),
      ...(under === undefined ? [] : [line('title:under', [left, height * 0.73], under, { maxWidth })]),
      ...(caption === undefined
        ? []
        : [line('caption', [width - edge, middle], caption, { align: 'right', maxWidth: room })]),
    ],
  };
}

/** What the title of a board says. */
export interface BoardTitle extends Pick<TitleStrip, 'width' | 'height' | 'token'> {
  readonly text: Text;
  /** The close-up's name, which then stands first. */
  readonly area?: Text | undefined;
  /** Size of the title beside the name of a close-up, over the height. */
  readonly beside?: number;
  /** The title stands below the name of a close-up: it is long, or the strip short. */
  readonly stacked?: boolean;
}

/** The title strip of a board: its title in the viewer's languages, or the close-up's name with the title beside it; and the caption. */
export function boardTitle(
  stage: Languages & { readonly theme: Theme; readonly look: Pick<Look, 'caption' | 'heading'> },
  { text: own, area, beside = TITLE_SIZES.beside, stacked = false, token, ...frame }: BoardTitle,
): Layer {
  const { theme, look } = stage;
  const text = look.heading ?? own;
  // Whoever is next belongs to the position's own title.
  const strip = { ...frame, ...(token === undefined || look.heading !== undefined ? {} : { token }) };
  const [heading, small] = [
    Math.round(strip.height * TITLE_SIZES.heading),
    Math.round(strip.height * TITLE_SIZES.beside),
  ];
  const caption = look.caption === undefined ? undefined : plain(stage, look.caption, small, theme.titleSoft);
  if (stacked && area !== undefined) {
    const [name, below] = [Math.round(strip.height * 0.44), Math.round(strip.height * 0.36)];
    return titleStrip({
      ...strip,
      theme,
      runs: [bold(stage, area, name, theme.titleInk)],
      under: plain(stage, text, below, theme.titleSoft),
      caption,
    });
  }
  return titleStrip({
    ...strip,
    theme,
    runs:
      area === undefined
        ? [bold(stage, text, heading, theme.titleInk), ...second(stage, text, small, theme.titleSoft)]
        : [
            bold(stage, area, heading, theme.titleInk),
            plain(stage, text, Math.round(strip.height * beside), theme.titleSoft),
          ],
    caption,
  });
}

/** The ground of a strip below the map, with a rule at its top. */
export function stripGround(id: string, box: Box, theme: Theme): Shape[] {
  return [
    { kind: 'box', id: `${id}:strip`, box, fill: { colour: theme.strip } },
    { kind: 'box', id: `${id}:rule`, box: { ...box, h: 4 }, fill: { colour: theme.title } },
  ];
}

/** A sign and what it means; the sign is drawn to the right of its origin. */
export interface Key {
  readonly id: string;
  readonly text: Text;
  /** Width of the sign. */
  readonly width: number;
  readonly sign: readonly Shape[];
}

interface KeyStyle {
  readonly theme: Theme;
  readonly languages: Languages;
  readonly size: number;
}

type KeyWords = (key: Key, at: XY, maxWidth: number, style: KeyStyle) => readonly Shape[];

/** What a sign means, the second language beside the first. */
const besideWords: KeyWords = ({ id, text }, at, maxWidth, { theme, languages, size }) => [
  line(
    `key-text:${id}`,
    at,
    [plain(languages, text, size, theme.stripInk), ...second(languages, text, size * 0.8, theme.stripSoft)],
    { gap: size * 0.3, maxWidth },
  ),
];

/** The same with the second language below the first: beside it, words of a row would become too small to be read. */
const stackedWords: KeyWords = ({ id, text }, [x, y], maxWidth, { theme, languages, size }) => [
  line(`key-text:${id}`, [x, y - size * 0.36], plain(languages, text, size * 0.86, theme.stripInk), { maxWidth }),
  line(`key-under:${id}`, [x, y + size * 0.5], second(languages, text, size * 0.7, theme.stripSoft), { maxWidth }),
];

const keyShapes = (key: Key, at: XY, left: number, room: number, style: KeyStyle, words = besideWords): Shape[] => [
  { kind: 'group', id: `key:${key.id}`, at, shapes: key.sign },
  ...words(key, [left, at[1]], room, style),
];

/** Signs side by side, the room between them shared out evenly. */
export function keyRow(keys: readonly Key[], { x, y, w }: Omit<Box, 'h'>, style: KeyStyle): Shape[] {
  const room = (w - keys.reduce((sum, { width }) => sum + width, 0)) / Math.max(1, keys.length);
  const words = style.languages.second === undefined ? besideWords : stackedWords;
  let left = x;
  return keys.flatMap((key) => {
    const shapes = keyShapes(key, [left, y], left + key.width + 4, room - 16, style, words);
    left += key.width + room;
    return shapes;
  });
}

/** Signs one below the other; `y` is the top, `row` the height of each. */
export function keyColumn(keys: readonly Key[], { x, y, w }: Omit<Box, 'h'>, row: number, style: KeyStyle): Shape[] {
  const widest = Math.max(0, ...keys.map(({ width }) => width));
  return keys.flatMap((key, index) =>
    keyShapes(key, [x, y + row * (index + 0.5)], x + widest + style.size * 0.75, w - widest - style.size, style),
  );
}
