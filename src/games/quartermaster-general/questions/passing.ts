// Passing in all reaction windows for the rest of a turn or of a round. It is said in advance as other habits are, and tells nothing of cards.
import { asChoice } from '../../../table/answer.js';
import type { Instructed, Instruction, InstructionOffer } from '../../../table/instruction.js';
import type { Choose, Question } from '../../../table/question.js';
import type { Nation } from '../data/nations.js';
import { say } from '../reports/names.js';
import { turnNumber, type QmgState } from '../state.js';
import { plain } from './instruction-forms.js';

/** The key of the instruction. */
export const passing = 'pass';

const wayOfTurn = (state: QmgState): string => `pass-turn-${String(turnNumber(state))}`;
const wayOfRound = (state: QmgState): string => `pass-round-${String(state.round)}`;

/** What a nation can say in any window: that it passes until the turn or the round is over. */
export function passingOffer(state: QmgState, nation: Nation): InstructionOffer {
  const form: Choose = {
    kind: 'choose',
    min: 1,
    max: 1,
    options: () => [
      { id: wayOfTurn(state), text: say('pass.turn') },
      { id: wayOfRound(state), text: say('pass.round') },
    ],
  };
  return {
    key: passing,
    text: say('instruct.pass'),
    group: say('group.windows'),
    modes: ['use'],
    until: state.round,
    value: plain(passing, nation, say('ask.pass'), form, () => [wayOfTurn(state)]),
  };
}

/** Whether the turn or the round for which a nation passes is over. */
export function isPassedOver({ key, value }: Pick<Instruction, 'key' | 'value'>, state: QmgState): boolean {
  const [way] = asChoice(value);
  return key === passing && way !== wayOfTurn(state) && way !== wayOfRound(state);
}

/** What is made of a question in a window by a nation that passes for a while: the cards it has said to use are used, no others. */
export function passed(
  { key }: Question,
  found: Instructed | undefined,
  given: readonly Instruction[],
): Instructed | undefined {
  const passes = key.startsWith('respond.') && given.some((one) => one.key === passing);
  if (!passes || (found?.kind === 'answer' && asChoice(found.value).length > 0)) return found;
  return { kind: 'answer', value: [], keys: [passing] };
}
