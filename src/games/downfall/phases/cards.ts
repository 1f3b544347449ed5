// Situational cards: played before an order is chosen, or at its start.
import { chooseFrom, chooseOne } from '../../../table/ask.js';
import type { Outcome } from '../../../table/game.js';
import type { Script } from '../../../table/script.js';
import { decks, type CardId } from '../data/cards.js';
import { factsOf } from '../data/own-files.js';
import type { Faction, UnitId } from '../data/units.js';
import { startQuestion } from '../questions/order.js';
import { cardName, factionName, say } from '../reports/names.js';
import { placeName, unitName } from '../reports/places.js';
import { placeOption, spotName, whereabouts } from '../reports/whereabouts.js';
import { partisanName } from '../reports/subjects.js';
import { freeOrder } from '../rules/contexts.js';
import { Ground } from '../rules/ground.js';
import { enterCity } from '../rules/march.js';
import {
  droppable,
  dropZones,
  fortifiable,
  interdicted,
  occupiedBeachheads,
  playableAtStart,
  sweepable,
  yugoslavGrowth,
  yugoslavPlaces,
  yugoslavs,
} from '../rules/plays.js';
import { zonesOf, type DownfallTable } from '../state.js';
import { isCancelled } from './cancel.js';
import { tellCard } from './hidden-cards.js';
import { gainSteps } from './gain.js';
import { placePartisan } from './general.js';
import { orderOf } from './at-hand.js';
import { payFor, settle } from './settle.js';
import { rollTrack, shift } from './warfare.js';

/** Shows a card and spends it; false when it is cancelled. */
function* play(t: DownfallTable, faction: Faction, card: CardId): Script<boolean> {
  t.reveal();
  zonesOf(t.state).move(t.state, card, 'spent', 'top');
  tellCard(t, faction, card, 'headline');
  return !(yield* isCancelled(t, faction, card));
}

/** A card before the choice of an order: afterwards the order is still to be chosen. */
export function* playFirst(t: DownfallTable, faction: Faction, card: CardId): Script<string | Outcome> {
  const { state } = t;
  if (!(yield* play(t, faction, card))) return 'choose';
  const free = freeOrder(factsOf(state), faction, card);
  state.checked = [];
  if (free !== null) {
    state.order = free;
    return 'begin';
  }
  yield* resolve(t, faction, card);
  state.checked = [];
  const ended = yield* settle(t);
  return ended ?? 'choose';
}

function* resolve(t: DownfallTable, faction: Faction, card: CardId): Script<void> {
  const { state, dice } = t;
  const { effect } = factsOf(state).cards[card];
  switch (effect.kind) {
    case 'gainSteps': {
      const base = { faction, quotas: false, reserves: false } as const;
      if (effect.infantry !== undefined) yield* gainSteps(t, { ...base, kind: 'infantry', steps: effect.infantry });
      if (effect.armor !== undefined) yield* gainSteps(t, { ...base, kind: 'armor', steps: effect.armor });
      return;
    }
    case 'initiativeLoss':
      payFor(t, effect.target, effect.amount === '1d6' ? dice.roll(6, 'card') : effect.amount);
      if (effect.bombing === true) yield* shift(t, 'bombing', 'okw', 1);
      return;
    case 'placePartisan':
      for (let n = 0; n < effect.count; n++) yield* placePartisan(t, 'western', null);
      return;
    case 'removePartisan':
      return yield* sweep(t, faction);
    case 'transportPoints':
      state.transportPoints = Math.min(10, state.transportPoints + effect.amount);
      t.tell(say('report.transport', { count: state.transportPoints }));
      return;
    case 'swRoll':
      yield* rollTrack(t, 'bombing', 'western', effect.drm);
      return;
    case 'flipFortress':
      return yield* fortify(t, faction, effect.count);
    case 'yugoslavArmy':
      return yield* yugoslavArmy(t, effect.addSteps);
    case 'fate':
      fate(t, faction);
      return;
    default:
      return;
  }
}

/** An enemy partisan is removed. */
function* sweep(t: DownfallTable, faction: Faction): Script<void> {
  const { state } = t;
  const ids = sweepable(new Ground(state), faction);
  const places = ids.flatMap((id) => state.partisans[id].at ?? []);
  const asked = { key: 'sweep', seat: faction, text: say('ask.sweep'), pace: 'turn', places } as const;
  const [gone] = yield* chooseFrom(t, asked, { ids }, (id) => ({
    id,
    text: partisanName(id),
    detail: spotName(factsOf(state), state.partisans[id].at ?? ''),
  }));
  if (gone === undefined) return;
  state.partisans[gone] = { status: 'out', at: null };
  t.tell(say('report.loss', { loss: say('loss.partisan', { partisan: partisanName(gone) }) }), { focus: [gone] });
}

