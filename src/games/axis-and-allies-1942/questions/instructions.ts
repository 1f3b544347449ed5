// Orders in advance: what a power buys and where it attacks in its next turn, checked again when that comes.
import type { Instructed, Instruction, InstructionOffer, InstructionRules } from '../../../table/instruction.js';
import type { Question, SeatId } from '../../../table/question.js';
import { isPower, type Power } from '../data/powers.js';
import { powerName, say } from '../reports/names.js';
import { hasLostCapital } from '../rules/board.js';
import { draftOf } from '../rules/carry-out.js';
import { beginTurn } from '../rules/turn.js';
import type { AaState } from '../state.js';
import type { AaView } from '../view.js';
import { movesQuestion } from './moves.js';
import { purchaseQuestion } from './purchase.js';

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
  if (!isPower(seat) || seat === state.active) return [];
  const group = say('early.group', { power: powerName(seat) });
  const ahead = asTurnOf(state, seat);
  const moving: AaState = { ...asTurnOf(state, seat), step: 'combatMove' };
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
  return hasLostCapital(state, seat) ? [moves] : [purchase, moves];
}

function answer({ key }: Question, instructions: readonly Instruction[]): Instructed | undefined {
  const mine = instructions.find((one) => one.key === early[key]);
  return mine?.value == null ? undefined : { kind: 'answer', value: mine.value, keys: [mine.key] };
}

/** What a power may say in advance. */
export const instructions: InstructionRules<AaState, AaView> = {
  offers,
  answer,
  turn: ({ round }) => ({ number: round, text: say('round', { round }) }),
};
