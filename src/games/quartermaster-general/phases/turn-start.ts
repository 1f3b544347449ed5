// A nation's turn begins (rulebook, Course of a turn).
import type { Script } from '../../../table/script.js';
import { nationName, say } from '../reports/names.js';
import { frontOf } from '../rules/front.js';
import { turnNumber, type QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { letWithdraw } from './withdraw.js';

/** Notes where the fronts stand, and lets the nation use its cards for the start of its turn. */
export function* startTurn(t: QmgTable): Script<string> {
  const { state } = t;
  state.step = 'start';
  state.marks = state.marks.filter(({ turn }) => turn >= turnNumber(state) - 1);
  state.front = [...frontOf(state)];
  t.tell(say('report.turn', { round: state.round, nation: nationName(state.active) }), { weight: 'detail' });
  const d = deskOf(t);
  yield* d.announce({ kind: 'turnStart', by: state.active });
  yield* letWithdraw(d, 'play');
  return 'play';
}
