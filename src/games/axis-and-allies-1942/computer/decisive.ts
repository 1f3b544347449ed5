// What rides on a city that decides the game: the last one that is missing, or one without which the enemy does not win.
import { enemyOf, isEnemy, sideOf, type Power } from '../data/powers.js';
import type { Land, Space } from '../data/spaces.js';
import { citiesHeld, citiesOf, citiesToWin } from '../rules/victory.js';
import type { AaState } from '../state.js';

/** What a won game is worth beside any trade, in money. */
const victory = 150;

const none: ReadonlySet<Space> = new Set();

/** How many cities the active power takes with one, those that fall in the same turn among them. */
function takenWith({ active, options, control }: AaState, city: Land, falling: ReadonlySet<Space>): number {
  return citiesOf(options).filter((one) => one === city || (falling.has(one) && isEnemy(control[one], active))).length;
}

/**
 * Whether the active power's side has what it takes to win once it has taken a city.
 * @param falling places that are taken in the same turn.
 */
export function winsBy(state: AaState, city: Land, falling: ReadonlySet<Space> = none): boolean {
  const own = sideOf(state.active);
  const { options } = state;
  if (!citiesOf(options).includes(city)) return false;
  return citiesHeld(state, own) + takenWith(state, city, falling) >= citiesToWin(options, own);
}

/** Whether the enemy has what it takes to win when the round ends, unless this city is taken from it. */
function savesBy(state: AaState, city: Land, falling: ReadonlySet<Space>): boolean {
  const other = enemyOf(sideOf(state.active));
  const { options } = state;
  if (!citiesOf(options).includes(city)) return false;
  return citiesHeld(state, other) - takenWith(state, city, falling) + 1 >= citiesToWin(options, other);
}

/** What taking a city is worth to the active power, in money, beside the city itself: nothing unless the game is decided by it. */
export function stakeIn(state: AaState, city: Land, falling: ReadonlySet<Space> = none): number {
  return winsBy(state, city, falling) || savesBy(state, city, falling) ? victory : 0;
}

/** What losing a city costs a power's side, in money, beside the city itself: nothing unless its side has just what it takes to win. */
export function rewardOf(state: AaState, city: Land, power: Power): number {
  const { options, control } = state;
  const own = sideOf(power);
  if (!citiesOf(options).includes(city) || sideOf(control[city]) !== own) return 0;
  return citiesHeld(state, own) === citiesToWin(options, own) ? victory : 0;
}
