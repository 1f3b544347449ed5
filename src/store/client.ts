// The database as the query files see it: the Prisma client, or a transaction of it; and what it says of itself.
import { z } from 'zod';
import type { PrismaClient, Prisma } from '../generated/prisma/client.js';

/** What a query runs on: inside a transaction always the transaction, never the client outside it. */
export type Db = Prisma.TransactionClient;

export type ClientAdapter = Extract<ConstructorParameters<typeof PrismaClient>[0], { adapter: unknown }>['adapter'];

type Connection = Awaited<ReturnType<ClientAdapter['connect']>>;
type Queries = Pick<Connection, 'queryRaw' | 'executeRaw'>;

/**
 * The same driver with a witness.
 * @param observe told of every statement before it is sent, `BEGIN`, `COMMIT` and `ROLLBACK` among them.
 */
export function observed(adapter: ClientAdapter, observe: (statement: string) => void): ClientAdapter {
  const watch = (queries: Queries): void => {
    const { queryRaw, executeRaw } = queries;
    queries.queryRaw = (query) => {
      observe(query.sql);
      return queryRaw.call(queries, query);
    };
    queries.executeRaw = (query) => {
      observe(query.sql);
      return executeRaw.call(queries, query);
    };
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => {
      const connection = await adapter.connect();
      watch(connection);
      const start = connection.startTransaction.bind(connection);
      connection.startTransaction = async (isolationLevel) => {
        observe('BEGIN');
        const transaction = await start(isolationLevel);
        watch(transaction);
        // Where the driver ends transactions itself, the client sends no statement for it.
        if (!transaction.options.usePhantomQuery) return transaction;
        const [commit, rollback] = [transaction.commit.bind(transaction), transaction.rollback.bind(transaction)];
        transaction.commit = () => {
          observe('COMMIT');
          return commit();
        };
        transaction.rollback = () => {
          observe('ROLLBACK');
          return rollback();
        };
        return transaction;
      };
      return connection;
    },
  };
}

const facts = z.tuple([z.object({ version: z.string(), bytes: z.coerce.number() })]);

/** Its Postgres version and how much room it takes. */
export async function databaseFacts(client: PrismaClient): Promise<{ version: string; bytes: number }> {
  const [row] = facts.parse(
    await client.$queryRaw`
      SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes`,
  );
  return row;
}
