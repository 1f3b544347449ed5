// What an order of a group may name next, each order seen after those before it (rulebook, Combat Move; Noncombat Move).
import { isLand, isSea, isSpace, type Land, type Sea, type Space } from '../data/spaces.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import type { AaState, Unit } from '../state.js';
import { cargoOf, domainOf, isHostileTo, isOpenGround, landsBeside } from './board.js';
import { hasFoes } from './foes.js';
import { decksIn, freeDecks, provenAt } from './landing.js';
import { flight, flightsFrom, isAirfield, landReach, seaReach, toLanding } from './reach.js';
import { shipsFor } from './shipping.js';
import { berthsFor, crossings, isWarship, mayUnloadFrom, shoresOf } from './transports.js';
import { beyond, stopsTo, voyages } from './sailing.js';

/** What an order may name next: spaces, `raid`, or last of all ships; and whether it may end here. */
export interface Choices {
  readonly next: ReadonlySet<string>;
  readonly complete: boolean;
}

const nothing: Choices = { next: new Set(), complete: false };

/** Units of a kind that can be ordered together: same type, same movement left, same cargo. */
export interface Row {
  readonly id: string;
  readonly type: UnitType;
  readonly left: number | null;
  readonly cargo: readonly UnitType[];
  readonly units: readonly Unit[];
}

/** Whether a unit can be given an order now. */
function canAct(state: AaState, unit: Unit): boolean {
  if (unit.power !== state.active || unit.target !== null) return false;
  const isCombat = state.step === 'combatMove';
  switch (domainOf(unit)) {
    case 'land':
      return unit.task === 'ready' && !(isCombat && unit.type === 'aaa');
    case 'air':
      return unit.left > 0 && (isCombat ? unit.task === 'ready' : true);
    case 'sea':
      return unit.left > 0 && (unit.task === 'ready' || (isCombat && unit.task === 'moved'));
  }
}

/** The rows of a space, in the order of the unit table. */
export function rowsIn(state: AaState, space: Space): readonly Row[] {
  const rows = new Map<string, { row: Omit<Row, 'units'>; units: Unit[] }>();
  for (const unit of state.units) {
    if (unit.space !== space || !canAct(state, unit)) continue;
    const cargo =
      unit.type === 'transport'
        ? cargoOf(state, unit)
            .map(({ type }) => type)
            .toSorted()
        : [];
    const left = unit.left === unitFacts[unit.type].move || domainOf(unit) === 'land' ? null : unit.left;
    const id = [unit.type, ...(left === null ? [] : [String(left)]), ...cargo].join('+');
    const found = rows.get(id);
    if (found === undefined) rows.set(id, { row: { id, type: unit.type, left, cargo }, units: [unit] });
    else found.units.push(unit);
  }
  return [...rows.values()]
    .map(({ row, units }) => ({ ...row, units }))
    .toSorted((a, b) => unitTypes.indexOf(a.type) - unitTypes.indexOf(b.type));
}

/** The units an order takes: of each row the first ones. */
export function unitsOf(state: AaState, space: Space, counts: Readonly<Record<string, number>>): readonly Unit[] {
  return rowsIn(state, space).flatMap(({ id, units }) => units.slice(0, counts[id] ?? 0));
}

/** What may come next in an order of these units; nothing where the path so far is not legal. */
export function choices(state: AaState, space: Space, units: readonly Unit[], path: readonly string[]): Choices {
  if (units.length === 0) return nothing;
  const parts = [
    choicesOf(
      units.filter((unit) => domainOf(unit) === 'land' && unit.aboard === null),
      (part) => (isLand(space) ? overland(state, space, part, path) : nothing),
    ),
    choicesOf(
      units.filter((unit) => domainOf(unit) === 'land' && unit.aboard !== null),
      (part) => (isSea(space) ? ashore(state, space, part, path) : nothing),
    ),
    choicesOf(
      units.filter((unit) => domainOf(unit) === 'air'),
      (part) => byAir(state, units, part, path),
    ),
    choicesOf(
      units.filter((unit) => domainOf(unit) === 'sea'),
      (part) => (isSea(space) ? bySea(state, space, part, path) : nothing),
    ),
  ].filter((part) => part !== null);
  const [first = nothing, ...rest] = parts;
  return {
    next: new Set([...first.next].filter((id) => rest.every(({ next }) => next.has(id)))),
    complete: parts.every(({ complete }) => complete),
  };
}

