// Another way to play is taken only where it is better again with other luck.
import { describe, expect, it } from 'vitest';
import { clearlyBetter } from '../../src/table/clearly-better.js';
import { SeededDice } from '../../src/table/dice.js';

const effort = { trials: 2, proofs: 4, clear: 4 };

/** Which of some ways is taken, by what each comes to in its tries one after another; the last counts for all that follow. */
function taken(worths: Readonly<Record<string, readonly number[]>>): string {
  const tried = new Map<string, number>();
  const worth = (way: string): number => {
    const n = tried.get(way) ?? 0;
    tried.set(way, n + 1);
    const all = worths[way] ?? [];
    return all[n] ?? all.at(-1) ?? 0;
  };
  const [usual = '', ...others] = Object.keys(worths);
  return clearlyBetter(usual, others, worth, effort, new SeededDice('ways'));
}

describe('clearlyBetter', () => {
  it.each<readonly [worths: Readonly<Record<string, readonly number[]>>, way: string, as: string]>([
    [{ usual: [0], other: [20] }, 'other', 'better each time'],
    [{ usual: [0], other: [5] }, 'other', 'a little better each time'],
    [{ usual: [0], other: [3] }, 'usual', 'hardly better'],
    [{ usual: [0], other: [90, 90, -20] }, 'usual', 'lucky at first'],
    [{ usual: [0], other: [-5, -5, 50] }, 'usual', 'worse at first'],
    [{ usual: [0], other: [10], third: [30] }, 'third', 'the best of two'],
    [{ usual: [0], other: [10], third: [30, 30, 0] }, 'usual', 'the best of two, by luck'],
    [{ usual: [8], other: [10] }, 'usual', 'hardly better than what is good'],
    [{ usual: [0] }, 'usual', 'the only one'],
  ])('%j: %s, which is %s', (worths, way) => {
    expect(taken(worths)).toBe(way);
  });

  it('tries all ways with the same luck, and proves the best with other luck', () => {
    const seeds = new Map<string, string[]>();
    const worth = (way: string, seed: string): number => {
      seeds.set(way, [...(seeds.get(way) ?? []), seed]);
      return way === 'best' ? 10 : 0;
    };
    clearlyBetter('usual', ['worse', 'best'], worth, effort, new SeededDice('luck'));
    expect(seeds.get('best')).toEqual(seeds.get('usual'));
    expect(seeds.get('worse')).toEqual(seeds.get('usual')?.slice(0, 2));
    expect(new Set(seeds.get('usual')).size).toBe(6);
  });
});
