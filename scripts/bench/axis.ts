// How long the rules of Axis & Allies 1942 take: legal moves, the proof of landing, simulated battles, a turn of forty lines.
import { axisAndAllies1942 as game } from '../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../src/games/axis-and-allies-1942/questions/moves.js';
import { contestOf } from '../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { oddsOf } from '../../src/games/axis-and-allies-1942/rules/odds/odds.js';
import { simulatedOdds } from '../../src/games/axis-and-allies-1942/rules/odds/simulate.js';
import { landingPlan } from '../../src/games/axis-and-allies-1942/rules/landing.js';
import { beginTurn } from '../../src/games/axis-and-allies-1942/rules/turn.js';
import { newUnit, type AaState } from '../../src/games/axis-and-allies-1942/state.js';
import type { UnitType } from '../../src/games/axis-and-allies-1942/data/units.js';
import { asSheet, orderRefusal } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Order } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { report, timed } from './figures.js';

/** The position at the start, in the combat move of Japan, which has most ships and aircraft. */
function opening(): AaState {
  const { state } = game.setup(game.options.parse({}), new SeededDice('bench'));
  state.active = 'japan';
  beginTurn(state);
  state.step = 'combatMove';
  return state;
}

/** Legal orders one after another, as many as forty, with those that came before them. */
function lines(state: AaState): readonly Order[] {
  const orders: Order[] = [];
  const { form } = movesQuestion(state);
  for (let n = 0; orders.length < 40 && n < 40; n++) {
    const more = randomAnswer({ ...movesQuestion(state), review: () => ({}) }, new SeededDice(`line ${n}`));
    for (const order of asSheet(more)) {
      if (orders.length < 40 && orderRefusal(form, order, orders) === undefined) orders.push(order);
    }
  }
  return orders;
}

/** Twenty units of all kinds against as many. */
function greatBattle(): AaState {
  const state = opening();
  const fleet: readonly UnitType[] = ['submarine', 'destroyer', 'cruiser', 'fighter', 'carrier'];
  state.units = (['japan', 'usa'] as const).flatMap((power, side) =>
    Array.from({ length: 20 }, (_, n) => ({
      ...newUnit(side * 20 + n + 1, fleet[n % 5] ?? 'cruiser', power, 'sz60', 1),
      task: side === 0 ? ('battle' as const) : ('ready' as const),
    })),
  );
  return state;
}

export async function benchAxis(): Promise<void> {
  const state = opening();
  report(
    'Axis & Allies: every unit that can move, and where each space can go (reach 50 ms)',
    await timed(20, () => {
      const { form } = movesQuestion(state);
      for (const { id, units = [] } of form.subjects([])) {
        const all = Object.fromEntries(units.map((row) => [row.id, 1]));
        form.step({ subject: id, units: all, path: [] }, []);
      }
    }),
  );
  const aloft = structuredClone(state);
  for (const unit of aloft.units) {
    if (unit.type === 'fighter' && unit.power === 'japan') Object.assign(unit, { space: 'sz57', left: 2 });
  }
  report('  the proof of landing for all aircraft (reach 20 ms)', await timed(200, () => landingPlan(aloft)));
  const contest = contestOf(greatBattle(), { space: 'sz60', kind: 'sea', round: 0 });
  report('  10,000 battles of twenty against twenty (reach 1 s)', await timed(2, () => simulatedOdds(contest, 10_000)));
  let other = 0;
  report(
    '  the odds of one battle of twenty against twenty (reach 20 ms)',
    await timed(20, () => oddsOf({ ...contest, round: -(other += 1) })),
  );
  const orders = lines(state);
  const { form } = movesQuestion(state);
  let at = 0;
  report(
    `  one line of a turn of ${orders.length} accepted after those before it (reach 50 ms)`,
    await timed(orders.length, () => {
      const order = orders[at];
      if (order !== undefined) orderRefusal(form, order, orders.slice(0, at));
      at += 1;
    }),
  );
}
