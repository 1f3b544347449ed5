// Opens the database, embedded or server, brings it up to date and checks it: the one door through which it is reached.
/*
 * How this room works. An `Engine` (`engine.ts`) is a database that can be reached: embedded in a folder (`embedded.ts`, PGlite with guards
 * of its own), in memory for tests, or a server (`server.ts`). `openDatabase` brings it to the newest migration (`migrate.ts`), checks it
 * (`self-check.ts`), frees what dead processes held, and hands out a `Store`.
 * Above the engine everything is equal. There is one file of queries a table (`games.ts`, `answers.ts`, `outbox.ts` …), functions that take
 * `Db`: the client or a transaction of it. JSON columns are read and written through the schemas in `json.ts` alone.
 * `inGame` is how a game is changed: those who want the same one wait in the program (`game-queue.ts`), then one transaction locks its
 * row (`transactions.ts`). `snapshot.ts` reads all of a game in one statement, without a lock.
 * `once` does what comes under a key once: the first transaction of it notes the key.
 * Work that processes share is claimed with a lease (`leases.ts`): due rows, deliveries, direct messages, shards.
 * `transfer.ts` takes a game out as one document and puts it in, `personal-data.ts` all of one person; `backups.ts` copies the folder.
 * No rule of play stands here: rows go in and out, and a row's meaning is known to `play`.
 */
import { randomUUID } from 'node:crypto';
import { migrate, migrationsDir, readMigrations } from './migrate.js';
import { openEmbedded, openMemory } from './embedded.js';
import { openServer } from './server.js';
import { observed, type Db } from './client.js';
import { createClient, longestTransactionMs } from './direct-client.js';
import type { Engine } from './engine.js';
import { GameQueue } from './game-queue.js';
import { claimPress, isClaimed, returnPress } from './inbox.js';
import { releaseLeases } from './leases.js';
import { forgetProcesses } from './processes.js';
import { isKnownDead, ownerName } from './process-name.js';
import { packReports } from './report-packs.js';
import { gamesWithoutPosition, indexCheck, selfCheck } from './self-check.js';
import { begunHere, inGame, inTransaction, once, outerClient } from './transactions.js';
import type { PrismaClient } from '../generated/prisma/client.js';

export interface OpenOptions {
  /** A Postgres server; without it the embedded database is used. */
  readonly databaseUrl?: string;
  /** The same server without a pooler between, over which migrations are applied; left out where there is no pooler. */
  readonly directUrl?: string;
  /** Folder of the embedded database and its backups. */
  readonly dataDir: string;
  /** Embedded and only in memory, for tests; a dump to start from spares the making of an empty cluster. */
  readonly memory?: boolean | { readonly from: Blob };
  /** The program's clock. */
  readonly now: () => Date;
  /** Told of what goes wrong in the background. */
  readonly warn?: (message: string, error: unknown) => void;
  /** Told of every statement sent, for measuring. */
  readonly observe?: (statement: string) => void;
  /** Migrations other than the program's own, for tests. */
  readonly migrationsDir?: string;
}

type StoreKind = 'embedded' | 'memory' | 'server';

export interface StoreDescription {
  readonly kind: StoreKind;
  readonly version: string;
  /** Folder or server address, without password. */
  readonly place: string;
  readonly bytes: number;
  readonly newestBackup: Date | null;
}

