// How long the rules of Axis & Allies 1942 take: legal moves, the proof of landing, simulated battles, a turn of forty lines.
import { axisAndAllies1942 as game } from '../../src/games/axis-and-allies-1942/index.js';
import { movesQuestion } from '../../src/games/axis-and-allies-1942/questions/moves.js';
import { contestOf } from '../../src/games/axis-and-allies-1942/rules/odds/contest.js';
import { oddsOf } from '../../src/games/axis-and-allies-1942/rules/odds/odds.js';
import { simulatedOdds } from '../../src/games/axis-and-allies-1942/rules/odds/simulate.js';
import { landingPlan } from '../../src/games/axis-and-allies-1942/rules/landing.js';
import { beginTurn } from '../../src/games/axis-and-allies-1942/rules/turn.js';
import { newUnit, type AaState } from '../../src/games/axis-and-allies-1942/state.js';
import type { Power } from '../../src/games/axis-and-allies-1942/data/powers.js';
import type { UnitType } from '../../src/games/axis-and-allies-1942/data/units.js';
import { asSheet, orderRefusal } from '../../src/table/answer.js';
import { SeededDice } from '../../src/table/dice.js';
import type { Order } from '../../src/table/question.js';
import { randomAnswer } from '../../src/table/random-player.js';
import { busy, report } from './figures.js';

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

/** A dozen and a half fighters over the sea with little left, carriers own, allied and still to be placed, in as many ways as numbers. */
function fleetsAloft(n: number): AaState {
  const dice = new SeededDice(`fleets ${n}`);
  const state = opening();
  const power = dice.pick(['japan', 'uk', 'usa'] as const, 'who');
  state.active = power;
  beginTurn(state);
  state.step = n % 2 === 0 ? 'combatMove' : 'noncombat';
  const home = ['sz44', 'sz50', 'sz51', 'sz52', 'sz53', 'sz57', 'sz58', 'sz59', 'sz60', 'sz61', 'sz62'] as const;
  const put = (type: UnitType, of: Power, left: number): void => {
    state.units.push({ ...newUnit(state.nextId++, type, of, dice.pick(home, 'where'), left), task: 'ready' });
  };
  const ally = power === 'japan' ? 'germany' : power === 'uk' ? 'usa' : 'uk';
  for (let k = 0; k < 18; k++) put('fighter', power, dice.roll(3, 'left') - 1);
  for (let k = 0; k < 5; k++) put('carrier', power, 2);
  for (let k = 0; k < 2; k++) put('carrier', ally, 2);
  state.bought = { carrier: 3 };
  return state;
}

export function benchAxis(): void {
  const state = opening();
  report(
    'Axis & Allies: every unit that can move, and where each space can go (reach 50 ms)',
    busy(20, () => {
      const { form } = movesQuestion(state);
      for (const { id, units = [] } of form.subjects([])) {
        const all = Object.fromEntries(units.map((row) => [row.id, 1]));
        form.step({ subject: id, units: all, path: [] }, []);
      }
    }),
  );
  const fleets = Array.from({ length: 200 }, (_, n) => fleetsAloft(n));
  const next = fleets.values();
  report(
    '  the proof of landing, many aircraft and carriers (reach 20 ms)',
    busy(200, () => landingPlan(next.next().value ?? state)),
  );
  const contest = contestOf(greatBattle(), { space: 'sz60', kind: 'sea', round: 0 });
  report(
    '  10,000 battles of twenty against twenty (reach 1 s)',
    busy(2, () => simulatedOdds(contest, 10_000)),
  );
  let other = 0;
  report(
    '  the odds of one battle of twenty against twenty (reach 20 ms)',
    busy(20, () => oddsOf({ ...contest, round: -(other += 1) })),
  );
  const orders = lines(state);
  const { form } = movesQuestion(state);
  let at = 0;
  report(
    `  one line of a turn of ${orders.length} accepted after those before it (reach 50 ms)`,
    busy(orders.length, () => {
      const order = orders[at];
      if (order !== undefined) orderRefusal(form, order, orders.slice(0, at));
      at += 1;
    }),
  );
}
