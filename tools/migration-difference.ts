// Compares a folder of migrations with a Prisma schema, with Prisma's own engine in WebAssembly and a database in memory.
import { PGlite } from '@electric-sql/pglite';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationDirectory } from '@prisma/schema-engine-wasm';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPGlite } from 'pglite-prisma-adapter';

export interface DifferenceInput {
  /** Text of schema.prisma. */
  readonly schema: string;
  /** Folder that holds one folder per migration. */
  readonly migrationsDir: string;
}

/**
 * The SQL that leads from the migrations to the schema.
 *
 * @returns null when they already agree.
 * @throws when a migration does not run or the schema is not valid.
 */
export async function migrationDifference({ schema, migrationsDir }: DifferenceInput): Promise<string | null> {
  await (engineLoaded ??= loadEngine());
  const memory = memoryDatabases();
  try {
    const engine = await bindings.SchemaEngine.new(
      { datamodels: [['schema.prisma', schema]] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(memory.factory),
    );
    const result = await engine.diff({
      from: {
        tag: 'migrations',
        baseDir: migrationsDir,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories: await migrationDirectories(migrationsDir),
      },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    engine.free();
    return result.exitCode === 0 ? null : (result.stdout ?? '');
  } finally {
    await memory.close();
  }
}

async function migrationDirectories(migrationsDir: string): Promise<MigrationDirectory[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(migrationsDir, name, 'migration.sql'), 'utf8') },
      },
    })),
  );
}

let engineLoaded: Promise<void> | undefined;

/** The package expects a bundler to load its WebAssembly; this does it by hand, once, because the package keeps state. */
async function loadEngine(): Promise<void> {
  const entry = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(fileURLToPath(new URL('./schema_engine_bg.wasm', entry)));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

function memoryDatabases(): { factory: SqlMigrationAwareDriverAdapterFactory; close: () => Promise<void> } {
  const opened: PGlite[] = [];
  const connect = async (): Promise<SqlDriverAdapter> => {
    const client = await PGlite.create();
    opened.push(client);
    const adapter = await new PrismaPGlite(client).connect();
    // The adapter's own version does not wait, so a migration that fails would go unnoticed.
    adapter.executeScript = async (script) => {
      await client.exec(script);
    };
    return adapter;
  };
  return {
    factory: { provider: 'postgres', adapterName: 'pglite-prisma-adapter', connect, connectToShadowDb: connect },
    close: async () => {
      await Promise.all(opened.map((client) => client.close()));
    },
  };
}
