// Fighters without a place to land: defenders whose carrier or territory is gone, and aircraft still in the air at the end of the moves.
import { neighbours } from '../data/adjacency.js';
import { powers, type Power } from '../data/powers.js';
import { isLand, isSea, seas, type Space } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { destroy, domainOf, isFriend, isHostileTo } from './board.js';
import { isDown, landingPlan } from './landing.js';
import { berthGuests, carryOut } from './carry-out.js';
import { flightsFrom, isAirfield } from './reach.js';

/** Where a homeless defender goes, or that it is lost. */
export interface Homecoming {
  readonly unit: Unit;
  readonly from: Space;
  readonly to: Space | null;
}

/** A defending fighter that has lost its base, and where it may go, the usual place first; null when all have one. */
export function nextHomeless(state: AaState): { readonly unit: Unit; readonly ways: readonly Space[] } | null {
  for (const power of powers) {
    if (isFriend(power, state.active)) continue;
    for (const unit of state.units) {
      if (unit.power !== power || unit.type !== 'fighter' || !isHomeless(state, unit)) continue;
      return { unit, ways: refuges(state, unit) };
    }
  }
  return null;
}

/** Brings a homeless fighter to a place, or takes it off the board. */
export function bringHome(state: AaState, unit: Unit, to: Space | null): Homecoming {
  const from = unit.space;
  if (to === null) destroy(state, [unit.id]);
  else {
    unit.space = to;
    unit.aboard = null;
  }
  return { unit: { ...unit, space: from }, from, to };
}

function isHomeless(state: AaState, unit: Unit): boolean {
  if (isLand(unit.space)) return isHostileTo(state, unit.space, unit.power);
  const isHosted = unit.aboard !== null && state.units.some(({ id }) => id === unit.aboard);
  return !isHosted && decksFor(state, unit.space, unit.power) < 0;
}

/** Free places on friendly decks in a zone; below nothing when fighters are there without one. */
function decksFor(state: AaState, zone: Space, power: Power): number {
  return state.units.reduce((sum, one) => {
    if (one.space !== zone || !isFriend(one.power, power)) return sum;
    return sum + (one.type === 'carrier' ? 2 : one.type === 'fighter' ? -1 : 0);
  }, 0);
}

function refuges(state: AaState, unit: Unit): readonly Space[] {
  const around = neighbours[unit.space];
  const lands = around.filter(isLand).filter((land) => !isHostileTo(state, land, unit.power));
  const decks = around.filter(isSea).filter((zone) => decksFor(state, zone, unit.power) > 0);
  const isOwnDeck = (zone: Space): boolean =>
    state.units.some((one) => one.space === zone && one.type === 'carrier' && one.power === unit.power);
  return [
    ...lands.filter((land) => state.control[land] === unit.power).toSorted(),
    ...lands.filter((land) => state.control[land] !== unit.power).toSorted(),
    ...decks.filter(isOwnDeck),
    ...decks.filter((zone) => !isOwnDeck(zone)),
  ];
}

/**
 * Lands what is still in the air as well as it can be done: first what no territory can take, on decks that may sail to meet it; then
 * fighters on carriers of their own that have room where they lie, and the rest where most units of their own stand.
 */
export function landTheRest(state: AaState): void {
  const plan = landingPlan(state);
  for (const [id, zone] of plan.carriers) {
    const ship = state.units.find((unit) => unit.id === id);
    if (ship !== undefined && ship.space !== zone) carryOut(state, ship.space, [ship], [zone]);
  }
  for (const [id, zone] of plan.fighters) {
    const unit = state.units.find((one) => one.id === id);
    if (unit !== undefined && unit.space !== zone) carryOut(state, unit.space, [unit], [zone]);
  }
  for (const unit of state.units) {
    if (unit.power !== state.active || !isAircraft(unit) || isDown(state, unit)) continue;
    const goal = ownDeck(state, unit) ?? bestField(state, unit);
    if (goal !== null) carryOut(state, unit.space, [unit], [goal]);
  }
  berthGuests(state);
}

/** The nearest carrier of its own power on which a fighter finds room as the ships lie. */
function ownDeck(state: AaState, unit: Unit): Space | null {
  if (unit.type !== 'fighter') return null;
  for (const [space, distance] of flightsFrom(unit.space)) {
    if (distance > unit.left) break;
    if (space === unit.space || !isSea(space) || decksFor(state, space, unit.power) <= 0) continue;
    if (state.units.some((one) => one.space === space && one.type === 'carrier' && one.power === unit.power))
      return space;
  }
  return null;
}

/** Takes aircraft off the board that have no place to land; those over a promised carrier stay up. */
export function crash(state: AaState): readonly Unit[] {
  const gone = state.units.filter(
    (unit) => unit.power === state.active && isAircraft(unit) && isLand(unit.space) && !isDown(state, unit),
  );
  for (const zone of seas) {
    const aloft = state.units.filter(
      (unit) => unit.power === state.active && isAircraft(unit) && unit.space === zone && unit.aboard === null,
    );
    const bombers = aloft.filter(({ type }) => type === 'bomber');
    const fighters = aloft.filter(({ type }) => type === 'fighter');
    gone.push(...bombers);
    const [any] = fighters;
    if (any === undefined) continue;
    let stay = fighters.length;
    while (stay > 0 && !isDown({ ...state, units: without(state, fighters.slice(stay)) }, any)) stay -= 1;
    gone.push(...fighters.slice(stay));
  }
  destroy(
    state,
    gone.map(({ id }) => id),
  );
  return gone;
}

function without(state: AaState, units: readonly Unit[]): Unit[] {
  return state.units.filter((unit) => !units.includes(unit));
}

function isAircraft(unit: Unit): boolean {
  return unit.type === 'fighter' || unit.type === 'bomber';
}

/** The field with most units of its own power; where there is none of them, one that an ally guards; and among equals the nearest. */
function bestField(state: AaState, unit: Unit): Space | null {
  let best: { readonly space: Space; readonly worth: number } | null = null;
  for (const [space, distance] of flightsFrom(unit.space)) {
    if (distance > unit.left) break;
    if (!isLand(space) || !isAirfield(state, space, unit.power)) continue;
    const own = state.units.filter((one) => one.space === space && one.power === unit.power && one !== unit).length;
    const worth = own > 0 ? 1 + own : Number(isGuarded(state, space, unit.power));
    if (best === null || worth > best.worth) best = { space, worth };
  }
  return best?.space ?? null;
}

function isGuarded(state: AaState, land: Space, power: Power): boolean {
  return state.units.some(
    (one) => one.space === land && one.aboard === null && domainOf(one) === 'land' && isFriend(one.power, power),
  );
}

/** How many aircraft of the active power will be lost however the rest of the moves goes. */
export function unavoidable(state: AaState): number {
  return landingPlan(state).lost.length;
}
