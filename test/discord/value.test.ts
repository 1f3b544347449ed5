// Which whole orders a menu offers beside the way to them step by step.
import { expect, it } from 'vitest';
import { shortOrders, wholeOrders } from '../../src/discord/ask/value.js';
import type { Orders } from '../../src/table/question.js';

const options = (...ids: string[]) => ids.map((id) => ({ id, text: { key: id } }));

/** Stand, or walk to a place; the bay can be reached by sea as well. */
const form: Orders = {
  kind: 'orders',
  min: 0,
  max: 1,
  subjects: () => [{ id: 'one', text: { key: 'one' } }],
  step: ({ path: [first, to, via] }) => ({
    text: { key: 'what' },
    options:
      first === undefined
        ? options('stand', 'walk')
        : first === 'stand' || via !== undefined
          ? []
          : to === undefined
            ? options('hill', 'bay')
            : to === 'bay'
              ? options('by sea')
              : [],
    complete: first === 'stand' || to !== undefined,
  }),
  describe: ({ path }) => ({ key: path.join(' ') }),
};

it('offers a complete order though more could be said of it', () => {
  const begun = { subject: 'one', path: [] };
  expect(wholeOrders(form, begun, []).map(({ path }) => path.join(' '))).toEqual(['walk hill', 'walk bay']);
  expect(shortOrders(form, 'one', []).map(({ path }) => path.join(' '))).toEqual(['stand', 'walk hill', 'walk bay']);
});

it('offers a third step too where it has little to choose from', () => {
  const help: Orders = {
    ...form,
    step: ({ path: [first, whom, how] }) => ({
      text: { key: 'what' },
      options:
        first === undefined
          ? options('help')
          : whom === undefined
            ? options('ann', 'bob', 'crowd')
            : how === undefined
              ? whom === 'crowd'
                ? options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')
                : options('stay', 'go')
              : [],
      complete: how !== undefined,
    }),
  };
  expect(shortOrders(help, 'one', []).map(({ path }) => path.join(' '))).toEqual([
    'help ann stay',
    'help ann go',
    'help bob stay',
    'help bob go',
  ]);
});
