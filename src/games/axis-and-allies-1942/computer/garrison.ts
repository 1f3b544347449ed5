// Who stays behind: what a city, a complex or a capital needs against the attack that the enemy could make there next turn.
import { unitFacts } from '../data/units.js';
import { capitals, cities, lands, type Land } from '../data/spaces.js';
import { domainOf, landsBeside } from '../rules/board.js';
import type { AaState, Unit } from '../state.js';
import type { Manner } from './manner.js';
import { bearable, guardsIn, isBetterHeld, type Perils } from './peril.js';

/** The units of the active power that do not attack from cities and complexes, by their numbers; a capital has its own reckoning. */
export function lastGuards(state: AaState, guards: Manner['guards']): ReadonlySet<number> {
  if (guards === 'none') return new Set();
  const towns = lands.filter((land) => isDear(state, land) && capitals[state.active] !== land);
  return new Set(towns.flatMap((land) => withGun(state, land, armyIn(state, land), 1).map(({ id }) => id)));
}

/**
 * The units of the active power that are not sent away, by their numbers; where the capital could fall, its neighbours
 * keep nobody, and places further away one.
 */
export function garrisons(state: AaState, perilTo: Perils, soonTo: Perils): ReadonlySet<number> {
  const home = capitals[state.active];
  const inDanger = perilTo(home, guardsIn(state, home)) > bearable;
  const guardsAt = (land: Land): readonly Unit[] => {
    if (!inDanger || land === home) return guardsOf(state, land, perilTo, soonTo);
    return landsBeside(home).includes(land) ? [] : armyIn(state, land).slice(0, 1);
  };
  return new Set(lands.filter((land) => isDear(state, land)).flatMap((land) => guardsAt(land).map(({ id }) => id)));
}

/** Whether a territory of the active power may not stand empty. */
export function isDear(state: AaState, land: Land): boolean {
  if (state.control[land] !== state.active) return false;
  return cities.some((city) => city === land) || state.complexes[land] !== undefined || capitals[state.active] === land;
}

/**
 * The cheapest defenders with whom an attack does not pay, now or in two turns. Where even all of them do not hold now: all of them in a
 * capital, or where the enemy gains less by an attack on them than on one; else one.
 */
function guardsOf(state: AaState, land: Land, perilTo: Perils, soonTo: Perils): readonly Unit[] {
  const army = armyIn(state, land);
  const ids = new Set(army.map(({ id }) => id));
  const others = guardsIn(state, land).filter((guard) => !('id' in guard && ids.has(guard.id)));
  const isHeld = (count: number, peril: Perils): boolean =>
    peril(land, [...others, ...army.slice(0, count)]) <= bearable;
  if (!isHeld(army.length, perilTo)) {
    const one = army.slice(0, 1);
    const isKept =
      capitals[state.active] === land || isBetterHeld(perilTo, land, [...others, ...army], [...others, ...one]);
    return isKept ? army : one;
  }
  if (!isHeld(army.length, soonTo) && capitals[state.active] === land) return army;
  const peril = isHeld(army.length, soonTo) ? soonTo : perilTo;
  let count = 1;
  while (count < army.length && !isHeld(count, peril)) count += 1;
  return withGun(state, land, army, count);
}

/** So many of an army, and beside a complex a gun: it is of use where bombers come, and marches to no war. */
function withGun(state: AaState, land: Land, army: readonly Unit[], count: number): readonly Unit[] {
  const gun = state.complexes[land] === undefined ? undefined : army.slice(count).find(({ type }) => type === 'aaa');
  return [...army.slice(0, count), ...(gun === undefined ? [] : [gun])];
}

/** The land units of the active power in a territory, the cheapest first. */
export function armyIn(state: AaState, land: Land): readonly Unit[] {
  return state.units
    .filter((unit) => unit.space === land && unit.power === state.active && domainOf(unit) === 'land')
    .toSorted((a, b) => unitFacts[a.type].cost - unitFacts[b.type].cost);
}
