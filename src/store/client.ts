// The database as the query files see it: the Prisma client, or a transaction of it.
import { PrismaClient, type Prisma } from '../generated/prisma/client.js';

/** What a query runs on: inside a transaction always the transaction, never the client outside it. */
export type Db = Prisma.TransactionClient;

export type ClientAdapter = Extract<ConstructorParameters<typeof PrismaClient>[0], { adapter: unknown }>['adapter'];

/** The Prisma client on a database driver. Transactions may queue for a while: the embedded database runs one at a time. */
export function createClient(adapter: ClientAdapter): PrismaClient {
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 60_000, timeout: 120_000 } });
}
