// What somebody has not read yet of what has happened: since their last answer that anything followed.
import { expect, it } from 'vitest';
import type { Play } from '../../src/play/play.js';
import type { Person } from '../../src/play/change/person.js';
import { allBid, ann, begun, bob, cho, give, sheet, testTable } from '../support/table.js';

const table = testTable();

async function unread(play: Play, gameId: number, person: Person): Promise<readonly string[]> {
  const all = await play.since(await play.desk(gameId, person.id), person.id);
  return all.map(({ text }) => text.key);
}

it('stays while they put together and hand in their next answer, until there is more', async () => {
  const play = table.play();
  const { id } = await begun(play, { options: { rounds: 2, window: false } });
  await allBid(play, id);
  table.clock.advance(60_000);
  await give(play, id, ann, ['stand']);
  expect(await unread(play, id, ann)).toEqual(['report.stance']);
  table.clock.advance(60_000);
  await give(play, id, ann, ['stand']);
  // Nothing has been told since: what she did before is still the newest.
  expect(await unread(play, id, ann)).toEqual(['report.stance']);
  table.clock.advance(60_000);
  await give(play, id, cho, ['throw']);
  expect(await unread(play, id, ann)).toEqual(['report.rolled']);
  table.clock.advance(60_000);
  await give(play, id, ann, sheet, { final: false });
  expect(await unread(play, id, ann)).toEqual(['report.rolled']);
  table.clock.advance(60_000);
  for (const person of [bob, cho, ann]) await give(play, id, person, sheet);
  expect(await unread(play, id, ann)).toEqual(['report.bids']);
});

it('does not grow old by what is told to others alone', async () => {
  const play = table.play();
  const { id } = await begun(play, { options: { rounds: 2, window: false } });
  await allBid(play, id);
  await give(play, id, ann, ['stand']);
  await give(play, id, ann, ['stand']);
  table.clock.advance(60_000);
  await give(play, id, cho, ['throw']);
  const reports = await table.store().db.report.findMany({ where: { gameId: id }, orderBy: { id: 'asc' } });
  expect(reports.at(-1)?.audience).toEqual(['green']);
  table.clock.advance(60_000);
  await table.store().db.report.updateMany({
    where: { id: reports.at(-1)?.id ?? 0 },
    data: { at: new Date(table.clock.now().getTime() + 3_600_000) },
  });
  await give(play, id, bob, sheet, { final: false });
  // Bob saved his sheet after all he may know of was told, though before a secret of another.
  expect(await unread(play, id, bob)).toEqual(expect.arrayContaining(['report.rolled']));
});
