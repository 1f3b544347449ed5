// What must hold before the program starts to work on a database.
import { z } from 'zod';
import type { PrismaClient } from '../generated/prisma/client.js';
import { StoreError } from './errors.js';
import { saveSetting } from './settings.js';

const one = <T extends z.ZodRawShape>(shape: T): z.ZodTuple<[z.ZodObject<T>]> => z.tuple([z.object(shape)]);

/**
 * Checks that the server is new enough and can be written to.
 * @throws StoreError `tooOld`.
 */
export async function selfCheck(client: PrismaClient, now: Date): Promise<void> {
  const [server] = one({ number: z.coerce.number(), version: z.string() }).parse(
    await client.$queryRaw`SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  if (server.number < 150_000) throw new StoreError('tooOld', { version: server.version });
  await saveSetting(client, 'started-at', now.toISOString(), now);
}

/** The numbers of games that are under way although the position they stand at is not stored; there should be none. */
export async function gamesWithoutPosition(client: PrismaClient): Promise<number[]> {
  const rows = await client.$queryRaw`
    SELECT g."id" FROM "game" g
     WHERE g."status" IN ('running', 'paused') AND NOT EXISTS
           (SELECT 1 FROM "checkpoint" c WHERE c."gameId" = g."id" AND c."number" = g."checkpoint")
     ORDER BY g."id"`;
  return z
    .array(z.object({ id: z.int() }))
    .parse(rows)
    .map(({ id }) => id);
}

/**
 * Checks that indexes and tables say the same, which is where a damaged file shows first.
 * @throws StoreError `inconsistent`.
 */
export async function indexCheck(client: PrismaClient): Promise<void> {
  const counts = await client.$transaction(async (tx) => {
    const count = async (): Promise<unknown> => tx.$queryRaw`
      SELECT (SELECT count(*) FROM "game" WHERE "id" > 0)::int AS game,
             (SELECT count(*) FROM "answer" WHERE "id" > 0)::int AS answer,
             (SELECT count(*) FROM "outbox" WHERE "id" > 0)::int AS outbox`;
    await tx.$executeRaw`SET LOCAL enable_seqscan = on`;
    await tx.$executeRaw`SET LOCAL enable_indexscan = off`;
    await tx.$executeRaw`SET LOCAL enable_indexonlyscan = off`;
    await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
    const byTable = await count();
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    await tx.$executeRaw`SET LOCAL enable_indexscan = on`;
    return [JSON.stringify(byTable), JSON.stringify(await count())];
  });
  const [byTable, byIndex] = counts;
  if (byTable !== byIndex) {
    throw new StoreError('inconsistent', { reason: `tables hold ${byTable ?? ''}, their indexes ${byIndex ?? ''}` });
  }
}
