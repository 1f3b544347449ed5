// Copies of the embedded database in files: how they are named, which are kept, how one is put back.
import { PGlite } from '@electric-sql/pglite';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StoreError } from './errors.js';
import { startParams } from './embedded-adapter.js';
import { makeOwnFolder, ownFile, shutFolder } from './private-files.js';

const prefix = 'fieldpost-';
const suffix = '.tar.gz';

export interface BackupFile {
  readonly name: string;
  readonly at: Date;
}

/**
 * `fieldpost-20261121T152200Z.tar.gz`.
 * @internal
 */
export function backupName(at: Date): string {
  return `${prefix}${at.toISOString().replace(/[-:]|\.\d+/g, '')}${suffix}`;
}

/**
 * The moment in a backup's name; null for any other file.
 * @internal
 */
export function backupTime(name: string): Date | null {
  const match = /^fieldpost-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/.exec(name);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second] = match;
  return new Date(`${year ?? ''}-${month ?? ''}-${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`);
}

/** The backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const at = backupTime(name);
      return at === null ? [] : [{ name, at }];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * Of the backups given, those to keep: the newest of each of the last 24 hours and of the last 7 days that have one.
 * @internal
 */
export function backupsToKeep(backups: readonly BackupFile[]): Set<string> {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime());
  const newestPer = (length: number, count: number): string[] => {
    const newest = new Map<string, string>();
    for (const backup of newestFirst) {
      const slot = backup.at.toISOString().slice(0, length);
      if (!newest.has(slot)) newest.set(slot, backup.name);
    }
    return [...newest.values()].slice(0, count);
  };
  return new Set([...newestPer('2026-11-21T15'.length, 24), ...newestPer('2026-11-21'.length, 7)]);
}

/**
 * Writes a copy of a database, which its owner alone may read, and removes the ones that are no longer kept.
 * @returns the path of the new file.
 */
export async function writeBackup(client: PGlite, folder: string, at: Date): Promise<string> {
  await makeOwnFolder(folder);
  await shutFolder(folder);
  const dump = await client.dumpDataDir('gzip');
  const file = join(folder, backupName(at));
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'w', ownFile);
  try {
    await handle.writeFile(Buffer.from(await dump.arrayBuffer()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  const backups = await listBackups(folder);
  const keep = backupsToKeep(backups);
  await Promise.all(backups.filter(({ name }) => !keep.has(name)).map(({ name }) => rm(join(folder, name))));
  return file;
}

/**
 * Unpacks a backup into a new database folder.
 * @throws StoreError `noBackup` when the file cannot be read.
 */
export async function unpackBackup(file: string, databaseDir: string): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StoreError('noBackup', { file }, { cause: error });
  });
  const dump = new File([bytes], basename(file), { type: 'application/x-gzip' });
  const client = await PGlite.create(databaseDir, { startParams, loadDataDir: dump });
  await client.close();
}
