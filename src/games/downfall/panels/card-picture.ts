// A card as a picture: a band that tells its kind, its name and what it does, and at the foot when it is played.
import { aloneWidth, cardAlone, cardFace, type CardBand } from '../../../draw/cards.js';
import { bold, figure, type Languages, languagesOf, line, plain, second } from '../../../draw/lettering.js';
import type { Box, Colour, Look, Scene, Shape } from '../../../table/scene.js';
import { factionColours, themes } from '../board/theme.js';
import type { CardId } from '../data/cards.js';
import type { Facts } from '../data/facts.js';
import { cardName, cardText, say } from '../reports/names.js';

const FOOT = 52;
/** Where the words stand: what they leave free at the left and right, above and below. */
const ROOM = { left: 126, right: 20, above: 122, below: 14 } as const;
const TEXT = { size: 28, line: 36 } as const;

/** The colour of a kind of card. */
const kinds: Readonly<Record<'hq' | 'combat' | 'situational', Colour>> = {
  hq: '#5B2A86',
  combat: '#A8231E',
  situational: '#1F5F8F',
};

function bandOf(facts: Facts, id: CardId, height: number, languages: Languages): CardBand {
  const { type } = facts.cards[id];
  return {
    width: 104,
    fill: kinds[type],
    marks: [
      { id: 'number', y: 44, run: figure(id, 40, '#FFFFFF') },
      { id: 'kind', y: height - 34, run: bold(languages, say(`card.type.${type}`), 27, '#FFFFFF') },
    ],
  };
}

/**
 * Cards with long words: about how many letters' heights these are wide in one line, in the longer of the languages.
 * @internal
 */
export const longCards: Readonly<Partial<Record<CardId, number>>> = { W19: 170, A19: 118, S23: 94 };

/** How high a card must be at least for its words to be read at their full size. */
export function cardHeight(id: CardId, width: number, least: number): number {
  const lines = Math.ceil(((longCards[id] ?? 0) * TEXT.size * 1.12) / (width - ROOM.left - ROOM.right));
  return Math.max(least, ROOM.above + lines * TEXT.line + ROOM.below + FOOT);
}

/** The shapes of one card in a box. `lit`: may be played now. */
export function cardShapes(facts: Facts, id: CardId, box: Box, look: Look, lit = false): Shape {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const { timing, usableBy } = facts.cards[id];
  const { left } = ROOM;
  const width = box.w - left - ROOM.right;
  const middle = box.h - FOOT / 2 - 8;
  const colours = factionColours(look);
  const users = usableBy.map((faction, n): Shape => ({
    kind: 'box',
    id: `user:${faction}`,
    box: { x: box.w - 20 - (usableBy.length - n) * 66, y: middle - 19, w: 60, h: 38 },
    radius: 8,
    fill: { colour: colours[faction].strong },
  }));
  return cardFace({
    id: `card:${id}`,
    of: id,
    box,
    theme,
    lit,
    band: bandOf(facts, id, box.h, languages),
    title: [bold(languages, cardName(facts, id), 36, theme.ink)],
    line: second(languages, cardName(facts, id), 23, theme.stripSoft),
    text: plain(languages, cardText(facts, id), TEXT.size, theme.ink),
    foot: {
      height: FOOT,
      shapes: [
        line(
          'timing',
          [left, middle],
          bold(languages, say(`card.timing.${timing}`), 25, lit ? theme.good : theme.stripSoft),
          {
            maxWidth: width - usableBy.length * 66 - 8,
          },
        ),
        ...users,
        ...usableBy.map((faction, n) =>
          line(
            `user:${faction}:name`,
            [box.w - 20 - (usableBy.length - n) * 66 + 30, middle],
            bold(languages, say(`board.owner.${faction}`), 21, colours[faction].ink),
            { align: 'centre', maxWidth: 56 },
          ),
        ),
      ],
    },
  });
}

/** One card by itself. */
export function cardPicture(facts: Facts, id: CardId, look: Look): Scene {
  const { strip } = themes[look.theme];
  const height = cardHeight(id, aloneWidth, 330);
  return cardAlone(look, { height, background: strip, ns: 'downfall' }, (box) => cardShapes(facts, id, box, look));
}
