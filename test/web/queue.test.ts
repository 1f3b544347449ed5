// Presses that come faster than their answers: none is lost, none is done twice, and each is done to what it was made on.
import { expect, it } from 'vitest';
import { Queue, rebased } from '../../src/web/client/queue.js';
import type { Act, Asked, ChooseForm, Form, OrdersForm, SpreadForm } from '../../src/web/wire.js';

const ids = ['a', 'b', 'c', 'd'];
const asked = (form: Form): Asked => ({ form }) as Asked;
const choose = (...chosen: string[]): ChooseForm => ({
  kind: 'choose',
  min: 0,
  max: 3,
  ordered: false,
  mayBeNone: true,
  options: ids.map((id) => ({ id, text: id, of: id, max: 1 })),
  open: chosen.length < 3 ? ids.filter((id) => !chosen.includes(id)) : [],
  chosen,
});
const spread = (counts: Readonly<Record<string, number>>): SpreadForm => {
  const price = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const rows = ids.map((id) => ({ id, text: id, of: id, count: counts[id] ?? 0, min: 0, room: 3 - price }));
  return { kind: 'spread', min: 0, max: 3, price, rows };
};
const orders = (...texts: string[]): OrdersForm => ({
  kind: 'orders',
  subjects: [],
  orders: texts.map((text) => ({ subject: text, text })) as unknown as OrdersForm['orders'],
  lacking: 0,
  making: null,
});
const set = (value: Extract<Act, { do: 'set' }>['value']): Act => ({ do: 'set', value });

it.each<readonly [string, Act, Form, Form, Act | null]>([
  ['adds what is chosen to what was chosen since', set(['b']), choose(), choose('a'), set(['a', 'b'])],
  ['takes back what it takes back', set([]), choose('a'), choose('a', 'b'), set(['b'])],
  ['does not choose twice', set(['a']), choose(), choose('a'), null],
  ['chooses no more than there may be', set(['d']), choose(), choose('a', 'b', 'c'), null],
  ['counts one more', set({ a: 1 }), spread({}), spread({ a: 1, b: 1 }), set({ a: 2, b: 1 })],
  ['counts one less', set({}), spread({ a: 1 }), spread({ a: 1, b: 1 }), set({ b: 1 })],
  ['counts no more than there is', set({ a: 1 }), spread({}), spread({ b: 3 }), null],
  ['counts no less than nothing', set({}), spread({ a: 1 }), spread({}), null],
  ['drops the order that was pressed', { do: 'drop', at: 1 }, orders('x', 'y'), orders('y'), { do: 'drop', at: 0 }],
  ['drops none that is gone', { do: 'drop', at: 0 }, orders('x', 'y'), orders('y'), null],
  [
    'hands in what is there',
    { do: 'send', final: true, confirmed: false },
    choose(),
    choose('a'),
    { do: 'send', final: true, confirmed: false },
  ],
])('%s', (_, act, shown, now, done) => {
  expect(rebased(act, asked(shown), asked(now))).toEqual(done);
});

it('does one thing after the other, also after one that failed', async () => {
  const queue = new Queue();
  const seen: string[] = [];
  const slow = queue.add(async () => {
    await Promise.resolve();
    seen.push('slow');
    throw new Error('lost');
  });
  const quick = queue.add(() => Promise.resolve(seen.push('quick')));
  await expect(slow).rejects.toThrow('lost');
  await quick;
  expect(seen).toEqual(['slow', 'quick']);
});
