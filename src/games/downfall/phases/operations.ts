// An operations order: cards at its start, its movement, its attacks in turn, and its end.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { unitIds } from '../data/units.js';
import { marchQuestion } from '../questions/march.js';
import { factionName, say } from '../reports/names.js';
import { beginMarch, moversOf } from '../rules/march.js';
import type { DownfallTable } from '../state.js';
import { playAtStart } from './cards.js';
import { orderOf } from './at-hand.js';
import { carryOutSheet } from './marches.js';
import { payFor, settle } from './settle.js';

/** The cards of an order's start, then its first part. */
export function* begin(t: DownfallTable): Script<string | Outcome> {
  const order = orderOf(t);
  if (!order.begun) {
    order.begun = true;
    yield* playAtStart(t);
  }
  return nextStep(t);
}

/** The next part of the order, or its end. */
export function nextStep(t: DownfallTable): string {
  const [step] = orderOf(t).steps;
  return step ?? 'orderEnd';
}

/** The movement of an order; where a fight at sea has barred a way, the rest of it is asked for anew. */
export function* move(t: DownfallTable): Script<string | Outcome> {
  const order = orderOf(t);
  let march = beginMarch(t.state, order);
  for (let isOpen = true; isOpen;) {
    const sheet = yield* t.ask(marchQuestion(t.state, order, march));
    const done = yield* carryOutSheet(t, march, sheet);
    march = done.march;
    isOpen = done.isBroken && moversOf(march).some((id) => !march.moved.includes(id));
  }
  if (march.moved.length === 0)
    t.tell(say('report.stays', { faction: factionName(order.faction) }), { weight: 'detail' });
  payFor(t, order.faction, march.tolls.length);
  order.steps = order.steps.slice(1);
  const ended = yield* settle(t);
  return ended ?? nextStep(t);
}

/** An order is over: airborne units that have not landed go back, and the round's events follow. */
export function* orderEnd(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const { then } = orderOf(t);
  for (const id of unitIds) {
    if (state.units[id].status === 'airdrop')
      state.units[id] = { ...state.units[id], status: 'pool', at: null, isolated: 0 };
  }
  state.order = null;
  state.checked = [];
  const ended = yield* settle(t);
  return ended ?? then;
}
