// The embedded Postgres in a folder: what has been committed is on the disk before its caller goes on.
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { CheckedPGlite } from './embedded-adapter.js';
import type { SyncedFiles } from './synced-files.js';

/** It flushes to the disk as a server does. Without the build's own way for data, which does nothing, it takes the other for the log too. */
const flushing = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** A database in a folder that survives a power cut. */
export class DurablePGlite extends CheckedPGlite {
  readonly #flush: () => Promise<void>;

  /** @param onFlushError told when the disk refuses; the commit itself stands, so nothing is thrown. */
  constructor(files: SyncedFiles, onFlushError: (error: unknown) => void, options: PGliteOptions) {
    super({ ...options, fs: files, startParams: [...(options.startParams ?? []), ...flushing] });
    this.#flush = () => files.flushLog().catch(onFlushError);
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction(callback);
    await this.#flush();
    return result;
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const result = await super.query<T>(query, params, options);
    await this.#flush();
    return result;
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    const result = await super.exec(query, options);
    if (this.ready) await this.#flush();
    return result;
  }

  override async close(): Promise<void> {
    await super.close();
    await this.#flush();
  }
}
