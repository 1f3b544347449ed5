// How the embedded Postgres is started and joined to Prisma; sees to it that a commit that fails is not taken for one that worked.
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { ClientAdapter } from './client.js';
import { PreparingPGlite } from './prepared-statements.js';

/** Its own settings, less memory for its page cache (saves about 140 MB), and UTC whatever the machine's time zone. */
export const startParams: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'timezone=UTC'];

/** The embedded Postgres, which remembers when a transaction could not be committed. */
export class CheckedPGlite extends PreparingPGlite {
  #failure: { readonly error: unknown } | null = null;

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await super.transaction(callback);
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }

  /** Throws the error of the transaction that has just failed, once. */
  throwFailure(): void {
    const failure = this.#failure;
    this.#failure = null;
    if (failure !== null) throw failure.error;
  }
}

/** The driver for Prisma. The package it rests on drops the error of a failing commit, which this puts back. */
export function embeddedAdapter(client: CheckedPGlite): ClientAdapter {
  const inner = new PrismaPGlite(client);
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => {
      const connection = await inner.connect();
      const start = connection.startTransaction.bind(connection);
      connection.startTransaction = async (isolationLevel) => {
        const transaction = await start(isolationLevel);
        const commit = transaction.commit.bind(transaction);
        transaction.commit = async () => {
          await commit();
          client.throwFailure();
        };
        return transaction;
      };
      return connection;
    },
  };
}
