// Where several things lie on a place, a press on it asks which is meant, whatever is asked; and nothing is lit as pressed that is not.
import { expect, it } from 'vitest';
import { lightsOf, meaningOf } from '../../src/web/client/press.js';
import type { Asked, Form, MakingForm, OrdersForm } from '../../src/web/wire.js';

/** Two things at one place, and another by itself. */
const things = [
  { id: 'army', text: 'Army', of: 'here' },
  { id: 'fleet', text: 'Fleet', of: 'here' },
  { id: 'wing', text: 'Wing', of: 'there' },
];
const making: MakingForm = {
  at: null,
  order: { subject: 'army', path: [] },
  subject: 'Army',
  trail: [],
  to: [],
  text: 'Where to?',
  options: things,
  near: [],
  complete: false,
  kinds: [],
};
const orders = (made: MakingForm | null): OrdersForm => ({
  kind: 'orders',
  subjects: things.map((one) => ({ ...one, isGroup: false, isOrdered: false })),
  orders: [],
  lacking: 0,
  making: made,
});
const choose: Form = {
  kind: 'choose',
  min: 1,
  max: 1,
  ordered: false,
  mayBeNone: false,
  options: things.map((one) => ({ ...one, max: 1 })),
  open: things.map(({ id }) => id),
  chosen: [],
};
const spread: Form = {
  kind: 'spread',
  min: 0,
  max: 3,
  price: 0,
  rows: things.map((one) => ({ ...one, count: 0, min: 0, room: 1 })),
};

it.each([
  ['a choice', choose],
  ['numbers', spread],
  ['what can be ordered', orders(null)],
  ['where an order goes', orders(making)],
] as const)('asks which is meant of %s', (_, form) => {
  const asked = { form } as Asked;
  expect(meaningOf(asked, 'here')).toEqual({ kind: 'pick', of: 'here' });
  expect(meaningOf(asked, 'there').kind).toBe('act');
});

it('marks nothing as pressed beside what can be ordered, and where it is asked about if nothing there can be', () => {
  const asked = (places: readonly string[]): Asked => ({ form: orders(null), places }) as unknown as Asked;
  expect([...lightsOf(asked(['here', 'there', 'idle'])).held]).toEqual([]);
  expect([...lightsOf(asked(['idle'])).held]).toEqual(['idle']);
});