/** Whether a unit alone can be sent anywhere; no more is looked for than one goal. */
export function canGo(state: AaState, space: Space, unit: Unit): boolean {
  const units = [unit];
  switch (domainOf(unit)) {
    case 'land':
      if (isLand(space)) return unit.aboard === null && hasAny(marches(state, space, units));
      return isSea(space) && unit.aboard !== null && hasAny(shores(state, space, shipsOf(state, units)));
    case 'air':
      if (state.step !== 'combatMove') return hasAny(settlements(state, units, units));
      return (
        hasAny(strikes(state, units)) ||
        bombersBeside(state, space, unit).some((bomber) => hasAny(strikes(state, [unit, bomber])))
      );
    case 'sea':
      if (!isSea(space)) return false;
      return (
        hasAny(voyages(state, space, units)) || hasAny(voyages(state, space, [unit, ...escortOf(state, space, unit)]))
      );
  }
}

/** A bomber that a fighter could escort where it finds nothing to fight itself. */
function bombersBeside(state: AaState, space: Space, { type }: Unit): readonly Unit[] {
  if (type !== 'fighter' || !state.options.escortsAndInterceptors) return [];
  return state.units.filter((one) => one.space === space && one.type === 'bomber' && canAct(state, one)).slice(0, 1);
}

/** A warship with which a transport could sail where it may not go alone. */
function escortOf(state: AaState, space: Sea, { type }: Unit): readonly Unit[] {
  if (type !== 'transport') return [];
  const found = state.units.find(
    (one) => one.space === space && isWarship(one) && one.type !== 'carrier' && canAct(state, one),
  );
  return found === undefined ? [] : [found];
}

function hasAny(found: Iterator<string>): boolean {
  return found.next().done !== true;
}

function choicesOf(units: readonly Unit[], of: (units: readonly Unit[]) => Choices): Choices | null {
  return units.length === 0 ? null : of(units);
}

function overland(state: AaState, from: Land, units: readonly Unit[], path: readonly string[]): Choices {
  const isCombat = state.step === 'combatMove';
  const [first, second] = path;
  if (first === undefined) return { next: new Set(marches(state, from, units)), complete: false };
  if (isSea(first)) {
    const shores =
      second === undefined
        ? shoresOf(state, first).filter((land) => berthsFor(state, units, from, first, land) !== undefined)
        : [];
    // After combat cargo may stay aboard.
    const stays = second === undefined && !isCombat && berthsFor(state, units, from, first, null) !== undefined;
    const ships = (target: Land | null): readonly string[] => shipsFor(state, units, from, first, target);
    if (second === undefined) return { next: new Set([...shores, ...(stays ? ships(null) : [])]), complete: stays };
    return { next: new Set(path.length === 2 && isLand(second) ? ships(second) : []), complete: true };
  }
  if (second !== undefined || !isLand(first)) return { next: new Set(), complete: second !== undefined };
  if (isCombat && !isHostileTo(state, first, state.active)) {
    return { next: new Set(behind(state, from, units, first)), complete: false };
  }
  const isBlitz =
    isCombat &&
    units.every(({ type }) => type === 'tank') &&
    landsBeside(from).includes(first) &&
    isOpenGround(state, first, state.active);
  return { next: new Set(isBlitz ? landsBeside(first) : []), complete: true };
}

