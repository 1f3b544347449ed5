// What stands above a board of who has handed in: as much as the table shows, and nothing where it shows nothing.
import { expect, it } from 'vitest';
import { ann, begun, bob, give, sheet, testTable } from '../support/table.js';
import { headline } from '../../src/web/client/headline.js';
import { visitsAt } from './visit.js';

const table = testTable();

it.each([
  ['names', '1/3 handed in'],
  ['count', '1/3 handed in'],
  ['none', null],
] as const)('says how many have handed in where readiness shows as %s', async (readiness, after) => {
  const play = table.play();
  const { id } = await begun(play, { settings: { readiness } });
  const visit = await visitsAt(table, play).enter(bob.id, id);
  const ready = async (): Promise<string | null> => (await visit.state()).ready;
  expect(await ready()).toBe(after === null ? null : '0/3 handed in');
  await give(play, id, ann, sheet, { final: false });
  expect(await ready()).toBe(after);
});

it('names the earlier turn that is looked at, and nothing of how the game stands now', () => {
  const now = { title: 'Round 4', ready: null, score: 'Axis 29, Allies 32' };
  expect(headline(now, null)).toBe('Round 4 · Axis 29, Allies 32');
  expect(headline(now, { title: 'Round 1: Germany' })).toBe('Round 1: Germany');
  // What guesses lead to is seen from the present.
  expect(headline(now, {})).toBe('Round 4 · Axis 29, Allies 32');
});
