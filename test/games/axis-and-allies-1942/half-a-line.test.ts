// Of a typed line nothing counts while its rest waits for dice: what is thrown before it decides what can be said.
import { expect, it } from 'vitest';
import { ann, give, testTable } from '../../support/table.js';
import { order } from './sample.js';
import { twoBeginning } from './two-players.js';

const table = testTable();

it.each([
  ['Fight to the end, Caucasus', 'en'],
  ['끝까지 싸우기 캅카스', 'ko'],
] as const)('does not fight: %s', async (line, lang) => {
  const { play, id } = await twoBeginning(table);
  await give(play, id, ann, {}, { confirmed: true });
  await give(play, id, ann, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  const [battle] = (await play.desk(id, ann.id)).tasks;
  if (battle?.question.form.kind !== 'choose') throw new Error('no battle is asked for');
  await give(play, id, ann, [battle.question.form.options()[0]?.id]);
  const { readings } = await play.type(id, ann.id, line, lang);
  expect(readings).toMatchObject([{ problem: { key: 'read.tooFar' } }]);
  const { tasks } = await play.desk(id, ann.id);
  expect(tasks).toMatchObject([{ question: { key: 'press' }, draft: null, saved: null }]);
});