export interface Store {
  readonly kind: StoreKind;
  /** Names whoever claims work through this store. */
  readonly owner: string;
  /** The migrations that were applied when it was opened, oldest first. */
  readonly migrated: readonly string[];
  /** For reading and small writes outside transactions; throws when used inside one. */
  readonly db: PrismaClient;
  /** One transaction. */
  inTransaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** One transaction that holds the game's row. Throws NoSuchGame. */
  inGame<T>(gameId: number, work: (tx: Db) => Promise<T>): Promise<T>;
  /** Does what a person asks for under a key once, however often and wherever it comes; what fails may come again. Null when it has been done. */
  once<T>(userId: string, key: string, work: () => Promise<T>): Promise<T | null>;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
  describe(): Promise<StoreDescription>;
  /**
   * Nightly housekeeping: drops what was done long ago, packs what ended games have told, and keeps the embedded database's files small.
   * @param goesOn false once the program ends: what can wait for another night is not begun.
   */
  maintain(goesOn?: () => boolean): Promise<void>;
  /** Writes a backup and thins out old ones. Returns its path, or null where the server's own tools have to do it. */
  backup(): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Opens the database.
 * @throws StoreError when it is in use, damaged, out of reach, or does not belong to this program; nothing stays open then.
 */
export async function openDatabase(options: OpenOptions): Promise<Store> {
  const { now } = options;
  const migrations = await readMigrations(options.migrationsDir ?? migrationsDir);
  const engine = await openEngine(options);
  try {
    await engine.beforeMigrating(migrations);
    const migrated = await migrate(engine.inMigrationTransaction, migrations, now);
    const { observe } = options;
    const adapter = observe === undefined ? engine.adapter : observed(engine.adapter, observe);
    const client = createClient(adapter, begunHere);
    await selfCheck(client, now());
    if (engine.kind !== 'server') await indexCheck(client);
    // The embedded database has one program at a time: whoever held anything before has ended. Of programs on a server those of this machine
    // can be known, so that one that is started again goes on at once.
    const isDead = (owner: string): boolean => engine.kind !== 'server' || isKnownDead(owner);
    await releaseLeases(client, isDead);
    await forgetProcesses(client, isDead);
    const lost = await gamesWithoutPosition(client);
    if (lost.length > 0)
      options.warn?.(`No position is stored for the games ${lost.join(', ')}; export or cancel them`, null);
    return storeOn(client, engine, migrated, options);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

const keepMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes due work, deliveries and direct messages that were done more than 30 days ago; failed deliveries go with them. */
async function purge(client: PrismaClient, now: Date): Promise<void> {
  const done = { doneAt: { lt: new Date(now.getTime() - keepMs) } };
  await client.due.deleteMany({ where: done });
  await client.outbox.deleteMany({ where: done });
  await client.inboxMessage.deleteMany({ where: done });
}

function openEngine(options: OpenOptions): Promise<Engine> {
  const { memory = false, databaseUrl, dataDir, now } = options;
  const warn = options.warn ?? (() => undefined);
  if (memory !== false) return openMemory(memory === true ? undefined : memory.from);
  return databaseUrl === undefined
    ? openEmbedded(dataDir, now, warn)
    : openServer(databaseUrl, options.directUrl ?? null, warn);
}

function storeOn(
  client: PrismaClient,
  engine: Engine,
  migrated: readonly string[],
  { now, warn = () => undefined }: Pick<OpenOptions, 'now' | 'warn'>,
): Store {
  const queue = new GameQueue(longestTransactionMs);
  const inLockedGame: Store['inGame'] = (gameId, work) => inGame(client, queue, gameId, work);
  return {
    kind: engine.kind,
    owner: ownerName(randomUUID()),
    migrated,
    get db() {
      return outerClient(client);
    },
    inTransaction: (work) => inTransaction(client, work),
    inGame: inLockedGame,
    once: async (userId, key, work) => {
      if (await isClaimed(outerClient(client), key)) return null;
      const note = (db: Db): Promise<boolean> => claimPress(db, key, now(), userId);
      return once(note, () => returnPress(outerClient(client), key), work);
    },
    ping: async () => {
      try {
        await outerClient(client).$queryRaw`SELECT 1`;
        return true;
      } catch {
        return false;
      }
    },
    describe: async () => ({ kind: engine.kind, ...(await engine.describe(outerClient(client))) }),
    maintain: async (goesOn = () => true) => {
      await purge(outerClient(client), now());
      await packReports({ db: outerClient(client), inGame: inLockedGame }, now(), { goesOn, warn });
      if (goesOn()) await engine.maintain();
    },
    backup: () => engine.backup(),
    close: async () => {
      await client.$disconnect();
      await engine.close();
    },
  };
}
