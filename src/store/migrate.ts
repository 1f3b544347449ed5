// Brings the database to the newest migration at start, in Prisma's own table, so that `prisma migrate deploy` agrees.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { bridgesFrom, type Bridge } from './bridges.js';
import { StoreError } from './errors.js';

/** The migrations that belong to this program. */
export const migrationsDir = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/** Any number that nothing else in the database uses as an advisory lock. */
const lockKey = 4_115_022_026;

/** One connection inside one transaction. */
export interface MigrationTransaction {
  query(sql: string, values?: readonly unknown[]): Promise<readonly unknown[]>;
  /** Runs several statements. */
  script(sql: string): Promise<void>;
}

/** Runs work in a transaction: commits what returns, takes back what throws. */
export type InMigrationTransaction = <T>(work: (tx: MigrationTransaction) => Promise<T>) => Promise<T>;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Lower-case hex SHA-256 of the file. */
  readonly checksum: string;
}

/** The migrations of a folder, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (names.length === 0) throw new StoreError('noMigrations', { folder });
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, name, 'migration.sql'));
      const checksum = createHash('sha256').update(bytes).digest('hex');
      return { name, sql: bytes.toString('utf8'), checksum };
    }),
  );
}

const appliedSchema = z.array(z.object({ migration_name: z.string(), checksum: z.string(), finished: z.boolean() }));

/**
 * Applies what is missing, all of it or nothing; several programs may call it at once.
 * @param migrations what this program knows, oldest first.
 * @param now the program's clock.
 * @returns the names of those applied now.
 * @throws StoreError `newer`, `changed` or `halfDone`; nothing is changed then.
 */
export async function migrate(
  inTransaction: InMigrationTransaction,
  migrations: readonly Migration[],
  now: () => Date,
): Promise<string[]> {
  return inTransaction(async (tx) => {
    await tx.query(`SELECT 1 FROM pg_advisory_xact_lock(${String(lockKey)})`);
    const { bridges, missing } = migrationPlan(migrations, await appliedMigrations(tx));
    for (const { migration, from, to, sql } of bridges) {
      await tx.script(sql);
      await tx.query(updateChecksum, [to, migration, from]);
    }
    if (missing.length > 0) await tx.script(createTable);
    for (const migration of missing) {
      const started = now();
      await tx.script(migration.sql);
      await tx.query(insertRow, [
        randomUUID(),
        migration.checksum,
        migration.name,
        started.toISOString(),
        now().toISOString(),
      ]);
    }
    return missing.map((migration) => migration.name);
  });
}

/** A migration that the database has been through. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

/** What the database has been through; empty for a new one. */
export async function appliedMigrations(tx: MigrationTransaction): Promise<AppliedMigration[]> {
  const [table] = await tx.query(
    `SELECT 1 FROM pg_tables WHERE schemaname = 'public' AND tablename = '_prisma_migrations'`,
  );
  if (table === undefined) return [];
  const rows = await tx.query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return appliedSchema
    .parse(rows)
    .map((row) => ({ name: row.migration_name, checksum: row.checksum, finished: row.finished }));
}

/** What leads a database to where the program is. */
export interface MigrationPlan {
  /** From a migration as it was before its release to the released one, in this order. */
  readonly bridges: readonly Bridge[];
  /** Migrations still to be applied, oldest first. */
  readonly missing: readonly Migration[];
}

/**
 * What is still to be done, bridges first.
 * @throws StoreError when the database and the program have gone different ways.
 */
export function migrationPlan(known: readonly Migration[], applied: readonly AppliedMigration[]): MigrationPlan {
  const files = new Map(known.map((migration) => [migration.name, migration]));
  const bridges: Bridge[] = [];
  for (const row of applied) {
    const file = files.get(row.name);
    if (file === undefined) throw new StoreError('newer', { migration: row.name });
    if (!row.finished) throw new StoreError('halfDone', { migration: row.name });
    const over = bridgesFrom(row.name, row.checksum);
    if (file.checksum !== (over.at(-1)?.to ?? row.checksum)) throw new StoreError('changed', { migration: row.name });
    bridges.push(...over);
    files.delete(row.name);
  }
  return { bridges, missing: [...files.values()] };
}

/** As Prisma creates it. */
const createTable = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const insertRow = `
INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "started_at", "finished_at", "applied_steps_count")
VALUES ($1, $2, $3, $4::timestamptz, $5::timestamptz, 1)`;

const updateChecksum = `UPDATE "_prisma_migrations" SET "checksum" = $1 WHERE "migration_name" = $2 AND "checksum" = $3`;
