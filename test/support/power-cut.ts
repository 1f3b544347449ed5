// Cuts the power of an embedded database, as a model: keeps its files as a disk may hold them at some moment, and opens them again.
import { PGlite } from '@electric-sql/pglite';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DurablePGlite } from '../../src/store/durable-pglite.js';
import { startParams } from '../../src/store/embedded-adapter.js';
import { flushFolder, SyncedFiles, type FileGlue, type FileNode } from '../../src/store/synced-files.js';

/** What happens to the files, in order. */
type Change =
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'size'; readonly path: string; readonly size: number }
  | { readonly kind: 'create' | 'folder' | 'remove' | 'removeFolder'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  /** All that was done to a file before a moment is on the disk. */
  | { readonly kind: 'flushed'; readonly path: string; readonly before: number }
  /** Whoever wrote has been told that the row is stored. */
  | { readonly kind: 'acknowledged'; readonly row: number };

/** A disk keeps or loses blocks of this size as a whole. */
const blockBytes = 4096;

/** Files that remember what was done to them. */
class RecordedFiles extends SyncedFiles {
  readonly changes: Change[] = [];

  protected override attach(glue: FileGlue): void {
    super.attach(glue);
    const { node_ops: nodes, stream_ops: streams } = glue;
    const at = (node: FileNode): string => relative(this.rootDir, glue.realPath(node));
    const resized = (node: FileNode, { size }: { readonly size?: number }): void => {
      if (size !== undefined) this.changes.push({ kind: 'size', path: at(node), size });
    };
    const { write, setattr: setStream } = streams;
    streams.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position);
      const path = at(stream.node);
      for (let from = 0; from < written;) {
        const to = Math.min(written, from + blockBytes - ((position + from) % blockBytes));
        const block = Buffer.from(bytes.slice(offset + from, offset + to));
        this.changes.push({ kind: 'write', path, at: position + from, bytes: block });
        from = to;
      }
      return written;
    };
    streams.setattr = (stream, attributes) => {
      setStream(stream, attributes);
      resized(stream.node, attributes);
    };
    const { setattr, mknod, rename, unlink, rmdir } = nodes;
    nodes.setattr = (node, attributes) => {
      setattr(node, attributes);
      resized(node, attributes);
    };
    nodes.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev);
      this.changes.push({ kind: (mode & 0o170000) === 0o040000 ? 'folder' : 'create', path: at(node) });
      return node;
    };
    nodes.rename = (node, folder, name) => {
      const path = at(node);
      rename(node, folder, name);
      this.changes.push({ kind: 'rename', path, to: join(at(folder), name) });
    };
    nodes.unlink = (folder, name) => {
      unlink(folder, name);
      this.changes.push({ kind: 'remove', path: join(at(folder), name) });
    };
    nodes.rmdir = (folder, name) => {
      rmdir(folder, name);
      this.changes.push({ kind: 'removeFolder', path: join(at(folder), name) });
    };
  }

  protected override async flush(path: string): Promise<void> {
    const before = this.changes.length;
    await super.flush(path);
    this.changes.push({ kind: 'flushed', path: relative(this.rootDir, path), before });
  }

  protected override flushNow(path: string): void {
    super.flushNow(path);
    this.changes.push({ kind: 'flushed', path: relative(this.rootDir, path), before: this.changes.length });
  }
}

/** Numbers from 0 up to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A file by what it is, whatever it is called meanwhile. */
interface TrackedFile {
  /** Its path at the beginning; null when it was made since. */
  readonly base: string | null;
  readonly changes: { readonly index: number; readonly change: Change & { kind: 'write' | 'size' } }[];
  /** What was done before this is on the disk. */
  flushed: number;
}

/**
 * Makes a copy of the files as a disk may hold them when the power goes: whatever was not flushed may be there or not, block by block; names
 * are kept in order, as the journal of a file system does, and are on the disk with the next flush of anything.
 */
async function image(
  from: string,
  to: string,
  changes: readonly Change[],
  cut: number,
  random: () => number,
): Promise<void> {
  await cp(from, to, { recursive: true });
  const done = changes.slice(0, cut);
  const lastFlush = done.findLastIndex(({ kind }) => kind === 'flushed');
  const named = lastFlush + 1 + Math.floor(random() * (cut - lastFlush));

  const files = new Map<string, TrackedFile>();
  /** The files under the names that are on the disk. */
  let kept = new Map<string, TrackedFile>();
  const gone = new Set<string>();
  const fileAt = (path: string): TrackedFile => {
    const known = files.get(path) ?? { base: path, changes: [], flushed: 0 };
    files.set(path, known);
    return known;
  };
  const folders: string[] = [];
  for (const [index, change] of done.entries()) {
    const holds = index < named;
    switch (change.kind) {
      case 'write':
      case 'size':
        fileAt(change.path).changes.push({ index, change });
        break;
      case 'flushed': {
        const file = files.get(change.path);
        if (file !== undefined) file.flushed = Math.max(file.flushed, change.before);
        break;
      }
      case 'create':
        files.set(change.path, { base: null, changes: [], flushed: 0 });
        break;
      case 'folder':
        if (holds) folders.push(change.path);
        break;
      case 'remove':
        files.delete(change.path);
        if (holds) gone.add(change.path);
        break;
      case 'rename': {
        const file = fileAt(change.path);
        files.delete(change.path);
        files.set(change.to, file);
        if (holds) gone.add(change.path);
        break;
      }
      case 'removeFolder':
      case 'acknowledged':
        break;
    }
    if (index === named - 1) kept = new Map(files);
  }
  for (const [path, file] of files) if (file.base === path) kept.set(path, file);

  const contents = await Promise.all(
    [...kept].map(async ([path, file]) => ({ path, bytes: await contentOf(from, file, random, named) })),
  );
  for (const path of gone) await rm(join(to, path), { force: true });
  for (const path of folders) await mkdir(join(to, path), { recursive: true });
  for (const { path, bytes } of contents) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await writeFile(join(to, path), bytes);
  }
}

