// The Discard and Draw steps, and the end of the turn and of the round (rulebook, Course of a turn; Victory).
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { card, type CardId } from '../data/cards.js';
import { nations, nationsOf, sideOf, type Nation } from '../data/nations.js';
import { discardQuestion } from '../questions/discard.js';
import { cardName, nationName, say, sideName } from '../reports/names.js';
import { discardPenalty, handSize } from '../rules/hands.js';
import { winner } from '../rules/scoring.js';
import { statusOf } from '../rules/status.js';
import type { QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import type { Desk } from './effects/desk.js';
import { buryFromHand, drawCards } from './effects/piles.js';
import { addPoints, changePoints } from './effects/points.js';
import { takeOwnOff } from './withdraw.js';

/** Lets the nation discard, draws, and passes on to the next. */
export function* endTurn(t: QmgTable): Script<string | Outcome> {
  const { state } = t;
  const nation = state.active;
  state.step = 'discard';
  const d = deskOf(t);
  const before = state.hand[nation].length;
  yield* d.announce({ kind: 'discardStart', by: nation });
  const paid = state.options.discardCostsCount && state.hand[nation].length < before;
  yield* discard(d, nation, paid ? 0 : discardPenalty(state));
  state.step = 'draw';
  drawCards(t, nation, handSize - state.hand[nation].length);
  state.protections = [];
  state.used = [];
  state.truk = false;
  state.airlift = false;
  state.cloudCover = false;
  state.reallocated = false;
  state.front = [];
  return nextTurn(t);
}

/** Any number of cards of the hand; where none is discarded, a penalty may be due (Total War, Discard step). */
function* discard(d: Desk, nation: Nation, penalty: number): Script<void> {
  const { t } = d;
  const { state } = t;
  const cards = yield* chosen(d, nation, penalty);
  buryFromHand(state, nation, cards);
  if (cards.length > 0) {
    t.tell(say('report.discardsHand', { nation: nationName(nation), count: cards.length }));
    attrition(t, nation, cards);
  } else changePoints(t, sideOf(nation), -penalty);
}

/** The cards to discard; before it pieces may be taken off the board. */
function* chosen(d: Desk, nation: Nation, penalty: number): Script<readonly CardId[]> {
  const { state } = d.t;
  while (state.hand[nation].length > 0) {
    const answer = yield* d.t.ask(discardQuestion(state, nation, penalty));
    if (!answer.includes('takeOff')) return answer.filter((id) => id !== 'takeOff');
    yield* takeOwnOff(d, nation);
  }
  return [];
}

/** Build Army cards discarded in this step are worth points to whoever has Attrition on the table. */
function attrition(t: QmgTable, nation: Nation, cards: readonly CardId[]): void {
  const counting = statusOf(t.state, nation).find((id) => card(id).window === 'discardStep');
  const count = cards.filter((id) => card(id).type === 'build-army').length;
  if (counting === undefined || count === 0) return;
  const total = addPoints(t.state, sideOf(nation), count);
  const side = sideName(sideOf(nation));
  t.tell(say('report.scoresCard', { side, nation: nationName(nation), card: cardName(counting), count, total }));
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
