// Lasting effects begin and end.
import type { Side } from '../../data/terms.js';
import { say, sideName } from '../../reports/names.js';
import { type EffectId, type PublicState, type TwilightTable, turnEffects } from '../../state.js';

/** Ends everything that lasts to the end of the turn. */
export function endTurnEffects(state: PublicState): void {
  for (const effect of turnEffects) state.effects[effect] = false;
  state.redScare = { us: 0, ussr: 0 };
  state.deathSquads = { us: 0, ussr: 0 };
  state.chernobyl = null;
  state.missileCrisis = null;
  state.handOpen = { us: false, ussr: false };
}

/** Puts a lasting effect in force and tells it. */
export function beginEffect(t: TwilightTable, effect: EffectId): void {
  t.state.effects[effect] = true;
  t.tell(say('event.begins', { effect: say(`effect.${effect}`) }));
}

/** Ends a lasting effect and tells it, when it was in force. */
export function endEffect(t: TwilightTable, effect: EffectId): void {
  if (!t.state.effects[effect]) return;
  t.state.effects[effect] = false;
  t.tell(say('event.ends', { effect: say(`effect.${effect}`) }));
}

/** One more Red Scare/Purge against a side, or one more Latin American Death Squads of a side. */
export function countOne(t: TwilightTable, which: 'redScare' | 'deathSquads', side: Side): void {
  const level = t.state[which][side] + 1;
  t.state[which][side] = level;
  const name = sideName(side);
  const effect =
    which === 'redScare'
      ? say('effect.redScare', { side: name, less: level })
      : say('effect.deathSquads', { side: name });
  t.tell(say('event.begins', { effect }));
}
