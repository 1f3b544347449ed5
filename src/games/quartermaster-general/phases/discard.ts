// The Discard and Draw steps, and the end of the turn and of the round (rulebook, Course of a turn; Victory).
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { nations, nationsOf } from '../data/nations.js';
import { chooseCards } from '../questions/ask.js';
import { nationName, say, sideName } from '../reports/names.js';
import { handSize } from '../rules/hands.js';
import { winner } from '../rules/scoring.js';
import type { QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { buryFromHand, drawCards } from './effects/piles.js';

/** Lets the nation discard, draws, and passes on to the next. */
export function* endTurn(t: QmgTable): Script<string | Outcome> {
  const { state } = t;
  const nation = state.active;
  state.step = 'discard';
  yield* deskOf(t).announce({ kind: 'discardStart', by: nation });
  const hand = state.hand[nation];
  if (hand.length > 0) {
    const cards = yield* chooseCards(t, {
      key: 'discard',
      nation,
      text: say('ask.discard', { count: state.deck[nation].length }),
      cards: hand,
      min: 0,
      max: hand.length,
      fallback: [],
    });
    buryFromHand(state, nation, cards);
    if (cards.length > 0) {
      t.tell(say('report.discardsHand', { nation: nationName(nation), count: cards.length }));
    }
  }
  state.step = 'draw';
  drawCards(t, nation, handSize - state.hand[nation].length);
  state.protections = [];
  state.used = [];
  state.truk = false;
  state.reallocated = false;
  state.front = [];
  return nextTurn(t);
}

function nextTurn(t: QmgTable): string | Outcome {
  const { state } = t;
  const next = nations[nations.indexOf(state.active) + 1];
  if (next !== undefined) {
    state.active = next;
    return 'start';
  }
  const args = { round: state.round, axis: state.vp.axis, allies: state.vp.allies };
  t.tell(say('report.round', args), { weight: 'headline' });
  const won = winner(state);
  if (won !== null)
    return { kind: 'win', winners: nationsOf(won), text: say('over.win', { ...args, side: sideName(won) }) };
  state.round += 1;
  state.active = 'germany';
  return 'start';
}
