// Dice of the game: six-sided, told with what they are for.
import type { TwilightTable } from './table.js';

/** One six-sided die. */
export function roll(t: TwilightTable, why: string): number {
  return t.dice.roll(6, why);
}

/** A modifier as it is written behind a die: `+1`, `−2`; empty for 0. */
export function signed(modifier: number): string {
  if (modifier === 0) return '±0';
  return modifier > 0 ? `+${modifier}` : `−${Math.abs(modifier)}`;
}
