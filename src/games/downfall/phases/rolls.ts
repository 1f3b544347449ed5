// Rolls of two dice and what they yield.
import type { DownfallTable } from '../state.js';

export function twoDice({ dice }: Pick<DownfallTable, 'dice'>, why: string): number {
  return dice.roll(6, why) + dice.roll(6, why);
}

/** How much two dice bring: nothing up to 4, one up to 9, else two. */
export function yieldOf(roll: number): 0 | 1 | 2 {
  if (roll <= 4) return 0;
  return roll <= 9 ? 1 : 2;
}
