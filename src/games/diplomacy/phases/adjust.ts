// Carries out the builds and removals of a year.
import type { OrdersAnswer } from '../../../table/question.js';
import type { Table } from '../../../table/script.js';
import { adjudicateAdjustments } from '../rules/adjustments.js';
import { powers } from '../data/geography.js';
import type { Power } from '../data/geography.js';
import { adjustmentOf, adjustmentOrders } from '../questions/adjustments.js';
import { livingPowers } from '../state.js';
import type { DiplomacyState } from '../state.js';
import { tellAdjustments, tellEliminations } from '../reports/results.js';

/** Resolves adjustments with what was ordered; says nothing when nothing happens. Powers nobody commands do not adjust (rulebook, “Alternative ways to play”). */
export function adjust(t: Table<DiplomacyState>, answer: OrdersAnswer): void {
  const { state } = t;
  const before = state.units;
  const living = livingPowers(state);
  const needs = powers.filter((power) => !state.standing.includes(power)).map((power) => adjustmentOf(state, power));
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
