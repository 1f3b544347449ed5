// The viewer's own hand, in words and as a picture.
import type { Panel } from '../../../table/game.js';
import { isScoring, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { roundsLeft } from '../rules/turn.js';
import { cardName, say } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { effectText, factsText } from '../reports/card-text.js';
import { handPicture } from './hand-picture.js';

/** The page of the hand, without the card that is being played; only its holder gets it. */
export function handPanel(view: TwilightView, side: Side): Panel {
  const hand = view.hand.filter((id) => id !== view.chosen);
  const scoring = hand.filter(isScoring);
  const line = (id: CardId) =>
    say('panel.hand.card', { card: cardName(id), facts: factsText(id), effect: effectText(id) });
  const china = view.china.holder === side && view.chosen !== 'the_china_card';
  const chinaLine = view.china.faceUp ? 'panel.hand.china' : 'panel.hand.chinaDown';
  return {
    id: 'hand',
    title: say('panel.hand'),
    role: 'hand',
    private: true,
    lines: [
      ...hand.map(line),
      ...(china ? [say(chinaLine, { card: cardName('the_china_card') })] : []),
      ...(scoring.length === 0
        ? []
        : [say('panel.hand.mustPlay', { cards: scoring.map(cardName), rounds: roundsLeft(view, side) })]),
    ],
    scene: (look) => handPicture(view, side, look),
  };
}