/** What the disk holds of a file. Of some files nothing that was not flushed is there, of some all, of some a part. */
async function contentOf(from: string, file: TrackedFile, random: () => number, named: number): Promise<Buffer> {
  const luck = [0, 1, 0.5][Math.floor(random() * 3)] ?? 0;
  let bytes = file.base === null ? Buffer.alloc(0) : await readFile(join(from, file.base)).catch(() => Buffer.alloc(0));
  let size = bytes.length;
  const grow = (to: number): void => {
    if (to > bytes.length) bytes = Buffer.concat([bytes], Math.max(to, 2 * bytes.length));
    size = Math.max(size, to);
  };
  for (const { index, change } of file.changes) {
    const lucky = random() < luck;
    if (change.kind === 'size') {
      if (index >= file.flushed && index >= named) continue;
      grow(change.size);
      bytes.fill(0, change.size, size);
      size = change.size;
    } else if (index < file.flushed || lucky) {
      grow(change.at + change.bytes.length);
      change.bytes.copy(bytes, change.at);
    }
  }
  return bytes.subarray(0, size);
}

/** What became of the images. */
interface PowerCuts {
  readonly images: number;
  /** Why some could not be opened, or what was wrong in them. */
  readonly faults: readonly string[];
}

/**
 * Writes to an embedded database with checkpoints between, cuts its power at random moments, half of them while a checkpoint is made, and
 * opens what is left each time.
 * @param opened told after each image, for whoever watches.
 */
export async function cutPower({
  seed,
  cuts,
  opened = () => undefined,
}: {
  readonly seed: number;
  readonly cuts: number;
  readonly opened?: (images: number) => void;
}): Promise<PowerCuts> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-power-'));
  const [base, live, copy] = [join(folder, 'base'), join(folder, 'live'), join(folder, 'image')];
  try {
    const first = await PGlite.create(base, { startParams });
    await first.exec('CREATE TABLE kept (row integer PRIMARY KEY, filling text); CREATE TABLE passing (row integer)');
    await first.close();
    await flushFolder(base);
    await cp(base, live, { recursive: true });
    const changes = await busyRun(live);
    const checkpoints = changes.flatMap((change, index) =>
      change.kind === 'write' && change.path === 'global/pg_control' ? [index] : [],
    );
    const random = chance(seed);
    const faults: string[] = [];
    for (let number = 0; number < cuts; number++) {
      const near = checkpoints[Math.floor(random() * checkpoints.length)] ?? 0;
      const cut = number % 2 === 0 ? Math.floor(random() * (changes.length + 1)) : near + 1 + Math.floor(random() * 3);
      await rm(copy, { recursive: true, force: true });
      await image(base, copy, changes, Math.min(cut, changes.length), random);
      const fault = await faultOf(copy, changes.slice(0, cut));
      if (fault !== null) faults.push(`cut ${String(cut)} of ${String(changes.length)}: ${fault}`);
      opened(number + 1);
    }
    return { images: cuts, faults };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rows written one by one, checkpoints, tables that come and go, and the database closed and opened in between. */
async function busyRun(live: string): Promise<readonly Change[]> {
  const fail = (error: unknown): void => {
    throw error;
  };
  const all: Change[] = [];
  for (let start = 0, row = 0; start < 2; start++) {
    const files = new RecordedFiles(live);
    const client = new DurablePGlite(files, fail, { startParams });
    await client.waitReady;
    for (let step = 0; step < 24; step++) {
      row++;
      await client.query('INSERT INTO kept VALUES ($1, $2)', [row, 'x'.repeat(700)]);
      await client.query('UPDATE kept SET filling = $2 WHERE row = $1', [1 + (row % 7), String(row)]);
      files.changes.push({ kind: 'acknowledged', row });
      if (step % 6 === 3) {
        await client.exec('INSERT INTO passing VALUES (1); TRUNCATE passing');
        await client.exec('VACUUM kept');
      }
      if (step % 8 === 5) await client.exec('CHECKPOINT');
    }
    await client.close();
    const before = all.length;
    for (const change of files.changes)
      all.push(change.kind === 'flushed' ? { ...change, before: change.before + before } : change);
  }
  return all;
}

/** Opens an image. Gives what is wrong with it, or null. */
async function faultOf(folder: string, done: readonly Change[]): Promise<string | null> {
  const promised = done.reduce((most, change) => (change.kind === 'acknowledged' ? change.row : most), 0);
  let client: DurablePGlite | null = null;
  try {
    client = new DurablePGlite(new SyncedFiles(folder), () => undefined, { startParams });
    await client.waitReady;
    const sql = 'SELECT count(*)::integer AS count, COALESCE(max(row), 0) AS last FROM kept';
    const scanned = (await client.query<{ count: number; last: number }>(sql)).rows[0];
    await client.exec('SET enable_seqscan = off');
    const indexed = (await client.query<{ count: number; last: number }>(`${sql} WHERE row > 0`)).rows[0];
    if (scanned === undefined || scanned.count !== scanned.last || scanned.last < promised)
      return `holds ${JSON.stringify(scanned)}, promised ${String(promised)}`;
    if (JSON.stringify(scanned) !== JSON.stringify(indexed)) return 'the index differs from its table';
    await client.exec('INSERT INTO kept VALUES (0); CHECKPOINT');
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client?.close().catch(() => undefined);
  }
}
