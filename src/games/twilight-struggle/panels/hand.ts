// The viewer's own hand, in words and as a picture.
import type { Panel } from '../../../table/game.js';
import { isScoring, type CardId } from '../data/cards.js';
import type { Side } from '../data/terms.js';
import { roundsLeft } from '../rules/turn.js';
import { cardName, say } from '../reports/names.js';
import type { TwilightView } from '../view.js';
import { effectText, factsText } from '../reports/card-text.js';
import { handPicture } from './hand-picture.js';

/** The page of the hand; only its holder gets it. */
export function handPanel(view: TwilightView, side: Side): Panel {
  const scoring = view.hand.filter(isScoring);
  const line = (id: CardId) =>
    say('panel.hand.card', { card: cardName(id), facts: factsText(id), effect: effectText(id) });
  const china = view.china.holder === side;
  const chinaLine = view.china.faceUp ? 'panel.hand.china' : 'panel.hand.chinaDown';
  return {
    id: 'hand',
    title: say('panel.hand'),
    role: 'hand',
    private: true,
    lines: [
      ...view.hand.map(line),
      ...(china ? [say(chinaLine, { card: cardName('the_china_card') })] : []),
      ...(scoring.length === 0
        ? []
        : [say('panel.hand.mustPlay', { cards: scoring.map(cardName), rounds: roundsLeft(view, side) })]),
    ],
    scene: (look) => handPicture(view, side, look),
  };
}
