// What the store needs of a database, whichever it is.
import type { PrismaClient } from '../generated/prisma/client.js';
import type { ClientAdapter } from './client.js';
import type { InMigrationTransaction, Migration } from './migrate.js';

interface EngineDescription {
  readonly version: string;
  /** Folder or server address, without password. */
  readonly place: string;
  readonly bytes: number;
  readonly newestBackup: Date | null;
}

export interface Engine {
  readonly kind: 'embedded' | 'memory' | 'server';
  readonly adapter: ClientAdapter;
  readonly inMigrationTransaction: InMigrationTransaction;
  /** A last chance to copy what is there before migrations change it. */
  beforeMigrating(migrations: readonly Migration[]): Promise<void>;
  describe(client: PrismaClient): Promise<EngineDescription>;
  maintain(): Promise<void>;
  backup(): Promise<string | null>;
  close(): Promise<void>;
}
