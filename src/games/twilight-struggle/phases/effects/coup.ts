// A coup: the roll and all that follows from it (rulebook, 6.3 Coup Attempts).
import type { CountryId } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { stability } from '../../rules/control.js';
import { changeDefcon, addMilOps, gainVp } from './tracks.js';
import { signed, plain } from '../../reports/figures.js';
import { endGame } from './end-game.js';
import { addInfluence, removeInfluence } from './influence.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { TwilightTable } from '../../state.js';
import { coupModifier, lowersDefcon } from '../../rules/coups.js';

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
  state.lastCoup = { side, country: id };
  const die = t.dice.roll(6, `coup ${id}`);
  const modifier = coupModifier(state, side, id);
  const firmness = 2 * stability(state, id);
  const result = die + ops + modifier - firmness;
  const outcome = say(result > 0 ? 'coup.succeeds' : 'coup.fails');
  t.tell(
    say(modifier === 0 ? 'coup.rolls' : 'coup.rollsModified', {
      side: sideName(side),
      country: countryName(id),
      die,
      ops,
      modifier: signed(modifier),
      firmness,
      result: plain(result),
      outcome,
    }),
    { focus: [id], weight: 'headline' },
  );
  const removed = result > 0 ? removeInfluence(t, opponent(side), { [id]: result }) : 0;
  const added = Math.max(0, result) - removed;
  if (result > 0) addInfluence(t, side, { [id]: added });
  if (!free) addMilOps(t, side, ops);
  if (side === 'us' && state.effects.yuriAndSamantha) gainVp(t, 'ussr', 1);
  if (lowersDefcon(state, side, id)) changeDefcon(t, -1);
  return { removed, added };
}
