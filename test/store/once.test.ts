// What is asked for under a key: done once, whoever dies, fails or comes first.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../src/store/client.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { enqueue } from '../../src/store/outbox.js';
import { emptyTables, openTestStore, testClock } from '../support/database.js';
import { anyGame } from '../support/games.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
afterAll(() => server?.stop());

describe('on the embedded database', () => {
  onceTests((now) => openTestStore(now));
});

describe.skipIf(server === null)('on a Postgres server', () => {
  const url = server?.createDatabase();
  onceTests(async (now) => openDatabase({ databaseUrl: (await url) ?? '', dataDir: 'unused', now }));
});

function onceTests(open: (now: () => Date) => Promise<Store>): void {
  const clock = testClock();
  /** Two stores: on a server two programs, embedded the same one twice. */
  let stores: [Store, Store];
  let made = 0;

  beforeAll(async () => {
    const first = await open(clock.now);
    stores = [first, first.kind === 'server' ? await open(clock.now) : first];
  });
  beforeEach(() => emptyTables(stores[0]));
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
  });

  /** Leaves a row behind. */
  const leave = (tx: Db): Promise<unknown> =>
    enqueue(tx, [{ key: `k${String((made += 1))}`, target: 't', kind: 'text', payload: {} }], clock.now());
  const left = (): Promise<number> => stores[0].db.outbox.count();
  const act = (store: Store, also: () => Promise<void> = () => Promise.resolve()): Promise<string | null> =>
    store.once('ann', 'a key', async () => {
      await store.inTransaction(leave);
      await also();
      return 'done';
    });

  it('is done once, however often it comes', async () => {
    expect([await act(stores[0]), await act(stores[1]), await act(stores[0])]).toEqual(['done', null, null]);
    expect(await left()).toBe(1);
  });

  it('is done by one of two that are asked at the same moment', async () => {
    const came = await Promise.all(stores.map((store) => act(store)));
    expect(came.filter((one) => one === 'done').length).toBeGreaterThan(0);
    expect(await left()).toBe(1);
  });

  it('is done when it comes again after whoever heard of it died before doing it', async () => {
    const dies = new Promise<never>(() => undefined);
    void stores[0].once('ann', 'a key', () => dies);
    expect(await act(stores[1])).toBe('done');
    expect(await left()).toBe(1);
  });

  it('is not done again after whoever has done it died before saying so', async () => {
    const dies = new Promise<never>(() => undefined);
    let hasDone: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (hasDone = resolve));
    void act(stores[0], () => (hasDone(), dies));
    await done;
    expect(await act(stores[1])).toBeNull();
    expect(await left()).toBe(1);
  });

  it('may come again when it has failed, before its first change or behind it', async () => {
    const fails = (): Promise<never> => Promise.reject(new Error('away'));
    await expect(stores[0].once('ann', 'a key', () => stores[0].inTransaction(fails))).rejects.toThrow('away');
    await expect(act(stores[0], fails)).rejects.toThrow('away');
    expect(await act(stores[1])).toBe('done');
    expect(await act(stores[1])).toBeNull();
  });

  it('is noted with its first change of a game, and what goes on behind it is no part of it', async () => {
    const { id } = await anyGame(stores[0].db, clock.now());
    let later: () => Promise<unknown> = () => Promise.resolve();
    const answered = await stores[0].once('ann', 'a key', async () => {
      await stores[0].inGame(id, async (tx) => {
        await leave(tx);
        expect(await tx.inboxMessage.count({ where: { id: 'a key', userId: 'ann' } })).toBe(1);
      });
      let begin: () => void = () => undefined;
      const waits = new Promise<void>((resolve) => (begin = resolve));
      const background = waits.then(() => stores[0].inTransaction(leave));
      later = () => (begin(), background);
      return 'done';
    });
    expect(answered).toBe('done');
    await stores[0].db.inboxMessage.deleteMany();
    await later();
    expect(await stores[0].db.inboxMessage.count()).toBe(0);
    expect(await left()).toBe(2);
  });
}
