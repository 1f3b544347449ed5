// Orders are taken off a sheet by their names, as people say it.
import { expect, it } from 'vitest';
import { asSheet } from '../../../src/table/answer.js';
import { ann, taskOf, testTable } from '../../support/table.js';
import { twoPlayers } from './two-players.js';

const table = testTable();

it.each([
  ['cancel Ukraine', 'en', ['russia']],
  ['cancel the attack on West Russia', 'en', ['caucasus']],
  ['우크라이나 공격 취소', 'ko', ['russia']],
  ['러시아 명령은 취소', 'ko', ['caucasus']],
  ['cancel Poland', 'en', ['russia', 'caucasus']],
] as const)('%s', async (typed, lang, left) => {
  const { play, id } = await twoPlayers(table);
  await play.type(id, ann.id, '3 inf russia > west russia; 3 inf caucasus > ukraine', 'en');
  await play.type(id, ann.id, typed, lang);
  const { draft } = await taskOf(play, id, ann);
  expect(asSheet(draft).map(({ subject }) => subject)).toEqual(left);
});

it('takes off only what all the names fit, where several orders share one', async () => {
  const { play, id } = await twoPlayers(table);
  await play.type(id, ann.id, '3 inf russia > west russia; 3 inf caucasus > west russia', 'en');
  await play.type(id, ann.id, 'cancel Caucasus to West Russia', 'en');
  expect(asSheet((await taskOf(play, id, ann)).draft).map(({ subject }) => subject)).toEqual(['russia']);
});
