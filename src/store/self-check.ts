// What must hold before the program starts to work on a database.
import { z } from 'zod';
import type { PrismaClient } from '../generated/prisma/client.js';
import { StoreError } from './errors.js';
import { saveSetting } from './settings.js';

const one = <T extends z.ZodRawShape>(shape: T): z.ZodTuple<[z.ZodObject<T>]> => z.tuple([z.object(shape)]);

/**
 * Checks that the server is new enough, that it can be written to, and that what is stored fits together.
 * @throws StoreError `tooOld` or `inconsistent`.
 */
export async function selfCheck(client: PrismaClient, now: Date): Promise<void> {
  const [server] = one({ number: z.coerce.number(), version: z.string() }).parse(
    await client.$queryRaw`SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  if (server.number < 150_000) throw new StoreError('tooOld', { version: server.version });

  await saveSetting(client, 'started-at', now.toISOString(), now);

  const [lost] = one({ games: z.string().nullable() }).parse(
    await client.$queryRaw`
      SELECT string_agg(g."id"::text, ', ') AS games FROM "game" g
       WHERE g."status" IN ('running', 'paused') AND NOT EXISTS
             (SELECT 1 FROM "checkpoint" c WHERE c."gameId" = g."id" AND c."number" = g."checkpoint")`,
  );
  if (lost.games !== null) {
    throw new StoreError('inconsistent', { reason: `no position is stored for the running games ${lost.games}` });
  }
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
