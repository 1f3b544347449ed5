// The sheet of the page says what its green button does, how many of how many things are chosen, and what is being ordered.
import { expect, it } from 'vitest';
import { testTable } from '../support/table.js';
import { askedFor } from './asked-for.js';

const table = testTable();

it('ends a phase by a button that says so, with as many orders as are given, the one in the making included', async () => {
  const { visit } = await askedFor(table, 'axis-and-allies-1942', 'ussr', 'combatMoves');
  const [before] = (await visit.state()).asked;
  if (before?.form.kind !== 'orders') throw new Error('orders are asked');
  expect(before.go).toBe('End without orders');
  expect(before.count).toBeNull();
  const order = { subject: 'archangel', units: {}, path: [] };
  const [begun] = (await visit.act(before, { do: 'make', order, at: null })).state.asked;
  expect(begun?.go).toBe('End without orders');
  const goal = begun?.form.kind === 'orders' ? begun.form.making?.options[0] : undefined;
  if (begun === undefined || goal === undefined) throw new Error('nowhere to go');
  const [made] = (await visit.act(begun, { do: 'make', order: { ...order, path: [goal.id] }, at: null })).state.asked;
  expect(made?.go).toBe('End with 1 order');
  // “And then?” alone does not tell of what.
  const making = made?.form.kind === 'orders' ? made.form.making : null;
  expect([making?.subject, ...(making?.trail ?? [])]).toEqual(['Archangel', goal.text]);
});

it('names the one thing that is chosen, and what choosing nothing means', async () => {
  const { visit } = await askedFor(table, 'quartermaster-general', 'germany', 'discard');
  const [asked] = (await visit.state()).asked;
  if (asked?.form.kind !== 'choose') throw new Error('a choice is asked');
  expect(asked.form.mayBeNone).toBe(true);
  expect(asked.go).toMatch(/^Confirm: Discard nothing/);
  expect(asked.count).toMatch(/^0 chosen, at most \d+$/);
  const [option] = asked.form.options;
  if (option === undefined) throw new Error('nothing to choose');
  const [chosen] = (await visit.act(asked, { do: 'set', value: [option.id] })).state.asked;
  expect(chosen?.go).toBe(`Confirm: ${option.text}`);
  expect(chosen?.count).toMatch(/^1 chosen/);
});

it('counts what is spent, and what is chosen of what must be', async () => {
  const bought = await askedFor(table, 'axis-and-allies-1942', 'germany', 'purchase');
  const asked = await bought.visit.asked();
  expect(asked.go).toBe('Confirm');
  const [spent] = (await bought.visit.act(asked, { do: 'set', value: { infantry: 2 } })).state.asked;
  expect(spent?.go).toMatch(/^Confirm: 6 of \d+$/);
  const kept = await askedFor(table, 'quartermaster-general', 'germany', 'keep');
  const [hand] = (await kept.visit.state()).asked;
  expect(hand?.count).toBe('0 of 7 chosen');
  // One card of seven is not what the button would hand in.
  if (hand?.form.kind !== 'choose') throw new Error('a choice is asked');
  const [one] = (await kept.visit.act(hand, { do: 'set', value: hand.form.options.slice(0, 1).map(({ id }) => id) }))
    .state.asked;
  expect(one?.go).toBe(hand.go);
});
