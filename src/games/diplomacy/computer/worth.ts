// What every place is worth to a power: the centres it could win or must guard, near and far.
import { canStand, centres, powers, provinceOf } from '../data/geography.js';
import type { Location, Power, ProvinceId } from '../data/geography.js';
import { centresOf } from '../rules/ownership.js';
import { turnsApart } from './distance.js';
import { friendly, spares } from './position.js';
import type { Analysis } from './position.js';

/** The worth of standing on a location with a unit of a type; 0 where it cannot stand. */
export type Worth = (type: 'A' | 'F', at: Location) => number;

/** How much of its worth a centre keeps per turn of distance. */
const fading = 0.42;
const neutralWorth = 12;
const enemyWorth = 8;
const guardWorth = 7;
/** What it adds that one has agreed with another to turn on its owner. */
const quarryWorth = 4;
/** From this many centres on a power is the leader everybody turns against. */
const leading = 9;

/** What having a unit in a centre would mean to a power at this moment. */
function centreWorth(analysis: Analysis, power: Power, centre: ProvinceId): number {
  const { position, board } = analysis;
  if (board.closed.has(centre)) return 0;
  const owner = position.owners[centre];
  const occupant = board.at(centre);
  if (owner === undefined) return neutralWorth;
  if (owner === power) {
    const lost = occupant !== undefined && !friendly(position, power, occupant.power) ? guardWorth : 0;
    return lost + guardWorth * Math.min(1.5, 0.6 * analysis.threats(power, centre).length);
  }
  if (spares(position, power, owner)) return 0;
  const size = centresOf(position.owners, owner).length;
  const open = occupant === undefined ? 2 : 0;
  const feeble = position.unplayed?.has(owner) === true || size <= 2 ? 1.5 : 0;
  const agreed = position.pact?.power === power && position.pact.quarry.has(owner) ? quarryWorth : 0;
  return enemyWorth + open + feeble + agreed + Math.max(0, size - leading);
}

/** Work out what the board is worth to a power. */
export function worthFor(analysis: Analysis, power: Power): Worth {
  const values = centres.map((centre) => [centre, centreWorth(analysis, power, centre)] as const);
  const known = new Map<string, number>();
  return (type, at) => {
    const key = type + at;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    if (canStand(type, at))
      for (const [centre, value] of values) {
        const turns = turnsApart(type, at, centre);
        if (turns <= 6) sum += value * fading ** turns;
      }
    known.set(key, sum);
    return sum;
  };
}

/** The powers that still have units. */
export function activePowers(analysis: Analysis): readonly Power[] {
  const present = new Set(analysis.position.units.map((unit) => unit.power));
  return powers.filter((power) => present.has(power) && !(analysis.position.unplayed?.has(power) ?? false));
}

/** Whether a province is a centre the power does not own. */
export function prize(analysis: Analysis, power: Power, at: Location): boolean {
  const id = provinceOf(at);
  const owner = analysis.position.owners[id];
  return centres.includes(id) && owner !== power && (owner === undefined || !spares(analysis.position, power, owner));
}
