// The hand as a picture: two cards beside each other, so that a phone shows them large enough.
import type { Box, Look, Scene, Shape } from '../../../table/scene.js';
import { sideColours, themes } from '../board/theme.js';
import { card, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { say, sideName } from '../reports/say.js';
import type { TwilightView } from '../view.js';
import { cardShapes, langsOf } from './card-picture.js';

const width = 1240;
const edge = 20;
const gap = 18;
const title = 84;
const cardBox = { w: (width - 2 * edge - gap) / 2, h: 268 } as const;

/** Scoring cards first, then own, neutral and opposing events, the strong ones first. */
function ordered(hand: readonly CardId[], side: Side): readonly CardId[] {
  const rank = (id: CardId): number => {
    const { scores, side: owner } = card(id);
    if (scores !== undefined) return 0;
    return owner === side ? 1 : owner === 'neutral' ? 2 : 3;
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || card(b).ops - card(a).ops || card(a).number - card(b).number);
}

function boxAt(n: number): Box {
  const [column, row] = [n % 2, Math.floor(n / 2)];
  return { x: edge + column * (cardBox.w + gap), y: title + edge + row * (cardBox.h + gap), ...cardBox };
}

/** The picture of a side's hand, The China Card last. */
export function handPicture(view: TwilightView, side: Side, look: Look): Scene {
  const theme = themes[look.theme];
  const { main } = langsOf(look);
  const cards = ordered(view.hand, side);
  const all: readonly CardId[] = view.china.holder === side ? [...cards, 'the_china_card'] : cards;
  const rows = Math.max(1, Math.ceil(all.length / 2));
  const run = (text: Parameters<typeof words>[0]): Shape => words(text, main, theme.stripSoft);
  return {
    width,
    height: title + edge * 2 + rows * cardBox.h + (rows - 1) * gap,
    pixels: Math.min(look.width, width),
    background: theme.strip,
    ns: 'twilight-struggle',
    layers: [
      {
        id: 'title',
        shapes: [
          {
            kind: 'box',
            id: 'title:strip',
            box: { x: 0, y: 0, w: width, h: title },
            fill: { colour: sideColours(look)[side].strong },
          },
          {
            kind: 'text',
            id: 'title:text',
            at: [edge + 6, title / 2],
            align: 'left',
            maxWidth: width - 2 * edge,
            runs: [
              {
                text: say('picture.hand', { side: sideName(side), turn: view.turn }),
                lang: main,
                size: 42,
                weight: 'bold',
                fill: sideColours(look)[side].ink,
              },
            ],
          },
        ],
      },
      {
        id: 'cards',
        shapes:
          all.length === 0
            ? [run(say('picture.empty'))]
            : all.map((id, n) => cardShapes(id, boxAt(n), look, id !== 'the_china_card' || view.china.faceUp)),
      },
    ],
  };
}

function words(text: ReturnType<typeof say>, lang: 'en' | 'ko', fill: string): Shape {
  return {
    kind: 'text',
    id: 'empty',
    at: [width / 2, title + edge + cardBox.h / 2],
    align: 'centre',
    runs: [{ text, lang, size: 34, weight: 'regular', fill }],
  };
}
