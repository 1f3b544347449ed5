// A table on an owner's own files: set up on them, named at the table, and played on by a process that has no such folder.
import { ours } from '../../src/games/downfall/data/own-files.js';
import { expect, it } from 'vitest';
import { downfall } from '../../src/games/downfall/index.js';
import type { AnyGame } from '../../src/table/game.js';
import { ann, bob, testTable } from '../support/table.js';

const table = testTable();
const scenario = { ...ours.scenarios.overlord, transportPoints: 9 };

const playOn = (game: AnyGame): ReturnType<typeof table.play> => table.play({ games: new Map([[game.id, game]]) });
/** A table of Ann and Bob on the first scenario, begun where wanted. */
const start = async (game: AnyGame, begun = true): Promise<number> => {
  const play = playOn(game);
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: 'downfall',
    name: null,
    language: 'both',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false },
  });
  await play.join(id, ann, 'western');
  await play.join(id, bob, 'soviet');
  if (begun) await play.start(id, ann.id, true);
  return id;
};

it('stays on the files it was started on, in another process and beside a table on ours', async () => {
  const own = downfall.onFiles?.(
    new Map([
      ['set.json', '{"name":"Printed"}'],
      ['overlord.json', JSON.stringify(scenario)],
    ]),
  );
  if (own === undefined) throw new Error('no files can be read');
  const [first, second] = [await start(own), await start(downfall)];
  // The process that goes on has no folder, or the other way about.
  const info = await playOn(downfall).info(first);
  expect(info.dataSet).toMatchObject({ key: 'data.own', args: { name: 'Printed' } });
  expect((await playOn(own).info(second)).dataSet).toMatchObject({ key: 'data.set' });
  const { tasks } = await playOn(downfall).desk(first, ann.id);
  expect(tasks.map(({ question }) => question.key)).toContain('order');
  const document = JSON.parse(await playOn(downfall).exportGame(first, ann.id)) as unknown;
  expect(JSON.stringify(document)).toContain('Printed');
  const state = await table.store().db.checkpoint.findFirst({ where: { gameId: first }, orderBy: { id: 'desc' } });
  expect(downfall.state.parse(state?.state)).toMatchObject({ transportPoints: 9 });
});

it('goes on, and begins, where the owner has put files there since that are for another scenario', async () => {
  const sicily = downfall.onFiles?.(new Map([['set.json', '{"name":"Sicily","scenarios":["husky"]}']]));
  if (sicily === undefined) throw new Error('no files can be read');
  const [running, gathering] = [await start(downfall), await start(downfall, false)];
  const play = playOn(sicily);
  expect(await play.info(running)).toMatchObject({ status: 'running', options: { scenario: 'overlord' } });
  expect((await play.desk(running, ann.id)).tasks.map(({ question }) => question.key)).toContain('order');
  await play.start(gathering, ann.id, true);
  // What was agreed is played on the facts that have such a scenario.
  expect(await play.info(gathering)).toMatchObject({ status: 'running', dataSet: { key: 'data.set' } });
});
