// The migrations agree with the schema, are applied once, and a database that does not belong to the program is refused.
import { PGlite } from '@electric-sql/pglite';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startParams } from '../../src/store/embedded-adapter.js';
import { embeddedTransactions } from '../../src/store/embedded.js';
import { migrate, migrationsDir, readMigrations, type Migration } from '../../src/store/migrate.js';
import { openDatabase } from '../../src/store/open.js';
import { migrationDifference } from '../../tools/migration-difference.js';
import { emptyDatabase, testClock } from '../support/database.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
const { now } = testClock();
let ours: Migration[];
let client: PGlite;

beforeAll(async () => {
  ours = await readMigrations(migrationsDir);
  client = await PGlite.create({ startParams, loadDataDir: await emptyDatabase() });
});
afterAll(async () => {
  await client.close();
  await server?.stop();
});

const added: Migration = { name: '29990101000000_later', sql: 'CREATE TABLE later (n int)', checksum: 'c'.repeat(64) };
const apply = (migrations: readonly Migration[]): Promise<string[]> =>
  migrate(embeddedTransactions(client), migrations, now);

/** The last migration from before the first release, when no older process could be running beside it. */
const lastBefore = '20261122083000_inbox_owner';
/** What would break the statements of a process that was built before the migration. */
const breaking: readonly RegExp[] = [
  /\bDROP\s+(?:TABLE|COLUMN|TYPE)\b/iu,
  /\bRENAME\b/iu,
  /\bSET\s+NOT\s+NULL\b/iu,
  /\bADD COLUMN\b(?:(?!\bDEFAULT\b)[^,;])*\bNOT\s+NULL\b(?:(?!\bDEFAULT\b)[^,;])*(?=[,;])/iu,
];

it('lets a process of the version before go on beside the new one', () => {
  const breaks = (sql: string): boolean => breaking.some((pattern) => pattern.test(sql));
  expect(ours.filter(({ name, sql }) => name > lastBefore && breaks(sql)).map(({ name }) => name)).toEqual([]);
  expect(breaks('ALTER TABLE "game" ADD COLUMN "a" TEXT, ADD COLUMN "b" INTEGER NOT NULL DEFAULT 0;')).toBe(false);
  expect(breaks('ALTER TABLE "game" ADD COLUMN "a" TEXT NOT NULL, ADD COLUMN "b" INTEGER;')).toBe(true);
  expect(breaks('ALTER TABLE "game" DROP COLUMN "a";')).toBe(true);
});

it('the migrations lead exactly to the schema', async () => {
  const schema = await readFile(fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url)), 'utf8');
  const changed = schema.replace('model Setting {', 'model Setting {\n  note String?');
  const difference = await migrationDifference({ schema: changed, migrationsDir });
  // Nothing but this one column is missing, so without it nothing is.
  expect(difference?.trim()).toBe('-- AlterTable\nALTER TABLE "setting" ADD COLUMN     "note" TEXT;');
});

describe('applying', () => {
  it('does nothing the second time', async () => {
    expect(await apply(ours)).toEqual([]);
  });

  it('takes back a migration that fails, and all that came with it', async () => {
    const broken: Migration = { name: '29990102000000_broken', sql: 'CREATE TABLE x (n nonsense)', checksum: 'd' };
    await expect(apply([...ours, added, broken])).rejects.toThrow('nonsense');
    expect((await client.query(`SELECT 1 FROM pg_tables WHERE tablename = 'later'`)).rows).toEqual([]);
  });

  it('applies what is missing, and refuses a program that does not know it', async () => {
    expect(await apply([...ours, added])).toEqual([added.name]);
    expect(await apply([...ours, added])).toEqual([]);
    await expect(apply(ours)).rejects.toMatchObject({ code: 'newer', values: { migration: added.name } });
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await expect(apply([...ours, { ...added, checksum: 'e'.repeat(64) }])).rejects.toMatchObject({ code: 'changed' });
  });

  it('refuses one that another tool began and never finished, and ignores one that was rolled back', async () => {
    const where = `WHERE migration_name = '${added.name}'`;
    await client.query(`UPDATE _prisma_migrations SET finished_at = NULL ${where}`);
    await expect(apply([...ours, added])).rejects.toMatchObject({ code: 'halfDone' });
    await client.query(`UPDATE _prisma_migrations SET rolled_back_at = now() ${where}`);
    expect(await apply(ours)).toEqual([]);
  });
});

it('a backup is written before an existing folder is migrated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-migrate-'));
  const [dataDir, migrations] = [join(folder, 'data'), join(folder, 'migrations')];
  try {
    const first = await openDatabase({ dataDir, now });
    expect((await first.describe()).newestBackup).toBeNull();
    await first.close();
    await cp(migrationsDir, migrations, { recursive: true });
    await mkdir(join(migrations, added.name));
    await writeFile(join(migrations, added.name, 'migration.sql'), added.sql);
    const second = await openDatabase({ dataDir, now, migrationsDir: migrations });
    expect((await second.describe()).newestBackup).toEqual(now());
    await second.close();
    await expect(openDatabase({ dataDir, now })).rejects.toMatchObject({ code: 'newer' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('an installation without migrations says so', async () => {
  await expect(openDatabase({ dataDir: 'unused', memory: true, now, migrationsDir: '/nowhere' })).rejects.toMatchObject(
    {
      code: 'noMigrations',
    },
  );
});

describe.skipIf(server === null)('on a Postgres server', () => {
  it('programs that start at the same time apply each migration once', async () => {
    const databaseUrl = (await server?.createDatabase()) ?? '';
    const open = () => openDatabase({ databaseUrl, dataDir: 'unused', now });
    const stores = await Promise.all([open(), open(), open()]);
    const [first] = stores;
    const rows = await first.db.$queryRaw`SELECT migration_name FROM _prisma_migrations`;
    expect(rows).toEqual(ours.map(({ name }) => ({ migration_name: name })));
    expect(await first.describe()).toMatchObject({ kind: 'server', newestBackup: null });
    for (const store of stores) await store.close();
  });

  it('that cannot be reached is named without its password', async () => {
    const databaseUrl = 'postgresql://bot:hush@127.0.0.1:1/games';
    const opening = openDatabase({ databaseUrl, dataDir: 'unused', now });
    await expect(opening).rejects.toMatchObject({ code: 'unreachable' });
    await expect(opening).rejects.not.toThrow('hush');
  });
});
