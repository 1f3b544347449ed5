// The joint proof that aircraft can land: territories held since the turn began, carriers where they will be, carriers still to be mobilised.
import { isLand, isSea, seas, type Sea, type Space } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { isFriend, seasBeside } from './board.js';
import { foesOf } from './foes.js';
import { placingRoom, usableComplexes } from './production.js';
import { flight, isAirfield, seaReach, toLanding } from './reach.js';

/** How many aircraft cannot be saved, and how those at sea are: fighters to zones, carriers to zones. */
export interface LandingPlan {
  readonly lost: readonly Unit[];
  readonly fighters: ReadonlyMap<number, Sea>;
  readonly carriers: ReadonlyMap<number, Sea>;
}

/** A carrier of which it is open where it will be, or one still to be placed. */
interface Deck {
  readonly id: number | null;
  readonly slots: number;
  readonly zones: readonly Sea[];
}

/** Aircraft of the active power that may not stay where they are. */
function aloft(state: AaState): readonly Unit[] {
  return state.units.filter(
    (unit) =>
      unit.power === state.active &&
      (unit.type === 'fighter' || unit.type === 'bomber') &&
      toLanding(state, unit.space) > unit.left,
  );
}

/** Free places for fighters of the active power on decks that stay where they are, by zone. */
function fixedSlots(state: AaState): Map<Sea, number> {
  const slots = new Map<Sea, number>();
  for (const ship of state.units) {
    if (ship.type !== 'carrier' || !isSea(ship.space)) continue;
    const isOwn = ship.power === state.active;
    if (isOwn ? isMobile(state, ship) : !isFriend(ship.power, state.active)) continue;
    slots.set(ship.space, (slots.get(ship.space) ?? 0) + 2);
  }
  for (const unit of state.units) {
    if (unit.type !== 'fighter' || unit.power === state.active || !isSea(unit.space)) continue;
    const host = unit.aboard === null ? undefined : state.units.find(({ id }) => id === unit.aboard);
    if (host !== undefined && host.power === state.active && isMobile(state, host)) continue;
    const free = slots.get(unit.space);
    if (free !== undefined && isFriend(unit.power, state.active)) slots.set(unit.space, free - 1);
  }
  return slots;
}

/** Whether an own carrier can still sail after the battles. */
function isMobile(state: AaState, ship: Unit): boolean {
  return ship.task === 'ready' && isSea(ship.space) && (state.step !== 'combatMove' || !willFight(state, ship.space));
}

/** Whether a sea battle is to be expected in a zone: enemies on the surface, or own units sent to fight. */
function willFight(state: AaState, zone: Sea): boolean {
  return (
    foesOf(state).hostile.has(zone) ||
    state.units.some((unit) => unit.space === zone && unit.power === state.active && unit.task === 'battle')
  );
}

function mobileDecks(state: AaState, wanted: ReadonlySet<Sea>): readonly Deck[] {
  const own = state.units.filter(
    (unit) => unit.type === 'carrier' && unit.power === state.active && isMobile(state, unit),
  );
  const after = cleared(state);
  const decks = own.map((ship): Deck => {
    const guests = state.units.filter((unit) => unit.aboard === ship.id && unit.power !== state.active).length;
    const at = ship.space as Sea;
    const reach = seaReach(after, at, ship.left, 'carrier', false);
    // Where it lies comes first: no carrier sails for nothing.
    const there = [...reach.keys()].filter((zone) => wanted.has(zone));
    const isWanted = there.length > 0 || wanted.has(at);
    return { id: ship.id, slots: 2 - guests, zones: isWanted ? [at, ...there] : [] };
  });
  const docks = [...new Set(docksOf(state))].filter((zone) => wanted.has(zone));
  const fresh = Array.from({ length: state.bought.carrier ?? 0 }, (): Deck => ({ id: null, slots: 2, zones: docks }));
  return [...decks, ...fresh].filter(({ zones, slots }) => zones.length > 0 && slots > 0);
}

/** The position as it will be if every attack succeeds: enemies gone from zones that are attacked. */
function cleared(state: AaState): AaState {
  if (state.step !== 'combatMove') return state;
  const fights = new Set(
    state.units.filter((unit) => unit.power === state.active && unit.task === 'battle').map(({ space }) => space),
  );
  const units = state.units.filter((unit) => !fights.has(unit.space) || isFriend(unit.power, state.active));
  // The enemies differ, so what is known of them must not be used.
  return { ...state, units, calmAtStart: [...state.calmAtStart] };
}

