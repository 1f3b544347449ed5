// The position before the first action round.
import type { Dice } from '../../table/dice.js';
import { decks } from './data/cards.js';
import { cityIds } from './data/cities.js';
import type { NavalId } from './data/fleets.js';
import { generalMarkers, markerIds, type GeneralMarker, type MarkerId } from './data/orders.js';
import { factsOf } from './data/own-files.js';
import type { Scenario } from './data/scenario.js';
import { airIds, factions, partisanIds, type UnitId } from './data/units.js';
import type { DownfallOptions } from './options.js';
import { byFaction, zonesOf, type BoxId, type DownfallState, type Ideology, type Naval, type Unit } from './state.js';

/** The box in which a marker that was used before the game lies: the one of its front. */
function frontBox(marker: MarkerId): BoxId {
  return isGeneral(marker) ? generalMarkers[marker].sides[0] : marker;
}

function isGeneral(marker: MarkerId): marker is GeneralMarker {
  return Object.hasOwn(generalMarkers, marker);
}

function firstUnit(scenario: Scenario, id: UnitId): Unit {
  const base: Unit = { status: 'out', at: null, steps: 0, back: false, isolated: 0, turn: null };
  const placed = scenario.units.find((one) => one.id === id);
  if (placed !== undefined) {
    return { ...base, status: 'map', at: placed.at, steps: placed.steps, back: placed.back === true };
  }
  if (scenario.pool.includes(id)) return { ...base, status: 'pool' };
  if (scenario.pending.includes(id)) return { ...base, status: 'pending' };
  if (scenario.byCard.includes(id)) return { ...base, status: 'card' };
  const turn = scenario.later[id];
  return turn === undefined ? base : { ...base, status: 'later', turn };
}

function firstNaval(scenario: Scenario, id: NavalId): Naval {
  const where = scenario.naval[id];
  const base: Naval = { status: 'out', sea: null, ready: true, turn: null };
  if (where === undefined) return base;
  if (typeof where === 'number') return { ...base, status: 'later', turn: where };
  return where === 'display' || where === 'pending'
    ? { ...base, status: where }
    : { ...base, status: 'sea', sea: where };
}

function controllerOf(scenario: Scenario, city: (typeof cityIds)[number]): Ideology {
  if (scenario.cityControl.western.includes(city)) return 'western';
  return scenario.cityControl.soviet.includes(city) ? 'soviet' : 'axis';
}

/**
 * The starting position and the first phase.
 * @param data the owner's own files; null on our data.
 */
export function setup(
  options: DownfallOptions,
  dice: Dice,
  data: string | null = null,
): { readonly state: DownfallState; readonly phase: string } {
  const facts = factsOf({ data });
  const scenario = facts.scenarios[options.scenario];
  const taken = new Set<MarkerId>(
    factions.flatMap((one) => [...scenario.used[one], ...[scenario.planning[one] ?? []].flat()]),
  );
  const cityControl = Object.fromEntries(
    cityIds.map((id) => [id, controllerOf(scenario, id)]),
  ) as DownfallState['cityControl'];
  const { draw, spent, current, pending, airOwner } = scenario.events;
  const state: DownfallState = {
    ...zonesOf({ data }).empty(),
    options,
    data,
    turn: scenario.turn,
    time: byFaction((one) => scenario.initiative[one] - 1),
    arrival: byFaction((one) => factions.indexOf(one)),
    weatherAt: scenario.weatherSpace - 1,
    due: byFaction(() => false),
    active: 'western',
    track: Array.from({ length: 10 }, () => null),
    cup: markerIds.filter((marker) => !taken.has(marker)),
    used: byFaction((one) => scenario.used[one].map((marker) => ({ marker, box: frontBox(marker) }))),
    planning: byFaction((one) => scenario.planning[one] ?? null),
    events: { pending, current, spent, discard: [], draw: [[...draw]], airOwner: { ...airOwner }, removed: [] },
    units: Object.fromEntries(facts.unitIds.map((id) => [id, firstUnit(scenario, id)])) as DownfallState['units'],
    air: Object.fromEntries(
      airIds.map((id) => {
        const at = scenario.air[id];
        return [id, at === undefined ? { status: 'pool', at: null } : { status: 'map', at }];
      }),
    ) as DownfallState['air'],
    partisans: Object.fromEntries(
      partisanIds.map((id) => {
        const at = scenario.partisans[id];
        return [id, at === undefined ? { status: 'pool', at: null } : { status: 'map', at }];
      }),
    ) as DownfallState['partisans'],
    naval: Object.fromEntries(facts.navalIds.map((id) => [id, firstNaval(scenario, id)])) as DownfallState['naval'],
    held: [],
    checked: [],
    cityControl,
    owners: Object.fromEntries(
      cityIds.filter((id) => facts.cities.places[id].objective === true).map((id) => [id, cityControl[id]]),
    ),
    vp: scenario.victoryPoints + options.headStart,
    unitedNationsVp: 0,
    veDayVp: false,
    warfare: { ...scenario.warfare },
    armorReserve: scenario.armorReserve,
    transportPoints: scenario.transportPoints,
    beachheads: [],
    beachheadPool: scenario.beachheads,
    beachheadsToCome: scenario.beachheadsToCome,
    closedBeaches: scenario.closedBeaches.map((name) => facts.seas.beaches[name].sea),
    surrendered: [...scenario.surrendered],
    africaLiberated: scenario.africaLiberated,
    order: null,
    combat: null,
    cardsAtOnce: true,
    eventOf: null,
    marches: [],
  };
  for (const card of facts.cardIds) {
    const { deck, fromTurn } = facts.cards[card];
    zonesOf(state).move(state, card, fromTurn > scenario.turn ? 'toCome' : `${deck}Deck`);
  }
  for (const one of factions) {
    for (const card of scenario.hands[one].fixed) zonesOf(state).move(state, card, ['hand', one]);
  }
  for (const one of factions) {
    const deck = decks.find((id) => id === one) ?? 'axis';
    for (let n = scenario.hands[one].random; n > 0; n--) {
      const card = zonesOf(state).random(state, `${deck}Deck`, dice, `first hand of ${one}`);
      if (card !== undefined) zonesOf(state).move(state, card, ['hand', one]);
    }
  }
  return { state, phase: 'round' };
}
