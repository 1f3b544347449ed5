// What is said back of an answer, and which dangers are asked about again.
import { describe, expect, it } from 'vitest';
import { dangersOf, firstSentence } from '../../src/discord/ask/echo.js';
import { echoParts } from '../../src/play/turn/answer-words.js';
import type { Choose, Orders, Spread } from '../../src/table/question.js';

const choice: Choose = {
  kind: 'choose',
  min: 0,
  max: 4,
  ordered: true,
  options: () => [
    { id: 'infantry', text: { key: 'infantry' }, max: 3 },
    { id: 'tank', text: { key: 'tank' } },
    { id: 'ships', text: { key: 'ships' }, danger: { key: 'no way back' } },
  ],
};

/** Moves on foot or through the mined strait. */
const orders: Orders = {
  kind: 'orders',
  min: 0,
  max: 2,
  subjects: () => ['one', 'two'].map((id) => ({ id, text: { key: id } })),
  step: ({ path }) => ({
    text: { key: 'to' },
    options:
      path.length === 0
        ? [{ id: 'sail', text: { key: 'sail' } }]
        : path.length === 1
          ? [
              { id: 'bay', text: { key: 'bay' } },
              { id: 'strait', text: { key: 'strait' }, danger: { key: 'mines' } },
            ]
          : [],
    complete: path.length === 2,
  }),
  describe: ({ subject, path }) => ({ key: `${subject} ${path.join(' ')}` }),
};
const to = (subject: string, ...path: string[]) => ({ subject, path });

describe('an answer said back', () => {
  it('keeps its order, and says once how often something follows itself', () => {
    const parts = echoParts(choice, ['infantry', 'tank', 'infantry', 'infantry']);
    const both = { key: 'ask.choose.times', args: { name: { key: 'infantry' }, count: 2 } };
    expect(parts).toMatchObject([{ key: 'infantry' }, { key: 'tank' }, both]);
    const thrice = { ...both, args: { ...both.args, count: 3 } };
    const { ordered: _, ...unordered } = choice;
    expect(echoParts(unordered, ['infantry', 'tank', 'infantry', 'infantry'])).toMatchObject([thrice, { key: 'tank' }]);
    expect(echoParts(choice, null)).toEqual([]);
  });

  it('names the rows that got something', () => {
    const row = (id: string) => ({ id, text: { key: id }, min: 0, max: 3 });
    const spread: Spread = { kind: 'spread', min: 0, max: 3, rows: () => ['a', 'b', 'c'].map(row) };
    expect(echoParts(spread, { c: 1, a: 2 })).toMatchObject([
      { args: { row: { key: 'a' }, count: 2 } },
      { args: { row: { key: 'c' }, count: 1 } },
    ]);
  });

  it('names the orders that still are legal', () => {
    const sheet = [to('one', 'sail', 'bay'), to('two', 'fly')];
    expect(echoParts(orders, sheet).map(({ key }) => key)).toEqual(['one sail bay']);
  });
});

describe('danger', () => {
  it('is asked about when it is newly chosen, not again for what stands', () => {
    expect(dangersOf(choice, ['ships', 'tank'], null)).toEqual([{ key: 'no way back' }]);
    expect(dangersOf(choice, ['ships', 'tank'], ['tank'])).toEqual([{ key: 'no way back' }]);
    expect(dangersOf(choice, ['tank', 'ships'], ['ships'])).toEqual([]);
    expect(dangersOf(choice, ['tank'], null)).toEqual([]);
  });

  it('lies anywhere on the way of an order', () => {
    const risky = to('one', 'sail', 'strait');
    expect(dangersOf(orders, [to('two', 'sail', 'bay'), risky], null)).toEqual([{ key: 'mines' }]);
    expect(dangersOf(orders, [risky, to('two', 'sail', 'bay')], [risky])).toEqual([]);
    expect(dangersOf(orders, [risky], [to('one', 'sail', 'bay')])).toEqual([{ key: 'mines' }]);
  });
});

describe('the first sentence of a question', () => {
  it.each([
    ['3. Sea Zone 37: how do you fight there?', '3. Sea Zone 37: how do you fight there?'],
    ['Which battle? Landings come first.', 'Which battle?'],
    ['Winter 1901: builds', 'Winter 1901: builds'],
  ])('%s', (asked, first) => {
    expect(firstSentence(asked)).toBe(first);
  });
});
