// Numbers as they are written: totals, modifiers, influence, the VP marker.
import type { Text } from '../../../table/text.js';
import type { CountryId } from '../data/countries.js';
import type { PublicState } from '../state.js';
import { say, sideName } from './names.js';

/** Influence of both sides in a country, US first: `3–1`. */
export function standing(state: PublicState, id: CountryId): string {
  return `${state.influence[id].us}–${state.influence[id].ussr}`;
}

/** A total as it is written: with a real minus sign. */
export function plain(total: number): string {
  return total < 0 ? `−${Math.abs(total)}` : String(total);
}

/** A modifier as it is written behind a die: `+1`, `−2`, `±0`. */
export function signed(modifier: number): string {
  if (modifier === 0) return '±0';
  return modifier > 0 ? `+${modifier}` : `−${Math.abs(modifier)}`;
}

/** What a die came to, with what changed it where anything did: `5`, `5 +1 = 6`. */
export function rolled(die: number, modifier: number): Text | number {
  if (modifier === 0) return die;
  return say('roll.modified', { die, modifier: signed(modifier), result: plain(die + modifier) });
}

/** The VP marker in words. */
export function vpText(vp: number): Text {
  if (vp === 0) return say('vp.even');
  return say('vp.ahead', { side: sideName(vp > 0 ? 'us' : 'ussr'), vp: Math.abs(vp) });
}
