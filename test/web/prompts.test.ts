// What to press next is said at each step of each form.
import { expect, it } from 'vitest';
import { isBare, promptOf, type Lying } from '../../src/web/client/prompts.js';
import type { Asked, ChooseForm, Form, MakingForm, OrdersForm, SpreadForm } from '../../src/web/wire.js';

const asked = (form: Form, more: Partial<Asked> = {}): Asked => ({
  checkpoint: 1,
  id: 'q',
  seat: 's',
  seatName: 'S',
  text: '?',
  form,
  sealed: false,
  isFinal: false,
  stands: null,
  waits: false,
  go: 'Go',
  count: null,
  amiss: [],
  warnings: [],
  forecasts: [],
  places: [],
  passes: [],
  ...more,
});
const lying = (board: readonly string[], cards: readonly string[] = [], picked: string | null = null): Lying => ({
  picked,
  isOnBoard: (of) => board.includes(of),
  isCard: (of) => cards.includes(of),
});
const things = ['a', 'b'].map((id) => ({ id, text: id, of: id, max: 1 }));
const later = { text: 'c', order: { subject: 'a', path: ['a', 'c'] }, complete: true };
const choose = (more: Partial<ChooseForm> = {}): Form => ({
  kind: 'choose',
  min: 1,
  max: 1,
  ordered: false,
  mayBeNone: false,
  options: things,
  open: ['a', 'b'],
  chosen: [],
  ...more,
});
const spread = (rooms: readonly number[]): SpreadForm => ({
  kind: 'spread',
  min: 0,
  max: 4,
  price: 0,
  rows: things.map((one, n) => ({ ...one, count: 0, min: 0, room: rooms[n] ?? 0 })),
});
const orders = (ordered: readonly string[], making: Partial<MakingForm> | null = null): OrdersForm => ({
  kind: 'orders',
  subjects: things.map((one) => ({ ...one, isGroup: false, isOrdered: ordered.includes(one.id) })),
  orders: [],
  lacking: 0,
  making:
    making === null
      ? null
      : {
          at: null,
          order: { subject: 'a', path: [] },
          subject: 'A',
          trail: [],
          to: [],
          text: 'Where to?',
          options: things,
          near: [],
          complete: false,
          kinds: [],
          ...making,
        },
});

it.each([
  ['pressBoard', choose(), lying(['a', 'b'])],
  ['pressEither', choose(), lying(['a'])],
  ['pressBelow', choose(), lying([])],
  ['again', choose(), lying([], ['a', 'b'])],
  ['pressCards', choose({ max: 2 }), lying([], ['a', 'b'])],
  ['again', choose(), lying([], ['a'])],
  ['pressBelow', choose(), lying([], ['b'])],
  ['chosen', choose({ chosen: ['a'] }), lying(['a', 'b'])],
  ['pressBoard', choose({ max: 2, chosen: ['a'], open: ['b'] }), lying(['a', 'b'])],
  ['chosen', choose({ max: 2, chosen: ['a', 'b'], open: [] }), lying(['a', 'b'])],
  ['several', choose(), lying(['a'], [], 'a')],
  ['addBoard', spread([1, 1]), lying(['a', 'b'])],
  ['addEither', spread([1, 1]), lying(['a'])],
  ['addBelow', spread([1, 1]), lying([])],
  ['addBelow', spread([0, 0]), lying(['a', 'b'])],
  ['orderBoard', orders([]), lying(['a'])],
  ['orderBelow', orders([]), lying([])],
  ['again', orders([]), lying([], ['a'])],
  ['allOrdered', orders(['a', 'b']), lying(['a'])],
  ['goalBoard', orders([], {}), lying(['a', 'b'])],
  ['goalBoard', orders([], { near: [{ ...later, id: 'c', of: 'c' }] }), lying(['a', 'b'])],
  ['goalEither', orders([], {}), lying(['a'])],
  ['goalBelow', orders([], {}), lying([])],
  ['orderWhole', orders([], { complete: true }), lying(['a'])],
] as const)('%s', (key, form, where) => {
  expect(promptOf(asked(form), where)).toBe(key);
});

it('says nothing once the answer is final', () => {
  expect(promptOf(asked(choose(), { isFinal: true }), lying(['a']))).toBeNull();
  expect(promptOf(asked(choose(), { stands: 'Saved: a.', waits: true }), lying(['a']))).toBeNull();
});

it('says how what cannot be handed in together comes apart, and not to hand it in', () => {
  const full = asked(choose({ max: 2, chosen: ['a', 'b'], open: [] }), { amiss: ['Not together.'] });
  expect(promptOf(full, lying(['a', 'b']))).toBe('unchoose');
});

it('does not let handing in no orders at all stand out as long as one can be given', () => {
  expect(isBare(asked(orders([])))).toBe(true);
  const given = { text: 'A to c', subject: 'A', of: 'a', to: ['c'] };
  expect(isBare(asked({ ...orders(['a']), orders: [given] }))).toBe(false);
  expect(isBare(asked(choose()))).toBe(false);
  // Where nothing can be ordered, handing in none is all there is to press.
  expect(isBare(asked({ ...orders([]), subjects: [] }))).toBe(false);
});
