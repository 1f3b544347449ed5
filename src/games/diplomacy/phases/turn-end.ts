// The end of a turn: in autumn centres change hands, somebody may have won, and numbers are made to fit.
import type { Outcome } from '../../../table/game.js';
import type { Table } from '../../../table/script.js';
import { powers } from '../data/geography.js';
import type { Power } from '../data/geography.js';
import { playerPlans } from '../data/setups.js';
import { adjustmentOf, mustDecide } from '../questions/adjustments.js';
import { powerText, sideText } from '../reports/names.js';
import { tellCentres, tellEliminations } from '../reports/results.js';
import { say } from '../reports/say.js';
import { centresOf, updateOwners } from '../rules/ownership.js';
import { hasUnit, playedPowers, powersOf, seatsWith, sidesFor } from '../state.js';
import type { DiplomacyState, PhaseId } from '../state.js';
import { adjust, beginYear } from './adjustment.js';

/**
 * Closes a spring or autumn turn after its retreats (rulebook, “Overview”). After autumn: owners, eliminations, victory, in the
 * two-player game the coin, then adjustments if anybody has something to decide.
 * @param living the powers that were in the game when the phase began.
 */
export function endTurn(t: Table<DiplomacyState>, living: readonly Power[]): PhaseId | Outcome {
  const { state } = t;
  state.dislodged = [];
  state.contested = [];
  if (state.season === 'spring') {
    tellEliminations(t, living);
    state.season = 'autumn';
    state.phase = 'movement';
    return 'movement';
  }
  const { owners, changes } = updateOwners(state.owners, state.units);
  state.owners = owners;
  state.quietYears = changes.length === 0 ? state.quietYears + 1 : 0;
  tellCentres(t, changes);
  tellEliminations(t, living);
  const outcome = victory(state) ?? lastYear(state);
  if (outcome !== undefined) {
    state.phase = 'finished';
    return outcome;
  }
  toss(t);
  const undecided = playedPowers(state).some((power) =>
    mustDecide(adjustmentOf(state, power), !state.options.autoSkip),
  );
  if (undecided) {
    state.phase = 'adjustment';
    return 'adjustment';
  }
  adjust(t, []);
  return beginYear(state);
}

/** Whoever owns enough centres: one power, or with two players the powers of a side together (rulebook, “Object of the game”). */
function victory(state: DiplomacyState): Outcome | undefined {
  const { goal, sides } = playerPlans[state.options.variant];
  for (const { id, seats: winners } of sides) {
    const counts = winners
      .flatMap((seat) => powersOf(state.seats, seat))
      .map((power) => ({ power, count: centresOf(state.owners, power).length }));
    if (goal.by === 'side') {
      const count = counts.reduce((sum, one) => sum + one.count, 0);
      if (count >= goal.centres)
        return { kind: 'win', winners, text: say('outcome.side', { side: sideText(id), count }) };
      continue;
    }
    const winner = counts.find(({ count }) => count >= goal.centres);
    if (winner === undefined) continue;
    const text = say('outcome.power', { power: powerText(winner.power), count: winner.count });
    return { kind: 'win', winners, text };
  }
  return undefined;
}

/** A draw of all sides that have a unit, when the table plays to a last year. */
function lastYear(state: DiplomacyState): Outcome | undefined {
  const { lastYear: last } = state.options;
  if (last === 0 || state.year < last) return undefined;
  const present = survivors(state);
  const sharing = sidesFor(state.options).filter(({ seats }) => seats.some((seat) => present.includes(seat)));
  return { kind: 'draw', winners: sharing.flatMap(({ seats }) => seats), text: say('outcome.lastYear') };
}

/** The seats with a unit on the board; their sides share a draw (rulebook, “Object of the game”). */
export function survivors(state: DiplomacyState): readonly Power[] {
  return seatsWith(
    state,
    powers.filter((power) => hasUnit(state, power)),
  );
}

/** With two players a coin decides after the first autumn which side commands Italy, and its land opens (rulebook, “Alternative ways to play”). */
function toss(t: Table<DiplomacyState>): void {
  const { state } = t;
  const { sides, toss: plan } = playerPlans[state.options.variant];
  if (plan === null || plan.year !== state.year) return;
  const side = t.dice.pick(
    sides.map(({ id }) => id),
    'coin',
  );
  const [commander] = sides.find(({ id }) => id === side)?.seats ?? [];
  state.seats = state.seats.map((one) =>
    one.seat === commander ? { ...one, powers: [...one.powers, plan.power] } : one,
  );
  state.unplayed = state.unplayed.filter((power) => power !== plan.power);
  state.closed = [];
  t.tell(say('report.toss', { side: sideText(side), year: state.year + 1, power: powerText(plan.power) }), {
    weight: 'headline',
  });
}
