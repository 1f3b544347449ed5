// Territories that change hands: capture, liberation, capitals (rulebook, Conclude Combat; Liberating; Capturing a capital).
import { isEnemy, powers, type Power } from '../data/powers.js';
import { capitals, lands, territories, type Land } from '../data/spaces.js';
import type { AaState } from '../state.js';
import { destroy, hasLostCapital, isFriend } from './board.js';

/** What came of a capture. */
export interface Captured {
  readonly land: Land;
  /** Who controls it now. */
  readonly owner: Power;
  /** The treasury that was taken with a capital. */
  readonly loot: { readonly from: Power; readonly amount: number } | null;
  /** Other territories that went back to their power with its capital. */
  readonly returned: readonly Land[];
}

/** Gives a territory to the power that took it, or to the friend it belonged to. */
export function capture(state: AaState, land: Land, by: Power): Captured {
  const first = territories[land].owner;
  const isCapital = capitals[first] === land;
  state.captured.push(land);
  const isFreed = isFriend(first, by) && (isCapital || !hasLostCapital(state, first));
  state.control[land] = isFreed ? first : by;
  destroy(
    state,
    state.units
      .filter((unit) => unit.space === land && unit.type === 'aaa' && isEnemy(unit.power, by))
      .map(({ id }) => id),
  );
  let loot: Captured['loot'] = null;
  if (isCapital && isEnemy(first, by)) {
    loot = { from: first, amount: state.treasury[first] };
    state.treasury[by] += state.treasury[first];
    state.treasury[first] = 0;
  }
  return { land, owner: state.control[land], loot, returned: isCapital && isFreed ? restore(state, first) : [] };
}

/** All original territories of a power that friends hold go back to it. */
function restore(state: AaState, power: Power): readonly Land[] {
  const back = lands.filter(
    (land) =>
      territories[land].owner === power && state.control[land] !== power && isFriend(state.control[land], power),
  );
  for (const land of back) state.control[land] = power;
  return back;
}

/** At the end of combat: what was freed for a friend goes to it if its capital is in friendly hands. */
export function handBack(state: AaState): readonly Land[] {
  return powers
    .filter((power) => isFriend(power, state.active) && !hasLostCapital(state, power))
    .flatMap((power) => restore(state, power));
}
