// The computer player's warships beside its transports: what could come to a zone, and what is sent so that those who carry the army are not sunk.
import type { Order } from '../../../table/question.js';
import { seas, type Sea, type Space } from '../data/spaces.js';
import { isSurfaceWarship, type UnitType } from '../data/units.js';
import { choices, rowsIn } from '../rules/choices.js';
import { flight } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { isDeadly } from './ground.js';

/** How far warships sail in a turn. */
const sailed = 2;

/** Fighters that a carrier takes along. */
const decks = 2;

/** One warship that could be sent, with the fighters on its decks. */
interface Squadron {
  readonly from: Sea;
  readonly ships: readonly Unit[];
}

/** Surface warships of the active power that stand ready elsewhere and could come to a zone, with their fighters. */
export function comingTo(state: AaState, zone: Space): readonly UnitType[] {
  return seas.flatMap((from) =>
    from === zone || flight(from, zone) > sailed ? [] : squadronsIn(state, from).flatMap(({ ships }) => typesOf(ships)),
  );
}

/** Sends warships to transports that would be sunk without them, no more than it takes, and none where all together could not save them. */
export function cover(state: AaState, zone: Sea, send: (order: Order) => boolean): void {
  const { active } = state;
  const carries = state.units.some(
    ({ space, power, type }) => space === zone && power === active && type === 'transport',
  );
  if (!carries || !isDeadly(state, zone, active)) return;
  const found = seas
    .filter((from) => from !== zone && flight(from, zone) <= sailed)
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
  const carries = left.units.some(
    ({ space, power, type }) => space === from && power === state.active && type === 'transport',
  );
  return carries && !isDeadly(state, from, state.active) && isDeadly(left, from, state.active);
}
