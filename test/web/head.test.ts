// What stands above a board of who has handed in: as much as the table shows, and nothing where it shows nothing.
import { expect, it } from 'vitest';
import { ann, begun, bob, give, sheet, testTable } from '../support/table.js';
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
