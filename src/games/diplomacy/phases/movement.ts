// The movement phase: everybody's orders, sealed, then resolved at once.
import type { Outcome } from '../../../table/game.js';
import type { Script, Table } from '../../../table/script.js';
import { boardOfState, movementOrders, movementSheet } from '../questions/movement.js';
import { tellEliminations, tellMovement } from '../reports/results.js';
import { adjudicateMovement } from '../rules/movement.js';
import { movementRecord } from '../rules/outcome.js';
import { unitsOf } from '../rules/ownership.js';
import { livingPowers, playedPowers, seatsWith } from '../state.js';
import type { DiplomacyState, PhaseId } from '../state.js';
import { endTurn } from './turn-end.js';

/** Collects and resolves movement orders (rulebook, “Order writing phase” and “Order resolution phase”); goes on to retreats if any unit can retreat. */
export function* movement(t: Table<DiplomacyState>): Script<PhaseId | Outcome> {
  const { state } = t;
  const before = state.units;
  const board = boardOfState(state);
  const living = livingPowers(state);
  const answers = yield* t.together(
    seatsWith(
      state,
      before.map(({ power }) => power),
    ),
    (seat) => t.ask(movementSheet(state, seat, board)),
  );
  const sent = movementOrders(state, [...answers.values()].flat());
  const ordered = new Set(sent.map(({ power }) => power));
  const disorder = playedPowers(state).filter((power) => !ordered.has(power) && unitsOf(before, power).length > 0);
  const outcome = adjudicateMovement(board, sent, state.options);
  tellMovement(t, before, outcome, disorder);
  state.last = movementRecord(state, outcome);
  state.moves = { ...state.last, owners: state.owners };
  state.units = outcome.units;
  const lost = [...disorder, ...state.unplayed];
  state.dislodged = outcome.dislodged.filter(({ unit, retreats }) => retreats.length > 0 && !lost.includes(unit.power));
  state.contested = outcome.contested;
  if (state.dislodged.length > 0) {
    state.phase = 'retreat';
    tellEliminations(t, living);
    return 'retreat';
  }
  return endTurn(t, living);
}
