// Missile Envy: this card for the best of the opponent's hand, which is used at once.
import { chooseCards } from '../../questions/ask.js';
import { layOut, settle, takeIntoHand } from '../effects/piles.js';
import { isOpponents, isScoring, card, type CardId } from '../../data/cards.js';
import { cardOps } from '../../rules/ops-value.js';
import type { CardRunner, Frame } from './event-script.js';
import { cardName, say, sideName } from '../../reports/names.js';
import type { Script } from '../../../../table/script.js';
import type { TwilightTable } from '../../state.js';
import { eventKey } from './steps/resolve.js';

/** The card given up: the highest as its holder counts, ties at the holder's choice; undefined when there is none. */
function* given(t: TwilightTable, frame: Frame): Script<CardId | undefined> {
  const { state } = t;
  const { opponent: holder } = frame;
  const value = (id: CardId): number => cardOps(state, holder, id);
  const held = state.hands[holder].filter((id) => !isScoring(id));
  const top = Math.max(0, ...held.map(value));
  const tied = held.filter((id) => value(id) === top).toSorted((a, b) => card(a).number - card(b).number);
  if (tied.length <= 1) return tied[0];
  const [chosen] = yield* chooseCards(t, {
    key: eventKey(frame),
    side: holder,
    about: { card: frame.card },
    text: say('ask.missileEnvy', { card: cardName(frame.card) }),
    ids: tied,
  });
  return chosen;
}

/**
 * Exchanges the cards. An own or neutral event occurs at once; of an opponent's card only the Operations are used. The
 * opponent has to use Missile Envy for Operations next.
 */
export function* missileEnvy(t: TwilightTable, frame: Frame, run: CardRunner): Script<void> {
  const { state } = t;
  const { player, opponent: holder } = frame;
  // What the other side gives up, and even that it has to choose, comes out of its hand.
  t.reveal();
  const taken = yield* given(t, frame);
  if (taken === undefined) {
    t.tell(say('event.missile_envy.none', { side: sideName(holder) }));
    return;
  }
  layOut(state, taken);
  takeIntoHand(state, holder, 'missile_envy');
  state.missileEnvy = holder;
  t.tell(
    say('event.missile_envy.swaps', { side: sideName(holder), card: cardName(taken), envy: cardName(frame.card) }),
  );
  if (isOpponents(player, taken)) {
    yield* run.operations(t, player, taken, 'missileEnvy');
    return;
  }
  const occurred = yield* run.event(t, taken, { user: player, source: 'missileEnvy' });
  settle(t, taken, occurred);
}
