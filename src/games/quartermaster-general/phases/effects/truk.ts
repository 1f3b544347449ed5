// Truk between the parts of a turn: offered where it would make more possible than there is (the card's own "at any moment of your turn").
import type { Script } from '../../../../table/script.js';
import type { Flag } from '../../data/nations.js';
import { trukQuestion } from '../../questions/truk.js';
import { couldUseTruk, withTruk } from '../../rules/truk.js';
import type { QmgState } from '../../state.js';
import type { Desk } from './desk.js';

/**
 * Lets Japan use Truk before it does something.
 * @param choices how much could be chosen in a position; it is offered only where there would be more.
 */
export function* offerTruk(d: Desk, flag: Flag, choices: (state: QmgState) => number): Script<void> {
  const { state } = d.t;
  if (flag !== 'japan' || !couldUseTruk(state, state.responses.japan.length)) return;
  if (choices(withTruk(state)) <= choices(state)) return;
  const [id] = yield* d.t.ask(trukQuestion(state));
  if (id !== undefined) yield* d.use('japan', id);
}
