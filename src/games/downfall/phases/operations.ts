// An operations order: cards at its start, its movement, its attacks in turn, and its end.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { unitIds } from '../data/units.js';
import { marchQuestion } from '../questions/march.js';
import { factionName, say } from '../reports/names.js';
import { placeName } from '../reports/places.js';
import { subjectName } from '../reports/subjects.js';
import { beginMarch, carryOut, placesOf } from '../rules/march.js';
import { isSea } from '../rules/waters.js';
import type { DownfallTable } from '../state.js';
import { playAtStart } from './cards.js';
import { orderOf } from './at-hand.js';
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

/** The movement of an order. */
export function* move(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const order = orderOf(t);
  const sheet = yield* t.ask(marchQuestion(state, order));
  let march = beginMarch(state, order);
  for (const { subject, path } of sheet) {
    const from = unitIds.some((id) => id === subject) ? state.units[subject as (typeof unitIds)[number]].at : null;
    const places = placesOf(march, subject, path);
    march = carryOut(march, subject, path);
    state.marches.push({ unit: subject, path: from === null ? [...places] : [from, ...places] });
    const to = places.at(-1);
    t.tell(
      to === undefined
        ? say('report.fortifies', { unit: subjectName(subject) })
        : say('report.moves', { unit: subjectName(subject), place: placeName(to) }),
      { focus: [subject, ...(from === null ? [] : [from]), ...places] },
    );
  }
  if (sheet.length === 0) t.tell(say('report.stays', { faction: factionName(order.faction) }), { weight: 'detail' });
  const due = march.tolls.filter((toll) => !order.paid.includes(toll));
  order.paid.push(...due.filter(isSea));
  payFor(t, order.faction, due.length);
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
  const ended = yield* settle(t);
  return ended ?? then;
}
