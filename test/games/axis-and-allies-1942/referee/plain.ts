// Plain facts of a position, straight from its units: what the other reckonings of the referee count with.
import { canals, neighbours, suezAsPrinted } from '../../../../src/games/axis-and-allies-1942/data/adjacency.js';
import { isEnemy, sideOf, type Power } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import {
  isLand,
  isSea,
  type Land,
  type Sea,
  type Space,
} from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { AaState, Unit } from '../../../../src/games/axis-and-allies-1942/state.js';

const surface = ['battleship', 'carrier', 'cruiser', 'destroyer'];

/** L144: a zone is hostile that holds enemy ships other than submarines and transports. */
export function isHostileSea(state: AaState, zone: Space, to: Power): boolean {
  return state.units.some((unit) => unit.space === zone && surface.includes(unit.type) && isEnemy(unit.power, to));
}

export function holds(state: AaState, zone: Space, type: Unit['type'], of: (power: Power) => boolean): boolean {
  return state.units.some((unit) => unit.space === zone && unit.type === type && of(unit.power));
}

/** L139: a territory is hostile that the other side controls. */
export function isHostileLand(state: AaState, land: Land, to: Power): boolean {
  return isEnemy(state.control[land], to);
}

/** L156–162: a canal is open to the side that held its territories when the turn began; L151: the straits by option. */
export function maySail(state: AaState, a: Sea, b: Sea): boolean {
  if (state.options.blackSeaClosed && [a, b].includes('sz16')) return false;
  for (const { id, zones, lands } of canals) {
    if (!zones.includes(a) || !zones.includes(b)) continue;
    const keys = id === 'suez' && state.options.suezTerritories === 'printed' ? suezAsPrinted : lands;
    if (keys.some((land) => !state.heldAtStart.includes(land))) return false;
  }
  return true;
}

/** L662: one point for each border crossed. */
export function flight(from: Space, to: Space): number {
  let edge: readonly Space[] = [from];
  const seen = new Set<Space>(edge);
  for (let far = 0; far <= 6; far++) {
    if (edge.includes(to)) return far;
    edge = [...new Set(edge.flatMap((at) => neighbours[at]))].filter((one) => !seen.has(one));
    for (const one of edge) seen.add(one);
  }
  return 99;
}

/** L513, L520: aircraft land in territories that were friendly when the turn began and still are. */
export function fieldsOf(state: AaState, power: Power): readonly Land[] {
  return state.heldAtStart.filter((land) => sideOf(state.control[land]) === sideOf(power));
}

export function besideLands(space: Space): readonly Land[] {
  return neighbours[space].filter(isLand);
}

export function besideSeas(space: Space): readonly Sea[] {
  return neighbours[space].filter(isSea);
}

/** L253: enemy units in a zone or territory, cargo left out. */
export function foesIn(state: AaState, space: Space, to: Power): readonly Unit[] {
  return state.units.filter(
    (unit) =>
      unit.space === space &&
      isEnemy(unit.power, to) &&
      (unit.aboard === null || ['fighter', 'bomber'].includes(unit.type)),
  );
}
