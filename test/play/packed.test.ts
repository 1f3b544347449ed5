// What an ended game has told is packed a day later: it takes a part of its room, and everything that reads it reads the same.
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Play } from '../../src/play/play.js';
import { games } from '../../src/games/registry.js';
import { endedGame } from '../support/ended-game.js';
import { ann, hourMs, testTable } from '../support/table.js';

const table = testTable();

/** All that is read of a game from what it has told. */
async function readings(play: Play, id: number): Promise<unknown> {
  const { frames } = await play.film(id);
  const phases = [];
  for (const [at, { first: from, last: to }] of frames.entries())
    if (at % 5 === 0) phases.push(await play.pastChapters(id, null, { from, to }));
  const papers = [await play.newspaper(id, 0), await play.newspaper(id, frames.length - 1)];
  const file = z.looseObject({}).parse(JSON.parse(await play.exportGame(id, ann.id)));
  const [first] = (await play.info(id)).seats;
  const log = await play.log(id, null, { limit: 100_000 });
  const middle = log[Math.floor(log.length / 2)]?.id ?? 0;
  const page = await play.log(id, null, { before: middle, limit: 20 });
  const desk = await play.desk(id, ann.id);
  const since = await play.since({ ...desk, seats: first === undefined ? [] : [first.seat] }, ann.id);
  return { frames, phases, papers, log, page, since, file: { ...file, exportedAt: null } };
}

/** What is stored of what a game has told, in bytes. */
async function sizes(id: number): Promise<{ readonly rows: number; readonly packs: number }> {
  const rows = await table.store().db.$queryRaw`
    SELECT (SELECT coalesce(sum(pg_column_size(r.*)), 0) FROM "report" r WHERE r."gameId" = ${id})::int AS "rows",
           (SELECT coalesce(sum(pg_column_size(p."bytes")), 0) FROM "report_pack" p WHERE p."gameId" = ${id})::int AS "packs"`;
  return z.tuple([z.object({ rows: z.int(), packs: z.int() })]).parse(rows)[0];
}

it.each([...games.values()].map((rules) => [rules.id, rules] as const))('reads %s as before', async (_, rules) => {
  const play = table.play({ games });
  const id = await endedGame(table, rules);
  const before = await readings(play, id);
  const { rows } = await sizes(id);
  table.clock.advance(25 * hourMs);
  await table.store().maintain();
  const after = await sizes(id);
  expect(after.rows).toBe(0);
  expect(after.packs).toBeGreaterThan(0);
  expect(after.packs).toBeLessThan(rows / 5);
  expect(await readings(table.play({ games }), id)).toEqual(before);
});
