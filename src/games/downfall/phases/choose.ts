// The choice of an order: paid for at once, put on the display or into planning; cards that come before it.
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { factsOf } from '../data/own-files.js';
import { factions } from '../data/units.js';
import { orderQuestion } from '../questions/order.js';
import { factionName, say } from '../reports/names.js';
import { boxName } from '../reports/orders.js';
import { contextOf } from '../rules/contexts.js';
import { choicesOf, isOps, type Choice } from '../rules/display.js';
import type { DownfallTable } from '../state.js';
import { playFirst } from './cards.js';
import { fillTrack } from './round.js';
import { payFor } from './settle.js';

/** Asks for an order or a card before it, and starts what was chosen. */
export function* choose(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const faction = state.active;
  const question = orderQuestion(state);
  if (question.form.options().length === 0) {
    passOn(t);
    return 'event';
  }
  const [chosen = ''] = yield* t.ask(question);
  const card = factsOf(state).cardIds.find((id) => `card:${id}` === chosen);
  if (card !== undefined) return yield* playFirst(t, faction, card);
  const choice = choicesOf(state, faction).find(({ id }) => id === chosen);
  if (choice === undefined) throw new Error(`no choice ${chosen}`);
  return start(t, choice);
}

/** Without any order the marker goes on to the next space that holds another one. */
function passOn(t: DownfallTable): void {
  const { state } = t;
  const own = state.time[state.active];
  const ahead = factions.map((one) => state.time[one]).filter((at) => at > own);
  payFor(t, state.active, ahead.length === 0 ? 1 : Math.min(...ahead) - own);
}

function start(t: DownfallTable, choice: Choice): string {
  const { state } = t;
  const faction = state.active;
  const { kind, marker, box, order, cost, fromPlanning } = choice;
  if (marker !== null) {
    if (fromPlanning) state.planning[faction] = null;
    else state.track = state.track.map((one) => (one === marker ? null : one));
  }
  const name = { faction: factionName(faction), cost };
  if (kind === 'reseed') {
    t.tell(say('report.reseed', name), { weight: 'headline' });
    payFor(t, faction, cost, true);
    state.cup.push(...state.track.flatMap((one) => (one === null ? [] : [one])));
    state.track = state.track.map(() => null);
    fillTrack(t);
    return 'event';
  }
  if (kind === 'plan' || marker === null || box === null || order === null) {
    if (marker !== null) state.planning[faction] = marker;
    t.tell(say('report.plans', name), { weight: 'headline' });
    payFor(t, faction, cost, true);
    return 'event';
  }
  state.checked = [];
  state.used[faction].push({ marker, box });
  t.tell(
    say(box === 'hq' ? 'report.ordersByHq' : 'report.orders', { ...name, order: boxName(factsOf(state), order) }),
    {
      weight: 'headline',
    },
  );
  payFor(t, faction, cost, true);
  if (!isOps(order)) {
    state.order = contextOf(factsOf(state), faction, order);
    return 'general';
  }
  state.order = contextOf(factsOf(state), faction, order);
  return 'begin';
}
