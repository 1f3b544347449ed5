// Pieces leave the board by their owner's will, in its own steps and in others' turns (rulebook, Pieces: at any time).
import type { Script } from '../../../table/script.js';
import { nations, type Nation } from '../data/nations.js';
import { countOwn, ownPieces, takeOffQuestion, withdrawQuestion, type WithdrawalStep } from '../questions/withdraw.js';
import { holdsAir } from '../rules/air.js';
import { holds } from '../rules/board.js';
import type { Desk } from './effects/desk.js';
import { takeAirOff } from './effects/air-forces.js';
import { giveBack } from './effects/removal.js';

/**
 * Before a step every nation may take off what it has said it would; nobody is waited for. It ends the phase before where it can, so that
 * a game that waits within a phase goes on as it was.
 */
export function* letWithdraw(d: Desk, before: WithdrawalStep): Script<void> {
  const { t } = d;
  for (const nation of nations) {
    if (countOwn(t.state, nation) === 0) continue;
    yield* takeAway(d, nation, yield* t.ask(withdrawQuestion(t.state, nation, before)));
  }
}

/** The nation whose turn it is takes a piece of its own off, or lets it be after all. */
export function* takeOwnOff(d: Desk, nation: Nation): Script<void> {
  yield* takeAway(d, nation, yield* d.t.ask(takeOffQuestion(d.t.state, nation)));
}

function* takeAway(d: Desk, nation: Nation, ids: readonly string[]): Script<void> {
  if (ids.length === 0) return;
  const { state } = d.t;
  for (const { flag, space, air } of ownPieces(state, nation).filter(({ id }) => ids.includes(id))) {
    // An Air Force left alone may have gone with the piece before it.
    if (air && holdsAir(state, flag, space)) takeAirOff(d, flag, space);
    if (!air && holds(state, flag, space)) yield* giveBack(d, flag, space);
  }
}
