// The adjustment phase: builds and removals, sealed, then carried out at once; and what of it needs no phase.
import type { OrdersAnswer } from '../../../table/question.js';
import type { Script, Table } from '../../../table/script.js';
import type { Power } from '../data/geography.js';
import { adjustmentOf, adjustmentOrders, adjustmentSheet, mustDecide } from '../questions/adjustments.js';
import { tellAdjustments, tellEliminations } from '../reports/results.js';
import { adjudicateAdjustments } from '../rules/adjustments.js';
import { livingPowers, playedPowers, seatsWith } from '../state.js';
import type { DiplomacyState, PhaseId } from '../state.js';

/** Collects and resolves builds and removals (rulebook, “Gaining and losing units phase”). */
export function* adjustment(t: Table<DiplomacyState>): Script<PhaseId> {
  const { state } = t;
  const asked = playedPowers(state).filter((power) => mustDecide(adjustmentOf(state, power), !state.options.autoSkip));
  const answers = yield* t.together(seatsWith(state, asked), (seat) => t.ask(adjustmentSheet(state, seat)));
  adjust(t, [...answers.values()].flat());
  return beginYear(state);
}

/** Resolves adjustments with what was ordered; says nothing when nothing happens. Powers nobody commands do not adjust (rulebook, “Alternative ways to play”). */
export function adjust(t: Table<DiplomacyState>, answer: OrdersAnswer): void {
  const { state } = t;
  const before = state.units;
  const living = livingPowers(state);
  const needs = playedPowers(state).map((power) => adjustmentOf(state, power));
  const concerned = needs.filter(({ builds, removals }) => builds > 0 || removals > 0).map(({ power }) => power);
  if (concerned.length === 0) return;
  const { results, units } = adjudicateAdjustments(state, concerned, adjustmentOrders(state, answer), state.options);
  const built = (power: Power): number =>
    results.filter((result) => result.power === power && result.reason.why === 'built').length;
  const unused = new Map(
    needs.flatMap(({ power, builds }) => {
      const left = builds - built(power);
      return left > 0 ? [[power, left] as const] : [];
    }),
  );
  const forced = needs.filter(({ removals, units: mine }) => removals > 0 && removals === mine.length);
  tellAdjustments(
    t,
    before,
    results,
    unused,
    forced.map(({ power }) => power),
  );
  state.last = {
    phase: 'adjustment',
    year: state.year,
    season: state.season,
    before,
    orders: results.map(({ power, order, verdict, reason }) => ({
      power,
      unit: reason.why === 'not-done' || reason.why === 'waived' ? null : reason.unit,
      order,
      verdict,
      why: reason.why,
      route: null,
      dislodged: false,
    })),
  };
  state.units = units;
  tellEliminations(t, living);
}

/** Opens the next spring. */
export function beginYear(state: DiplomacyState): PhaseId {
  state.year += 1;
  state.season = 'spring';
  state.phase = 'movement';
  return 'movement';
}