/** The hostile territories two spaces away that tanks come to through a friendly one, and not only through it. */
function behind(state: AaState, from: Land, units: readonly Unit[], stop: Land): readonly Land[] {
  if (state.step !== 'combatMove' || !units.every(({ type }) => type === 'tank')) return [];
  const isPassed = (land: Land): boolean => landsBeside(from).includes(land) && !isHostileTo(state, land, state.active);
  if (!isPassed(stop)) return [];
  return landsBeside(stop).filter(
    (goal) =>
      isHostileTo(state, goal, state.active) &&
      !landsBeside(goal).includes(from) &&
      landsBeside(goal).some((other) => other !== stop && isPassed(other)),
  );
}

/** Where land units march, and the zones to which ships could take them. */
function* marches(state: AaState, from: Land, units: readonly Unit[]): Generator<Space> {
  const isCombat = state.step === 'combatMove';
  const steps = Math.min(...units.map((unit) => unitFacts[unit.type].move));
  for (const land of landReach(state, from, steps, isCombat).keys()) {
    if (isHostileTo(state, land, state.active) === isCombat) yield land;
  }
  if (isCombat) for (const stop of landsBeside(from)) if (behind(state, from, units, stop).length > 0) yield stop;
  for (const zone of crossings(state, from)) if (canBoard(state, from, units, zone)) yield zone;
}

/** Whether the units find berths to a zone from which they could land, or stay aboard after combat. */
function canBoard(state: AaState, from: Land, units: readonly Unit[], zone: Sea): boolean {
  if (!mayUnloadFrom(state, zone)) return false;
  if (state.step !== 'combatMove' && berthsFor(state, units, from, zone, null) !== undefined) return true;
  return shoresOf(state, zone).some((land) => berthsFor(state, units, from, zone, land) !== undefined);
}

/** The ships that carry units. */
function shipsOf(state: AaState, units: readonly Unit[]): readonly Unit[] {
  const ids = new Set(units.map(({ aboard }) => aboard));
  return state.units.filter(({ id }) => ids.has(id));
}

/** Cargo goes ashore where its ship lies, or sails on with it first. */
function ashore(state: AaState, from: Sea, units: readonly Unit[], path: readonly string[]): Choices {
  const ships = shipsOf(state, units);
  const [first, second] = path;
  if (first === undefined) return { next: new Set(shores(state, from, ships)), complete: false };
  if (isLand(first)) return { next: new Set(), complete: true };
  if (second !== undefined || !isSea(first)) return { next: new Set(), complete: second !== undefined };
  return { next: new Set(shoresFor(state, ships, first)), complete: false };
}

/** The coasts where cargo may land at once, and the zones from which it could after sailing there. */
function* shores(state: AaState, from: Sea, ships: readonly Unit[]): Generator<Space> {
  yield* shoresFor(state, ships, from);
  if (!ships.every((ship) => ship.power === state.active && ship.target === null)) return;
  const steps = Math.min(...ships.map(({ left }) => left));
  for (const zone of seaReach(state, from, steps, 'transport', state.step === 'combatMove').keys()) {
    if (shoresFor(state, ships, zone).length > 0) yield zone;
  }
}

function shoresFor(state: AaState, ships: readonly Unit[], zone: Sea): readonly Land[] {
  if (!mayUnloadFrom(state, zone)) return [];
  return shoresOf(state, zone).filter((land) =>
    ships.every(({ target, task }) => (target === null ? task === 'ready' || task === 'moved' : target === land)),
  );
}

function byAir(state: AaState, group: readonly Unit[], units: readonly Unit[], path: readonly string[]): Choices {
  const [first, second] = path;
  if (second !== undefined) return { next: new Set(), complete: second === 'raid' };
  if (state.step !== 'combatMove') {
    if (first !== undefined) return { next: new Set(), complete: true };
    return { next: new Set(settlements(state, group, units)), complete: false };
  }
  if (first === undefined) return { next: new Set(strikes(state, units)), complete: false };
  if (!isSpace(first)) return nothing;
  return {
    next: new Set(isRaided(state, units, first) ? ['raid'] : []),
    complete: isGoal(state, first),
  };
}

