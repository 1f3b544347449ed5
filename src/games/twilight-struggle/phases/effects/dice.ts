// Dice of the game: six-sided, told with what they are for.
import type { TwilightTable } from '../../table.js';

/** One six-sided die. */
export function roll(t: TwilightTable, why: string): number {
  return t.dice.roll(6, why);
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
