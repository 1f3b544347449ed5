// The embedded Postgres with one thing added: what has been committed is flushed to the disk, which it never does itself.
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CheckedPGlite } from './embedded-adapter.js';

/**
 * A database in a folder. After each transaction, and each statement outside one that may have written something,
 * the write-ahead log is flushed before the caller goes on. This narrows what a power failure can lose; it does not
 * make it a server database, because pages written at checkpoints are still left to the operating system.
 */
export class DurablePGlite extends CheckedPGlite {
  readonly #flush: () => Promise<void>;

  /** @param onFlushError told when the disk refuses; the commit itself stands, so nothing is thrown. */
  constructor(folder: string, onFlushError: (error: unknown) => void, options: PGliteOptions) {
    super(folder, options);
    const flusher = new WalFlusher(join(folder, 'pg_wal'));
    this.#flush = () => flusher.flush().catch(onFlushError);
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    const result = await super.transaction(callback);
    await this.#flush();
    return result;
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const result = await super.query<T>(query, params, options);
    if (!/^\s*(select|show)\b/i.test(query)) await this.#flush();
    return result;
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    const result = await super.exec(query, options);
    if (this.ready) await this.#flush();
    return result;
  }
}

/** Flushes the segments of a write-ahead log that have been written since the last time. */
class WalFlusher {
  readonly #seen = new Map<string, number>();

  constructor(private readonly folder: string) {}

  async flush(): Promise<void> {
    const names = (await readdir(this.folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    const segments = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(join(this.folder, name))).mtimeMs })),
    );
    const newest = Math.max(...segments.map(({ time }) => time));
    // The newest is always flushed: two writes can fall into the same tick of the file system's clock.
    const written = segments.filter(({ name, time }) => time === newest || this.#seen.get(name) !== time);
    await Promise.all(written.map(({ name }) => flushFile(join(this.folder, name))));
    this.#seen.clear();
    for (const { name, time } of segments) this.#seen.set(name, time);
  }
}

async function flushFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
