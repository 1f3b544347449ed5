// Moves of groups carried out on the position, one order after another (rulebook, Combat Move; Noncombat Move).
import type { Power } from '../data/powers.js';
import { isLand, isSea, isSpace, seas, type Land, type Sea, type Space } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { cargoOf, domainOf, isFriend, isHostileTo } from './board.js';
import { capture } from './capture.js';
import { foesOf } from './foes.js';
import { flight, landReach, seaReach, wayTo } from './reach.js';
import { isShips, meantBy } from './shipping.js';
import { berthsFor, isWarship } from './transports.js';

/** Carries out an order that has been found legal. */
export function carryOut(state: AaState, from: Space, units: readonly Unit[], path: readonly string[]): void {
  const [first, second] = path;
  if (first === undefined || !isSpace(first)) throw new Error(`no way ${path.join(' ')}`);
  const goal = second !== undefined && isSpace(second) ? second : first;
  state.moves.push({ from, to: goal });
  const grounded = units.filter((unit) => domainOf(unit) === 'land' && unit.aboard === null);
  if (grounded.length > 0 && isLand(from)) {
    if (isSea(first)) embark(state, from, grounded, path);
    else march(state, from, grounded, first, second !== undefined && isLand(second) ? second : null);
  }
  const cargo = units.filter((unit) => domainOf(unit) === 'land' && unit.aboard !== null && !grounded.includes(unit));
  if (isLand(goal) && cargo.length > 0) putAshore(state, cargo, isSea(first) ? first : null, goal);
  for (const unit of units) {
    if (domainOf(unit) === 'air') fly(state, unit, first, second === 'raid');
    if (domainOf(unit) === 'sea' && isSea(from) && isSea(first)) {
      sail(state, unit, from, first);
      if (second !== undefined && isSea(second)) sail(state, unit, first, second);
    }
  }
  if (units.some(({ type }) => type === 'fighter')) berthGuests(state);
}

function march(state: AaState, from: Land, units: readonly Unit[], first: Land, second: Land | null): void {
  const isCombat = state.step === 'combatMove';
  const reach = landReach(state, from, 2, isCombat);
  const way = wayTo(reach, from, first);
  if (second !== null && isHostileTo(state, first, state.active)) capture(state, first, state.active);
  const to = second ?? first;
  const before = second === null ? (way.at(-2) ?? from) : first;
  for (const unit of units) {
    unit.space = to;
    unit.from = before;
    unit.left = 0;
    unit.task = isCombat && isHostileTo(state, to, state.active) ? 'battle' : 'moved';
  }
}

function embark(state: AaState, from: Land, units: readonly Unit[], path: readonly string[]): void {
  const [zone, target = null] = [path.find(isSea), path.find(isLand)];
  const berths = zone && berthsFor(state, units, from, zone, target, meantBy(state, path.find(isShips)));
  if (zone === undefined || berths === undefined) throw new Error(`no room for all from ${from}`);
  for (const { unit, ship, voyage, left } of berths) {
    ship.from = voyage.findLast((at) => at !== zone) ?? ship.from;
    ship.left = left;
    ship.voyage = [...voyage];
    for (const other of cargoOf(state, ship)) other.space = zone;
    ship.space = zone;
    if (target !== null) {
      ship.target = target;
      ship.task = 'moved';
    }
    unit.aboard = ship.id;
    unit.boarded = from;
    unit.space = zone;
    unit.target = target;
    unit.left = 0;
    unit.task = 'moved';
  }
}

function putAshore(state: AaState, units: readonly Unit[], zone: Sea | null, goal: Land): void {
  for (const unit of units) {
    const ship = state.units.find(({ id }) => id === unit.aboard);
    if (ship === undefined || !isSea(ship.space)) continue;
    if (zone !== null && ship.space !== zone) sail(state, ship, ship.space, zone);
    ship.target = goal;
    ship.task = 'moved';
    unit.target = goal;
    unit.task = 'moved';
  }
}

function fly(state: AaState, unit: Unit, to: Space, isRaid: boolean): void {
  unit.left -= flight(unit.space, to);
  unit.space = to;
  unit.aboard = null;
  if (state.step !== 'combatMove') return;
  unit.task = isRaid ? (unit.type === 'bomber' ? 'raid' : 'escort') : 'battle';
}

function sail(state: AaState, unit: Unit, from: Sea, to: Sea): void {
  const isCombat = state.step === 'combatMove';
  const reach = seaReach(state, from, unit.left, unit.type, isCombat);
  const way = wayTo(reach, from, to);
  unit.left -= way.length - 1;
  unit.from = way.at(-2) ?? from;
  unit.voyage = unit.type === 'transport' ? [...unit.voyage, ...way] : [];
  unit.space = to;
  for (const one of cargoOf(state, unit)) one.space = to;
  if (!isCombat) return;
  const fights = isWarship(unit) && foesOf(state).units.has(to);
  unit.task = fights ? 'battle' : 'moved';
}

/**
 * Fighters on the deck of an ally become its guests, as many as find no own deck.
 * @param host whose carriers they go to first.
 */
export function berthGuests(state: AaState, power: Power = state.active, host?: Power): void {
  if (state.step === 'combatMove') return;
  for (const zone of seas) {
    const fighters = state.units.filter(
      (unit) => unit.space === zone && unit.type === 'fighter' && unit.power === power && unit.aboard === null,
    );
    if (fighters.length === 0) continue;
    const carriers = state.units
      .filter((unit) => unit.space === zone && unit.type === 'carrier')
      .toSorted((a, b) => Number(b.power === host) - Number(a.power === host));
    const guestsOf = (ship: Unit): number => cargoOf(state, ship).length;
    let own = carriers.filter((ship) => ship.power === power).reduce((sum, ship) => sum + 2 - guestsOf(ship), 0);
    for (const unit of fighters) {
      if (own > 0) {
        own -= 1;
        continue;
      }
      const found = carriers.find((ship) => {
        if (ship.power === power || !isFriend(ship.power, power)) return false;
        const based = state.units.filter(
          (one) => one.space === zone && one.type === 'fighter' && one.power === ship.power && one.aboard === null,
        ).length;
        const decks = carriers.filter((other) => other.power === ship.power).length;
        return 2 - guestsOf(ship) > Math.max(0, based - 2 * (decks - 1));
      });
      if (found !== undefined) unit.aboard = found.id;
    }
  }
}

/** A copy on which moves can be tried. */
export function draftOf(state: AaState): AaState {
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit })),
    control: { ...state.control },
    treasury: { ...state.treasury },
    complexes: { ...state.complexes },
    captured: [...state.captured],
    engaged: [...state.engaged],
    battles: [...state.battles],
    fought: [...state.fought],
    losses: state.losses.map((loss) => ({ ...loss })),
    moves: [...state.moves],
  };
}
