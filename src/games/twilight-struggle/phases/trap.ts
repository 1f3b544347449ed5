// A round in Quagmire or Bear Trap.
import { chooseCards, chooseOne, cardOption } from '../questions/ask.js';
import type { Way } from '../../../table/ask.js';
import { discardFromHand } from './effects/piles.js';
import { scoringCardsIn, scoringPressed } from '../rules/turn.js';
import { card, type CardId } from '../data/cards.js';
import { scoringGain } from '../rules/scoring.js';
import type { Side } from '../data/terms.js';
import { cardName, say, sideName } from '../reports/names.js';
import type { TwilightTable } from '../state.js';
import type { Script } from '../../../table/script.js';
import { announce } from './announce.js';
import { useCard } from './play-card.js';
import { trapDiscards } from '../rules/card-uses.js';

const escapesOn = 4;

/** The trapped round: a discard and a roll, or a scoring card, or nothing. */
export function* trappedRound(t: TwilightTable, side: Side): Script<void> {
  const { state } = t;
  const trap = side === 'us' ? 'quagmire' : 'bear_trap';
  t.tell(say('trap.holds', { side: sideName(side), card: cardName(trap) }));
  const suitable = trapDiscards(state, side);
  const pressed = scoringPressed(state, side);
  if (pressed || suitable.length === 0) {
    if (scoringCardsIn(state, side).length > 0) yield* playScoring(t, side, !pressed);
    else yield* passes(t, side);
    return;
  }
  const lowest = suitable.toSorted((a, b) => card(a).ops - card(b).ops || card(a).number - card(b).number);
  const [chosen] = yield* chooseCards(t, {
    key: 'trapDiscard',
    side,
    text: say('ask.trapDiscard', { card: cardName(trap) }),
    ids: suitable,
    fallback: lowest.slice(0, 1),
  });
  if (chosen === undefined) return;
  yield* announce(t, { do: 'discard', side, card: chosen });
  discardFromHand(t, side, chosen);
  const die = t.dice.roll(6, trap);
  const free = die <= escapesOn;
  if (free) state.effects[side === 'us' ? 'quagmire' : 'bearTrap'] = false;
  t.tell(say(free ? 'trap.escapes' : 'trap.stays', { side: sideName(side), die, card: cardName(trap) }));
}

function* passes(t: TwilightTable, side: Side): Script<void> {
  t.tell(say('round.sitsOut', { side: sideName(side) }));
  yield* announce(t, { do: 'pass', side });
}

/** Lets a side play a scoring card where nothing else is open to it. */
export function* playScoring(t: TwilightTable, side: Side, optional: boolean): Script<void> {
  const { state } = t;
  const scoring = scoringCardsIn(state, side).toSorted(
    (a, b) => scoringGain(state, side, b) - scoringGain(state, side, a),
  );
  const [best] = scoring;
  if (best === undefined) return;
  const ways: Way<CardId | 'pass'>[] = scoring.map((id) => cardOption(id));
  if (optional) ways.push({ id: 'pass', text: say('round.pass') });
  const fallback = optional && scoringGain(state, side, best) < 0 ? 'pass' : best;
  const chosen = yield* chooseOne(t, { key: 'scoringCard', side, text: say('ask.scoringCard'), ways, fallback });
  // As in a free round.
  if (ways.length === 1) t.reveal();
  if (chosen === 'pass') yield* passes(t, side);
  else yield* useCard(t, side, chosen, 'event', 'round');
}