/** Fort troops become fortresses. */
export function* fortify(t: DownfallTable, faction: Faction, count: number): Script<void> {
  const { state } = t;
  const ids = fortifiable(state, faction);
  const asked = {
    key: 'fortify',
    seat: faction,
    text: say('ask.fortify', { count }),
    pace: 'builds',
    places: ids.flatMap((id) => state.units[id].at ?? []),
  } as const;
  const chosen = yield* chooseFrom(
    t,
    asked,
    { ids, min: 0, max: count, of: 'units', none: say('none.fortify') },
    (id) => ({
      id,
      text: unitName(factsOf(state), id),
      detail: spotName(factsOf(state), state.units[id].at ?? ''),
    }),
  );
  for (const id of chosen) {
    state.units[id] = { ...state.units[id], back: true };
    t.tell(say('report.fortifies', { unit: unitName(factsOf(state), id) }), { focus: [id] });
  }
}

function* yugoslavArmy(t: DownfallTable, steps: number): Script<void> {
  const { state } = t;
  const ground = new Ground(state);
  const growth = yugoslavGrowth(ground);
  const next = yugoslavs(ground.facts).find((id) => state.units[id].status === 'card');
  const places = next === undefined ? [] : yugoslavPlaces(ground);
  const ways = [
    ...places.map((place) => ({
      ...placeOption(ground, place),
      text: say('yugoslav.place', { place: spotName(ground.facts, place) }),
    })),
    ...growth.map((id) => ({ id, text: say('yugoslav.grow', { unit: unitName(ground.facts, id) }) })),
  ];
  const [first] = ways;
  if (first === undefined) return;
  const seen = [...places, ...growth.flatMap((id) => state.units[id].at ?? [])];
  const asked = { key: 'yugoslav', seat: 'soviet', text: say('ask.yugoslav'), pace: 'builds', places: seen } as const;
  const chosen = yield* chooseOne<string>(t, asked, { ways, fallback: first.id });
  const grown = growth.find((id) => id === chosen);
  if (grown !== undefined) {
    grow(t, grown, steps);
    return;
  }
  if (next === undefined) return;
  state.units[next] = { ...state.units[next], status: 'map', at: chosen, steps: 1, back: false };
  enterCity(state, chosen, 'soviet');
  t.tell(say('report.enters', { unit: unitName(ground.facts, next), n: 1, place: placeName(ground.facts, chosen) }), {
    focus: [next, chosen],
  });
}

/** Steps for Yugoslav units: first for the one chosen, what is left for the other. */
function grow(t: DownfallTable, first: UnitId, steps: number): void {
  const { state } = t;
  let left = steps;
  for (const id of [first, ...yugoslavs(factsOf(state)).filter((one) => one !== first)]) {
    const { at } = state.units[id];
    while (
      left > 0 &&
      at !== null &&
      state.units[id].status === 'map' &&
      state.units[id].steps < factsOf(state).units[id].most
    ) {
      if (!new Ground(state).hasRoom(at, 0, 1)) break;
      state.units[id] = { ...state.units[id], steps: state.units[id].steps + 1 };
      left -= 1;
    }
    if (at !== null) {
      t.tell(
        say('report.stronger', {
          unit: unitName(factsOf(state), id),
          n: state.units[id].steps,
          place: placeName(factsOf(state), at),
        }),
        {
          focus: [id],
        },
      );
    }
  }
}

/** All spent cards go back into their decks, which are shuffled; the player draws one. */
function fate(t: DownfallTable, faction: Faction): void {
  const { state, dice } = t;
  for (const card of [...zonesOf(state).at(state, 'spent')]) {
    if (factsOf(state).cards[card].effect.kind !== 'fate' || card !== zonesOf(state).at(state, 'spent')[0]) {
      zonesOf(state).move(state, card, `${factsOf(state).cards[card].deck}Deck`);
    }
  }
  for (const deck of decks) zonesOf(state).shuffle(state, `${deck}Deck`, dice, 'deck');
  drawCard(t, faction);
}

/** A faction draws a card; an empty deck is made anew of its spent cards. */
export function drawCard(t: DownfallTable, faction: Faction): void {
  const { state, dice } = t;
  const deck = decks.find((id) => id === faction) ?? 'axis';
  if (zonesOf(state).at(state, `${deck}Deck`).length === 0) {
    for (const card of factsOf(state).cardIds) {
      if (factsOf(state).cards[card].deck === deck && zonesOf(state).at(state, 'spent').includes(card))
        zonesOf(state).move(state, card, `${deck}Deck`);
    }
  }
  const card = zonesOf(state).random(state, `${deck}Deck`, dice, `card for ${faction}`);
  if (card === undefined) return;
  zonesOf(state).move(state, card, ['hand', faction]);
  t.tell(say('report.draws', { faction: factionName(faction) }));
  t.tell(say('report.drawn', { faction: factionName(faction), card: cardName(factsOf(state), card) }), {
    to: [faction],
  });
}

