// Deliveries: in order per target, again after failures, given up in the end, never twice.
import { describe, expect, it, vi } from 'vitest';
import { createDeliveries, type Delivered, type Delivery } from '../../src/clock/delivering.js';
import type { OutboxMessage } from '../../src/play/change/outbox.js';
import { Worker } from '../../src/clock/worker.js';
import { enqueue, wakeTroubled } from '../../src/store/outbox.js';
import { anyGame } from '../support/games.js';
import { testStore } from '../support/database.js';

const { store, clock } = testStore();

async function queue(...keys: readonly string[]): Promise<void> {
  const { id: gameId } = await anyGame(store().db, clock.now());
  await store().inTransaction((tx) =>
    enqueue(
      tx,
      keys.map((key) => ({
        key,
        gameId,
        target: `game:${key.slice(0, 1)}`,
        kind: 'status',
        payload: { kind: 'status', gameId },
      })),
      clock.now(),
    ),
  );
}

function speaker(answer: (delivery: Delivery) => Delivered): { said: string[]; run: () => Promise<number> } {
  const said: string[] = [];
  const deliver = (delivery: Delivery): Promise<Delivered> => {
    said.push(delivery.key);
    return Promise.resolve(answer(delivery));
  };
  return { said, run: () => createDeliveries({ store: store(), now: clock.now, deliver }).run() };
}

