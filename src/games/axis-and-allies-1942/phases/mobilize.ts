// Phases 5 and 6: new units, income, and at the end of a round the count of victory cities.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { powers, powersOf, sides } from '../data/powers.js';
import { isLand } from '../data/spaces.js';
import { costOf, unitFacts } from '../data/units.js';
import { mobilizeQuestion, placingsOf } from '../questions/purchase.js';
import { lossTexts, turnText } from '../reports/fighting.js';
import { counted, goodsTexts, placedText, powerName, say, sideName } from '../reports/names.js';
import { hasLostCapital } from '../rules/board.js';
import { crash } from '../rules/homeless.js';
import { berthGuests } from '../rules/carry-out.js';
import { productionOf, waiting, type Placing } from '../rules/production.js';
import { beginTurn } from '../rules/turn.js';
import { citiesHeld, leader, winner } from '../rules/victory.js';
import { newUnit, type AaTable } from '../state.js';

/** Places what was bought, and pays the income. */
export function* mobilize(t: AaTable): Script<string | Outcome> {
  const { state } = t;
  state.step = 'mobilize';
  const power = state.active;
  if (!hasLostCapital(state, power) && waiting(state, []).length > 0) {
    const placed = placingsOf(state, yield* t.ask(mobilizeQuestion(state)));
    const left = waiting(state, placed);
    place(t, placed);
    const refund = left.reduce((sum, { ware, count }) => sum + costOf(ware) * count, 0);
    state.treasury[power] += refund;
    if (refund > 0) {
      const units = left.map(({ ware, count }) => counted(ware, count));
      t.tell(say('report.refunded', { power: powerName(power), units, amount: refund }));
    }
  }
  state.bought = {};
  berthGuests(state);
  const lost = crash(state);
  if (lost.length > 0) {
    t.tell(say('report.crashed', { power: powerName(power) }));
    for (const text of lossTexts(lost)) t.tell(text);
  }
  return endTurn(t);
}

function place(t: AaTable, placed: readonly Placing[]): void {
  const { state } = t;
  const rows = new Map<Placing['space'], Map<Placing['ware'], number>>();
  for (const { ware, count, space } of placed) {
    const row = rows.get(space) ?? new Map<Placing['ware'], number>();
    row.set(ware, (row.get(ware) ?? 0) + count);
    rows.set(space, row);
    if (ware === 'complex') {
      if (isLand(space)) state.complexes[space] = 0;
      continue;
    }
    for (let n = 0; n < count; n++) {
      const unit = newUnit(state.nextId, ware, state.active, space, unitFacts[ware].move);
      unit.task = 'done';
      state.units.push(unit);
      state.nextId += 1;
    }
  }
  for (const [space, row] of rows) {
    const units = goodsTexts(Object.fromEntries(row));
    t.tell(placedText(state.active, units, space), { focus: [space] });
  }
}

/** Pays the income and passes the turn on; after the last power victory is looked at. */
export function endTurn(t: AaTable): string | Outcome {
  const { state } = t;
  const power = state.active;
  if (state.losses.length > 0) t.tell(turnText(state));
  if (!hasLostCapital(state, power)) {
    const income = productionOf(state, power);
    state.treasury[power] += income;
    t.tell(say('report.income', { power: powerName(power), income, money: state.treasury[power] }));
  }
  const next = powers[powers.indexOf(power) + 1];
  if (next === undefined) {
    const outcome = endRound(t);
    if (outcome !== null) return outcome;
    state.round += 1;
  }
  state.active = next ?? powers[0];
  beginTurn(state);
  return 'purchase';
}

function endRound(t: AaTable): Outcome | null {
  const { state } = t;
  const { round } = state;
  const args = { round, axis: citiesHeld(state, 'axis'), allies: citiesHeld(state, 'allies') };
  t.tell(say('report.endOfRound', args), { weight: 'headline' });
  const won = winner(state);
  if (won !== null) {
    return { kind: 'win', winners: powersOf(won), text: say('over.cities', { ...args, side: sideName(won) }) };
  }
  if (state.options.lastRound === 0 || round < state.options.lastRound) return null;
  const ahead = leader(state);
  if (ahead === null) return { kind: 'draw', winners: sides.flatMap(powersOf), text: say('over.even', args) };
  return { kind: 'win', winners: powersOf(ahead), text: say('over.ahead', { ...args, side: sideName(ahead) }) };
}
