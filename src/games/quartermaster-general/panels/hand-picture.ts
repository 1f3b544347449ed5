// The hand and the face-down Response cards of a nation as a picture, two cards beside each other so that a phone shows them large enough.
import { handGrid } from '../../../draw/cards.js';
import { titleStrip } from '../../../draw/frame.js';
import { bold, type Languages, languagesOf, line, plain } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Layer, Look, Scene, Shape } from '../../../table/scene.js';
import type { Text } from '../../../table/text.js';
import { nationColours, themes } from '../board/theme.js';
import { cardTypes } from '../data/card-terms.js';
import { card, cardIds, type CardId } from '../data/cards.js';
import type { Nation } from '../data/nations.js';
import { nationName, say } from '../reports/names.js';
import { airReserve } from '../rules/air.js';
import { reserve } from '../rules/board.js';
import type { QmgView } from '../view.js';
import { cardShapes } from './card-picture.js';

const WIDTH = 1240;
const TITLE = 84;
const STRIP = 72;
const CARD = 288;
const FOOT = 76;

/** Cards by their kind, and within it as the decks are listed. */
export function inOrder(cards: readonly CardId[]): readonly CardId[] {
  const rank = (id: CardId): number => cardTypes.indexOf(card(id).type);
  return cards.toSorted((a, b) => rank(a) - rank(b) || cardIds.indexOf(a) - cardIds.indexOf(b));
}

interface Drawn {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** Cards in two columns from a height on; a word where there are none. */
function grid(cards: readonly CardId[], name: string, top: number, look: Look, none: Text): Drawn {
  const theme = themes[look.theme];
  const { boxes, bottom } = handGrid(cards.length, { width: WIDTH, edge: 20, gap: 16, columns: 2, card: CARD, top });
  const shapes = boxes.flatMap((box, index) => {
    const id = cards[index];
    return id === undefined ? [] : [cardShapes(id, box, look, `${name}:${index}`)];
  });
  if (cards.length > 0) return { shapes, bottom };
  const empty = plain(languagesOf(look.lang), none, 34, theme.stripSoft);
  return {
    shapes: [line(`${name}:empty`, [WIDTH / 2, top + 58], empty, { align: 'centre' })],
    bottom: top + 116,
  };
}

function strip(view: QmgView, top: number, look: Look, languages: Languages): readonly Shape[] {
  const theme = themes[look.theme];
  return [
    {
      kind: 'box',
      id: 'responses:strip',
      box: { x: 0, y: top, w: WIDTH, h: STRIP },
      fill: { colour: theme.title },
    },
    line(
      'responses:title',
      [28, top + STRIP / 2],
      [
        bold(languages, say('picture.responses', { count: view.responses.length }), 36, theme.titleInk),
        plain(languages, say('picture.onlyCount'), 26, theme.titleSoft),
      ],
      { gap: 22, maxWidth: WIDTH - 56 },
    ),
  ];
}

function titleOf(view: QmgView, nation: Nation, look: Look, languages: Languages): Layer {
  const theme = themes[look.theme];
  const colours = nationColours(look)[nation];
  return titleStrip({
    width: WIDTH,
    height: TITLE,
    theme: { ...theme, title: colours.strong },
    runs: [
      bold(languages, say('picture.hand', { nation: nationName(nation), count: view.hand.length }), 42, colours.ink),
      plain(languages, say('gauge.round', { round: view.round }), 30, colours.ink),
    ],
    token: (at, size) =>
      letterToken('title:nation', at, [size, size], say(`letter.${nation}`), colours, languages, {
        colour: colours.ink,
        width: 3,
      }),
  });
}

/** The picture of a nation's hand, of its face-down Response cards, and how much it has left. */
export function handPicture(view: QmgView, nation: Nation, look: Look): Scene {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const hand = grid(inOrder(view.hand), 'hand', TITLE, look, say('picture.empty'));
  const laid = grid(inOrder(view.responses), 'response', hand.bottom + STRIP, look, say('picture.noResponses'));
  const { deck, discard } = view.counts[nation];
  const args = { deck, discard, army: reserve(view, nation, 'army'), navy: reserve(view, nation, 'navy') };
  const left = view.options.totalWar
    ? say('picture.leftAir', { ...args, air: airReserve(view, nation) })
    : say('picture.left', args);
  return {
    width: WIDTH,
    height: laid.bottom + FOOT,
    pixels: Math.min(look.width, WIDTH),
    background: theme.strip,
    ns: 'quartermaster-general',
    layers: [
      titleOf(view, nation, look, languages),
      {
        id: 'cards',
        shapes: [
          ...hand.shapes,
          ...strip(view, hand.bottom, look, languages),
          ...laid.shapes,
          line('left', [28, laid.bottom + FOOT / 2 - 8], plain(languages, left, 32, theme.stripInk), {
            maxWidth: WIDTH - 56,
          }),
        ],
      },
    ],
  };
}
