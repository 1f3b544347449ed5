// Income, ownership and victory cities, reckoned from the rulebook.
import { isEnemy, sideOf, type Power, type Side } from '../../../../src/games/axis-and-allies-1942/data/powers.js';
import { capitals, cities, lands, territories } from '../../../../src/games/axis-and-allies-1942/data/spaces.js';
import { unitFacts, unitTypes } from '../../../../src/games/axis-and-allies-1942/data/units.js';
import type { AaState } from '../../../../src/games/axis-and-allies-1942/state.js';

/** L65, L561: the values of all territories a power controls. */
export function production(state: AaState, power: Power): number {
  return lands.reduce((sum, land) => sum + (state.control[land] === power ? territories[land].ipc : 0), 0);
}

/** L473: a power whose capital an enemy holds collects nothing. */
function isPaid(state: AaState, power: Power): boolean {
  return !isEnemy(state.control[capitals[power]], power);
}

/** L555, L561: what a power has after placing: paid back for what was not placed, and its income. */
export function treasuryAfter(before: AaState, after: AaState): number {
  const power = before.active;
  const have = ({ units }: AaState, type: string): number =>
    units.filter((unit) => unit.type === type && unit.power === power).length;
  let money = before.treasury[power];
  for (const type of unitTypes) {
    const placed = have(after, type) - have(before, type);
    money += ((before.bought[type] ?? 0) - placed) * unitFacts[type].cost;
  }
  const built = Object.keys(after.complexes).length - Object.keys(before.complexes).length;
  money += ((before.bought.complex ?? 0) - built) * 15;
  return money + (isPaid(before, power) ? production(before, power) : 0);
}

/** L571: the cities a side holds. */
export function citiesOf(state: AaState, side: Side): number {
  const counted =
    state.options.victoryCitySet === 'errata' ? cities : cities.filter((one) => one !== 'hawaiian_islands');
  return counted.filter((city) => sideOf(state.control[city]) === side).length;
}

/** What is wrong with who holds what after some fighting: L464–475. */
export function wrongOwners(before: AaState, after: AaState): readonly string[] {
  return lands.flatMap((land) => {
    const [was, is, first] = [before.control[land], after.control[land], territories[land].owner];
    if (was === is) return [];
    const { active } = before;
    // What the enemy held goes to the captor, or to a friend whose capital is free; what friends hold goes home only.
    if (isEnemy(was, active)) {
      const goesHome = sideOf(first) === sideOf(active) && (isPaid(after, first) || capitals[first] === land);
      return is === active || (goesHome && is === first) ? [] : [`${land}: ${was} > ${is}`];
    }
    return is === first && sideOf(is) === sideOf(active) ? [] : [`${land}: ${was} > ${is}`];
  });
}

/** Every unit that stands on enemy ground after a turn, interceptors and all: none may. */
export function trespassers(state: AaState): readonly string[] {
  return state.units
    .filter(
      ({ space, power }) =>
        (lands as readonly string[]).includes(space) && isEnemy(state.control[space as (typeof lands)[number]], power),
    )
    .map(({ type, power, space }) => `${power} ${type} ${space}`);
}
