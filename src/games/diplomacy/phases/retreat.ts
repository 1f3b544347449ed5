// The retreat phase: dislodged units step back at once or are disbanded.
import type { Outcome } from '../../../table/game.js';
import type { Script, Table } from '../../../table/script.js';
import { retreatOrders, retreatSheet } from '../questions/retreats.js';
import { tellRetreats } from '../reports/results.js';
import { adjudicateRetreats } from '../rules/retreats.js';
import { livingPowers, seatsWith } from '../state.js';
import type { DiplomacyState, PhaseId } from '../state.js';
import { endTurn } from './turn-end.js';

/** Collects and resolves retreats (rulebook, “Retreat and disbanding phase”). */
export function* retreat(t: Table<DiplomacyState>): Script<PhaseId | Outcome> {
  const { state } = t;
  const { dislodged } = state;
  const living = livingPowers(state);
  const fleeing = dislodged.map(({ unit }) => unit);
  const answers = yield* t.together(
    seatsWith(
      state,
      fleeing.map(({ power }) => power),
    ),
    (seat) => t.ask(retreatSheet(state, seat)),
  );
  const { results, units } = adjudicateRetreats(
    state.units,
    dislodged,
    retreatOrders(dislodged, [...answers.values()].flat()),
  );
  tellRetreats(t, fleeing, results);
  state.last = {
    phase: 'retreat',
    year: state.year,
    season: state.season,
    before: [...state.units, ...fleeing],
    orders: results.map(({ power, unit, order, verdict, reason }) => ({
      power,
      unit,
      order,
      verdict,
      why: reason.why,
      route: null,
      dislodged: false,
    })),
  };
  state.units = units;
  return endTurn(t, living);
}
