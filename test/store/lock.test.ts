// The lock of the data folder: kept from the living, taken over from the dead.
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from '../../src/store/lock.js';
import { isKnownDead, ownerName } from '../../src/store/process-name.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-lock-'));
  file = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const longAgo = new Date('2020-01-01T00:00:00Z');
const take = (): ReturnType<typeof takeLock> => takeLock(file, folder);

/** Writes the lock of somebody else: this process's own, with some things changed. */
async function lockOf(change: object): Promise<void> {
  const lock = take();
  const holder: unknown = JSON.parse(await readFile(file, 'utf8'));
  lock.release();
  await writeFile(file, JSON.stringify({ ...(holder as object), ...change }));
}

it('is free again after it was given back', () => {
  const lock = take();
  expect(take).toThrow(folder);
  lock.release();
  expect(existsSync(file)).toBe(false);
  take().release();
});

it('is taken over from a process that has ended', async () => {
  await lockOf({ pid: 2 ** 22 + 1 });
  take().release();
});

it('is taken over when another process has got the number of the one that ended', async () => {
  await lockOf({ started: 'another-boot:1' });
  take().release();
});

it('of another machine counts while it beats, and not long after', async () => {
  await lockOf({ host: 'elsewhere', pid: 1 });
  expect(take).toThrow('elsewhere');
  await utimes(file, longAgo, longAgo);
  take().release();
});

it('that is being written just now counts, and one left half written does not', async () => {
  await writeFile(file, '{"pid"');
  expect(take).toThrow(folder);
  await utimes(file, longAgo, longAgo);
  take().release();
});

it('is not given back by somebody who has lost it', async () => {
  const lock = take();
  await writeFile(file, JSON.stringify({ pid: 1, started: 'x', host: 'elsewhere' }));
  lock.release();
  expect(existsSync(file)).toBe(true);
});

it('tells a holder of leases that has ended from one that lives, and never judges another machine', () => {
  const mine = ownerName('a');
  const changed = (change: object): string => JSON.stringify({ ...(JSON.parse(mine) as object), ...change });
  expect(isKnownDead(mine)).toBe(false);
  expect(isKnownDead(changed({ pid: 2 ** 22 + 1 }))).toBe(true);
  expect(isKnownDead(changed({ started: 'this-boot:1' }))).toBe(true);
  expect(isKnownDead(changed({ pid: 2 ** 22 + 1, host: 'elsewhere' }))).toBe(false);
  expect(isKnownDead(changed({ pid: 2 ** 22 + 1, space: 'another-container' }))).toBe(false);
  expect(isKnownDead('somebody')).toBe(false);
});
