// Events: the factions whose event is due resolve the open card, reveal the next, draw cards and adjust aircraft.
import { chooseFrom } from '../../../table/ask.js';
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import type { Surrender } from '../data/conditions.js';
import type { EventId, EventOp } from '../data/events.js';
import { factsOf } from '../data/own-files.js';
import type { Faction } from '../data/units.js';
import { eventName, eventText, factionName, nationName, say } from '../reports/names.js';
import { unitName } from '../reports/places.js';
import { spotName } from '../reports/whereabouts.js';
import {
  farBulgarians,
  fortresses,
  isAxisInAfrica,
  guardsMatches,
  isVeDay,
  pendingGuards,
  replacement,
  surrenders,
  unitsOfNation,
  winsByPartisans,
} from '../rules/events.js';
import { eliminate } from '../rules/losses.js';
import { inOrder } from '../rules/time.js';
import { moveVictory, partisansOnMap, veDayEnding } from '../rules/victory.js';
import type { DownfallTable } from '../state.js';
import { adjustAir } from './air.js';
import { drawCard, fortify } from './cards.js';
import { gainSteps } from './gain.js';
import { liberateAfrica } from './africa.js';
import { outcomeOf, payFor, settle } from './settle.js';
import { checkSupply, removeUnits } from './supply-check.js';
import { shift } from './warfare.js';

/** The sequence in which factions act in events. */
const sequence = ['soviet', 'okh', 'okw', 'western'] as const satisfies readonly Faction[];

/** The next faction whose event is due, or the next round. */
export function* event(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const faction = inOrder(state).find((one) => state.due[one]);
  if (faction === undefined) return 'round';
  state.eventOf = faction;
  state.checked = [];
  t.tell(
    say('report.event', {
      faction: factionName(faction),
      event: eventName(factsOf(state), state.events.pending),
    }),
    { weight: 'headline' },
  );
  tellText(t, state.events.pending);
  const { events } = state;
  if (events.spent !== null) events.discard.push(events.spent);
  events.spent = events.current;
  events.current = events.pending;
  yield* adjustAir(t, ['spent', 'current'], 'remove');
  for (const op of factsOf(state).events[events.current].ops) {
    const ended = (yield* resolve(t, op)) ?? (yield* settle(t));
    if (ended !== null) return ended;
  }
  return 'reveal';
}

/** What an event says: what it does is told as it is done, whose rolls it helps while it lies open at once. */
function tellText(t: DownfallTable, id: EventId): void {
  const facts = factsOf(t.state);
  const event = eventName(facts, id);
  const { bonus } = facts.events[id];
  t.tell(say('report.eventText', { event, text: eventText(facts, id) }), { weight: 'detail' });
  if (bonus !== undefined) t.tell(say('report.eventBonus', { event, factions: bonus.map(factionName) }));
}

/** The second half of an event: the next card, action cards and aircraft. */
export function* reveal(t: DownfallTable): Script<string | Outcome> {
  const { state } = t;
  const faction = state.eventOf ?? state.active;
  const next = nextEvent(t);
  state.events.pending = next;
  const player = faction === 'western' || faction === 'okh' ? 'okh' : 'okw';
  if (factsOf(state).events[next].air.axis > 0) state.events.airOwner[next] = player;
  t.tell(say('report.nextEvent', { event: eventName(factsOf(state), next) }), { weight: 'headline' });
  for (const one of sequence) {
    const extra = one === 'western' && faction === 'western' && state.warfare.bombing === 0 ? 1 : 0;
    for (let n = factsOf(state).events[next].draw[one] + extra; n > 0; n--) drawCard(t, one);
  }
  yield* adjustAir(t, ['spent', 'current', 'pending'], 'place');
  state.due[faction] = false;
  state.eventOf = null;
  state.checked = [];
  return (yield* settle(t)) ?? 'event';
}

/** Draws the next event; one whose time is over is replaced for good. Without any the oldest discarded one comes again. */
function nextEvent({ state, dice }: DownfallTable): EventId {
  const { events } = state;
  const [top = [], ...rest] = events.draw.filter((layer) => layer.length > 0);
  let drawn: EventId | undefined;
  if (top.length > 0) {
    const found = dice.pick(top, 'event');
    drawn = found;
    events.draw = [top.filter((one) => one !== found), ...rest];
  } else {
    drawn = events.discard.shift();
    events.draw = [];
  }
  const card = drawn ?? events.spent ?? 'E9';
  const other = replacement(factsOf(state), card, state.turn);
  if (other === null) return card;
  events.removed.push(card);
  return other;
}

