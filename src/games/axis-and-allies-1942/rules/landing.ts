// The joint proof that aircraft can land: territories held since the turn began, carriers where they will be, carriers still to be mobilised.
import { isLand, isSea, seas, type Sea, type Space } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { domainOf, isFriend, seasBeside } from './board.js';
import { foesOf, hasFoes } from './foes.js';
import { placingRoom, usableComplexes } from './production.js';
import { flight, isAirfield, seaReach, toLanding } from './reach.js';
import { bestSeating, type Deck } from './seating.js';

/** How many aircraft cannot be saved, and how those at sea are: fighters to zones, carriers to zones. */
export interface LandingPlan {
  readonly lost: readonly Unit[];
  readonly fighters: ReadonlyMap<number, Sea>;
  readonly carriers: ReadonlyMap<number, Sea>;
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

/** Whether a sea battle is to be expected in a zone: enemies on the surface, own units sent to fight, or a fight that was chosen. */
function willFight(state: AaState, zone: Sea): boolean {
  return (
    foesOf(state).hostile.has(zone) ||
    state.engaged.includes(zone) ||
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
  // No more than can be placed: others are nowhere.
  const room = yardsOf(state).reduce((sum, yard) => sum + yard.room, 0);
  const fresh = Array.from({ length: Math.min(state.bought.carrier ?? 0, room) }, (): Deck => ({
    id: null,
    slots: 2,
    zones: docks.length === 0 ? [] : [...docks, null],
  }));
  return [...decks, ...fresh].filter(({ zones, slots }) => zones.length > 0 && slots > 0);
}

const clearedOnce = new WeakMap<AaState['calmAtStart'], Map<string, AaState>>();

/** The position as it will be if every attack succeeds: enemies gone from zones that are attacked. */
function cleared(state: AaState): AaState {
  if (state.step !== 'combatMove') return state;
  const { hostile } = foesOf(state);
  const fights = new Set<Space>();
  for (const { power, task, space } of state.units) {
    if (power === state.active && task === 'battle' && isSea(space) && hostile.has(space)) fights.add(space);
  }
  if (fights.size === 0) return state;
  const known = clearedOnce.get(state.calmAtStart) ?? new Map<string, AaState>();
  clearedOnce.set(state.calmAtStart, known);
  const key = [...fights].toSorted().join();
  // The enemies differ, so what is known of them must not be used; they are the same for all moves of a phase.
  const found = known.get(key) ?? {
    ...state,
    units: state.units.filter((unit) => !fights.has(unit.space) || isFriend(unit.power, state.active)),
    calmAtStart: [...state.calmAtStart],
  };
  known.set(key, found);
  return found;
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
  const { seats, sail } = bestSeating(fighters, fixed, decks, (zones) => canDock(state, zones));
  return {
    lost: [...bombers, ...fighters.filter(({ id }) => !seats.has(id))],
    fighters: seats,
    carriers: sail,
  };
}

function zonesWithin(unit: Unit): readonly Sea[] {
  const found: Sea[] = [];
  for (const zone of seas) if (flight(unit.space, zone) <= unit.left) found.push(zone);
  return found;
}

/** Whether every aircraft can land somewhere if all attacks succeed. */
function canAllLand(state: AaState): boolean {
  return landingPlan(state).lost.length === 0;
}

/** Whether everything could still land with these units sent to a space; the position is left as it was. */
export function provenAt(state: AaState, units: readonly Unit[], to: Space): boolean {
  const before = units.map(({ space, left, task }) => ({ space, left, task }));
  for (const unit of units) {
    const isAir = domainOf(unit) === 'air';
    unit.left -= isAir ? flight(unit.space, to) : 0;
    unit.space = to;
    unit.task = isAir || hasFoes(state, to) ? 'battle' : 'moved';
  }
  const isProven = canAllLand(state);
  for (const [n, unit] of units.entries()) Object.assign(unit, before[n]);
  return isProven;
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
  return yardsOf(state).flatMap(({ zones, room }) => (room > 0 ? zones : []));
}

/** The zones beside each complex that places this turn, and how much it can. */
function yardsOf(state: AaState): readonly { readonly zones: readonly Sea[]; readonly room: number }[] {
  return usableComplexes(state).map((land) => ({ zones: seasBeside(land), room: placingRoom(state, land) }));
}

/** Whether complexes can place a carrier in each of these zones, none more than it has room for. */
function canDock(state: AaState, zones: readonly Sea[]): boolean {
  if (zones.length === 0) return true;
  const yards = yardsOf(state).map(({ zones: beside, room }) => ({ beside, room }));
  const place = (at: number): boolean => {
    const zone = zones[at];
    if (zone === undefined) return true;
    return yards.some((yard) => {
      if (yard.room <= 0 || !yard.beside.includes(zone)) return false;
      yard.room -= 1;
      if (place(at + 1)) return true;
      yard.room += 1;
      return false;
    });
  };
  return place(0);
}

/** Whether a fighter may end its flight in a zone: a free deck is there, or a new carrier can be placed there. */
export function freeDecks(state: AaState, zone: Sea): number {
  const decks = state.units.filter(
    (unit) => unit.type === 'carrier' && unit.space === zone && isFriend(unit.power, state.active),
  ).length;
  const aboard = state.units.filter(
    (unit) => unit.type === 'fighter' && unit.space === zone && isFriend(unit.power, state.active),
  ).length;
  const bought = state.bought.carrier ?? 0;
  const room =
    bought === 0 ? 0 : yardsOf(state).reduce((sum, yard) => sum + (yard.zones.includes(zone) ? yard.room : 0), 0);
  const fresh = Math.min(bought, room);
  return 2 * (decks + fresh) - aboard;
}

/** Whether an aircraft may stay where it is at the end of the turn. */
export function isDown(state: AaState, unit: Unit): boolean {
  if (isLand(unit.space)) return isAirfield(state, unit.space, unit.power);
  return unit.type === 'fighter' && freeDecks(state, unit.space) >= 0;
}
