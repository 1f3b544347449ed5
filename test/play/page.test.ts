// Pages with figures that are worked out elsewhere, and here where nobody else does.
import { expect, it } from 'vitest';
import { pageOf } from '../../src/play/turn/page.js';
import type { DeskPanel, Desk } from '../../src/play/turn/desk.js';
import { toyGame as toy } from '../support/toy-game.js';

const rules = { ...toy, reckon: (job: object): object => ({ ...job, where: 'here' }) };
const desk = { game: { kind: toy.id } as Desk['game'], rules };
const show = (found: object): Pick<DeskPanel, 'lines'> => ({ lines: [{ key: JSON.stringify(found) }] });
const panel: DeskPanel = {
  id: 'sum',
  key: 'sum',
  seat: null,
  title: { key: 'sum' },
  private: false,
  lines: [],
  reckoning: { job: { of: 1 }, isBrief: false, page: show },
};

it.each([
  ['elsewhere', () => Promise.resolve({ of: 1, where: 'elsewhere' }), 0],
  ['here', () => Promise.resolve(null), 0],
  ['here', () => Promise.reject(new Error('no thread')), 1],
])('is worked out %s', async (where, reckon, faults) => {
  const warned: unknown[] = [];
  const page = await pageOf({ reckon, warn: (...told) => warned.push(told) }, desk, panel);
  expect(page.lines).toEqual([{ key: JSON.stringify({ of: 1, where }) }]);
  expect(page.key).toBe('sum');
  expect(warned).toHaveLength(faults);
});

it('is worked out here at once when it is a matter of moments', async () => {
  const brief = { ...panel, reckoning: { job: { of: 1 }, isBrief: true, page: show } };
  const reckon = (): Promise<never> => Promise.reject(new Error('nobody asked for a thread'));
  const warn = (): never => {
    throw new Error('nothing went wrong');
  };
  const page = await pageOf({ reckon, warn }, desk, brief);
  expect(page.lines).toEqual([{ key: JSON.stringify({ of: 1, where: 'here' }) }]);
});
