// The adjustment phase: builds and removals, sealed, then carried out at once.
import type { Outcome } from '../../../table/game.js';
import type { Script, Table } from '../../../table/script.js';
import { adjustmentOf, adjustmentSheet, mustDecide } from '../questions/adjustments.js';
import { seatsWith } from '../state.js';
import type { DiplomacyState, PhaseId } from '../state.js';
import { adjust } from './adjust.js';
import { joined } from './movement.js';
import { beginYear, commandedPowers } from './turn-end.js';

/** Collects and resolves builds and removals (rulebook, “Gaining and losing units phase”). */
export function* adjustment(t: Table<DiplomacyState>): Script<PhaseId | Outcome> {
  const { state } = t;
  const asked = commandedPowers(state).filter((power) =>
    mustDecide(adjustmentOf(state, power), !state.options.autoSkip),
  );
  const answers = yield* t.together(seatsWith(state, asked), (seat) => t.ask(adjustmentSheet(state, seat)));
  adjust(t, joined(answers));
  return beginYear(state);
}
