// The computer player's warships beside its transports: what could come to a zone, and what is sent so that those who carry the army are not sunk.
import type { Order } from '../../../table/question.js';
import { isSea, seas, type Sea, type Space } from '../data/spaces.js';
import { isSurfaceWarship, unitFacts, type UnitType } from '../data/units.js';
import { choices, rowsIn } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { isDeadly } from './ground.js';

/** Fighters that a carrier takes along. */
export const decks = 2;

/** One warship that could be sent, with the fighters on its decks. */
interface Squadron {
  readonly from: Sea;
  readonly ships: readonly Unit[];
}

/** Surface warships of the active power that stand ready elsewhere and could come to a zone, with their fighters. */
export function comingTo(state: AaState, zone: Space): readonly UnitType[] {
  return seas.flatMap((from) =>
    from === zone || flight(from, zone) > unitFacts.destroyer.move
      ? []
      : squadronsIn(state, from).flatMap(({ ships }) => typesOf(ships)),
  );
}

/** Sends warships to transports that would be sunk without them, no more than it takes, and none where all together could not save them. */
export function cover(state: AaState, zone: Sea, send: (order: Order) => boolean): void {
  const { active } = state;
  if (!carries(state, zone) || !isDeadly(state, zone, active)) return;
  const found = seas
    .filter((from) => from !== zone && flight(from, zone) <= unitFacts.destroyer.move)
    .flatMap((from) => squadronsIn(state, from))
    .filter((squadron) => couldSail(state, squadron, zone) && !isMissed(state, squadron));
  if (
    isDeadly(
      state,
      zone,
      active,
      found.flatMap(({ ships }) => typesOf(ships)),
    )
  )
    return;
  for (const { from, ships } of found) {
    if (!isDeadly(state, zone, active)) return;
    const units: Record<string, number> = {};
    for (const row of rowsIn(state, from)) {
      const count = row.units.filter(({ id }) => ships.some((ship) => ship.id === id)).length;
      if (count > 0) units[row.id] = count;
    }
    send({ subject: from, units, path: [zone] });
  }
}

/** Warships that guard nothing sail to transports that nobody guards. */
export function escort(state: AaState, zone: Sea, send: (order: Order) => boolean): void {
  const { transports, warships } = ownShips(state);
  const isBare = (at: Space): boolean => (transports.get(at) ?? 0) > (warships.get(at) ?? 0);
  if (!warships.has(zone) || transports.has(zone)) return;
  const bare = seas.filter(isBare);
  const far = (from: Space): number => Math.min(99, ...bare.map((one) => flight(from, one)));
  for (const row of rowsIn(state, zone)) {
    const [first] = row.units;
    if (first === undefined || !isSurfaceWarship(row.type)) continue;
    const { next } = choices(state, zone, [first], []);
    // None sails to its own end beside those it cannot save.
    const [best] = [...next]
      .filter(isSea)
      .filter((goal) => !isDeadly(state, goal, state.active, [row.type]))
      .toSorted((a, b) => far(a) - far(b));
    if (best !== undefined && far(best) < far(zone)) send({ subject: zone, units: { [row.id]: 1 }, path: [best] });
  }
}

/** Whether transports of the active power lie in a zone. */
function carries({ units, active }: AaState, zone: Sea): boolean {
  return units.some(({ space, power, type }) => space === zone && power === active && type === 'transport');
}

function typesOf(ships: readonly Unit[]): readonly UnitType[] {
  return ships.map(({ type }) => type);
}

/** The warships of the active power in a zone that can still sail, each with its fighters. */
function squadronsIn(state: AaState, from: Sea): readonly Squadron[] {
  const own = state.units.filter(
    ({ space, power, left, target }) => space === from && power === state.active && left > 0 && target === null,
  );
  const fighters = own.filter(({ type }) => type === 'fighter');
  return own
    .filter(({ type }) => isSurfaceWarship(type))
    .map((ship) => ({ from, ships: ship.type === 'carrier' ? [ship, ...fighters.splice(0, decks)] : [ship] }));
}

function couldSail(state: AaState, { from, ships }: Squadron, zone: Sea): boolean {
  return choices(state, from, ships, []).next.has(zone);
}

/** Whether transports that stay behind would be sunk without a warship. */
function isMissed(state: AaState, { from, ships }: Squadron): boolean {
  const isLeft = ({ id }: Unit): boolean => !ships.some((ship) => ship.id === id);
  const left = { ...state, units: state.units.filter(isLeft) };
  return carries(left, from) && !isDeadly(state, from, state.active) && isDeadly(left, from, state.active);
}

/** How many transports and surface warships the active power has in each space where it has any. */
function ownShips({ units, active }: AaState): Readonly<Record<'transports' | 'warships', ReadonlyMap<Space, number>>> {
  const transports = new Map<Space, number>();
  const warships = new Map<Space, number>();
  for (const { space, power, type } of units) {
    if (power !== active) continue;
    const counted = type === 'transport' ? transports : isSurfaceWarship(type) ? warships : null;
    counted?.set(space, (counted.get(space) ?? 0) + 1);
  }
  return { transports, warships };
}
