// The write-ahead log is flushed once for all commits that wait for it, and none of them goes on before.
import { expect, it } from 'vitest';
import { SyncedFiles, type FileGlue, type FileNode } from '../../src/store/synced-files.js';

interface Disk {
  readonly path: string;
  done(): void;
  fail(): void;
}

/** Files whose flushes end when the test says so. */
class SlowFiles extends SyncedFiles {
  readonly flushes: Disk[] = [];
  #commit: (() => void) | null = null;

  constructor() {
    super('/data');
    const node: FileNode = {};
    const unused = (): never => {
      throw new Error('not used');
    };
    const glue: FileGlue = {
      realPath: () => '/data/pg_wal/1',
      node_ops: { setattr: unused, mknod: unused, rename: unused, unlink: unused, rmdir: unused },
      stream_ops: { setattr: unused, write: unused },
    };
    this.attach(glue);
    this.#commit = () => void glue.stream_ops.fsync?.({ node });
  }

  /** A commit writes to the log, and asks for it to be flushed. */
  async commit(): Promise<'stored'> {
    this.#commit?.();
    await this.flushLog();
    return 'stored';
  }

  protected override flush(path: string): Promise<void> {
    return new Promise((done, reject) => {
      this.flushes.push({ path, done, fail: () => reject(new Error('the disk is full')) });
    });
  }
}

/** Lets everything go on that can. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('commits that come while the log is flushed wait for one more flush, which all of them share', async () => {
  const files = new SlowFiles();
  const stored: string[] = [];
  const note = (name: string) => (): void => void stored.push(name);
  void files.commit().then(note('first'));
  await settled();
  for (const name of ['second', 'third', 'fourth']) void files.commit().then(note(name));
  await settled();
  expect(files.flushes).toHaveLength(1);
  files.flushes[0]?.done();
  await settled();
  expect(stored).toEqual(['first']);
  expect(files.flushes).toHaveLength(2);
  files.flushes[1]?.done();
  await settled();
  expect(stored).toEqual(['first', 'second', 'third', 'fourth']);
  await files.flushLog();
  expect(files.flushes).toHaveLength(2);
});

it('a flush that fails is made again with the next commit, whose caller waits for it', async () => {
  const files = new SlowFiles();
  const first = files.commit();
  await settled();
  const second = files.commit();
  files.flushes[0]?.fail();
  await expect(first).rejects.toThrow('the disk is full');
  await settled();
  files.flushes[1]?.done();
  expect(await second).toBe('stored');
});
