// An order with one way only on the wire: the button that leads on to it gives it, as picking it does.
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/table/game.js';
import type { Orders } from '../../src/table/question.js';
import { text } from '../support/toys/kit.js';
import { longLists } from '../support/toys/long-lists.js';
import { testApp } from './harness.js';
import { begin } from './players.js';

/** Two units, each with one place to go to. */
const form: Orders = {
  kind: 'orders',
  min: 0,
  max: 2,
  subjects: () => [1, 2].map((n) => ({ id: `u${n}`, text: text('unit', { n }) })),
  step: ({ subject, path }) => {
    const n = Number(subject.slice(1));
    const options = [{ id: `p${n}`, text: text('place', { n }) }];
    return { text: text('ask.where'), options: path.length === 0 ? options : [], complete: path.length === 1 };
  },
  describe: ({ subject, path }) =>
    text('order', {
      unit: text('unit', { n: Number(subject.slice(1)) }),
      to: text('place', { n: Number(path[0]?.slice(1)) }),
    }),
};

const { en, ko } = longLists.words;
/** Long lists with this sheet of orders alone. */
const ordering = (id: string, form: Orders): AnyGame => ({
  ...longLists,
  id,
  words: { en: { ...en, order: '{{unit}}: {{to}}' }, ko: { ...ko, order: '{{unit}}: {{to}}' } },
  *phase(_id, t) {
    yield* t.ask<Orders>({
      key: 'orders',
      seat: 'first',
      text: text('ask.orders'),
      pace: 'turn',
      form,
      fallback: () => [],
    });
    return { kind: 'win', winners: ['first'], text: text('over') };
  },
});

/** The same, and from its place each can go on to another or stay. */
const further: Orders = {
  ...form,
  step: (order, before) => {
    const step = form.step(order, before);
    return order.path.length === 1 ? { ...step, options: [{ id: 'p9', text: text('place', { n: 9 }) }] } : step;
  },
};

const app = testApp([ordering('long-lists', form), ordering('further', further)]);

it('is given by the button that leads on to it, with no step that offers nothing', { timeout: 60_000 }, async () => {
  const { alex } = await begin(app(), 'long-lists', {
    menu: 'Take a particular seat',
    alex: ['First'],
    sam: ['Second'],
  });
  await alex.open();
  const first = await alex.step('Unit 1');
  expect(first.text).toContain('✏️ Unit 1: Place 1');
  // Its name stands above it in the menu.
  const beside = first.menus.flatMap(({ options }) => options).find(({ label }) => label === 'Unit 1');
  expect(beside?.description).toBe('Place 1');
  const next = await alex.press('Next: Unit 2');
  expect(next.text).toContain('✏️ Unit 2: Place 2');
  expect(next.buttons.map(({ label }) => label)).not.toContain('Save it like this');
});

it('is not given by opening it where it can still go on', { timeout: 60_000 }, async () => {
  const at = app();
  const seats = { menu: 'Take a particular seat', alex: ['First'], sam: ['Second'] };
  const { alex, id } = await begin(at, 'further', seats);
  await alex.open();
  const first = await alex.step('Unit 1');
  expect(first.text).toContain('Ordered: 0 of 2');
  expect(first.text).toContain('Unit 1: no order yet');
  expect(first.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['Place 9', 'Save it like this']));
  const [task] = (await at.play.desk(id, alex.actor.id)).tasks;
  expect(task?.draft ?? []).toEqual([]);
});
