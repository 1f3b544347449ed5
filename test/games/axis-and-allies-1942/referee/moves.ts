// Where one unit alone may go as a move phase begins, reckoned step by step from the rulebook.
import { unitFacts } from '../../../../src/games/axis-and-allies-1942/data/units.js';
import { isEnemy } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import {
  isLand,
  isSea,
  lands,
  seas,
  type Land,
  type Sea,
  type Space,
} from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import type { AaState, Unit } from '../../../../src/games/axis-and-allies-1942/state.js';
import {
  besideLands,
  besideSeas,
  fieldsOf,
  flight,
  foesIn,
  holds,
  isHostileLand,
  isHostileSea,
  maySail,
} from './plain.js';

/** What must be on offer among some spaces, and what may not be. */
export interface Expected {
  readonly must: ReadonlySet<Space>;
  readonly never: ReadonlySet<Space>;
}

function exactly(among: readonly Space[], goals: readonly Space[]): Expected {
  const must = new Set(goals);
  return { must, never: new Set(among.filter((one) => !must.has(one))) };
}

/** L231, L249, L511: by land through friendly territories; in combat moves to a hostile one, after combat never. */
export function marches(state: AaState, unit: Unit): Expected {
  const isCombat = state.step === 'combatMove';
  const goals = new Set<Land>();
  // L625: guns move only after combat.
  const steps = isCombat && unit.type === 'aaa' ? 0 : unitFacts[unit.type].move;
  let edge: readonly Land[] = isLand(unit.space) ? [unit.space] : [];
  for (let step = 0; step < steps; step++) {
    const next = edge.flatMap(besideLands);
    for (const land of next) if (isHostileLand(state, land, state.active) === isCombat) goals.add(land);
    edge = next.filter((land) => !isHostileLand(state, land, state.active));
  }
  goals.delete(unit.space as Land);
  // A friendly stop on the way may be named in combat moves.
  const among = lands.filter((land) => !isCombat || isHostileLand(state, land, state.active));
  return exactly(among, [...goals]);
}

/** L249, L291, L524, L704: at sea two zones, stopped by enemy warships; submarines by destroyers alone. */
export function voyages(state: AaState, ship: Unit): Expected {
  const isCombat = state.step === 'combatMove';
  const { active } = state;
  const isSub = ship.type === 'submarine';
  const stops = (zone: Sea): boolean =>
    isSub ? holds(state, zone, 'destroyer', (power) => isEnemy(power, active)) : isHostileSea(state, zone, active);
  const reached = new Set<Sea>();
  let edge: readonly Sea[] = isSea(ship.space) ? [ship.space] : [];
  for (let step = 0; step < ship.left; step++) {
    const next = edge.flatMap((at) => besideSeas(at).filter((to) => maySail(state, at, to)));
    for (const zone of next) if (isCombat || isSub || !isHostileSea(state, zone, active)) reached.add(zone);
    edge = next.filter((zone) => !stops(zone));
  }
  reached.delete(ship.space as Sea);
  // L235–240: to fight, or out of a hostile zone; L801: transports not where they would be alone.
  const flees = isHostileSea(state, ship.space, active);
  const goals = [...reached].filter((zone) => {
    if (!isCombat) return true;
    if (ship.type === 'transport') return flees && !isHostileSea(state, zone, active);
    return foesIn(state, zone, active).length > 0 || flees;
  });
  const own = (zone: Sea, type: Unit['type']): boolean => holds(state, zone, type, (power) => power === active);
  // Where fighters could need a carrier is reckoned elsewhere; transports may follow own ships that fight; a stop on the way to either.
  const follows = (zone: Sea): boolean => ship.type === 'transport' && isHostileSea(state, zone, active);
  const open = (zone: Sea): boolean =>
    isCombat &&
    (ship.type === 'carrier' ||
      own(zone, 'carrier') ||
      follows(zone) ||
      (reached.has(zone) && besideSeas(zone).some((beyond) => goals.includes(beyond) || follows(beyond))));
  const must = goals.filter((zone) => !open(zone));
  return { must: new Set(must), never: new Set(seas.filter((zone) => !goals.includes(zone) && !open(zone))) };
}

/** L270, L664: aircraft fly to fight where a landing place is left for them; L506, L513: after combat they fly to one. */
export function flights(state: AaState, unit: Unit): Expected {
  const { active } = state;
  const fields = fieldsOf(state, active);
  if (state.step !== 'combatMove') {
    const goals = fields.filter((land) => land !== unit.space && flight(unit.space, land) <= unit.left);
    return exactly(lands, goals);
  }
  const must: Space[] = [];
  const never: Space[] = [];
  for (const to of [...lands, ...seas]) {
    const left = unit.left - flight(unit.space, to);
    const isFoe = foesIn(state, to, active).length > 0 && (isSea(to) || isHostileLand(state, to, active));
    const isRaided =
      unit.type === 'bomber' && isLand(to) && state.complexes[to] !== undefined && isHostileLand(state, to, active);
    const lands_ = fields.some((land) => flight(to, land) <= left);
    if (
      left < 0 ||
      (!isFoe && !isRaided) ||
      (!lands_ && !(unit.type === 'fighter' && couldMeetDeck(state, to, left)))
    ) {
      never.push(to);
    } else if (lands_ && !holds(state, to, 'carrier', (power) => power === active)) must.push(to);
  }
  return { must: new Set(must), never: new Set(never) };
}

/** Whether any carrier could be where a fighter comes: an ally's, an own one two zones away, one still to be placed (L266, L518). */
function couldMeetDeck(state: AaState, at: Space, left: number): boolean {
  return seas.some((zone) => {
    if (flight(at, zone) > left) return false;
    const isNear = state.units.some(
      (unit) => unit.type === 'carrier' && !isEnemy(unit.power, state.active) && flight(unit.space, zone) <= 2,
    );
    return (
      isNear ||
      ((state.bought.carrier ?? 0) > 0 && besideLands(zone).some((land) => state.complexes[land] !== undefined))
    );
  });
}

/** L302, L526: cargo lands on hostile coasts in an assault, beside submarines only with a warship; on friendly ones after combat. */
export function landings(state: AaState, cargo: Unit): Expected {
  const { active } = state;
  const zone = cargo.space;
  const isCombat = state.step === 'combatMove';
  const coast = besideLands(zone).filter((land) => isHostileLand(state, land, active) === isCombat);
  const warships = ['battleship', 'carrier', 'cruiser', 'destroyer', 'submarine'] as const;
  const isCovered = warships.some((type) => holds(state, zone, type, (power) => power === active));
  const isFriendly = !isHostileSea(state, zone, active);
  const lurk = holds(state, zone, 'submarine', (power) => isEnemy(power, active));
  const isOpen = isCombat ? (isFriendly && !lurk) || isCovered : isFriendly;
  const ship = state.units.find(({ id }) => id === cargo.aboard);
  return exactly(lands, isOpen && ship?.task === 'ready' && cargo.task === 'ready' ? coast : []);
}
