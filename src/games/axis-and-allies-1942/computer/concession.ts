// When a computer player concedes: its side has lost a capital, and the other has several times its units and income.
import type { SeatId } from '../../../table/question.js';
import { capitals } from '../data/spaces.js';
import { isPower, powers, sideOf, type Power, type Side } from '../data/powers.js';
import { costOf, unitFacts, wares } from '../data/units.js';
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
  const hasLostHome = powers.some((one) => sideOf(one) === side && !holdsHome(view, one));
  const other = side === 'axis' ? 'allies' : 'axis';
  return hasLostHome && forcesOf(view, side) < hopeless * forcesOf(view, other) ? 'concede' : null;
}

function holdsHome({ control }: AaState, power: Power): boolean {
  return sideOf(control[capitals[power]]) === sideOf(power);
}

/** Units, on the board or just bought, money and income of a side, in money. */
function forcesOf(state: AaState, side: Side): number {
  const units = state.units.reduce(
    (sum, { power, type }) => sum + (sideOf(power) === side ? unitFacts[type].cost : 0),
    0,
  );
  const isBuying = sideOf(state.active) === side;
  const bought = isBuying ? wares.reduce((sum, ware) => sum + costOf(ware) * (state.bought[ware] ?? 0), 0) : 0;
  const own = powers.filter((power) => sideOf(power) === side);
  // Who has lost the capital collects nothing.
  const income = own.reduce((sum, one) => sum + (holdsHome(state, one) ? rounds * productionOf(state, one) : 0), 0);
  return units + bought + income + own.reduce((sum, power) => sum + state.treasury[power], 0);
}
