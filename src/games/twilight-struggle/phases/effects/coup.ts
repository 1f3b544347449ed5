// Coups (spec 7.5): targets, odds, the roll and all that follows from it.
import type { CountryId } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { influenceOf, stability } from '../../rules/control.js';
import { changeDefcon, isClosed } from './defcon.js';
import { plain, roll, signed } from './dice.js';
import { endGame } from './end-game.js';
import { countryIds, isBattleground, isIn } from '../../data/geography.js';
import { addInfluence, removeInfluence } from './influence.js';
import { addMilOps } from './military-operations.js';
import { shielded } from './realignment.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';
import { gainVp } from './tracks.js';

/** Whether a side may attempt a coup in a country; a free coup ignores the DEFCON level only. */
export function canCoup(state: PublicState, side: Side, id: CountryId, free = false): boolean {
  if (influenceOf(state, opponent(side), id) === 0) return false;
  if (!free && isClosed(state, id)) return false;
  if (side === 'ussr' && state.effects.reformer && isIn(id, 'europe')) return false;
  return !shielded(state, side, id);
}

/** All countries in which a side may attempt a coup. */
export function coupTargets(state: PublicState, side: Side, free = false): readonly CountryId[] {
  return countryIds.filter((id) => canCoup(state, side, id, free));
}

/** What is added to the die of a coup besides Operations and stability. */
export function coupModifier(state: PublicState, side: Side, id: CountryId): number {
  const salt = state.effects.salt ? 1 : 0;
  const latin = isIn(id, 'central_america') || isIn(id, 'south_america');
  const own = latin ? state.deathSquads[side] : 0;
  const against = latin || state.options.deathSquadsScope === 'everywhere' ? state.deathSquads[opponent(side)] : 0;
  return own - against - salt;
}

/** Whether a coup here lowers DEFCON. */
export function lowersDefcon(state: PublicState, side: Side, id: CountryId): boolean {
  return isBattleground(id) && !(side === 'us' && state.effects.nuclearSubs);
}

/** How a coup would end by die: what comes off and what is added for each of the six faces. */
export function coupOdds(
  state: PublicState,
  side: Side,
  id: CountryId,
  ops: number,
): { readonly success: number; readonly best: number } {
  const base = ops + coupModifier(state, side, id) - 2 * stability(state, id);
  const wins = [1, 2, 3, 4, 5, 6].filter((die) => die + base > 0).length;
  return { success: Math.round((wins * 100) / 6), best: Math.max(0, base + 6) };
}

/** What happened in a coup. */
export interface CoupResult {
  /** Opposing influence that went. */
  readonly removed: number;
  /** Own influence that came. */
  readonly added: number;
}

/**
 * Attempts a coup with effective Operations.
 * @param free no military operations (and the DEFCON ban was ignored when the target was chosen).
 * @throws GameOver under Cuban Missile Crisis and when DEFCON falls to 1.
 */
export function coup(t: TwilightTable, side: Side, id: CountryId, ops: number, free = false): CoupResult {
  const { state } = t;
  if (state.missileCrisis === side) {
    t.tell(say('coup.crisis', { side: sideName(side), country: countryName(id) }), { focus: [id] });
    endGame(t, 'missileCrisis', opponent(side));
  }
  const die = roll(t, `coup ${id}`);
  const modifier = coupModifier(state, side, id);
  const firmness = 2 * stability(state, id);
  const result = die + ops + modifier - firmness;
  t.tell(
    say(modifier === 0 ? 'coup.rolls' : 'coup.rollsModified', {
      side: sideName(side),
      country: countryName(id),
      die,
      ops,
      modifier: signed(modifier),
      firmness,
      result: plain(result),
    }),
    { focus: [id] },
  );
  const removed = result > 0 ? removeInfluence(t, opponent(side), { [id]: result }) : 0;
  const added = Math.max(0, result) - removed;
  if (result <= 0) t.tell(say('coup.fails'));
  else addInfluence(t, side, { [id]: added });
  if (!free) addMilOps(t, side, ops);
  if (side === 'us' && state.effects.yuriAndSamantha) gainVp(t, 'ussr', 1);
  if (lowersDefcon(state, side, id)) changeDefcon(t, -1);
  return { removed, added };
}
