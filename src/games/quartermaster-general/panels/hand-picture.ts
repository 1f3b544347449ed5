// The hand and the face-down Response cards of a nation as a picture.
import { emptyHand, HAND_TITLE, HAND_WIDTH, handCards, handScene } from '../../../draw/hand.js';
import { bold, type Languages, languagesOf, line, plain } from '../../../draw/lettering.js';
import { letterToken } from '../../../draw/tokens.js';
import type { Box, Look, Scene, Shape } from '../../../table/scene.js';
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

/** Cards from a height on; a word where there are none. */
function cardsFrom(top: number, cards: readonly CardId[], name: string, look: Look, none: Text): Drawn {
  const draw = (id: CardId, box: Box, index: number): Shape => cardShapes(id, box, look, `${name}:${index}`);
  if (cards.length > 0) return handCards({ cards, height: CARD, gap: 16, top, draw });
  const empty = plain(languagesOf(look.lang), none, 34, themes[look.theme].stripSoft);
  return { shapes: [emptyHand(`${name}:empty`, top + 58, empty)], bottom: top + 116 };
}

function strip(view: QmgView, top: number, look: Look, languages: Languages): readonly Shape[] {
  const theme = themes[look.theme];
  return [
    {
      kind: 'box',
      id: 'responses:strip',
      box: { x: 0, y: top, w: HAND_WIDTH, h: STRIP },
      fill: { colour: theme.title },
    },
    line(
      'responses:title',
      [28, top + STRIP / 2],
      [
        bold(languages, say('picture.responses', { count: view.responses.length }), 36, theme.titleInk),
        plain(languages, say('picture.onlyCount'), 26, theme.titleSoft),
      ],
      { gap: 22, maxWidth: HAND_WIDTH - 56 },
    ),
  ];
}

/** The picture of a nation's hand, of its face-down Response cards, and how much it has left. */
export function handPicture(view: QmgView, nation: Nation, look: Look): Scene {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const colours = nationColours(look)[nation];
  const hand = cardsFrom(HAND_TITLE, inOrder(view.hand), 'hand', look, say('picture.empty'));
  const laid = cardsFrom(hand.bottom + STRIP, inOrder(view.responses), 'response', look, say('picture.noResponses'));
  const { deck, discard } = view.counts[nation];
  const args = { deck, discard, army: reserve(view, nation, 'army'), navy: reserve(view, nation, 'navy') };
  const left = view.options.totalWar
    ? say('picture.leftAir', { ...args, air: airReserve(view, nation) })
    : say('picture.left', args);
  return handScene(look, {
    ns: 'quartermaster-general',
    theme,
    fill: colours.strong,
    height: laid.bottom + FOOT,
    runs: [
      bold(languages, say('picture.hand', { nation: nationName(nation), count: view.hand.length }), 42, colours.ink),
      plain(languages, say('gauge.round', { round: view.round }), 30, colours.ink),
    ],
    token: (at, size) =>
      letterToken('title:nation', at, [size, size], say(`letter.${nation}`), colours, languages, {
        colour: colours.ink,
        width: 3,
      }),
    shapes: [
      ...hand.shapes,
      ...strip(view, hand.bottom, look, languages),
      ...laid.shapes,
      line('left', [28, laid.bottom + FOOT / 2 - 8], plain(languages, left, 32, theme.stripInk), {
        maxWidth: HAND_WIDTH - 56,
      }),
    ],
  });
}
