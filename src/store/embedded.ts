// The embedded Postgres (PGlite) in a data folder, with the guards it lacks by itself, and in memory for tests.
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listBackups, unpackBackup, writeBackup } from './backups.js';
import { databaseFacts } from './client.js';
import { DurablePGlite } from './durable-pglite.js';
import { CheckedPGlite, embeddedAdapter, startParams } from './embedded-adapter.js';
import { emptyDatabase } from './empty-database.js';
import type { Engine } from './engine.js';
import { reasonOf, StoreError } from './errors.js';
import { takeLock } from './lock.js';
import { makeOwnFolder, shutFolder } from './private-files.js';
import { flushFolder, flushPath, SyncedFiles } from './synced-files.js';
import { appliedMigrations, migrationPlan, type InMigrationTransaction } from './migrate.js';

/**
 * Where things are inside the data folder.
 * @internal
 */
export function dataPaths(dataDir: string): { folder: string; database: string; lock: string; backups: string } {
  const folder = resolve(dataDir);
  return {
    folder,
    database: join(folder, 'postgres'),
    lock: join(folder, 'postgres.lock'),
    backups: join(folder, 'backups'),
  };
}

/**
 * Opens the database in a data folder, making it when there is none.
 * @throws StoreError `locked` or `damaged`.
 */
export async function openEmbedded(
  dataDir: string,
  now: () => Date,
  warn: (message: string, error: unknown) => void,
): Promise<Engine> {
  const paths = dataPaths(dataDir);
  await makeOwnFolder(paths.folder);
  const lock = takeLock(paths.lock, paths.folder);
  const client = await openFolder(paths, (error) => {
    warn('The database could not be flushed to the disk', error);
  }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const backup = (): Promise<string> => writeBackup(client, paths.backups, now());
  return {
    kind: 'embedded',
    adapter: embeddedAdapter(client),
    inMigrationTransaction: embeddedTransactions(client),
    beforeMigrating: async (migrations) => {
      const applied = await embeddedTransactions(client)(appliedMigrations);
      const { bridges, missing } = migrationPlan(migrations, applied);
      if (applied.length > 0 && bridges.length + missing.length > 0) await backup();
    },
    describe: async (prisma) => ({
      ...(await databaseFacts(prisma)),
      place: paths.database,
      newestBackup: (await listBackups(paths.backups))[0]?.at ?? null,
    }),
    maintain: async () => {
      await client.exec('VACUUM (ANALYZE)');
      await client.exec('CHECKPOINT');
    },
    backup,
    close: async () => {
      if (!client.closed) await client.close();
      lock.release();
    },
  };
}

/** Makes an empty database aside, so that one in its place is always whole. */
async function makeDatabase({ folder, database }: ReturnType<typeof dataPaths>): Promise<void> {
  const unfinished = `${database}-new`;
  await rm(unfinished, { recursive: true, force: true });
  await (await PGlite.create(unfinished, { startParams, loadDataDir: await emptyDatabase() })).close();
  await flushFolder(unfinished);
  await rename(unfinished, database);
  await flushPath(folder);
}

async function openFolder(
  paths: ReturnType<typeof dataPaths>,
  onFlushError: (error: unknown) => void,
): Promise<DurablePGlite> {
  try {
    if (!existsSync(paths.database)) await makeDatabase(paths);
    await shutFolder(paths.database);
    const client = new DurablePGlite(new SyncedFiles(paths.database), onFlushError, { startParams });
    await client.waitReady;
    return client;
  } catch (error) {
    const newest = (await listBackups(paths.backups))[0];
    const backup = newest === undefined ? '' : join(paths.backups, newest.name);
    throw new StoreError('damaged', { folder: paths.database, reason: reasonOf(error), backup }, { cause: error });
  }
}

/**
 * An embedded database that is gone when it is closed.
 * @param from a dump to start from.
 */
export async function openMemory(from: Blob | undefined): Promise<Engine> {
  const client = new CheckedPGlite({ startParams, ...(from === undefined ? {} : { loadDataDir: from }) });
  await client.waitReady;
  return {
    kind: 'memory',
    adapter: embeddedAdapter(client),
    inMigrationTransaction: embeddedTransactions(client),
    beforeMigrating: () => Promise.resolve(),
    describe: async (prisma) => ({ ...(await databaseFacts(prisma)), place: 'memory', newestBackup: null }),
    maintain: async () => {
      await client.exec('VACUUM');
    },
    backup: () => Promise.resolve(null),
    close: async () => {
      if (!client.closed) await client.close();
    },
  };
}

/**
 * Puts a backup in place of the database in a data folder. What was there is moved aside, not deleted.
 * @returns the path to which it was moved, or null when there was nothing.
 * @throws StoreError `locked` or `noBackup`; the database is as it was then.
 */
export async function restoreBackup(dataDir: string, file: string, now: Date): Promise<string | null> {
  const paths = dataPaths(dataDir);
  await makeOwnFolder(paths.folder);
  const lock = takeLock(paths.lock, paths.folder);
  try {
    const stamp = now.toISOString().replace(/\D/g, '');
    const unpacked = `${paths.database}-from-backup-${stamp}`;
    await unpackBackup(file, unpacked);
    await shutFolder(unpacked);
    await flushFolder(unpacked);
    const aside = existsSync(paths.database) ? `${paths.database}-before-${stamp}` : null;
    if (aside !== null) await rename(paths.database, aside);
    await rename(unpacked, paths.database);
    await flushPath(paths.folder);
    return aside;
  } finally {
    lock.release();
  }
}

/**
 * Runs migrations on an embedded database.
 * @internal
 */
export function embeddedTransactions(client: PGlite): InMigrationTransaction {
  return (work) =>
    client.transaction((tx) =>
      work({
        query: async (sql, values = []) => (await tx.query<Record<string, unknown>>(sql, [...values])).rows,
        script: async (sql) => {
          await tx.exec(sql);
        },
      }),
    );
}
