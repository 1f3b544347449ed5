// What a power can say in advance: purchase and attacks of its next turn, plans for its battles, and standing orders.
import type { Instructed, Instruction, InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Question, SeatId } from '../../../table/question.js';
import { isPower, type Power } from '../data/powers.js';
import { powerName, say } from '../reports/names.js';
import { hasLostCapital } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { beginTurn } from '../rules/turn.js';
import type { AaState } from '../state.js';
import type { AaView } from '../view.js';
import { instructedInBattle, roundsFromNowOn } from './instructed.js';
import { movesQuestion } from './moves.js';
import { purchaseQuestion } from './purchase.js';
import { planOffers, standingOffers } from './standing.js';

/** Orders for the next turn, by the question they answer. */
const early: Readonly<Record<string, string>> = { purchase: 'early.purchase', combatMoves: 'early.combatMoves' };

/** The position as if a power's turn began now. */
function asTurnOf(state: AaState, power: Power): AaState {
  const ahead = draftOf(state);
  ahead.active = power;
  beginTurn(ahead);
  return ahead;
}

function offers(state: AaState, seat: SeatId): readonly InstructionOffer[] {
  if (!isPower(seat)) return [];
  if (seat === state.active) return [...planOffers(state), ...standingOffers(state, seat)];
  const group = say('early.group', { power: powerName(seat) });
  const ahead = asTurnOf(state, seat);
  const moving: AaState = { ...ahead, step: 'combatMove' };
  const purchase: InstructionOffer = {
    key: 'early.purchase',
    text: say('early.purchase'),
    group,
    modes: ['use'],
    early: true,
    value: purchaseQuestion(ahead),
  };
  const moves: InstructionOffer = {
    key: 'early.combatMoves',
    text: say('early.combatMoves'),
    group,
    modes: ['use'],
    early: true,
    value: movesQuestion(moving),
  };
  return [...(hasLostCapital(state, seat) ? [] : [purchase]), moves, ...standingOffers(state, seat)];
}

function answer(question: Question, instructions: readonly Instruction[], view: AaView): Instructed | undefined {
  const mine = instructions.find((one) => one.key === early[question.key]);
  if (mine !== undefined && mine.value !== null) return { kind: 'answer', value: mine.value, keys: [mine.key] };
  return instructedInBattle(question, instructions, view);
}

/** What a power may say in advance. */
export const instructions: InstructionRules<AaState, AaView> = {
  offers,
  answer,
  fromNowOn: roundsFromNowOn,
  turn: ({ round }) => ({ number: round, text: say('round', { round }) }),
};
