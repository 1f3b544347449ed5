// The China Card changes hands (rulebook, 9.0), or comes into the game when the Chinese Civil War is over.
import { civilWarSpace } from '../../data/countries.js';
import { opponent, type Side } from '../../data/terms.js';
import { civilWarNeeded } from '../../data/tracks.js';
import { countryName, say, sideName } from '../../reports/names.js';
import type { TwilightTable } from '../../state.js';

/** After its use The China Card goes to the opponent, face down. */
export function passChina(t: TwilightTable): void {
  const { holder } = t.state.china;
  if (holder !== null) giveChina(t, opponent(holder), false);
}

/** Gives The China Card to a side. */
export function giveChina(t: TwilightTable, side: Side, faceUp: boolean): void {
  t.state.china = { holder: side, faceUp };
  t.tell(say(faceUp ? 'china.faceUp' : 'china.faceDown', { side: sideName(side) }));
}

/** Puts Soviet points into the space; the third gives the USSR The China Card face up and closes the space. */
export function fillCivilWar(t: TwilightTable, points: number): void {
  const { state } = t;
  if (state.civilWar === null) return;
  state.civilWar = Math.min(civilWarNeeded, state.civilWar + points);
  t.tell(say('civilWar.fills', { space: countryName(civilWarSpace), points: state.civilWar, needed: civilWarNeeded }));
  if (state.civilWar < civilWarNeeded) return;
  state.civilWar = null;
  state.china = { holder: 'ussr', faceUp: true };
  t.tell(say('civilWar.over'), { weight: 'headline' });
}
