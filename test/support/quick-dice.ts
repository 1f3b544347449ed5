// Dice for what need not be provable, such as what takes the place of something hidden: the same for the same seed, and a hundred times as quick.
import type { Dice } from '../../src/table/dice.js';

/** Dice that run on a small seed (Mulberry32). */
export function quickDice(seed: number): Dice {
  let state = seed | 0;
  const below = (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * sides);
  };
  return {
    roll: (sides) => below(sides) + 1,
    pick: <T>(list: readonly T[], why: string): T => {
      if (list.length === 0) throw new RangeError(`nothing to pick from: ${why}`);
      const [picked] = list.slice(below(list.length));
      return picked as T;
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        const [a, b] = [shuffled[last] as T, shuffled[other] as T];
        shuffled[last] = b;
        shuffled[other] = a;
      }
      return shuffled;
    },
  };
}
