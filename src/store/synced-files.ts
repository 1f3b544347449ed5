// The embedded database's files on the disk: what Postgres flushes is flushed, in the order it relies on, which its build for WebAssembly leaves out.
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * A file or folder, as the files' glue of the WebAssembly build knows it.
 * @internal
 */
export type FileNode = object;

/** A file or folder that is open. */
interface FileStream {
  readonly node: FileNode;
}

/** The glue between Postgres and `node:fs`, as far as something is added to it. */
export interface FileGlue {
  realPath(node: FileNode): string;
  readonly node_ops: {
    setattr: (node: FileNode, attributes: { readonly size?: number }) => void;
    mknod: (parent: FileNode, name: string, mode: number, dev: number) => FileNode;
    rename: (node: FileNode, folder: FileNode, name: string) => void;
    unlink: (folder: FileNode, name: string) => void;
    rmdir: (folder: FileNode, name: string) => void;
  };
  readonly stream_ops: {
    setattr: (stream: FileStream, attributes: { readonly size?: number }) => void;
    write: (stream: FileStream, bytes: Uint8Array, offset: number, length: number, position: number) => number;
    fsync?: (stream: FileStream) => number;
  };
}

type Options = Parameters<NodeFS['init']>[1];

/**
 * A folder of database files. Flushes are done at once, but for those of the write-ahead log: they are left to `flushLog`, which holds
 * nobody up, or are done before anything outside the log is changed. So no page is on the disk before the log that tells of it, and no
 * checkpoint before its pages.
 */
export class SyncedFiles extends NodeFS {
  /** Files of the log to be flushed, each with the number of the last wish for it. */
  readonly #wanted = new Map<string, number>();
  #wishes = 0;
  /** The flush of the log at work, or the last one. */
  #flushing: Promise<void> | null = null;
  /** The one after it, for all who have come since it began. */
  #next: Promise<void> | null = null;

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const attach = (module: { readonly FS: { readonly filesystems: { readonly NODEFS: object } } }): void => {
      this.attach(module.FS.filesystems.NODEFS as FileGlue);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [attach, ...(emscriptenOpts.preRun ?? [])] } };
  }

  /** Flushes what commits have written to the log. Those that come while it is being flushed are flushed together afterwards. */
  async flushLog(): Promise<void> {
    if (this.#wanted.size === 0) return;
    this.#next ??= this.#following();
    await this.#next;
  }

  async #following(): Promise<void> {
    await this.#flushing?.catch(() => undefined);
    this.#next = null;
    this.#flushing = this.#flushWanted();
    await this.#flushing;
  }

  async #flushWanted(): Promise<void> {
    await Promise.all(
      [...this.#wanted].map(async ([path, wish]) => {
        await this.flush(path);
        if (this.#wanted.get(path) === wish) this.#wanted.delete(path);
      }),
    );
  }

  /** Joins the glue of one run of Postgres to this. */
  protected attach(glue: FileGlue): void {
    const { node_ops: nodes, stream_ops: streams } = glue;
    const isLog = (node: FileNode): boolean => glue.realPath(node).startsWith(join(this.rootDir, 'pg_wal') + sep);
    const logFirst = <Args extends unknown[], Result>(change: (...args: Args) => Result) => {
      return (...args: Args): Result => {
        this.#flushLogNow();
        return change(...args);
      };
    };
    const { write } = streams;
    streams.write = (stream, ...rest) => {
      if (this.#wanted.size > 0 && !isLog(stream.node)) this.#flushLogNow();
      return write(stream, ...rest);
    };
    streams.setattr = logFirst(streams.setattr);
    streams.fsync = ({ node }) => {
      if (isLog(node)) this.#wanted.set(glue.realPath(node), ++this.#wishes);
      else this.flushNow(glue.realPath(node));
      return 0;
    };
    nodes.setattr = logFirst(nodes.setattr);
    nodes.rename = logFirst(nodes.rename);
    nodes.unlink = logFirst(nodes.unlink);
  }

  /** Flushes a file or folder. */
  protected async flush(path: string): Promise<void> {
    await flushPath(path);
  }

  /** Flushes a file or folder before anything else is done. */
  protected flushNow(path: string): void {
    if (cannotFlush(path)) return;
    const file = openSync(path, flags);
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  #flushLogNow(): void {
    for (const path of this.#wanted.keys()) this.flushNow(path);
    this.#wanted.clear();
  }
}

/** Flushes a folder with all that is in it: for files that were written without this. */
export async function flushFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushFolder(path);
    else await flushPath(path);
  }
  await flushPath(folder);
}

const windows = process.platform === 'win32';
/** Windows flushes only what is open for writing, elsewhere folders cannot be opened for it. */
const flags = windows ? 'r+' : 'r';

/** Windows flushes no folders, nor has to. */
function cannotFlush(path: string): boolean {
  return windows && statSync(path).isDirectory();
}

/** Flushes a file or folder. */
export async function flushPath(path: string): Promise<void> {
  if (cannotFlush(path)) return;
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
