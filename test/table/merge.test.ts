// Parts of an answer put together as they are typed.
import { describe, expect, it } from 'vitest';
import { merged } from '../../src/table/merge.js';
import type { Choose, Orders, Spread } from '../../src/table/question.js';

function choice(max: number, often = 1): Choose {
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: { key: id }, max: often }));
  return { kind: 'choose', min: 0, max, options: () => options };
}

describe('parts of an answer', () => {
  it('make a choice anew: the last ids named count', () => {
    expect(merged(choice(1), ['c'], [['a'], ['b'], ['a']])).toEqual(['a']);
    expect(merged(choice(3), ['c'], [['a']])).toEqual(['a']);
    expect(merged(choice(2), null, [['a'], ['b'], ['c'], ['a']])).toEqual(['c', 'a']);
    expect(merged(choice(4, 2), null, [['a', 'a', 'b'], ['a']])).toEqual(['a', 'b', 'a']);
  });

  it('replace rows of the same name', () => {
    const form: Spread = { kind: 'spread', min: 0, max: 9, rows: () => [] };
    expect(merged(form, { rome: 1, paris: 2 }, [{ rome: 3 }])).toEqual({ rome: 3, paris: 2 });
  });

  it('replace the order of a single subject', () => {
    const form: Orders = {
      kind: 'orders',
      min: 0,
      max: 2,
      subjects: () => ['par', 'mar'].map((id) => ({ id, text: { key: id } })),
      step: ({ path }) => ({
        text: { key: 'to' },
        options: [{ id: 'hold', text: { key: 'hold' } }],
        complete: path.length === 1,
      }),
      describe: ({ subject }) => ({ key: subject }),
      legal: () => true,
    };
    const par = { subject: 'par', path: ['hold'] };
    const mar = { subject: 'mar', path: ['hold'] };
    expect(merged(form, [par], [[mar], [{ ...par, path: ['bur'] }]])).toEqual([{ ...par, path: ['bur'] }, mar]);
  });
});
