// Of a typed line nothing counts while its rest waits for dice: what is thrown before it decides what can be said.
import { expect, it } from 'vitest';
import { ann, give, testTable } from '../../support/table.js';
import { order } from './sample.js';
import { twoFighting, twoPlayers } from './two-players.js';

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

/** Before the only battle of a turn is begun. */
async function oneBattle(): ReturnType<typeof twoPlayers> {
  const begun = await twoPlayers(table);
  await give(begun.play, begun.id, ann, [order('russia', { infantry: 3, artillery: 1, tank: 2 }, 'west_russia')]);
  return begun;
}

it.each([
  ['서부 러시아 전투기 2 - 러시아\n아르한겔스크 보병 1 전차 1 - 서부 러시아\n카자흐 보병 - 캅카스', 'ko'],
  ['West Russia 2 fighters - Russia\nArchangel 1 inf 1 tank - West Russia\nKazakh inf - Caucasus', 'en'],
  ['West Russia 2 fighters - Russia', 'en'],
  ['West Russia\nArchangel 1 inf - West Russia', 'en'],
] as const)('begins no battle with moves that are named from where it is: %s', async (text, lang) => {
  const { play, id } = await oneBattle();
  const { readings } = await play.type(id, ann.id, text, lang);
  expect(readings).toMatchObject([{ problem: { key: 'read.tooFar' } }]);
  const { tasks } = await play.desk(id, ann.id);
  expect(tasks).toMatchObject([{ question: { key: 'nextBattle' }, draft: null, saved: null }]);
});

it.each([
  ['West Russia first', 'en'],
  ['attack West Russia', 'en'],
  ['서부 러시아 전투', 'ko'],
  ['서부 러시아 먼저', 'ko'],
] as const)('begins it where no more is said than that: %s', async (text, lang) => {
  const { play, id } = await oneBattle();
  const { readings } = await play.type(id, ann.id, text, lang);
  expect(readings).toMatchObject([{ part: ['west_russia'] }]);
  expect((await play.desk(id, ann.id)).tasks).not.toMatchObject([{ question: { key: 'nextBattle' } }]);
});
