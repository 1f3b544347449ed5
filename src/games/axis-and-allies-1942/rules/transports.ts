// Loading, sailing and landing: which transports take a group of land units from a coast to a zone (rulebook, Transports).
import { isSea, type Land, type Sea, type Space } from '../data/spaces.js';
import type { UnitType } from '../data/units.js';
import type { AaState, Unit } from '../state.js';
import { cargoOf, isFriend, landsBeside, seasBeside } from './board.js';
import { foesOf } from './foes.js';
import { flight, seaReach, wayTo } from './reach.js';

/** One unit's place: aboard which ship, all zones the ship sails through this turn, and how far it can still sail then. */
export interface Berth extends Voyage {
  readonly unit: Unit;
  readonly ship: Unit;
}

interface Voyage {
  readonly voyage: readonly Space[];
  readonly left: number;
}

interface Ship {
  readonly unit: Unit;
  zone: Sea;
  left: number;
  target: Land | null;
  voyage: readonly Space[];
  readonly load: UnitType[];
  /** Where its cargo has come aboard this turn. */
  readonly boarded: Land[];
  isUsed: boolean;
}

/** Whether a transport has room for one more: two units, of which one at most is no infantry. */
function hasRoom(load: readonly UnitType[], type: UnitType): boolean {
  return load.length === 0 || (load.length === 1 && (type === 'infantry' || load[0] === 'infantry'));
}

/**
 * Finds a berth for every unit of a group, one after the other, on ships that end in a zone.
 * @param target where they are to be landed; null when they stay aboard.
 * @param isMeant the ships that may take them; any unless given.
 * @returns undefined when not all of them find one.
 */
export function berthsFor(
  state: AaState,
  units: readonly Unit[],
  land: Land,
  zone: Sea,
  target: Land | null,
  isMeant: (ship: Unit) => boolean = () => true,
): readonly Berth[] | undefined {
  const isCombat = state.step === 'combatMove';
  const ships: Ship[] = [];
  // The rules ask this more often than anything else.
  for (const unit of state.units) {
    if (unit.type !== 'transport' || !isSea(unit.space) || !isMeant(unit)) continue;
    if (!mayCarry(state, unit, zone, target) || flight(unit.space, zone) > unit.left) continue;
    const cargo = cargoOf(state, unit);
    const load = cargo.map(({ type }) => type);
    if (!units.some(({ type }) => hasRoom(load, type))) continue;
    const { left, voyage } = unit;
    const boarded = cargo.flatMap((one) => one.boarded ?? []);
    ships.push({ unit, zone: unit.space, left, target: unit.target, voyage, load, boarded, isUsed: false });
  }
  if (ships.length === 0 && units.length > 0) return undefined;
  const { hostile } = foesOf(state);
  const coast = seasBeside(land).filter((one) => !hostile.has(one));
  const berths: Berth[] = [];
  // What takes most room boards first.
  const sorted = units.toSorted((a, b) => Number(a.type === 'infantry') - Number(b.type === 'infantry'));
  for (const unit of sorted) {
    let best: { ship: Ship; found: Voyage; cost: number } | undefined;
    for (const ship of ships) {
      if (!hasRoom(ship.load, unit.type)) continue;
      const found = voyageFor(state, ship, coast, zone, isCombat);
      if (found === undefined) continue;
      const longer = Math.max(0, found.voyage.length - ship.voyage.length);
      const cost = longer * 2 - (ship.isUsed || ship.load.length > 0 ? 1 : 0);
      if (best === undefined || cost < best.cost) best = { ship, found, cost };
    }
    if (best === undefined) return undefined;
    const { ship, found } = best;
    ship.load.push(unit.type);
    ship.boarded.push(land);
    ({ left: ship.left, voyage: ship.voyage } = found);
    ship.zone = zone;
    ship.target = target;
    ship.isUsed = true;
    berths.push({ unit, ship: ship.unit, ...found });
  }
  return berths;
}

/** Own transports, and allied ones outside combat where they lie. */
function mayCarry(state: AaState, ship: Unit, zone: Sea, target: Land | null): boolean {
  if (ship.power !== state.active) {
    return state.step === 'noncombat' && target === null && ship.space === zone && isFriend(ship.power, state.active);
  }
  if (ship.target !== null) return ship.target === target && ship.space === zone;
  return ship.task === 'ready' || (state.step === 'combatMove' && ship.task === 'moved');
}

/** How a ship fetches a unit off a coast and brings it to a zone. */
function voyageFor(
  state: AaState,
  ship: Ship,
  coast: readonly Sea[],
  zone: Sea,
  isCombat: boolean,
): Voyage | undefined {
  const isSettled = ship.target !== null || ship.isUsed;
  if (isSettled) {
    // It has sailed: whoever stood on its way may have come aboard.
    const passed = ship.voyage.length === 0 ? [ship.zone] : ship.voyage;
    if (ship.zone === zone && coast.some((one) => passed.includes(one))) {
      return { voyage: ship.voyage, left: ship.left };
    }
  } else {
    const way = wayFor(state, ship, coast, zone, isCombat);
    if (way !== undefined) return { voyage: [...ship.voyage, ...way], left: ship.left - way.length + 1 };
  }
  const goes = ship.zone === zone && ship.boarded.length > 0;
  return goes ? detour(state, ship, coast, zone, isCombat) : undefined;
}

