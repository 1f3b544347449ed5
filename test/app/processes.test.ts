// Processes on one database: one that is started again takes over at once what its dead forerunner held.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinProcesses, roles } from '../../src/app/processes.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { isKnownDead, ownerName } from '../../src/store/process-name.js';
import { forgetProcesses, renewProcess } from '../../src/store/processes.js';
import { addShards, claimShards } from '../../src/store/shards.js';

const now = (): Date => new Date('2026-01-01T00:00:00Z');
const range = { count: 2, from: 0, to: 1 };
const lease = { now: now(), until: new Date(now().getTime() + 8_000) };

let store: Store;
beforeEach(async () => {
  store = await openDatabase({ dataDir: '.', memory: true, now });
  await addShards(store.db, range);
});
afterEach(() => store.close());

/** What a process that joins now gets of connections that another one holds. */
async function gets(other: string): Promise<readonly number[]> {
  await renewProcess(store.db, other, [...roles, 'shards:2'], lease);
  await claimShards(store.db, range, { owner: other, ...lease }, 2);
  // As on a Postgres server, where others may run beside it.
  await forgetProcesses(store.db, isKnownDead);
  const member = await joinProcesses(store, { roles: new Set(roles), now, warn: () => undefined });
  try {
    return (await member.leases.hold(range)).held;
  } finally {
    await member.leave();
  }
}

it('takes over what a dead one of this machine held', async () => {
  const dead = { ...(JSON.parse(ownerName('before')) as object), pid: 2 ** 22 + 1 };
  expect(await gets(JSON.stringify(dead))).toEqual([0, 1]);
});

it('leaves alone what one that lives holds', async () => {
  expect(await gets(ownerName('beside'))).toEqual([]);
});