/** Where aircraft may attack or raid. */
function* strikes(state: AaState, units: readonly Unit[]): Generator<Space> {
  for (const to of near(units)) {
    if ((isGoal(state, to) || isRaided(state, units, to)) && mayStrike(state, units, to)) yield to;
  }
}

/** Where aircraft may land. */
function* settlements(state: AaState, group: readonly Unit[], units: readonly Unit[]): Generator<Space> {
  const decks = decksIn(state);
  const sails = group.some(({ type }) => type === 'carrier');
  for (const to of near(units)) {
    if ((isLand(to) || sails || decks.has(to)) && maySettle(state, group, units, to)) yield to;
  }
}

/** Spaces that aircraft of one space all reach, the nearest first. */
function* near(units: readonly Unit[]): Generator<Space> {
  const [first] = units;
  if (first === undefined) return;
  const left = Math.min(...units.map((unit) => unit.left));
  for (const [space, distance] of flightsFrom(first.space)) {
    if (distance > left) return;
    yield space;
  }
}

/** Whether aircraft find something to fight in a space, or land units that they support. */
function isGoal(state: AaState, to: Space): boolean {
  if (isSea(to)) return hasFoes(state, to);
  if (!isHostileTo(state, to, state.active)) return false;
  if (hasFoes(state, to)) return true;
  return state.units.some(
    (unit) => unit.power === state.active && (unit.target === to || (unit.space === to && unit.task === 'battle')),
  );
}

/** Whether these aircraft may raid the complex of a territory: bombers, and where the table allows it fighters with them. */
function isRaided(state: AaState, units: readonly Unit[], to: Space): boolean {
  if (!isLand(to) || state.complexes[to] === undefined || !isHostileTo(state, to, state.active)) return false;
  const escorts = units.some(({ type }) => type === 'fighter');
  const bombers =
    units.some(({ type }) => type === 'bomber') ||
    state.units.some((unit) => unit.space === to && unit.task === 'raid' && unit.power === state.active);
  return bombers && (!escorts || state.options.escortsAndInterceptors);
}

function mayStrike(state: AaState, units: readonly Unit[], to: Space): boolean {
  if (units.some((unit) => flight(unit.space, to) > unit.left)) return false;
  const returns = units.every((unit) => unit.left - flight(unit.space, to) >= toLanding(state, to));
  if (!returns && units.some(({ type }) => type === 'bomber')) return false;
  // A battle in a carrier's zone takes it from fighters that were to meet it elsewhere.
  const isDeck = state.units.some(
    ({ space, type, power, task }) => space === to && type === 'carrier' && power === state.active && task === 'ready',
  );
  return (returns && !isDeck) || provenAt(state, units, to);
}

function maySettle(state: AaState, group: readonly Unit[], units: readonly Unit[], to: Space): boolean {
  if (units.some((unit) => unit.space === to || flight(unit.space, to) > unit.left)) return false;
  if (isLand(to)) return isAirfield(state, to, state.active);
  if (units.some(({ type }) => type !== 'fighter')) return false;
  const along = group.filter(({ type }) => type === 'carrier').length;
  return freeDecks(state, to) + 2 * along >= units.length;
}

function bySea(state: AaState, from: Sea, units: readonly Unit[], path: readonly string[]): Choices {
  const [first, second] = path;
  if (second !== undefined) return { next: new Set(), complete: true };
  const goals = [...voyages(state, from, units)];
  if (first === undefined) return { next: new Set([...goals, ...stopsTo(state, from, units, goals)]), complete: false };
  if (!isSea(first)) return nothing;
  return { next: new Set(beyond(state, from, units, { stop: first, goals })), complete: goals.includes(first) };
}