/** Another way to where a ship goes this turn, past every coast where its cargo came aboard and past one more. */
function detour(state: AaState, ship: Ship, coast: readonly Sea[], zone: Sea, isCombat: boolean): Voyage | undefined {
  const { hostile } = foesOf(state);
  const [start = ship.zone] = ship.voyage;
  if (!isSea(start)) return undefined;
  const sailed = ship.voyage.filter((at, n) => n > 0 && at !== ship.voyage[n - 1]).length;
  const steps = ship.left + sailed;
  const calls = [coast, ...ship.boarded.map((land) => seasBeside(land).filter((one) => !hostile.has(one)))];
  let edge: readonly (readonly [Sea, ...Sea[]])[] = [[start]];
  for (let left = steps; left >= 0; left--) {
    const found = edge.find((way) => way.at(-1) === zone && calls.every((call) => way.some((at) => call.includes(at))));
    if (found !== undefined) return { voyage: found, left };
    edge = edge.flatMap((way) => {
      const at = way.at(-1) ?? start;
      if (way.length > 1 && hostile.has(at)) return [];
      return [...seaReach(state, at, 1, 'transport', isCombat).keys()].map((next) => [...way, next] as const);
    });
  }
  return undefined;
}

/** The zones a ship sails through to fetch a unit off a coast and bring it to a zone. */
function wayFor(
  state: AaState,
  ship: Ship,
  coast: readonly Sea[],
  zone: Sea,
  isCombat: boolean,
): readonly Sea[] | undefined {
  let best: readonly Sea[] | undefined;
  const out = seaReach(state, ship.zone, ship.left, 'transport', isCombat);
  for (const pickup of coast) {
    const distance = pickup === ship.zone ? 0 : out.get(pickup)?.distance;
    if (distance === undefined) continue;
    const first = pickup === ship.zone ? [ship.zone] : wayTo(out, ship.zone, pickup);
    if (pickup !== zone) {
      const on = seaReach(state, pickup, ship.left - distance, 'transport', isCombat);
      if (!on.has(zone)) continue;
      const whole = [...first, ...wayTo(on, pickup, zone).slice(1)];
      if (best === undefined || whole.length < best.length) best = whole;
    } else if (best === undefined || first.length < best.length) best = first;
  }
  return best;
}

/** Whether own units that can fight are in a zone: transports may follow them into a hostile one. */
export function isEscorted(state: AaState, zone: Sea): boolean {
  return state.units.some(
    (unit) =>
      unit.space === zone &&
      unit.power === state.active &&
      unit.type !== 'transport' &&
      unit.aboard === null &&
      (isWarship(unit) || unit.task === 'battle'),
  );
}

export function isWarship(unit: Unit): boolean {
  return ['battleship', 'carrier', 'cruiser', 'destroyer', 'submarine'].includes(unit.type);
}

/** Whether an assault may start from a zone: friendly or being cleared, and with a warship where enemy submarines lurk. */
function mayLandFrom(state: AaState, zone: Sea): boolean {
  const { hostile, submarines } = foesOf(state);
  if (hostile.has(zone)) return isEscorted(state, zone);
  if (!submarines.has(zone)) return true;
  return state.units.some((unit) => unit.space === zone && unit.power === state.active && isWarship(unit));
}

/** Whether a transport in a zone has nobody who makes its landing legal, or who fights beside it. */
export function isStranded(state: AaState, { type, power, space, target }: Unit, zone: Sea): boolean {
  if (type !== 'transport' || power !== state.active || space !== zone) return false;
  return target === null ? foesOf(state).hostile.has(zone) && !isEscorted(state, zone) : !mayLandFrom(state, zone);
}

/** Whether ships may put cargo ashore from a zone: in combat moves as an assault, after combat from any friendly one. */
export function mayUnloadFrom(state: AaState, zone: Sea): boolean {
  return state.step === 'combatMove' ? mayLandFrom(state, zone) : !foesOf(state).hostile.has(zone);
}

/** Territories on the coast of a zone that a landing may aim at: hostile ones in combat, friendly ones after it. */
export function shoresOf(state: AaState, zone: Sea): readonly Land[] {
  const hostile = state.step === 'combatMove';
  return landsBeside(zone).filter((land) => isFriend(state.control[land], state.active) !== hostile);
}

/** The zones from which a group off a coast could be landed if a warship went there first. */
export function zonesWithoutEscort(state: AaState, units: readonly Unit[], land: Land): readonly Sea[] {
  if (state.step !== 'combatMove') return [];
  return [...crossings(state, land)].filter(
    (zone) =>
      !mayLandFrom(state, zone) &&
      shoresOf(state, zone).some((shore) => berthsFor(state, units, land, zone, shore) !== undefined),
  );
}

/** The zones to which some transport could take units off a coast, room aside. */
export function crossings(state: AaState, land: Land): ReadonlySet<Sea> {
  const found = new Set<Sea>();
  const isCombat = state.step === 'combatMove';
  const coast = seasBeside(land).filter((one) => !foesOf(state).hostile.has(one));
  if (coast.length === 0) return found;
  for (const ship of state.units) {
    if (ship.type !== 'transport' || !isSea(ship.space) || !isFriend(ship.power, state.active)) continue;
    if (ship.voyage.length > 0) found.add(ship.space);
    if (ship.target !== null || ship.power !== state.active) {
      found.add(ship.space);
      continue;
    }
    const out = seaReach(state, ship.space, ship.left, 'transport', isCombat);
    for (const pickup of coast) {
      const distance = pickup === ship.space ? 0 : out.get(pickup)?.distance;
      if (distance === undefined) continue;
      found.add(pickup);
      for (const zone of seaReach(state, pickup, ship.left - distance, 'transport', isCombat).keys()) found.add(zone);
    }
  }
  return found;
}