/** As many as can be matched to places: augmenting paths. */
function matched(fighters: readonly Unit[], slots: ReadonlyMap<Sea, number>): Map<number, Sea> {
  const holders = new Map<Sea, Unit[]>();
  const seated = new Map<number, Sea>();
  const seat = (unit: Unit, seen: Set<Sea>): boolean => {
    for (const [zone, room] of slots) {
      if (seen.has(zone) || flight(unit.space, zone) > unit.left) continue;
      seen.add(zone);
      const there = holders.get(zone) ?? [];
      if (there.length < room) {
        holders.set(zone, [...there, unit]);
        seated.set(unit.id, zone);
        return true;
      }
      for (const other of there) {
        if (!seat(other, seen)) continue;
        holders.set(zone, [...(holders.get(zone) ?? []).filter((one) => one !== other), unit]);
        seated.set(unit.id, zone);
        return true;
      }
    }
    return false;
  };
  // Who need not fly comes first, so that nobody is made to change places for nothing.
  for (const unit of fighters.toSorted((a, b) => a.left - b.left)) seat(unit, new Set());
  return seated;
}

/** A landing for as many aircraft as possible of those that no territory can take. */
export function landingPlan(state: AaState): LandingPlan {
  const needy = aloft(state);
  const fighters = needy.filter((unit) => unit.type === 'fighter');
  const bombers = needy.filter((unit) => unit.type === 'bomber');
  if (fighters.length === 0) return { lost: bombers, fighters: new Map(), carriers: new Map() };
  const fixed = fixedSlots(state);
  const wanted = new Set<Sea>();
  for (const unit of fighters) for (const zone of zonesWithin(unit)) wanted.add(zone);
  const decks = mobileDecks(state, wanted);
  let best: { seats: Map<number, Sea>; sail: Map<number, Sea> } = { seats: matched(fighters, fixed), sail: new Map() };
  const place = (at: number, slots: Map<Sea, number>, sail: Map<number, Sea>): void => {
    if (best.seats.size === fighters.length) return;
    const deck = decks[at];
    if (deck === undefined) {
      const seats = matched(fighters, slots);
      if (seats.size > best.seats.size) best = { seats, sail };
      return;
    }
    for (const zone of deck.zones) {
      const more = new Map(slots).set(zone, (slots.get(zone) ?? 0) + deck.slots);
      place(at + 1, more, deck.id === null ? sail : new Map(sail).set(deck.id, zone));
      if (best.seats.size === fighters.length) return;
    }
  };
  place(0, fixed, new Map());
  return {
    lost: [...bombers, ...fighters.filter(({ id }) => !best.seats.has(id))],
    fighters: best.seats,
    carriers: best.sail,
  };
}

function zonesWithin(unit: Unit): readonly Sea[] {
  const found: Sea[] = [];
  for (const zone of seas) if (flight(unit.space, zone) <= unit.left) found.push(zone);
  return found;
}

/** Whether every aircraft can land somewhere if all attacks succeed. */
export function canAllLand(state: AaState): boolean {
  return landingPlan(state).lost.length === 0;
}

/** The zones in which decks of the active side are, or can be placed this turn. */
export function decksIn(state: AaState): ReadonlySet<Space> {
  const zones = new Set<Space>(docksOf(state));
  for (const unit of state.units) {
    if (unit.type === 'carrier' && isFriend(unit.power, state.active)) zones.add(unit.space);
  }
  return zones;
}

/** The zones in which a carrier that was bought can be placed this turn. */
function docksOf(state: AaState): readonly Sea[] {
  if ((state.bought.carrier ?? 0) === 0) return [];
  return usableComplexes(state)
    .filter((land) => placingRoom(state, land) > 0)
    .flatMap((land) => seasBeside(land));
}

/** Whether a fighter may end its flight in a zone: a free deck is there, or a new carrier can be placed there. */
export function freeDecks(state: AaState, zone: Sea): number {
  const decks = state.units.filter(
    (unit) => unit.type === 'carrier' && unit.space === zone && isFriend(unit.power, state.active),
  ).length;
  const aboard = state.units.filter(
    (unit) => unit.type === 'fighter' && unit.space === zone && isFriend(unit.power, state.active),
  ).length;
  const fresh = docksOf(state).includes(zone) ? (state.bought.carrier ?? 0) : 0;
  return 2 * (decks + fresh) - aboard;
}

/** Whether an aircraft may stay where it is at the end of the turn. */
export function isDown(state: AaState, unit: Unit): boolean {
  if (isLand(unit.space)) return isAirfield(state, unit.space, unit.power);
  return unit.type === 'fighter' && freeDecks(state, unit.space) >= 0;
}
