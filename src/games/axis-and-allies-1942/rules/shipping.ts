// Aboard which transports the units of an order go, where it says so (rulebook, Transports).
import { isPower, type Power } from '../data/powers.js';
import { isSea, type Land, type Sea } from '../data/spaces.js';
import type { AaState, Unit } from '../state.js';
import { isFriend } from './board.js';
import { berthsFor } from './transports.js';

/** Own transports by the zone they lie in, or those of an ally. */
export type Ships = `from:${Sea}` | `of:${Power}`;

/** The zone in which own transports lie; undefined for those of an ally. */
export function harbourOf(ships: Ships): Sea | undefined {
  const zone = ships.slice('from:'.length);
  return ships.startsWith('from:') && isSea(zone) ? zone : undefined;
}

/** The ally whose transports they are; undefined for one's own. */
export function ownerOf(ships: Ships): Power | undefined {
  const power = ships.slice('of:'.length);
  return ships.startsWith('of:') && isPower(power) ? power : undefined;
}

/** Whether the last word of an order names transports. */
export function isShips(id: string): id is Ships {
  return (
    (id.startsWith('from:') && isSea(id.slice('from:'.length))) ||
    (id.startsWith('of:') && isPower(id.slice('of:'.length)))
  );
}

function nameFor(state: AaState, ship: Unit): Ships | undefined {
  if (ship.power !== state.active) return `of:${ship.power}`;
  return isSea(ship.space) ? `from:${ship.space}` : undefined;
}

/** Which transports are meant; all of them where none are named. */
export function meantBy({ active }: AaState, ships: Ships | undefined): (ship: Unit) => boolean {
  if (ships === undefined) return () => true;
  const [zone, owner = active] = [harbourOf(ships), ownerOf(ships)];
  return ({ space, power }) => power === owner && (zone === undefined || space === zone);
}

/** Each of the transports that could take all the units alone, by name; the only ones there are without a proof. */
export function shipsFor(
  state: AaState,
  units: readonly Unit[],
  land: Land,
  zone: Sea,
  target: Land | null,
): readonly Ships[] {
  const names = new Set<Ships>();
  for (const unit of state.units) {
    if (unit.type !== 'transport' || !isFriend(unit.power, state.active)) continue;
    const isHere = unit.power === state.active || (target === null && unit.space === zone);
    const name = isHere ? nameFor(state, unit) : undefined;
    if (name !== undefined) names.add(name);
  }
  if (names.size === 1) return [...names];
  return [...names].filter((ships) => berthsFor(state, units, land, zone, target, meantBy(state, ships)) !== undefined);
}
