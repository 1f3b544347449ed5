// What the enemy could do to a territory in its next turn: what each of its powers brings there, and what those who stand there would lose.
import { neighbours } from '../data/adjacency.js';
import { powers, type Power } from '../data/powers.js';
import { isLand, isSea, type Land, type Space } from '../data/spaces.js';
import { unitFacts, unitTypes, type UnitType } from '../data/units.js';
import { domainOf, isFriend, seasBeside } from '../rules/board.js';
import { placingRoom, usableComplexes } from '../rules/production.js';
import { flight } from '../rules/reach.js';
import type { AaState, Unit } from '../state.js';
import { rewardOf } from './decisive.js';
import { forecast } from './forecast.js';
import { walks, worthOf } from './ground.js';

/** Who defends a territory. */
export type Guard = Pick<Unit, 'type'>;

/** Money that may be lost in a place without giving it up. */
export const bearable = 3;

/** Enemy units that could come to a territory, power by power: each attacks in a turn of its own. */
type Raids = readonly (readonly Unit[])[];

type When = 1 | 2 | 'this round';

/** How a group of units would fare in a territory. */
export type Perils = (land: Land, guards: readonly Guard[], without?: ReadonlySet<Space>, stake?: number) => number;

/**
 * What it would cost the active power's side to stand in a territory with some guards, in money: nothing where an attack does not pay.
 * Enemies are taken as they stand now, each place looked at once; those in places named as theirs no more are left out.
 * @param when in how many turns they come, or only those who still move in this round.
 */
export function perilsNow(state: AaState, when: When = 1): Perils {
  const known = new Map<Land, Raids>();
  return (land, guards, without, stake = 0) => {
    const raids = known.get(land) ?? raidsOn(state, land, when);
    known.set(land, raids);
    const worth = worthOf(state, land);
    const decided = stake + rewardOf(state, land, state.active);
    return Math.max(
      0,
      ...raids.map((raid) => lossTo(without === undefined ? raid : spared(raid, without), guards, worth, decided)),
    );
  };
}

/** What allies who still move in this round could bring to an enemy's territory, power by power. */
export function alliesOn(state: AaState, land: Land): Raids {
  return raidsOn({ ...state, active: state.control[land] }, land, 1).filter((raid) =>
    raid.some(({ power }) => isFriend(power, state.active) && movesLater(state, power)),
  );
}

function spared(raid: readonly Unit[], without: ReadonlySet<Space>): readonly Unit[] {
  return raid.filter(({ space }) => !without.has(space));
}

/**
 * What one enemy's whole attack would take: it comes only where it gains by that.
 * @param decided what is lost beside the place where it decides the game: by any luck, not only by the average.
 */
function lossTo(raid: readonly Unit[], guards: readonly Guard[], worth: number, decided: number): number {
  if (raid.length === 0) return 0;
  const defenders = guards.filter(({ type }) => unitFacts[type].domain !== 'sea');
  const { chance, left, swing } = forecast(raid, defenders);
  const canHold = raid.some((unit) => domainOf(unit) === 'land');
  return Math.max(0, swing + (left > 0 ? chance * worth : 0) + (canHold ? chance * decided : 0));
}

/** Whether a power has another turn before victory is counted: when this round ends. */
function movesLater({ active }: AaState, power: Power): boolean {
  return powers.indexOf(power) > powers.indexOf(active);
}

function raidsOn(state: AaState, land: Land, when: When): Raids {
  const byPower = new Map<Power, Unit[]>();
  const steps = walks(land);
  const ashore = new Map<Power, Unit[]>();
  const isLast = when === 'this round' || state.round === state.options.lastRound;
  const turns = when === 2 ? 2 : 1;
  for (const unit of state.units) {
    const { space, type, power } = unit;
    if (isFriend(power, state.active) || type === 'aaa' || (isLast && !movesLater(state, power))) continue;
    switch (domainOf(unit)) {
      case 'air':
        if (flight(space, land) <= (type === 'bomber' ? 4 : 3) + turns - 1) add(byPower, power, unit);
        break;
      case 'land':
        if (isLand(space) && (steps.get(space) ?? 99) <= (type === 'tank' ? turns + 1 : turns))
          add(byPower, power, unit);
        else if (flight(space, land) <= mostVoyage) add(ashore, power, unit);
        break;
      case 'sea':
    }
  }
  for (const [power, units] of ashore) {
    for (const unit of carried(state, land, power, units)) add(byPower, power, unit);
  }
  return [...byPower.values()];
}

/** How far an army's coast may be from where it lands. */
const mostVoyage = 5;

/** The dearest that the transports of a power could land: two to a ship, one of them at most no infantry. */
function carried(state: AaState, land: Land, power: Power, army: readonly Unit[]): readonly Unit[] {
  const beaches = seasBeside(land);
  const ships = state.units.filter(
    ({ type, power: of, space }) =>
      type === 'transport' && of === power && beaches.some((zone) => flight(space, zone) <= 2),
  );
  if (ships.length === 0) return [];
  const isNear = ({ space, aboard }: Unit): boolean =>
    aboard === null
      ? !isSea(space) &&
        neighbours[space].some((zone) => isSea(zone) && ships.some((ship) => flight(ship.space, zone) <= 1))
      : ships.some(({ id }) => id === aboard);
  const ready = army.filter(isNear);
  const heavy = ready.filter(({ type }) => type !== 'infantry').slice(0, ships.length);
  const light = ready.filter(({ type }) => type === 'infantry');
  return [...heavy, ...light.slice(0, 2 * ships.length - heavy.length)];
}

function add(map: Map<Power, Unit[]>, power: Power, unit: Unit): void {
  const there = map.get(power);
  if (there === undefined) map.set(power, [unit]);
  else there.push(unit);
}

/** Who stands in a territory, and as many of the new units as could be placed there. */
export function guardsIn(state: AaState, land: Land): readonly (Guard | Unit)[] {
  const here: readonly (Guard | Unit)[] = state.units.filter(
    ({ space, power }) => space === land && isFriend(power, state.active),
  );
  if (!usableComplexes(state).includes(land)) return here;
  const room = placingRoom(state, land);
  const bought = unitTypes
    .filter((type) => unitFacts[type].domain === 'land')
    .flatMap((type) => Array.from({ length: Math.min(state.bought[type] ?? 0, room) }, () => ({ type })));
  return [...here, ...bought.slice(0, room)];
}

/** Whether a territory is held with some more guards, or an attack on it pays so much less that they are well spent. */
export function isWorthHolding(
  perilTo: Perils,
  land: Land,
  guards: readonly Guard[],
  coming: readonly Guard[],
): boolean {
  const together = perilTo(land, [...guards, ...coming]);
  return together <= bearable || together + bearable < perilTo(land, guards);
}

/** An army that cannot hold a place stays where an attack on it brings the enemy at most this part of what an attack on whoever is left would. */
const worthStanding = 0.9;

/** Whether the enemy gains clearly less by an attack on all who could stand in a territory than on those who would be left there. */
export function isBetterHeld(perilTo: Perils, land: Land, all: readonly Guard[], left: readonly Guard[]): boolean {
  return perilTo(land, all) <= worthStanding * perilTo(land, left);
}

/** Types that are what is left of an army. */
export function asGuards(types: readonly UnitType[]): readonly Guard[] {
  return types.map((type) => ({ type }));
}