/** Cards at the start of an order. The same seat is asked for its order next, so that a hand without any shows by nothing. */
export function* playAtStart(t: DownfallTable): Script<void> {
  const { state } = t;
  const order = orderOf(t);
  const cards = playableAtStart(state, order, state.hand[order.faction]);
  if (cards.length === 0) return;
  for (const card of yield* t.ask(startQuestion(state, order.faction, cards))) {
    if (!(yield* play(t, order.faction, card))) continue;
    const { effect } = factsOf(state).cards[card];
    if (effect.kind === 'orderBonus') {
      order.freeAttacks += effect.extraAttacks ?? 0;
      order.mp += effect.mpBonus ?? 0;
    }
    if (effect.kind === 'flipMulberry') yield* dominate(t, effect.orReady);
    if (effect.kind === 'readyNaval') yield* makeReady(t, order.faction, effect.count);
    if (effect.kind === 'airdrop') yield* drop(t, effect.rangeHexes, effect.count);
  }
}

/** A harbour is built, or fleets are made ready. */
function* dominate(t: DownfallTable, count: number): Script<void> {
  const { state } = t;
  const beaches = occupiedBeachheads(new Ground(state));
  const fleets = interdicted(state, 'western');
  const [canBuild, canReady] = [beaches.length > 0, fleets.length > 0];
  const places = [...beaches, ...fleets.flatMap((id) => state.naval[id].sea ?? [])];
  const asked = { key: 'dominance', seat: 'western', text: say('ask.dominance'), pace: 'turn', places } as const;
  const ways = [
    { id: 'harbour', text: say('dominance.harbour') },
    { id: 'ready', text: say('dominance.ready', { count }) },
  ] as const;
  const way =
    canBuild && canReady ? yield* chooseOne(t, asked, { ways, fallback: 'harbour' }) : canBuild ? 'harbour' : 'ready';
  if (way === 'harbour') yield* buildHarbour(t);
  else yield* makeReady(t, 'western', count);
}

/** Interdicted fleets and submarines become ready. */
function* makeReady(t: DownfallTable, faction: Faction, count: number): Script<void> {
  const { state } = t;
  const ids = interdicted(state, faction);
  const places = ids.flatMap((id) => state.naval[id].sea ?? []);
  const asked = {
    key: 'makeReady',
    seat: faction,
    text: say('ask.makeReady', { count }),
    pace: 'turn',
    places,
  } as const;
  const chosen = yield* chooseFrom(t, asked, { ids, min: Math.min(1, ids.length), max: count }, (id) => ({
    id,
    text: say(`unit.${id}`),
    ...(state.naval[id].sea === null ? {} : { detail: say(`sea.${state.naval[id].sea}`) }),
  }));
  for (const id of chosen) {
    state.naval[id] = { ...state.naval[id], ready: true };
    t.tell(say('report.ready', { fleet: say(`unit.${id}`) }), { focus: [id] });
  }
}

function* buildHarbour(t: DownfallTable): Script<void> {
  const { state } = t;
  const places = occupiedBeachheads(new Ground(state));
  const asked = { key: 'mulberry', seat: 'western', text: say('ask.mulberry'), pace: 'builds', places } as const;
  const [at] = yield* chooseFrom(t, asked, { ids: places }, (id) => ({ id, text: placeName(factsOf(state), id) }));
  if (at === undefined) return;
  state.beachheads = state.beachheads.map((one) => (one.at === at ? { ...one, mulberry: true } : one));
  t.tell(say('report.mulberry', { place: placeName(factsOf(state), at) }), { focus: [at], weight: 'headline' });
}

function* drop(t: DownfallTable, range: number, count: number): Script<void> {
  const { state } = t;
  for (let n = 0; n < count; n++) {
    const ground = new Ground(state);
    const ways = droppable(ground, 'western').flatMap((unit) =>
      dropZones(ground, unit, range).map((hex) => ({
        id: `${unit}>${hex}`,
        of: hex,
        text: say('airdrop.way', { unit: unitName(ground.facts, unit), place: spotName(ground.facts, hex) }),
        group: unitName(ground.facts, unit),
        ...whereabouts(ground, hex),
      })),
    );
    const none = say(n === 0 ? 'none.airdrop' : 'none.airdropMore');
    const asked = {
      key: 'airdrop',
      seat: 'western',
      text: say('ask.airdrop'),
      pace: 'turn',
      places: [...new Set(ways.map(({ of }) => of))],
    } as const;
    const [chosen] = yield* chooseFrom(
      t,
      asked,
      { ids: ways.map(({ id }) => id), min: 0, of: 'places', none },
      (id) => {
        const way = ways.find((one) => one.id === id);
        return way ?? { id, text: none };
      },
    );
    const [unit, hex = ''] = (chosen ?? '').split('>');
    if (chosen === undefined || unit === undefined) return;
    const id = unit as UnitId;
    state.units[id] = { ...state.units[id], status: 'airdrop', at: hex };
    t.tell(say('report.drops', { unit: unitName(ground.facts, id), place: placeName(ground.facts, hex) }), {
      focus: [id, hex],
    });
  }
}
