// Which capitals of a side are besieged: what stands within a few marches of them, and what they lack to hold out.
import { powers, type Power } from '../data/powers.js';
import { capitals, isLand, type Land } from '../data/spaces.js';
import { domainOf, isFriend } from '../rules/board.js';
import type { AaState } from '../state.js';
import { strength } from './forecast.js';
import { walks } from './ground.js';

/** How many marches an army is away that will be there before help from overseas. */
const marched = 3;

/** Capitals of a side that its enemies draw near to, with the strength each lacks: less than nothing where it barely holds. */
export function besieged(state: AaState, power: Power): ReadonlyMap<Land, number> {
  const found = new Map<Land, number>();
  for (const one of powers) {
    const home = capitals[one];
    if (!isFriend(one, power) || !isFriend(state.control[home], power)) continue;
    const around = walks(home);
    const near = state.units.filter(
      (unit) =>
        !isFriend(unit.power, power) &&
        domainOf(unit) === 'land' &&
        isLand(unit.space) &&
        (around.get(unit.space) ?? 99) <= marched,
    );
    const guards = state.units.filter(
      (unit) => unit.space === home && isFriend(unit.power, power) && domainOf(unit) !== 'sea',
    );
    const attack = strength(
      near.map(({ type }) => type),
      'attack',
    );
    const lacks =
      attack -
      strength(
        guards.map(({ type }) => type),
        'defense',
      );
    if (attack > 6 && lacks > -attack / 3) found.set(home, lacks);
  }
  return found;
}
