// Keeps two programs from opening the same data folder, which the embedded database itself does not prevent.
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { StoreError } from './errors.js';
import { isRunning, readProcessName, thisProcess, type ProcessName } from './process-name.js';

const heartbeatMs = 10_000;
/** A holder on another machine or in another container counts as gone when it has been silent for so long. */
const silentMs = 30_000;
/** A lock file that cannot be read is being written just now, unless it is older than this. */
const writingMs = 2_000;

export interface Lock {
  /** Gives the folder free. */
  release(): void;
}

/**
 * Takes the lock file, or takes it over from a program that has ended without giving it back.
 * @param file path of the lock file; its folder must exist.
 * @param folder what it guards, for the error.
 * @throws StoreError `locked` when a living program holds it.
 */
export function takeLock(file: string, folder: string): Lock {
  const mine = thisProcess();
  while (!createLock(file, mine)) {
    const holder = readHolder(file);
    if (holder === null ? Date.now() - modified(file) < writingMs : isAlive(holder, file)) {
      throw new StoreError('locked', { folder, pid: holder?.pid ?? '?', host: holder?.host ?? '?' });
    }
    discardStale(file, holder);
  }
  const release = (): void => {
    clearInterval(heartbeat);
    process.removeListener('exit', release);
    const holder = readHolder(file);
    if (holder !== null && sameHolder(holder, mine)) rmSync(file, { force: true });
  };
  const heartbeat = setInterval(() => {
    touch(file);
  }, heartbeatMs);
  heartbeat.unref();
  process.once('exit', release);
  return { release };
}

function createLock(file: string, holder: ProcessName): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Null when the file is gone or only half written by a program that died. */
function readHolder(file: string): ProcessName | null {
  try {
    return readProcessName(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Moves it aside first, so that of two programs that find the same stale file only one removes it. */
function discardStale(file: string, holder: ProcessName | null): void {
  const aside = `${file}.${String(process.pid)}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readHolder(aside);
  const fresh = moved !== null && (holder === null || !sameHolder(moved, holder));
  if (fresh) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function isAlive(holder: ProcessName, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - modified(file) < silentMs;
  return isRunning(holder);
}

function sameHolder(a: ProcessName, b: ProcessName): boolean {
  return a.pid === b.pid && a.started === b.started && a.host === b.host;
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
