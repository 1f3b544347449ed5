// When a computer player concedes: its side has lost a capital, and the other has several times its units and income.
import type { SeatId } from '../../../table/question.js';
import { enemyOf, isPower, powersOf, sideOf, type Side } from '../data/powers.js';
import { costOf, unitFacts, wares } from '../data/units.js';
import { hasLostCapital } from '../rules/board.js';
import { productionOf } from '../rules/production.js';
import type { AaState } from '../state.js';

/** What a side has less of than this part of the other's it never makes up for. */
const hopeless = 0.4;
/** For so many rounds income counts. */
const rounds = 3;

/** A concession, or null to play on. */
export function wouldEnd(view: AaState, seat: SeatId): 'concede' | null {
  if (!isPower(seat)) return null;
  const side = sideOf(seat);
  const hasLostHome = powersOf(side).some((one) => hasLostCapital(view, one));
  return hasLostHome && forcesOf(view, side) < hopeless * forcesOf(view, enemyOf(side)) ? 'concede' : null;
}

/** Units, on the board or just bought, money and income of a side, in money. */
function forcesOf(state: AaState, side: Side): number {
  const units = state.units.reduce(
    (sum, { power, type }) => sum + (sideOf(power) === side ? unitFacts[type].cost : 0),
    0,
  );
  const isBuying = sideOf(state.active) === side;
  const bought = isBuying ? wares.reduce((sum, ware) => sum + costOf(ware) * (state.bought[ware] ?? 0), 0) : 0;
  const own = powersOf(side);
  // Who has lost the capital collects nothing.
  const income = own.reduce(
    (sum, one) => sum + (hasLostCapital(state, one) ? 0 : rounds * productionOf(state, one)),
    0,
  );
  return units + bought + income + own.reduce((sum, power) => sum + state.treasury[power], 0);
}
