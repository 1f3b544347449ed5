// A database in memory for tests: prepared once per version of the migrations, then loaded in a moment.
import { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { embeddedTransactions } from '../../src/store/embedded.js';
import { emptyDatabase as initialised } from '../../src/store/empty-database.js';
import { startParams } from '../../src/store/embedded-adapter.js';
import { migrate, migrationsDir, readMigrations } from '../../src/store/migrate.js';
import { openDatabase, type Store } from '../../src/store/open.js';

const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));

/** A clock that stands still until it is moved. */
export interface TestClock {
  now: () => Date;
  set(at: Date | string): void;
  advance(ms: number): void;
}

/** @param start where the clock stands at first. */
export function testClock(start = '2026-03-01T12:00:00.000Z'): TestClock {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set: (to) => {
      at = new Date(to);
    },
    advance: (ms) => {
      at = new Date(at.getTime() + ms);
    },
  };
}

/** The dump of an empty, migrated database. */
export async function emptyDatabase(): Promise<Blob> {
  const migrations = await readMigrations(migrationsDir);
  const hash = createHash('sha256').update(migrations.map(({ checksum }) => checksum).join());
  const file = join(cacheDir, `test-database-${hash.update(startParams.join()).digest('hex').slice(0, 16)}.tar`);
  const cached = await readFile(file).catch(() => null);
  if (cached !== null) return new Blob([cached]);

  const client = await PGlite.create({ startParams, loadDataDir: await initialised() });
  await migrate(embeddedTransactions(client), migrations, testClock().now);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cacheDir, { recursive: true });
  const unfinished = `${file}.${String(process.pid)}-${String(Math.random()).slice(2)}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}

/** Opens a store in memory; whoever opens it closes it. */
export async function openTestStore(now: () => Date = testClock().now): Promise<Store> {
  return openDatabase({ dataDir: 'unused', memory: { from: await emptyDatabase() }, now });
}

/** Empties all tables and starts the numbers anew. Deleting is several times faster here than TRUNCATE. */
export async function emptyTables(store: Store): Promise<void> {
  await store.db.$executeRaw`
    DO $$ DECLARE name text; BEGIN
      SET LOCAL session_replication_role = replica;
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' LOOP
        EXECUTE format('DELETE FROM %I', name);
      END LOOP;
      FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        PERFORM setval(quote_ident(name), 1, false);
      END LOOP;
    END $$`;
}

/**
 * For the top of a test file: one store shared by its tests, emptied before each.
 * @returns functions, because the store exists only once the tests run.
 */
export function testStore(): { readonly store: () => Store; readonly clock: TestClock } {
  const clock = testClock();
  const start = clock.now();
  let opened: Store | undefined;
  const store = (): Store => {
    if (opened === undefined) throw new Error('The store is open only while tests run');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTestStore(clock.now);
  });
  beforeEach(async () => {
    clock.set(start);
    await emptyTables(store());
  });
  afterAll(() => opened?.close());
  return { store, clock };
}
