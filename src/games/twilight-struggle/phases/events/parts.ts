// Parts many events are made of: lasting effects that begin and end, points, hands laid open.
import { showHand } from '../effects/piles.js';
import type { Side } from '../../data/terms.js';
import { begin, end } from '../effects/lasting-effects.js';
import { say, sideName } from '../../reports/names.js';
import type { EffectId } from '../../state.js';
import type { TwilightTable } from '../../table.js';
import { gainVp } from '../effects/tracks.js';

/** Puts a lasting effect in force and tells it. */
export function beginEffect(t: TwilightTable, effect: EffectId): void {
  begin(t.state, effect);
  t.tell(say('event.begins', { effect: { key: `effect.${effect}` } }));
}

/** Ends a lasting effect and tells it, when it was in force. */
export function endEffect(t: TwilightTable, effect: EffectId): void {
  if (!t.state.effects[effect]) return;
  end(t.state, effect);
  t.tell(say('event.ends', { effect: { key: `effect.${effect}` } }));
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

/** Gives points and says so even when there are none. */
export function scorePoints(t: TwilightTable, side: Side, points: number): void {
  if (points === 0) t.tell(say('event.noPoints', { side: sideName(side) }));
  gainVp(t, side, points);
}

/** Shows a hand to the other side; under the option it stays open to the end of the turn. */
export function openHand(t: TwilightTable, owner: Side): void {
  showHand(t, owner);
  if (t.state.options.handRevealDuration === 'turn') t.state.handOpen[owner] = true;
}
