// A Postgres server, reached by DATABASE_URL; any number of programs may share it.
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { databaseFacts } from './client.js';
import type { Engine } from './engine.js';
import { reasonOf, StoreError } from './errors.js';
import type { InMigrationTransaction } from './migrate.js';

/** The driver writes and reads times without their zone, so the session has to be in UTC whatever the server's setting. */
const sessionOptions = '-c TimeZone=UTC';

/**
 * Reaches a server.
 * @param url may lead through a pooler that hands out connections for one transaction at a time.
 * @param directUrl leads to the server itself; null when `url` does.
 * @throws StoreError `unreachable`.
 */
export async function openServer(
  url: string,
  directUrl: string | null,
  warn: (message: string, error: unknown) => void,
): Promise<Engine> {
  const config: pg.PoolConfig = { connectionString: url, options: sessionOptions, max: 10 };
  const inMigrationTransaction = migrationTransactions({ ...config, connectionString: directUrl ?? url });
  try {
    await inMigrationTransaction((tx) => tx.query('SELECT 1'));
  } catch (error) {
    const reason = withoutPassword(withoutPassword(reasonOf(error), url), directUrl ?? url);
    throw new StoreError('unreachable', { reason }, { cause: error });
  }
  const pool = new pg.Pool(config);
  // Between two uses nobody listens to a connection, and an error that nobody hears ends the program. Whoever uses it next hears of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    // Behind a pooler every transaction may find another session, which knows no names.
    ...(directUrl === null ? { statementNameGenerator: statementNames() } : {}),
    onPoolError: (error) => {
      warn('A connection to the database broke', error);
    },
  });
  return {
    kind: 'server',
    adapter,
    inMigrationTransaction,
    beforeMigrating: () => Promise.resolve(),
    describe: async (client) => ({ ...(await databaseFacts(client)), place: address(url), newestBackup: null }),
    maintain: () => Promise.resolve(),
    backup: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  };
}

/** How many statements have a name, under which each session keeps their plans. */
const mostNames = 100;
const mostSeen = 1_000;

/** Gives names to statements from their second time on, so that a session reads and plans each once; "" is no name. */
function statementNames(): (statement: { readonly sql: string }) => string {
  const seen = new Set<string>();
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    // What gives all columns there are could not be run again once another version of the program has added one.
    if (names.size === mostNames || /(?:RETURNING|^\s*SELECT) \*/.test(sql)) return '';
    if (!seen.delete(sql)) {
      if (seen.size === mostSeen) seen.clear();
      seen.add(sql);
      return '';
    }
    const name = `kept${String(names.size + 1)}`;
    names.set(sql, name);
    return name;
  };
}

function migrationTransactions(config: pg.ClientConfig): InMigrationTransaction {
  return async (work) => {
    const client = new pg.Client(config);
    await client.connect();
    try {
      await client.query('BEGIN');
      const result = await work({
        query: async (sql, values = []) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
        script: async (sql) => {
          await client.query(sql);
        },
      });
      await client.query('COMMIT');
      return result;
    } finally {
      // Ending the connection takes back a transaction that was not committed.
      await client.end();
    }
  };
}

/** Host, port and database of a connection string. */
function address(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname === '' ? 'localhost' : hostname}:${port === '' ? '5432' : port}${pathname}`;
  } catch {
    return 'server';
  }
}

function withoutPassword(text: string, url: string): string {
  return text.replaceAll(url, address(url));
}
