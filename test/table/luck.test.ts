// Luck: which throw was the least likely to go so well, of dice that serve by hitting, by being high or by being low.
import { describe, expect, it } from 'vitest';
import { luckiest, type Luck } from '../../src/table/luck.js';
import type { Draw } from '../../src/table/dice.js';

const name = { key: 'dice' };

/** Six-sided dice in a row, as `why:face`; a dash is a draw of another kind. */
function draws(...rolled: readonly string[]): readonly Draw[] {
  return rolled.map((one, n) => {
    const [why = '', face = '1'] = one.split(':');
    return { n, why, sides: 6, value: Number(face) - 1 };
  });
}

function luck(why: string): Luck | null {
  const [kind, aim] = why.split(' ');
  switch (kind) {
    case 'hit':
      return { name, good: Number(aim) };
    case 'high':
    case 'low':
      return { name: { key: kind }, good: kind };
    case 'weather':
      return { name, good: null };
    default:
      return null;
  }
}

describe('the luckiest throw', () => {
  it('is of all dice rolled in a row, reckoned by how many hit', () => {
    const found = luckiest(draws('hit 1:1', 'hit 3:3', 'shuffle', 'hit 1:1'), luck);
    expect(found).toMatchObject({ name, dice: [1, 3], hits: 2 });
    expect(found?.chance).toBeCloseTo(1 / 12);
  });

  it('is the high sum or the low one where that serves', () => {
    const two = luckiest(draws('high:5', 'high:6', 'low:2'), luck);
    expect(two).toMatchObject({ name: { key: 'high' }, dice: [5, 6], hits: null });
    expect(two?.chance).toBeCloseTo(3 / 36);
    expect(luckiest(draws('low:1', 'high:4'), luck)).toMatchObject({ name: { key: 'low' }, dice: [1] });
  });

  it('is no throw that missed, nor one that was nobody’s luck', () => {
    expect(luckiest(draws('hit 2:6'), luck)?.chance).toBe(1);
    expect(luckiest(draws('weather:6', 'cards:1'), luck)).toBeNull();
  });
});
