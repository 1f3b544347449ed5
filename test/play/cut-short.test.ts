// What is followed through a game that a vote has ended in the midst of a year.
import { expect, it } from 'vitest';
import { diplomacy } from '../../src/games/diplomacy/index.js';
import { ann, give, testTable } from '../support/table.js';

const table = testTable();

it('has no column for a year that was cut short before anything changed in it', { timeout: 60_000 }, async () => {
  const play = table.play({ games: new Map([[diplomacy.id, diplomacy]]), seed: () => 'cut short' });
  const { id } = await play.create(ann, {
    guildId: 'guild',
    kind: diplomacy.id,
    name: null,
    language: 'en',
    options: {},
    paces: {},
    settings: { quiet: null, readyCheck: false, press: 'none' },
  });
  await play.join(id, ann, 'italy');
  await play.start(id, ann.id, true);
  const yearNow = async (): Promise<unknown> => (await play.info(id)).title?.args?.['year'];
  for (let n = 0; n < 40 && (await yearNow()) === 1901; n++) {
    const [task] = (await play.desk(id, ann.id)).tasks;
    if (task !== undefined && !task.final) await give(play, id, ann, []);
    table.clock.advance(1);
    await play.runDue();
  }
  expect(await yearNow()).toBe(1902);
  const years = async (): Promise<ReadonlySet<unknown>> =>
    new Set((await play.standings(id)).map(({ at }) => at.args?.['year']));
  await play.propose(id, ann.id, 'draw', []);
  expect((await play.info(id)).status).toBe('finished');
  expect([...(await years())]).toEqual([1901]);
});
