// What a database says of itself.
import { z } from 'zod';
import type { PrismaClient } from '../generated/prisma/client.js';

const facts = z.tuple([z.object({ version: z.string(), bytes: z.coerce.number() })]);

/** Its Postgres version and how much room it takes. */
export async function databaseFacts(client: PrismaClient): Promise<{ version: string; bytes: number }> {
  const [row] = facts.parse(
    await client.$queryRaw`
      SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes`,
  );
  return row;
}
