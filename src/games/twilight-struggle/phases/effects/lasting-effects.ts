// Lasting effects: beginning and ending them.
import type { EffectId, PublicState } from '../../state.js';
import { turnEffects } from '../../state.js';

/** Puts an effect in force. */
export function begin(state: PublicState, effect: EffectId): void {
  state.effects[effect] = true;
}

/** Ends an effect; nothing happens when it is not in force. */
export function end(state: PublicState, effect: EffectId): void {
  state.effects[effect] = false;
}

/** Ends everything that lasts to the end of the turn (spec 3, step H). */
export function endTurnEffects(state: PublicState): void {
  for (const effect of turnEffects) end(state, effect);
  state.redScare = { us: 0, ussr: 0 };
  state.deathSquads = { us: 0, ussr: 0 };
  state.chernobyl = null;
  state.missileCrisis = null;
  state.handOpen = { us: false, ussr: false };
}
