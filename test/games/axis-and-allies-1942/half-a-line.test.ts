// Of a typed line nothing counts while its rest waits for dice: what is thrown before it decides what can be said.
import { expect, it } from 'vitest';
import { ann, testTable } from '../../support/table.js';
import { twoFighting } from './two-players.js';

const table = testTable();

it.each([
  ['Fight to the end, Caucasus', 'en'],
  ['끝까지 싸우기 캅카스', 'ko'],
] as const)('does not fight: %s', async (line, lang) => {
  const { play, id } = await twoFighting(table);
  const { readings } = await play.type(id, ann.id, line, lang);
  expect(readings).toMatchObject([{ problem: { key: 'read.tooFar' } }]);
  const { tasks } = await play.desk(id, ann.id);
  expect(tasks).toMatchObject([{ question: { key: 'press' }, draft: null, saved: null }]);
});
