// The hand as a picture: two cards beside each other, so that a phone shows them large enough.
import { handGrid } from '../../../draw/cards.js';
import { titleStrip } from '../../../draw/frame.js';
import { bold, languagesOf, line, plain } from '../../../draw/lettering.js';
import type { Look, Scene } from '../../../table/scene.js';
import { sideColours, themes } from '../board/theme.js';
import { card, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { say, sideName } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { cardShapes } from './card-picture.js';

const WIDTH = 1240;
const TITLE = 84;
const CARD = 268;

/** Scoring cards first, then own, neutral and opposing events, the strong ones first. */
function ordered(hand: readonly CardId[], side: Side): readonly CardId[] {
  const rank = (id: CardId): number => {
    const { scores, side: owner } = card(id);
    if (scores !== undefined) return 0;
    return owner === side ? 1 : owner === 'neutral' ? 2 : 3;
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || card(b).ops - card(a).ops || card(a).number - card(b).number);
}

/** The picture of a side's hand, The China Card last, without the card that is being played. */
export function handPicture(view: TwilightView, side: Side, look: Look): Scene {
  const theme = themes[look.theme];
  const languages = languagesOf(look.lang);
  const { strong, ink } = sideColours(look)[side];
  const cards = ordered(view.hand, side);
  const whole: readonly CardId[] = view.china.holder === side ? [...cards, 'the_china_card'] : cards;
  const all = whole.filter((id) => id !== view.chosen);
  const { boxes, bottom } = handGrid(all.length, {
    width: WIDTH,
    edge: 20,
    gap: 18,
    columns: 2,
    card: CARD,
    top: TITLE,
  });
  const empty = plain(languages, say('picture.empty'), 34, theme.stripSoft);
  return {
    width: WIDTH,
    height: bottom,
    pixels: Math.min(look.width, WIDTH),
    background: theme.strip,
    ns: 'twilight-struggle',
    layers: [
      titleStrip({
        width: WIDTH,
        height: TITLE,
        theme: { ...theme, title: strong },
        runs: [bold(languages, say('picture.hand', { side: sideName(side), turn: view.turn }), 42, ink)],
      }),
      {
        id: 'cards',
        shapes:
          all.length === 0
            ? [line('empty', [WIDTH / 2, TITLE + 20 + CARD / 2], empty, { align: 'centre' })]
            : boxes.flatMap((box, n) => {
                const id = all[n];
                return id === undefined
                  ? []
                  : [cardShapes(id, box, look, id !== 'the_china_card' || view.china.faceUp)];
              }),
      },
    ],
  };
}
