// Where ships may sail: in combat moves where they find something to do, and never so that what they leave behind is lost for certain.
import { isSea, seas, type Sea } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { domainOf, seasBeside } from './board.js';
import { foesOf, hasFoes } from './foes.js';
import { provenAt } from './landing.js';
import { flight, seaReach } from './reach.js';
import { isEscorted, isStranded, isWarship } from './transports.js';

/** Where ships may end their way. */
export function* voyages(state: AaState, from: Sea, units: readonly Unit[]): Generator<Sea> {
  const isCombat = state.step === 'combatMove';
  const reaches = reachesOf(state, from, units, stepsOf(units));
  const goals = seas.filter((zone) => reaches.every((reach) => reach.has(zone)));
  if (isCombat && goals.length > 0 && !mayLeave(state, from, units)) return;
  for (const zone of goals) if (!isCombat || maySail(state, from, units, zone)) yield zone;
}

/** Zones to sail through on the way to a goal two zones away that ships come to in more than one way. */
export function stopsTo(state: AaState, from: Sea, units: readonly Unit[], goals: readonly Sea[]): readonly Sea[] {
  return seasBeside(from).filter((stop) => beyond(state, from, units, { stop, goals }).length > 0);
}

/** Those of the goals of combat moves two zones away that ships come to through a zone, and not only through it. */
export function beyond(
  state: AaState,
  from: Sea,
  units: readonly Unit[],
  { stop, goals }: { readonly stop: Sea; readonly goals: readonly Sea[] },
): readonly Sea[] {
  if (state.step !== 'combatMove' || stepsOf(units) < 2) return [];
  const near = reachesOf(state, from, units, 1);
  const isPassed = (zone: Sea): boolean =>
    near.every((reach) => reach.has(zone)) && units.every((unit) => !isStopped(state, unit, zone));
  if (!isPassed(stop)) return [];
  const leadsTo = (zone: Sea, goal: Sea): boolean => reachesOf(state, zone, units, 1).every((reach) => reach.has(goal));
  return goals.filter(
    (goal) =>
      leadsTo(stop, goal) &&
      !near.every((reach) => reach.has(goal)) &&
      seas.some((other) => other !== stop && isPassed(other) && leadsTo(other, goal)),
  );
}

/** Whether a ship goes no farther than a zone. */
function isStopped(state: AaState, { type }: Unit, zone: Sea): boolean {
  const { hostile, destroyers } = foesOf(state);
  return type === 'submarine' ? destroyers.has(zone) : hostile.has(zone);
}

function stepsOf(units: readonly Unit[]): number {
  return Math.min(...units.map(({ left }) => left));
}

/** How far submarines come, and how far the other ships. */
function reachesOf(state: AaState, from: Sea, units: readonly Unit[], steps: number): ReturnType<typeof seaReach>[] {
  const isCombat = state.step === 'combatMove';
  const kinds = new Set(units.map(({ type }) => (type === 'submarine' ? 'submarine' : 'transport')));
  return [...kinds].map((type) => seaReach(state, from, steps, type, isCombat));
}

/** Whether ships have a reason to be in a zone at the end of a combat move. */
function maySail(state: AaState, from: Sea, units: readonly Unit[], zone: Sea): boolean {
  const fighting = units.some(({ type }) => type !== 'transport');
  const isHostile = foesOf(state).hostile.has(zone);
  const prey = fighting && hasFoes(state, zone);
  if (isHostile) {
    if (!fighting && !isEscorted(state, zone)) return false;
  } else {
    const flees = foesOf(state).hostile.has(from);
    const assault = state.units.some(
      (unit) => unit.space === zone && unit.type === 'transport' && unit.target !== null,
    );
    if (!prey && !flees && !(assault && fighting)) return false;
  }
  // Who brings a battle to a carrier's zone takes it from fighters that were to meet it elsewhere.
  const isDeck = prey && !isHostile && state.units.some((unit) => unit.space === zone && isOwnCarrier(state, unit));
  return (!isDeck && !units.some(({ type }) => type === 'carrier')) || provenAt(state, units, zone);
}

function isOwnCarrier(state: AaState, { type, power, task }: Unit): boolean {
  return type === 'carrier' && power === state.active && task === 'ready';
}

/** Whether ships may leave a zone: not where transports that cannot leave any more would need them and nobody else can come. */
function mayLeave(state: AaState, from: Sea, units: readonly Unit[]): boolean {
  if (!units.some(isWarship)) return true;
  const bound = state.units.filter(
    (unit) =>
      unit.type === 'transport' &&
      unit.space === from &&
      (unit.target !== null || unit.left === 0) &&
      !units.includes(unit),
  );
  if (bound.length === 0) return true;
  const left = { ...state, units: state.units.filter((unit) => !units.includes(unit)) };
  const stuck = bound.filter((unit) => isStranded(left, unit, from));
  return stuck.length === 0 || left.units.some((unit) => couldCome(left, unit, from));
}

/** Whether a unit could still be ordered to a zone in which it would cover transports. */
function couldCome(state: AaState, unit: Unit, zone: Sea): boolean {
  if (unit.power !== state.active || unit.left === 0 || unit.space === zone) return false;
  if (domainOf(unit) === 'air') {
    const isEnough = foesOf(state).hostile.has(zone);
    return isEnough && unit.task === 'ready' && flight(unit.space, zone) < unit.left;
  }
  if (!isWarship(unit) || !isSea(unit.space) || (unit.task !== 'ready' && unit.task !== 'moved')) return false;
  return seaReach(state, unit.space, unit.left, unit.type, true).has(zone);
}