describe('deliveries', () => {
  it('go out once each, in order per target', async () => {
    await queue('a1', 'b1', 'a2', 'a3');
    const { said, run } = speaker(() => ({ kind: 'done', messageRef: { channelId: '1', messageId: '2' } }));
    await Promise.all([run(), run()]);
    expect([...said].sort()).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect(said.filter((key) => key.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(await run()).toBe(0);
    const row = await store().db.outbox.findFirst({ where: { key: 'a1' } });
    expect(row).toMatchObject({ messageRef: { channelId: '1', messageId: '2' }, doneAt: clock.now() });
  });

  it('hold back what follows until a failure is over', async () => {
    await queue('a1', 'a2', 'b1');
    let up = false;
    const { said, run } = speaker(({ key }) =>
      key === 'a1' && !up ? { kind: 'retry', afterMs: 5_000, error: 'down' } : { kind: 'done' },
    );
    await run();
    expect(said).toEqual(['a1', 'b1']);
    await run();
    up = true;
    clock.advance(5_000);
    await run();
    expect(said).toEqual(['a1', 'b1', 'a1', 'a2']);
  });

  it('wait longer each time and are given up in the end', async () => {
    await queue('a1', 'a2');
    const { said, run } = speaker(({ key }) => {
      if (key === 'a1') throw new Error('no such channel');
      return { kind: 'done' };
    });
    for (let n = 0; n < 14; n++) {
      await run();
      clock.advance(15 * 60_000);
    }
    expect(said.filter((key) => key === 'a1')).toHaveLength(12);
    expect(said.at(-1)).toBe('a2');
    expect(await store().db.outbox.findFirst({ where: { key: 'a1' } })).toMatchObject({
      failedAt: expect.any(Date) as Date,
      lastError: 'no such channel',
    });
  });
});

it('tells tables with all hands while very much falls due, and people with few', async () => {
  const { id: gameId } = await anyGame(store().db, clock.now());
  const people = ['1', '2', '3', '4', '5'].map((userId) => ({
    ...{ key: `p${userId}`, gameId, target: `user:${userId}`, kind: 'reminder' },
    payload: { kind: 'reminder', gameId, userId, checkpoint: 0, hours: 1 },
  }));
  const tables = ['a', 'b', 'c', 'd'].map((key) => ({
    ...{ key, gameId, target: `table ${key}`, kind: 'announce' },
    payload: { kind: 'announce', gameId, reports: [], board: null, deadline: true },
  }));
  await enqueue(store().db, [...people, ...tables], clock.now());
  const begun: string[] = [];
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  const deliveries = createDeliveries({
    ...{ store: store(), now: clock.now, isRushed: () => true },
    deliver: async ({ key }) => {
      begun.push(key);
      await gone;
      return { kind: 'done' };
    },
  });
  const run = deliveries.run();
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(6));
  await new Promise(setImmediate);
  expect(begun.filter((key) => !key.startsWith('p'))).toEqual(['a', 'b', 'c', 'd']);
  expect(begun.filter((key) => key.startsWith('p'))).toHaveLength(2);
  go();
  expect(await run).toBe(9);
});

describe('what is in the way', () => {
  const open = () => store().db.outbox.findMany({ where: { doneAt: null }, orderBy: { id: 'asc' } });

  it('is waited for however long, at growing intervals up to an hour, and told once to each who can mend it', async () => {
    await queue('a1');
    const tries: number[] = [];
    const began = clock.now().getTime();
    const { said, run } = speaker(({ key }) => {
      if (key !== 'a1') return { kind: 'done' };
      tries.push((clock.now().getTime() - began) / 60_000);
      return { kind: 'blocked', trouble: 'noAccess', people: ['host', 'owner'], error: 'no', sure: true };
    });
    for (let minute = 0; minute < 24 * 60; minute++) {
      if (minute < 70 || minute % 30 === 0) await run();
      clock.advance(60_000);
    }
    expect(tries.slice(0, 6)).toEqual([0, 1, 3, 7, 15, 31]);
    expect(tries.length).toBeGreaterThan(20);
    expect(said.filter((key) => key !== 'a1').sort()).toHaveLength(2);
    const [row] = await open();
    expect(row).toMatchObject({ key: 'a1', trouble: 'noAccess', unsureSince: null });
    const game = await store().db.game.findFirst();
    expect(await wakeTroubled(store().db, game?.guildId ?? '', clock.now())).toBe(1);
    const before = tries.length;
    await run();
    expect(tries).toHaveLength(before + 1);
  });

  it('is never the end when it is Discord itself', async () => {
    await queue('a1');
    let tries = 0;
    const { run } = speaker(() => {
      tries += 1;
      return tries <= 50 ? { kind: 'away', error: 'unreachable' } : { kind: 'done' };
    });
    for (let n = 0; n < 51; n++) {
      await run();
      clock.advance(5 * 60_000);
    }
    expect(await open()).toEqual([]);
  });

  it('stops everything when it is the limit of the whole bot, and counts for no try', async () => {
    await queue('a1', 'b1', 'c1');
    const said: string[] = [];
    let limited = true;
    const deliveries = createDeliveries({
      store: store(),
      now: clock.now,
      deliver: ({ key }) => {
        said.push(key);
        return Promise.resolve(
          limited ? { kind: 'limited', afterMs: 200, all: true, error: 'slow down' } : { kind: 'done' },
        );
      },
    });
    await deliveries.run();
    limited = false;
    clock.advance(1_000);
    const before = said.length;
    await deliveries.run();
    expect(said).toHaveLength(before);
    expect((await open()).map((row) => row.attempts)).toEqual([0, 0, 0]);
    await vi.waitFor(async () => {
      expect(await open()).toEqual([]);
    });
    await deliveries.close();
  });

  it('may leave something to be said instead, once', async () => {
    await queue('a1');
    const instead: OutboxMessage = { kind: 'status', gameId: 1 };
    const { said, run } = speaker(({ key }) => (key === 'a1' ? { kind: 'done', instead } : { kind: 'done' }));
    await run();
    expect(said).toEqual(['a1', 'a1:instead']);
  });
});

describe('a worker', () => {
  it('never overlaps with itself, and runs again for who called during a run', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const worker = new Worker(
      'test',
      async () => {
        running += 1;
        runs += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
      },
      () => undefined,
    );
    await Promise.all([worker.run(), worker.run(), worker.run()]);
    expect({ most, runs }).toEqual({ most: 1, runs: 2 });
    await worker.close();
    await worker.run();
    expect(runs).toBe(2);
  });
});
