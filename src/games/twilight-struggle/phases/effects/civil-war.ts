// The Chinese Civil War variant: the space that has to be filled before The China Card comes into the game (spec 9.6).
import { civilWarNeeded } from '../../data/tracks.js';
import { civilWarSpace } from '../../data/geography.js';
import { countryName, say } from '../../reports/names.js';
import type { PublicState } from '../../state.js';
import type { TwilightTable } from '../../table.js';

/** Whether the war is still on: nobody holds The China Card, some events are barred. */
export function civilWarOn(state: PublicState): boolean {
  return state.civilWar !== null;
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
  t.tell(say('civilWar.over'));
}
