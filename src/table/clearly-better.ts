// Whether another way to play is clearly better than the usual one, where what a way comes to depends on luck.
import type { Dice } from './dice.js';

/** How much is tried before another way is taken. */
export interface Effort {
  /** How often each way is tried at first. */
  readonly trials: number;
  /** How often the best of the others is then held against the usual one, with other luck: the luckiest of several looks better than it is. */
  readonly proofs: number;
  /** What it must bring more than the usual one then, on the average: less may be luck. */
  readonly clear: number;
}

/**
 * The best way to play of some.
 * @param usual what is done unless another way is clearly better.
 * @param others ways that may be.
 * @param worth what a way comes to with the luck of a seed; all ways are tried with the same.
 * @param dice for the seeds.
 */
export function clearlyBetter<W>(
  usual: W,
  others: readonly W[],
  worth: (way: W, seed: string) => number,
  { trials, proofs, clear }: Effort,
  dice: Dice,
): W {
  if (others.length === 0) return usual;
  const worths = (ways: readonly W[], count: number): readonly number[] => {
    const seeds = Array.from({ length: count }, () => String(dice.roll(1_000_000_000, 'imagined dice')));
    return ways.map((way) => seeds.reduce((sum, seed) => sum + worth(way, seed), 0) / count);
  };
  const [plain = 0, ...found] = worths([usual, ...others], trials);
  const [best] = others.map((way, n) => ({ way, more: (found[n] ?? 0) - plain })).toSorted((a, b) => b.more - a.more);
  if (best === undefined || best.more <= 0) return usual;
  const [once = 0, again = 0] = worths([usual, best.way], proofs);
  return again - once > clear ? best.way : usual;
}
