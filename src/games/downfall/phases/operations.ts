// An operations order: cards at its start, its movement, its attacks in turn, and its end.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { factsOf } from '../data/own-files.js';
import { marchQuestion } from '../questions/march.js';
import { factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { Ground } from '../rules/ground.js';
import { beginMarch, moversOf } from '../rules/march.js';
import type { DownfallState, DownfallTable, Place } from '../state.js';
import { playAtStart } from './cards.js';
import { orderOf } from './at-hand.js';
import { carryOutSheet } from './marches.js';
import { payForPartisans, settle } from './settle.js';

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
  const begun = placesOfAll(t.state);
  let march = beginMarch(t.state, order);
  for (let isOpen = true; isOpen;) {
    const sheet = yield* t.ask(marchQuestion(t.state, order, march));
    const done = yield* carryOutSheet(t, march, sheet);
    march = done.march;
    isOpen = done.isBroken && moversOf(march).some((id) => !march.moved.includes(id));
  }
  turnBack(t, march.moved, begun);
  if (march.moved.length === 0)
    t.tell(say('report.stays', { faction: factionName(order.faction) }), { weight: 'detail' });
  payForPartisans(t, order.faction, march.tolls.length);
  order.steps = order.steps.slice(1);
  const ended = yield* settle(t);
  return ended ?? nextStep(t);
}

function placesOfAll(state: DownfallState): ReadonlyMap<string, Place | null> {
  return new Map(factsOf(state).unitIds.map((id) => [id, state.units[id].at]));
}

/** Where a fight at sea has kept somebody from making room, those who came last go back. */
function turnBack(t: DownfallTable, moved: readonly string[], begun: ReadonlyMap<string, Place | null>): void {
  const { state } = t;
  const latest = factsOf(state)
    .unitIds.filter((id) => moved.includes(id))
    .sort((a, b) => moved.indexOf(b) - moved.indexOf(a));
  for (let full = new Ground(state); full.overfull().length > 0; full = new Ground(state)) {
    const id = latest.find((one) => {
      const { at, status } = state.units[one];
      const from = begun.get(one) ?? null;
      if (status !== 'map' || at === null || from === null || at === from || full.hasRoom(at, 0, 0)) return false;
      return !full.facts.beachAt.has(from) || full.isBeachhead(from);
    });
    const from = id === undefined ? undefined : begun.get(id);
    if (id === undefined || from == null) return;
    state.units[id] = { ...state.units[id], at: from };
    t.tell(say('report.turnsBack', { unit: unitName(full.facts, id), place: placeName(full.facts, from) }), {
      focus: [id, from],
    });
  }
}

/** An order is over: airborne units that have not landed go back, and the round's events follow. */
export function* orderEnd(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const { then } = orderOf(t);
  for (const id of factsOf(state).unitIds) {
    if (state.units[id].status !== 'airdrop') continue;
    state.units[id] = { ...state.units[id], status: 'pool', at: null, isolated: 0 };
    t.tell(say('report.dropLost', { unit: unitName(factsOf(state), id) }), { focus: [id] });
  }
  state.order = null;
  state.checked = [];
  const ended = yield* settle(t);
  return ended ?? then;
}
