// The hand as a picture.
import { emptyHand, HAND_TITLE, handCards, handScene } from '../../../draw/hand.js';
import { bold, languagesOf, plain } from '../../../draw/lettering.js';
import type { Look, Scene } from '../../../table/scene.js';
import { sideColours, themes } from '../board/theme.js';
import { card, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { say, sideName } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { cardShapes } from './card-picture.js';

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
  const { shapes, bottom } = handCards({
    cards: all,
    height: CARD,
    gap: 18,
    top: HAND_TITLE,
    draw: (id, box) => cardShapes(id, box, look, id !== 'the_china_card' || view.china.faceUp),
  });
  const empty = plain(languages, say('picture.empty'), 34, theme.stripSoft);
  return handScene(look, {
    ns: 'twilight-struggle',
    theme,
    fill: strong,
    height: bottom,
    runs: [bold(languages, say('picture.hand', { side: sideName(side), turn: view.turn }), 42, ink)],
    shapes: all.length === 0 ? [emptyHand('empty', HAND_TITLE + 20 + CARD / 2, empty)] : shapes,
  });
}
