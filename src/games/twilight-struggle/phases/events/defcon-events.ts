// SALT Negotiations: DEFCON improves, coups get harder, a discarded card comes back.
import { chooseCards } from '../../questions/ask.js';
import { isOpponents, isScoring, noteSeen, takeIntoHand } from '../effects/piles.js';
import { card } from '../../data/cards.js';
import { changeDefcon } from '../effects/defcon.js';
import type { Frame } from './play-event.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script, TwilightTable } from '../../table.js';
import { beginEffect } from './parts.js';
import { eventKey } from './steps/resolve.js';

/** DEFCON +2, coups −1 this turn; the player may take back a card of the discard pile that does not score. */
export function* saltNegotiations(t: TwilightTable, frame: Frame): Script<void> {
  const { state } = t;
  const { player } = frame;
  changeDefcon(t, 2);
  beginEffect(t, 'salt');
  const open = state.discard.filter((id) => !isScoring(id));
  const best = open
    .filter((id) => !isOpponents(player, id))
    .toSorted((a, b) => card(b).ops - card(a).ops || card(a).number - card(b).number);
  const [taken] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: player,
    about: { card: frame.card },
    text: say('ask.salt', { card: cardName(frame.card) }),
    ids: open,
    min: 0,
    max: 1,
    fallback: best.slice(0, 1),
  });
  if (taken === undefined) {
    t.tell(say('event.takesNothing', { side: sideName(player) }));
    return;
  }
  takeIntoHand(state, player, taken);
  noteSeen(state, frame.opponent, [taken]);
  t.tell(say('event.takes', { side: sideName(player), card: cardName(taken) }));
}
