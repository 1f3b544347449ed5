// Who stands where, what is friendly and what hostile (rulebook, Friendly and hostile spaces).
import { canals, neighbours, suezAsPrinted } from '../data/adjacency.js';
import { isEnemy, sideOf, type Power } from '../data/powers.js';
import { capitals, isLand, isSea, type Land, type Sea, type Space } from '../data/spaces.js';
import { isSurfaceWarship, unitFacts } from '../data/units.js';
import type { AaState, Unit } from '../state.js';

export function domainOf(unit: Pick<Unit, 'type'>): 'land' | 'air' | 'sea' {
  return unitFacts[unit.type].domain;
}

export function unitOf(state: AaState, id: number): Unit {
  const found = state.units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`there is no unit ${id}`);
  return found;
}

/** What a ship carries. */
export function cargoOf(state: AaState, ship: Unit): Unit[] {
  return state.units.filter((unit) => unit.aboard === ship.id);
}

/** Takes units off the board, with what they carry, and counts them as lost. */
export function destroy(state: AaState, ids: Iterable<number>): void {
  const gone = new Set(ids);
  const ships = new Map(state.units.filter(({ id }) => gone.has(id)).map((ship) => [ship.id, ship]));
  for (const unit of state.units) {
    const ship = unit.aboard === null ? undefined : ships.get(unit.aboard);
    if (ship === undefined) continue;
    // Guests of a defending carrier fight from the air; only aboard an attacking one are they cargo.
    if (unit.type === 'fighter' && ship.power !== state.active) unit.aboard = null;
    else gone.add(unit.id);
  }
  for (const unit of state.units) {
    if (!gone.has(unit.id)) continue;
    const row = state.losses.find(
      ({ space, power, type }) => space === unit.space && power === unit.power && type === unit.type,
    );
    if (row === undefined) state.losses.push({ space: unit.space, power: unit.power, type: unit.type, count: 1 });
    else row.count += 1;
  }
  state.units = state.units.filter((unit) => !gone.has(unit.id));
}

export function isHostileTo(state: AaState, land: Land, power: Power): boolean {
  return isEnemy(state.control[land], power);
}

/** Enemy units of a power in a space, what they carry left out. */
export function enemiesIn(state: AaState, space: Space, power: Power): Unit[] {
  return state.units.filter(
    (unit) => unit.space === space && isEnemy(unit.power, power) && (unit.aboard === null || domainOf(unit) === 'air'),
  );
}

/** Whether enemy surface warships are in a zone. */
export function isHostileZone(state: AaState, zone: Sea, power: Power): boolean {
  return state.units.some((unit) => unit.space === zone && isSurfaceWarship(unit.type) && isEnemy(unit.power, power));
}

/** A hostile territory that holds nothing: a tank may roll through. */
export function isOpenGround(state: AaState, land: Land, power: Power): boolean {
  return (
    isHostileTo(state, land, power) &&
    state.complexes[land] === undefined &&
    !state.units.some((unit) => unit.space === land && isEnemy(unit.power, power))
  );
}

/** Whether ships of the active side may pass between two zones: canals count as they stood when the turn began. */
export function isPassage(state: AaState, a: Sea, b: Sea): boolean {
  if (state.options.blackSeaClosed && (a === 'sz16' || b === 'sz16')) return false;
  const canal = canals.find(({ zones }) => zones.includes(a) && zones.includes(b));
  return canal === undefined || canalLands(state, canal.id).every((land) => state.heldAtStart.includes(land));
}

/** The territories that control a canal, by the option. */
function canalLands(state: AaState, id: (typeof canals)[number]['id']): readonly Land[] {
  if (id === 'suez' && state.options.suezTerritories === 'printed') return suezAsPrinted;
  return canals.find((canal) => canal.id === id)?.lands ?? [];
}

/** Whether an enemy holds the capital of a power. */
export function hasLostCapital(state: AaState, power: Power): boolean {
  return isEnemy(state.control[capitals[power]], power);
}

export function landsBeside(space: Space): readonly Land[] {
  return neighbours[space].filter(isLand);
}

export function seasBeside(space: Space): readonly Sea[] {
  return neighbours[space].filter(isSea);
}

export function isFriend(a: Power, b: Power): boolean {
  return sideOf(a) === sideOf(b);
}
