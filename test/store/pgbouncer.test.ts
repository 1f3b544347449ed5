// Through a pooler in transaction mode two processes play as on the server itself, though each statement may meet another session.
import { afterAll, describe, expect, it } from 'vitest';
import { createPlay } from '../../src/play/create.js';
import type { Play } from '../../src/play/play.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { testClock } from '../support/database.js';
import { startPooler } from '../support/pgbouncer.js';
import { startPostgres } from '../support/postgres.js';
import { allBid, begun } from '../support/table.js';
import { toyGame } from '../support/toy-game.js';

const server = await startPostgres();
const directUrl = (await server?.createDatabase()) ?? '';
const pooler = server === null ? null : await startPooler(directUrl);
const clock = testClock();
const stores: Store[] = [];

afterAll(async () => {
  for (const store of stores) await store.close();
  await pooler?.stop();
  await server?.stop();
});

/** One process. */
async function process(): Promise<{ readonly store: Store; readonly play: Play }> {
  const store = await openDatabase({ dataDir: 'unused', databaseUrl: pooler?.url ?? '', directUrl, now: clock.now });
  stores.push(store);
  const games = new Map([[toyGame.id, toyGame]]);
  const play = createPlay({ store, games, now: clock.now, allowance: 1_000, computerDelayMs: 0 });
  return { store, play };
}

describe.skipIf(pooler === null)('through PgBouncer', () => {
  it('games of two processes run side by side, with more work than there are sessions', async () => {
    const [one, two] = [await process(), await process()];
    const ids: number[] = [];
    for (let n = 0; n < 8; n++) ids.push((await begun(n % 2 === 0 ? one.play : two.play)).id);
    await Promise.all(ids.map((id, n) => allBid(n % 2 === 0 ? two.play : one.play, id)));
    const infos = await Promise.all(ids.map((id) => one.play.info(id)));
    expect(infos.map(({ checkpoint }) => checkpoint)).toEqual(ids.map(() => 1));
    expect(await two.store.db.answer.count()).toBe(3 * ids.length);
  });

  it('keeps moments as they are, whatever the server’s time zone', async () => {
    const { store, play } = await process();
    const { id } = await begun(play);
    const rows = await store.db.$queryRaw`
      SELECT EXTRACT(EPOCH FROM "startedAt")::float8 AS "at" FROM "game" WHERE "id" = ${id}`;
    expect(rows).toEqual([{ at: clock.now().getTime() / 1000 }]);
  });
});
