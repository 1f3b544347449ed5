// The Prisma client, whose written-out statements go straight to the driver: it spends on each of them several times what the driver does.
import { Prisma, PrismaClient } from '../generated/prisma/client.js';
import type { ClientAdapter, Db } from './client.js';

type Connection = Awaited<ReturnType<ClientAdapter['connect']>>;
type Transaction = Awaited<ReturnType<Connection['startTransaction']>>;
/** What runs statements: a connection, or one transaction on it. */
type Queries = Pick<Connection, 'queryRaw' | 'executeRaw'>;
type Query = Parameters<Queries['queryRaw']>[0];
type Rows = Awaited<ReturnType<Queries['queryRaw']>>;

/** Where the driver's side of a transaction is put down when it has begun. */
export interface Begun {
  queries: Queries | null;
}

/** How long a transaction may wait for its turn: the embedded database runs one at a time. */
const longestWaitMs = 60_000;
const longestWorkMs = 120_000;
/** After so long a transaction that was asked for has ended, however it ended. */
export const longestTransactionMs = longestWaitMs + longestWorkMs;

/**
 * The Prisma client on a database driver.
 * @param begun where the transaction that is just being opened is put down; undefined where nobody asks for it.
 */
export function createClient(adapter: ClientAdapter, begun: () => Begun | undefined): PrismaClient {
  let connection: Queries | null = null;
  const connected = (queries: Queries): void => {
    connection = queries;
  };
  const client = new PrismaClient({
    adapter: witnessed(adapter, connected, begun),
    transactionOptions: { maxWait: longestWaitMs, timeout: longestWorkMs },
  });
  return direct(client, async () => {
    if (connection === null) await client.$connect();
    if (connection === null) throw new Error('The database is not connected');
    return connection;
  });
}

/**
 * The same driver with a witness to its connection and its transactions.
 * @param connected told of the connection.
 * @param begun where the transaction that is just being opened is put down.
 */
function witnessed(
  adapter: ClientAdapter,
  connected: (queries: Queries) => void,
  begun: () => Begun | undefined,
): ClientAdapter {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connect: async () => {
      const connection = await adapter.connect();
      connected(connection);
      const start = connection.startTransaction.bind(connection);
      connection.startTransaction = async (isolationLevel) => {
        const place = begun();
        const transaction = await start(isolationLevel);
        if (place !== undefined) place.queries = whileOpen(transaction);
        return transaction;
      };
      return connection;
    },
  };
}

/** A transaction until it ends: afterwards its connection is somebody else's. */
function whileOpen(transaction: Transaction): Queries {
  let isOver = false;
  const queryRaw = transaction.queryRaw.bind(transaction);
  const executeRaw = transaction.executeRaw.bind(transaction);
  const commit = transaction.commit.bind(transaction);
  const rollback = transaction.rollback.bind(transaction);
  const run = <T>(work: (query: Query) => Promise<T>, query: Query): Promise<T> =>
    isOver ? Promise.reject(new Error('The transaction is over')) : work(query);
  transaction.executeRaw = (query) => {
    // So ends a transaction where the driver leaves the statement to the client.
    isOver ||= query.sql === 'COMMIT' || query.sql === 'ROLLBACK';
    return executeRaw(query);
  };
  transaction.commit = () => {
    isOver = true;
    return commit();
  };
  transaction.rollback = () => {
    isOver = true;
    return rollback();
  };
  return { queryRaw: (query) => run(queryRaw, query), executeRaw: (query) => run(executeRaw, query) };
}

/**
 * A client, or a transaction of one, whose written-out statements go straight to the driver. All else is the client's.
 * @param queries what they are sent to; asked for each time, as a client connects when it is first used.
 */
export function direct<T extends Db>(db: T, queries: () => Promise<Queries> | Queries): T {
  const queryRaw = async (first: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<unknown> => {
    const on = await queries();
    return objects(await told(on.queryRaw(asQuery(first, values))));
  };
  const executeRaw = async (first: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number> => {
    const on = await queries();
    return told(on.executeRaw(asQuery(first, values)));
  };
  // Not by assignment, which the client would take for itself.
  const own = (value: unknown): PropertyDescriptor => ({ value, configurable: true, writable: true });
  return Object.create(db, { $queryRaw: own(queryRaw), $executeRaw: own(executeRaw) }) as T;
}

function asQuery(first: TemplateStringsArray | Prisma.Sql, values: readonly unknown[]): Query {
  const { text, values: args } = first instanceof Prisma.Sql ? first : Prisma.sql(first, ...values);
  return {
    sql: text,
    args,
    argTypes: args.map((arg) => ({ scalarType: 'unknown', arity: Array.isArray(arg) ? 'list' : 'scalar' })),
  };
}

function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw asTold(error);
  });
}

/** An error as the client tells it: what the database said, without the values that it names beside. */
function asTold(error: unknown): unknown {
  if (!(error instanceof Error && error.name === 'DriverAdapterError')) return error;
  const { originalCode = 'N/A', originalMessage = error.message } = (error.cause ?? {}) as {
    readonly originalCode?: string;
    readonly originalMessage?: string;
  };
  return new Error(`Raw query failed. Code: \`${originalCode}\`. Message: \`${originalMessage}\``);
}

/** Rows as objects, their values as the client gives them. */
function objects({ columnNames, columnTypes, rows }: Rows): object[] {
  const readers = columnTypes.map(readerOf);
  return rows.map((row) =>
    Object.fromEntries(row.map((value, n) => [columnNames[n] ?? '', value === null ? null : readers[n]?.(value)])),
  );
}

/** The driver's numbers for the types of columns, of `ColumnTypeEnum`, which are part of what drivers and clients have agreed upon. */
const columnTypes = { int64: 1, date: 8, dateTime: 10, json: 11 } as const;
/** Numbers, truth values, texts and lists of them come as they are. */
const plainTypes: ReadonlySet<number> = new Set([0, 2, 3, 5, 6, 7, 12, 15, 64, 66, 67, 69, 70, 71, 76, 78]);

function readerOf(type: number): (value: unknown) => unknown {
  switch (type) {
    case columnTypes.int64:
      return (value) => BigInt(String(value));
    case columnTypes.date:
    case columnTypes.dateTime:
      return (value) => new Date(String(value));
    case columnTypes.json:
      return (value) => (typeof value === 'string' ? JSON.parse(value) : value) as unknown;
    default:
      if (plainTypes.has(type)) return (value) => value;
      throw new Error(`A column of type ${String(type)} cannot be read; cast it in the statement`);
  }
}
