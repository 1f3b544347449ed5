// A card as a picture: a band with its value in the colour of its side, name, era, star, and what its event does.
import type { Box, Colour, Look, Run, Scene, Shape } from '../../../table/scene.js';
import { sideColours, themes, type Theme } from '../board/theme.js';
import { card, type CardId } from '../data/cards.js';
import type { CardSide } from '../data/terms.js';
import { cardName, say, sideName } from '../reports/say.js';
import { effectText } from './cards.js';

type Lang = 'en' | 'ko';

/** Languages of a look: the one a card is told in, and a second one for its name. */
export function langsOf(look: Look): { readonly main: Lang; readonly second?: Lang } {
  return look.lang === 'both' ? { main: 'ko', second: 'en' } : { main: look.lang };
}

interface Ink {
  readonly band: Colour;
  readonly bandInk: Colour;
}

/** Colours of a card: its side's, both sides' grey, or the gold of scoring cards. */
function inkOf(look: Look, id: CardId): Ink {
  const { side, scores } = card(id);
  const dark = look.theme === 'dark';
  if (scores !== undefined) {
    return { band: '#C79A1B', bandInk: '#1A1A1A' };
  }
  if (side === 'neutral') return { band: dark ? '#8793A0' : '#5B6775', bandInk: dark ? '#10151A' : '#FFFFFF' };
  const { strong, ink } = sideColours(look)[side];
  return { band: strong, bandInk: ink };
}

function ownerText(side: CardSide): Run['text'] {
  return side === 'neutral' ? say('picture.both') : sideName(side);
}

const bandWidth = 96;

/** The shapes of one card in a box. */
export function cardShapes(id: CardId, box: Box, look: Look, faceUp = true): Shape {
  const theme = themes[look.theme];
  const { main } = langsOf(look);
  const ink = inkOf(look, id);
  const left = bandWidth + 22;
  const width = box.w - left - 20;
  return {
    kind: 'group',
    id: `card:${id}`,
    at: [box.x, box.y],
    ...(faceUp ? {} : { alpha: 0.5 }),
    shapes: [
      {
        kind: 'box',
        id: 'paper',
        box: { x: 0, y: 0, w: box.w, h: box.h },
        radius: 16,
        fill: { colour: theme.paper },
        strokes: [{ colour: ink.band, width: 4 }],
      },
      ...bandShapes(id, box, ink, main),
      ...headShapes(id, { left, width }, look, theme),
      {
        kind: 'text',
        id: 'effect',
        at: [left, 122],
        align: 'left',
        wrap: { width, height: box.h - 136 },
        runs: [
          {
            text: faceUp ? effectText(id) : say('picture.chinaDown'),
            lang: main,
            size: 27,
            weight: 'regular',
            fill: theme.ink,
          },
        ],
      },
    ],
  };
}

/** The band at the left: value and side, in words as well as colour. */
function bandShapes(id: CardId, box: Box, ink: Ink, lang: Lang): Shape[] {
  const { ops, side, scores, starred } = card(id);
  const run = (text: Run['text'], size: number): Run => ({ text, lang, size, weight: 'bold', fill: ink.bandInk });
  const middle = bandWidth / 2;
  const scoring = scores !== undefined;
  return [
    {
      kind: 'box',
      id: 'band',
      box: { x: 2, y: 2, w: bandWidth, h: box.h - 4 },
      radius: 14,
      fill: { colour: ink.band },
    },
    {
      kind: 'text',
      id: 'ops',
      at: [middle, 58],
      align: 'centre',
      runs: [run(scoring ? 'VP' : String(ops), scoring ? 44 : 72)],
      maxWidth: 84,
    },
    {
      kind: 'text',
      id: 'ops-word',
      at: [middle, 112],
      align: 'centre',
      runs: [run(scoring ? say('picture.scoring') : say('picture.ops'), 25)],
      maxWidth: 84,
    },
    ...(scoring
      ? []
      : [
          {
            kind: 'text' as const,
            id: 'side',
            at: [middle, box.h - 34] as const,
            align: 'centre' as const,
            runs: [run(ownerText(side), 30)],
            maxWidth: 84,
          },
        ]),
    ...(starred === true
      ? [
          {
            kind: 'text' as const,
            id: 'star',
            at: [middle, 160] as const,
            align: 'centre' as const,
            runs: [run('★', 44)],
          },
        ]
      : []),
  ];
}

/** Name, and the line of era and number. */
function headShapes(id: CardId, place: { left: number; width: number }, look: Look, theme: Theme): Shape[] {
  const { main, second } = langsOf(look);
  const { number, era, starred } = card(id);
  const small = (text: Run['text'], lang: Lang): Run => ({
    text,
    lang,
    size: 23,
    weight: 'regular',
    fill: theme.stripSoft,
  });
  const runs: readonly Run[] = [{ text: cardName(id), lang: main, size: 37, weight: 'bold', fill: theme.ink }];
  const other = second === undefined ? [] : [small(cardName(id), second), small('·', main)];
  const line: Run[] = [...other, small({ key: `era.${era}` }, main), small(`· ${number}`, main)];
  if (starred === true) line.push(small(say('picture.removed'), main));
  return [
    { kind: 'text', id: 'name', at: [place.left, 42], align: 'left', gap: 14, maxWidth: place.width, runs },
    { kind: 'text', id: 'line', at: [place.left, 90], align: 'left', gap: 10, maxWidth: place.width, runs: line },
  ];
}

const alone: Box = { x: 20, y: 20, w: 760, h: 330 };

/** One card by itself. */
export function cardPicture(id: CardId, look: Look): Scene {
  return {
    width: 800,
    height: 370,
    pixels: Math.min(look.width, 1000),
    background: themes[look.theme].strip,
    ns: 'twilight-struggle',
    layers: [{ id: 'cards', shapes: [cardShapes(id, alone, look)] }],
  };
}
