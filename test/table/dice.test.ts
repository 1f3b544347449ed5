// The dice follow the published rule to the letter: whoever recomputes a game of long ago finds the same draws.
import { describe, expect, it } from 'vitest';
import { commitment, drawValue, SeededDice } from '../../src/table/dice.js';

/** The draws below were computed from the published rule by another program. */
const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

describe('a draw', () => {
  it('is what the published rule says, for ever', () => {
    expect(commitment(seed)).toBe('2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737');
    const sixes = Array.from({ length: 12 }, (_, n) => drawValue(seed, n, 6));
    expect(sixes).toEqual([1, 0, 5, 4, 4, 5, 3, 4, 5, 3, 5, 1]);
    expect([0, 1, 2, 3].map((n) => drawValue(seed, n, 52))).toEqual([21, 14, 27, 14]);
  });

  it('skips words that would make one face likelier than another, and hashes on when none is left', () => {
    const sides = 0x8000_0001;
    expect(drawValue(seed, 1, sides)).toBe(55_448_090);
    expect(drawValue(seed, 4, sides)).toBe(1_748_026_469);
    expect(drawValue(seed, 273, sides)).toBe(474_515_227);
    expect(drawValue(seed, 839, sides)).toBe(77_982_638);
  });

  it('is of a die that can be', () => {
    for (const sides of [0, -6, 1.5, 2 ** 32]) expect(() => drawValue(seed, 0, sides)).toThrow(RangeError);
    expect(drawValue(seed, 0, 1)).toBe(0);
  });
});

describe('dice', () => {
  it('show one more than the draw, numbered on from where the game stands', () => {
    const dice = new SeededDice(seed, 5);
    expect([dice.roll(6, 'hit'), dice.roll(6, 'hit')]).toEqual([6, 4]);
    expect(dice.draws).toBe(7);
    expect(dice.log).toEqual([
      { n: 5, why: 'hit', sides: 6, value: 5 },
      { n: 6, why: 'hit', sides: 6, value: 3 },
    ]);
  });

  it('shuffle from the end, and leave the list itself alone', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f'];
    const dice = new SeededDice(seed);
    expect(dice.shuffle(list, 'deck')).toEqual(['c', 'a', 'f', 'e', 'd', 'b']);
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(dice.log.map(({ sides }) => sides)).toEqual([6, 5, 4, 3, 2]);
    expect(new SeededDice(seed).shuffle(['a'], 'deck')).toEqual(['a']);
  });

  it('pick by one draw out of the length, and nothing of nothing', () => {
    const dice = new SeededDice(seed, 2);
    expect(dice.pick(['a', 'b', 'c', 'd', 'e', 'f'], 'theft')).toBe('f');
    expect(() => dice.pick([], 'theft')).toThrow(RangeError);
    expect(dice.draws).toBe(3);
  });
});
