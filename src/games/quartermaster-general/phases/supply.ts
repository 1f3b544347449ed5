// The Supply step: the nation's pieces without supply leave the board, and those of France or China with it (rulebook, Supply step).
import type { Script } from '../../../table/script.js';
import { wardOf } from '../data/nations.js';
import { supplyOrderQuestion } from '../questions/supply-order.js';
import { trukQuestion } from '../questions/truk.js';
import { couldUseTruk } from '../rules/truk.js';
import { unsupplied } from '../rules/supply.js';
import type { Piece, QmgTable } from '../state.js';
import { deskOf } from './announce.js';
import { remove } from './effects/removal.js';
import { letWithdraw } from './withdraw.js';

/** Removes what was unsupplied when the step began, one piece after another. */
export function* supplyStep(t: QmgTable): Script<string> {
  const { state } = t;
  const nation = state.active;
  state.step = 'supply';
  const d = deskOf(t);
  // Not at the end of the step before: whether the Air step asks anybody may hang on a hand.
  yield* letWithdraw(d, 'supply');
  if (couldUseTruk(state, state.responses[nation].length)) {
    const [id] = yield* t.ask(trukQuestion(state));
    if (id !== undefined) yield* d.use(nation, id);
  }
  const ward = wardOf(nation);
  const falling = [nation, ...(ward === undefined ? [] : [ward])].flatMap((flag) =>
    unsupplied(state, flag).map((space) => ({ nation: flag, space })),
  );
  for (const piece of yield* inOrder(t, falling)) yield* remove(d, piece, { by: nation, cause: 'supply' });
  return 'victory';
}

/** The order in which pieces fall: that of the map, unless the nation wants to say so itself. */
function* inOrder(t: QmgTable, falling: readonly Piece[]): Script<readonly Piece[]> {
  if (falling.length < 2) return falling;
  const idOf = ({ nation, space }: Piece): string => `${nation}@${space}`;
  const order = yield* t.ask(
    supplyOrderQuestion(
      t.state,
      falling.map((piece) => ({ id: idOf(piece), piece })),
    ),
  );
  return falling.toSorted((a, b) => order.indexOf(idOf(a)) - order.indexOf(idOf(b)));
}
