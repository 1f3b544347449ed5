// Events: what conditions their texts name, and how the cards go round.
import type { City } from '../data/cities.js';
import type { Surrender } from '../data/conditions.js';
import type { EventId } from '../data/events.js';
import type { Facts } from '../data/facts.js';
import type { Faction, UnitId } from '../data/units.js';
import { africanNations } from '../data/nations.js';
import { factsOf } from '../data/own-files.js';
import { categoryOf, ideologyOf, typeOf, type OpenState } from '../state.js';
import { hexDistance } from '../data/hexes.js';
import { Ground, nationOf } from './ground.js';
import { Supply } from './supply.js';
import { objectivesOf, partisansOnMap } from './victory.js';

function hasSoviets(board: OpenState, nation: string): boolean {
  const facts = factsOf(board);
  return facts.unitIds.some((id) => {
    const { status, at } = board.units[id];
    return facts.units[id].faction === 'soviet' && status === 'map' && at !== null && nationOf(facts, at) === nation;
  });
}

/** Whether a nation surrenders now. */
export function surrenders(board: OpenState, nation: Surrender): boolean {
  const isTaken = (city: City, by: 'western' | 'soviet' | 'allies'): boolean =>
    by === 'allies' ? board.cityControl[city] !== 'axis' : board.cityControl[city] === by;
  return factsOf(board).conditions.surrender[nation].some(
    ({ fromTurn = 1, sovietsIn, taken = [] }) =>
      board.turn >= fromTurn &&
      (sovietsIn === undefined || hasSoviets(board, sovietsIn)) &&
      taken.every(({ cities, by }) => cities.some((city) => isTaken(city, by))),
  );
}

/** Units of a nationality of the Axis, wherever they are in the game. */
export function unitsOfNation(board: OpenState, nation: Surrender): readonly UnitId[] {
  const facts = factsOf(board);
  return facts.unitIds.filter((id) => {
    const { nationality, faction } = facts.units[id];
    return nationality === nation && ideologyOf(faction) === 'axis' && board.units[id].status !== 'out';
  });
}

/** Whether a combat unit of the Axis is in Africa. */
export function isAxisInAfrica(board: OpenState): boolean {
  const facts = factsOf(board);
  return facts.unitIds.some((id) => {
    const { status, at } = board.units[id];
    if (status !== 'map' || at === null || ideologyOf(facts.units[id].faction) !== 'axis') return false;
    const nation = nationOf(facts, at);
    return nation !== null && africanNations.includes(nation);
  });
}

/** Bulgarian units too far from home. */
export function farBulgarians(board: OpenState): readonly UnitId[] {
  const home = [...factsOf(board).hexes].flatMap(([hex, { nation }]) => (nation === 'bulgaria' ? [hex] : []));
  return unitsOfNation(board, 'bulgaria').filter((id) => {
    const { status, at } = board.units[id];
    return status === 'map' && at !== null && Math.min(...home.map((hex) => hexDistance(hex, at))) > 2;
  });
}

/** Units on the map that a pending Guards unit can replace. */
export function guardsMatches(board: OpenState, guard: UnitId): readonly UnitId[] {
  const printed = factsOf(board).units[guard];
  const supply = new Supply(new Ground(board), 'soviet', 'steps');
  return supply.ground.facts.unitIds.filter((id) => {
    const own = supply.ground.facts.units[id];
    return (
      own.faction === 'soviet' &&
      own.boxed !== true &&
      own.guards !== true &&
      board.units[id].status === 'map' &&
      own.front === printed.front &&
      own.back === printed.back &&
      supply.lineOf(id) !== null
    );
  });
}

export function pendingGuards(board: OpenState): readonly UnitId[] {
  const facts = factsOf(board);
  return facts.unitIds.filter((id) => facts.units[id].guards === true && board.units[id].status === 'pending');
}

/** Fortresses of a faction that may become fort troops again. */
export function fortresses(board: OpenState, faction: Faction): readonly UnitId[] {
  const facts = factsOf(board);
  return facts.unitIds.filter((id) => {
    const unit = board.units[id];
    return (
      facts.units[id].faction === faction && unit.status === 'map' && categoryOf(typeOf(facts, id, unit)) === 'fortress'
    );
  });
}

/** Whether a player wins by partisans and objectives. */
export function winsByPartisans(board: OpenState, side: 'western' | 'soviet'): boolean {
  const other = side === 'western' ? 'soviet' : 'western';
  const { lead, objectives } = factsOf(board).conditions.partisanVictory;
  return partisansOnMap(board, side) - partisansOnMap(board, other) >= lead && objectivesOf(board, side) >= objectives;
}

/** Whether VE-Day ends the war. */
export function isVeDay(board: OpenState): boolean {
  const { city, axisObjectives } = factsOf(board).conditions.veDay;
  return board.cityControl[city] !== 'axis' && objectivesOf(board, 'axis') <= axisObjectives;
}

/** The card that comes up in place of one: its replacement once its turn has come. */
export function replacement(facts: Facts, id: EventId, turn: number): EventId | null {
  const { replaced } = facts.events[id];
  if (replaced === undefined || turn < replaced.from) return null;
  return facts.eventIds.find((one) => one === replaced.by) ?? null;
}