function* resolve(t: DownfallTable, op: EventOp): Script<Outcome | null> {
  const { state } = t;
  switch (op.op) {
    case 'gainSteps': {
      const base = {
        faction: op.faction,
        quotas: false,
        reserves: false,
        ...(op.nationality === undefined ? {} : { nationality: op.nationality }),
      } as const;
      if (op.infantry !== undefined) yield* gainSteps(t, { ...base, kind: 'infantry', steps: op.infantry });
      if (op.armor !== undefined) yield* gainSteps(t, { ...base, kind: 'armor', steps: op.armor });
      return null;
    }
    case 'surrender':
      yield* surrender(t, op.nation);
      return null;
    case 'highCommand':
      yield* highCommand(t);
      return null;
    case 'supply':
      for (const one of sequence) yield* checkSupply(t, one);
      return null;
    case 'africa':
      if (!isAxisInAfrica(state)) yield* liberateAfrica(t);
      else if (op.orArmor !== undefined) {
        yield* gainSteps(t, { faction: 'okw', kind: 'armor', steps: op.orArmor, quotas: false, reserves: false });
      }
      return null;
    case 'transportPoints':
      state.transportPoints = Math.min(10, state.transportPoints + op.amount);
      t.tell(say('report.transport', { count: state.transportPoints }));
      return null;
    case 'openBeaches':
      if (state.turn < op.from || state.closedBeaches.length === 0) return null;
      state.closedBeaches = [];
      t.tell(say('report.beachesOpen'), { weight: 'headline' });
      return null;
    case 'bombing':
      yield* shift(t, 'bombing', 'western', 1);
      return null;
    case 'pay':
      payFor(t, op.faction, op.amount);
      return null;
    case 'fortify':
      yield* fortify(t, op.faction, op.count);
      return null;
    case 'redTide':
      if (winsByPartisans(state, 'soviet')) return outcomeOf({ winner: 'soviet', how: 'event' });
      yield* gainSteps(t, { faction: 'soviet', kind: 'infantry', steps: 2, quotas: false, reserves: false });
      return null;
    case 'unitedNations':
      return unitedNations(t);
    case 'veDay':
      return veDay(t);
  }
}

/** A nation surrenders once; the other branch holds only while it has not. */
function* surrender(t: DownfallTable, nation: Surrender): Script<void> {
  const { state } = t;
  if (state.surrendered.includes(nation)) return;
  if (surrenders(state, nation)) {
    state.surrendered.push(nation);
    t.tell(say('report.surrender', { nation: nationName(nation) }), { weight: 'headline' });
    removeUnits(t, unitsOfNation(state, nation));
    if (nation === 'romania') state.naval['fleet-okh-black'] = { status: 'out', sea: null, ready: true, turn: null };
    if (nation === 'italy') yield* loseItaly(t);
    return;
  }
  if (nation === 'bulgaria') {
    removeUnits(t, farBulgarians(state));
    return;
  }
  yield* gainSteps(t, {
    faction: nation === 'italy' ? 'okw' : 'okh',
    kind: 'infantry',
    steps: 1,
    nationality: nation,
    quotas: false,
    reserves: false,
  });
}

/** Italy's fleets leave, Malta is safe for good, and the OKW sends Germans. */
function* loseItaly(t: DownfallTable): Script<void> {
  const { state } = t;
  for (const id of factsOf(state).navalIds) {
    if (factsOf(state).fleets[id].italian === true)
      state.naval[id] = { status: 'out', sea: null, ready: true, turn: null };
  }
  yield* shift(t, 'malta', 'western', state.warfare.malta);
  yield* gainSteps(t, {
    faction: 'okw',
    kind: 'infantry',
    steps: 4,
    nationality: 'germany',
    quotas: false,
    reserves: false,
  });
}

/** High Command: arrivals, Guards, fortresses that may become fort troops again. */
function* highCommand(t: DownfallTable): Script<void> {
  const { state } = t;
  for (const id of factsOf(state).unitIds) {
    const unit = state.units[id];
    if (unit.status === 'pending' && factsOf(state).units[id].guards !== true) {
      state.units[id] = { ...unit, status: 'pool' };
      t.tell(say('report.arrives', { unit: unitName(factsOf(state), id) }), { weight: 'detail' });
    }
  }
  arriveAtSea(t);
  yield* upgradeGuards(t);
  for (const faction of ['okh', 'okw'] as const) yield* openFortresses(t, faction);
}

/** Fleets arrive in the North Atlantic without a fight, all become ready, and beachheads come from turn 2 on. */
function arriveAtSea(t: DownfallTable): void {
  const { state } = t;
  for (const id of factsOf(state).navalIds) {
    const one = state.naval[id];
    if (one.status === 'pending') {
      state.naval[id] = { ...one, status: 'sea', sea: 'north-atlantic' };
      t.tell(say('report.launched', { fleet: say(`unit.${id}`), sea: say('sea.north-atlantic') }), { focus: [id] });
    } else if (one.status === 'sea' && !one.ready) {
      state.naval[id] = { ...one, ready: true };
      t.tell(say('report.ready', { fleet: say(`unit.${id}`) }), { weight: 'detail' });
    }
  }
  if (state.turn < 2 || state.beachheadsToCome === 0) return;
  state.beachheadPool += state.beachheadsToCome;
  state.beachheadsToCome = 0;
  t.tell(say('report.beachheads'));
}

function* upgradeGuards(t: DownfallTable): Script<void> {
  const { state } = t;
  for (const guard of pendingGuards(state)) {
    const matches = guardsMatches(state, guard);
    const asked = {
      key: 'guards',
      seat: 'soviet',
      text: say('ask.guards', { unit: unitName(factsOf(state), guard) }),
      pace: 'builds',
      places: matches.flatMap((id) => state.units[id].at ?? []),
    } as const;
    const [old] = yield* chooseFrom(
      t,
      asked,
      { ids: matches, min: 0, of: 'units', none: say('none.guards') },
      (id) => ({
        id,
        text: unitName(factsOf(state), id),
        detail: say('unit.of', { n: state.units[id].steps, most: factsOf(state).units[id].most }),
      }),
    );
    if (old === undefined) continue;
    const before = state.units[old];
    state.units[guard] = { ...before, steps: Math.min(before.steps, factsOf(state).units[guard].most), turn: null };
    eliminate(state, old);
    t.tell(say('report.guards', { unit: unitName(factsOf(state), guard), old: unitName(factsOf(state), old) }), {
      focus: [guard],
    });
  }
}

function* openFortresses(t: DownfallTable, faction: 'okh' | 'okw'): Script<void> {
  const { state } = t;
  const ids = fortresses(state, faction);
  const asked = {
    key: 'unfortify',
    seat: faction,
    text: say('ask.unfortify'),
    pace: 'builds',
    places: ids.flatMap((id) => state.units[id].at ?? []),
  } as const;
  const chosen = yield* chooseFrom(
    t,
    asked,
    { ids, min: 0, max: ids.length, of: 'units', none: say('none.unfortify') },
    (id) => ({
      id,
      text: unitName(factsOf(state), id),
      detail: spotName(factsOf(state), state.units[id].at ?? ''),
    }),
  );
  for (const id of chosen) {
    state.units[id] = { ...state.units[id], back: false };
    t.tell(say('report.unfortifies', { unit: unitName(factsOf(state), id) }), { focus: [id] });
  }
}

/** United Nations: a victory by partisans, else a point for the side with more of them. */
function unitedNations(t: DownfallTable): Outcome | null {
  const { state } = t;
  if (winsByPartisans(state, 'western')) return outcomeOf({ winner: 'western', how: 'event' });
  const before = state.unitedNationsVp;
  state.unitedNationsVp = Math.sign(partisansOnMap(state, 'western') - partisansOnMap(state, 'soviet'));
  moveVictory(state, state.unitedNationsVp - before);
  return null;
}

/** VE-Day: a point for Berlin once, and the end when the Axis is beaten. */
function veDay(t: DownfallTable): Outcome | null {
  const { state } = t;
  const holder = state.cityControl.berlin;
  if (!state.veDayVp && holder !== 'axis') {
    state.veDayVp = true;
    moveVictory(state, holder === 'western' ? 1 : -1);
  }
  return isVeDay(state) ? outcomeOf(veDayEnding(state)) : null;
}
