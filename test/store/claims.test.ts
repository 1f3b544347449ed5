// Many at once, on the embedded database and on a server: no change is lost, no work is done twice, order holds per target.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claimDues,
  finishDue,
  nextDueAt,
  replaceDues,
  retryDue,
  returnDue,
  setDues,
  type NewDue,
} from '../../src/store/dues.js';
import { findGame, updateGame } from '../../src/store/games.js';
import type { Db } from '../../src/store/client.js';
import { claimMessages, claimPress, finishMessage, receiveMessage } from '../../src/store/inbox.js';
import { releaseLeases, renewLeases } from '../../src/store/leases.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import {
  claimDeliveries,
  dropDeliveries,
  enqueue,
  failDelivery,
  finishDelivery,
  nonceOf,
  noteDelivery,
  outboxState,
  retryDelivery,
  returnDelivery,
} from '../../src/store/outbox.js';
import { readStoredGame } from '../../src/store/snapshot.js';
import { emptyTables, openTestStore, testClock } from '../support/database.js';
import { anyGame } from '../support/games.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
afterAll(() => server?.stop());

describe('on the embedded database', () => {
  claimTests((now) => openTestStore(now));
});

describe.skipIf(server === null)('on a Postgres server', () => {
  const url = server?.createDatabase();
  claimTests(async (now) => openDatabase({ databaseUrl: (await url) ?? '', dataDir: 'unused', now }));
});

function claimTests(open: (now: () => Date) => Promise<Store>): void {
  const clock = testClock();
  /** Two stores: on a server two programs, embedded the same one twice. */
  let stores: [Store, Store];
  let db: Store['db'];

  beforeAll(async () => {
    const first = await open(clock.now);
    const second = first.kind === 'server' ? await open(clock.now) : first;
    stores = [first, second];
  });
  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00.000Z');
    await emptyTables(stores[0]);
    db = stores[0].db;
  });
  afterAll(async () => {
    for (const store of new Set(stores)) await store.close();
  });

  const claim = (limit = 100) => ({ owner: 'one', now: clock.now(), leaseMs: 60_000, limit });
  const duesOf = async (id: number) => (await readStoredGame(db, { id }))?.dues ?? [];
  const sent = (key: string): Promise<object | null> => db.outbox.findUnique({ where: { key } });
  const inAMinute = (minutes: number): Date => new Date(clock.now().getTime() + minutes * 60_000);

  it('ten writers on one game lose no change', async () => {
    const game = await anyGame(db, clock.now());
    const write = (n: number) =>
      stores[n % 2 === 0 ? 0 : 1].inGame(game.id, async (tx) => {
        const told = ((await findGame(tx, game.id))?.told ?? 0) + 1;
        await updateGame(tx, game.id, { told }, clock.now());
      });
    await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        for (let round = 0; round < 5; round++) await write(n);
      }),
    );
    expect(await findGame(db, game.id)).toMatchObject({ told: 50 });
  });

  it('a change that throws leaves nothing behind', async () => {
    const game = await anyGame(db, clock.now());
    const failing = stores[0].inGame(game.id, async (tx) => {
      await updateGame(tx, game.id, { told: 9 }, clock.now());
      await enqueue(tx, [{ key: 'k', target: 't', kind: 'text', payload: {} }], clock.now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await findGame(db, game.id))?.told).toBe(0);
    expect(await sent('k')).toBeNull();
  });

  it('a change that the database refuses at the very end throws as well', async () => {
    await db.$executeRaw`CREATE TABLE late (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)`;
    const twice = stores[0].inTransaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO late VALUES (1), (1)`;
    });
    await expect(twice).rejects.toThrow();
    expect(await db.$queryRaw`SELECT count(*)::int AS rows FROM late`).toEqual([{ rows: 0 }]);
    await db.$executeRaw`DROP TABLE late`;
  });

  it('refuses the store itself inside a transaction, where it would wait for itself', async () => {
    const game = await anyGame(db, clock.now());
    await expect(stores[0].inGame(game.id, () => stores[0].db.game.count())).rejects.toThrow('Inside a transaction');
    const nested = stores[0].inGame(game.id, () => stores[0].inGame(game.id, () => Promise.resolve(1)));
    await expect(nested).rejects.toThrow('Inside a transaction');
  });

  it('names a game that does not exist', async () => {
    await expect(stores[0].inGame(77, () => Promise.resolve())).rejects.toMatchObject({
      name: 'NoSuchGame',
      gameId: 77,
    });
  });

  it('times come back as they were, whatever the time zone of the server', async () => {
    const { id } = await anyGame(db, clock.now());
    await setDues(db, [{ gameId: id, kind: 'deadline', key: '', runAt: inAMinute(1) }]);
    expect((await duesOf(id)).map(({ runAt }) => runAt)).toEqual([inAMinute(1)]);
    expect(await claimDues(db, claim())).toEqual([]);
    clock.advance(60_000);
    const [due] = await claimDues(db, claim());
    expect(due?.runAt).toEqual(clock.now());
    expect(due?.leaseUntil).toEqual(inAMinute(1));
  });

  it('several claimers deliver everything once, and in order for each target', async () => {
    const targets = ['a', 'b', 'c', 'd', 'e'];
    await enqueue(
      db,
      Array.from({ length: 60 }, (_, n) => ({
        key: `k${String(n)}`,
        target: targets[n % targets.length] ?? '',
        kind: 'text',
        payload: { n },
      })),
      clock.now(),
    );
    const delivered: { target: string; n: unknown }[] = [];
    const worker = async (store: Store): Promise<void> => {
      for (;;) {
        const claimed = await claimDeliveries(store.db, claim(3));
        if (claimed.length === 0 && (await outboxState(store.db, clock.now())).open === 0) return;
        for (const delivery of claimed) {
          delivered.push({ target: delivery.target, n: delivery.payload['n'] });
          expect(await finishDelivery(store.db, delivery, clock.now())).toBe(true);
        }
      }
    };
    await Promise.all([0, 1, 0, 1].map((n) => worker(stores[n === 0 ? 0 : 1])));
    expect(delivered).toHaveLength(60);
    for (const [place, target] of targets.entries()) {
      const order = delivered.filter((delivery) => delivery.target === target).map(({ n }) => n);
      expect(order).toEqual(Array.from({ length: 12 }, (_, n) => place + n * targets.length));
    }
  });

  it('what is urgent goes first, with all that its target waits for, and what is drawn has room of its own', async () => {
    const put = (target: string, kind: string) => ({ key: `${target} ${kind}`, target, kind, payload: {} });
    const given = [
      put('a', 'status'),
      put('b', 'prompt'),
      put('c', 'picture'),
      put('c', 'prompt'),
      put('d', 'picture'),
      put('e', 'prompt'),
      put('e', 'announce'),
      put('f', 'picture'),
    ];
    await enqueue(db, given, clock.now());
    const wanted = { first: ['announce'], last: ['status'], apart: { kinds: ['picture'], limit: 1 } };
    const taken: string[][] = [];
    for (let n = 0; n < 4; n++) {
      const rows = await claimDeliveries(db, claim(2), wanted);
      taken.push(rows.map(({ key }) => key));
      for (const row of rows) await finishDelivery(db, row, clock.now());
    }
    expect(taken).toEqual(
      [
        ['b prompt', 'd picture', 'e prompt'].sort(),
        ['e announce', 'c prompt', 'f picture'],
        ['a status', 'c picture'].sort(),
        [],
      ].map((keys) => expect.arrayContaining(keys) as unknown),
    );
    expect(taken.map(({ length }) => length)).toEqual([3, 3, 2, 0]);
  });

  it('a target that somebody speaks to gets nothing else meanwhile, however urgent', async () => {
    const wanted = { first: ['announce'], last: ['status'], apart: { kinds: ['picture'], limit: 2 } };
    await enqueue(db, [{ key: 's', target: 't', kind: 'status', payload: {} }], clock.now());
    const [held] = await claimDeliveries(db, claim(), wanted);
    if (held === undefined) throw new Error('nothing claimed');
    await enqueue(db, [{ key: 'a', target: 't', kind: 'announce', payload: {} }], clock.now());
    expect(await claimDeliveries(db, { ...claim(), owner: 'two' }, wanted)).toEqual([]);
    // What the claimer itself has in hand is held, however long its lease has run out.
    clock.advance(120_000);
    expect(await claimDeliveries(db, { ...claim(), except: [held.id] }, wanted)).toEqual([]);
    await finishDelivery(db, held, clock.now());
    expect(await claimDeliveries(db, claim(), wanted)).toMatchObject([{ key: 'a' }]);
  });

  it('work that was claimed and not begun is given back as it was', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    await setDues(db, [{ gameId, kind: 'deadline', key: '', runAt: clock.now() }]);
    const before = await db.due.findFirstOrThrow({ where: { gameId } });
    const [due] = await claimDues(db, claim());
    if (due === undefined) throw new Error('nothing claimed');
    await returnDue(db, due);
    expect(await db.due.findFirstOrThrow({ where: { gameId } })).toEqual(before);
    expect(await claimDues(db, { ...claim(), owner: 'two' })).toMatchObject([{ id: due.id, attempts: 1 }]);
  });

  it('what follows a delivery is written down as it is done, by whoever holds it alone', async () => {
    const one = { target: 't', kind: 'text', payload: { z: 1, a: null } };
    await enqueue(db, [{ ...one, key: 'k' }], clock.now());
    const [row] = await claimDeliveries(db, claim());
    if (row === undefined) throw new Error('nothing claimed');
    const next = { ...one, key: 'k:instead' };
    expect(await finishDelivery(db, { ...row, owner: 'two' }, clock.now(), null, [next])).toBe(false);
    expect(await db.outbox.count({ where: { key: next.key } })).toBe(0);
    expect(await finishDelivery(db, row, clock.now(), { channelId: 'c', messageId: 'm' }, [next])).toBe(true);
    expect(await sent('k')).toMatchObject({ doneAt: clock.now(), messageRef: { channelId: 'c', messageId: 'm' } });
    const [then] = await claimDeliveries(db, claim());
    expect(then).toMatchObject({ key: next.key, createdAt: clock.now(), attempts: 1 });
    expect(JSON.stringify(then?.payload)).toBe(JSON.stringify(one.payload));
  });

  it('a try that has been taken up again by the same holder can no longer be finished or noted', async () => {
    await enqueue(db, [{ target: 't', kind: 'text', payload: {}, key: 'k' }], clock.now());
    const [older] = await claimDeliveries(db, claim());
    if (older === undefined) throw new Error('nothing claimed');
    clock.advance(60_000);
    const [newer] = await claimDeliveries(db, claim());
    expect(newer).toMatchObject({ id: older.id, owner: older.owner, attempts: 2 });
    await noteDelivery(db, older, { channelId: 'c', messageId: 'old' });
    expect(await finishDelivery(db, older, clock.now(), null)).toBe(false);
    expect(await sent('k')).toMatchObject({ doneAt: null, messageRef: null });
  });

  it('many are written down in the order given', async () => {
    const keys = Array.from({ length: 50 }, (_, n) => `k${String((n * 37) % 50)}`);
    const all = keys.map((key) => ({ key, target: key, kind: 'text', payload: {} }));
    await enqueue(db, all, clock.now());
    const rows = await db.outbox.findMany({ where: { key: { in: keys } }, orderBy: { id: 'asc' } });
    expect(rows.map(({ key }) => key)).toEqual(keys);
  });

  it('what was claimed and not begun is given back as it was', async () => {
    await enqueue(db, [{ key: 'k', target: 't', kind: 'text', payload: {} }], clock.now());
    const before = await sent('k');
    const [row] = await claimDeliveries(db, claim());
    if (row === undefined) throw new Error('nothing claimed');
    await returnDelivery(db, row);
    expect(await sent('k')).toEqual(before);
  });

  /** How many rows the parts of a plan have looked at, all together. */
  const lookedAt = async (run: (within: Db) => Promise<unknown>): Promise<number> => {
    const asked: { sql: string; values: readonly unknown[] }[] = [];
    const spy = new Proxy(db, {
      get: (target, name) =>
        name === '$queryRaw'
          ? (strings: TemplateStringsArray, ...values: unknown[]) => {
              asked.push({ sql: strings.reduce((sql, part, n) => `${sql}$${String(n)}${part}`), values });
              return Promise.resolve([]);
            }
          : (Reflect.get(target, name) as unknown),
    });
    await run(spy);
    expect(asked).toHaveLength(1);
    const [{ sql, values } = { sql: '', values: [] }] = asked;
    const explained = await db.$queryRawUnsafe(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, ...values);
    let rows = 0;
    const walk = (part: unknown): void => {
      if (Array.isArray(part)) part.forEach(walk);
      else if (typeof part === 'object' && part !== null) {
        const at = (name: string): number => Number(Reflect.get(part, name) ?? 0);
        rows +=
          (at('Actual Rows') + at('Rows Removed by Filter') + at('Rows Removed by Join Filter')) * at('Actual Loops');
        Object.values(part).forEach(walk);
      }
    };
    walk(explained);
    return rows;
  };

  it('a claim looks at what waits once, however much that is and whatever the database expects', async () => {
    const waiting = 1_600;
    const messages = Array.from({ length: waiting }, (_, n) => ({
      key: `m${String(n)}`,
      target: `user:${String(n % 800)}`,
      kind: n % 16 === 0 ? 'announce' : 'prompt',
      payload: {},
    }));
    const { id: gameId } = await anyGame(db, clock.now());
    // Looked over while nothing waited, the database thinks that nothing ever does.
    await stores[0].maintain();
    await enqueue(db, messages, clock.now());
    const dues = Array.from({ length: waiting }, (_, n) => ({
      gameId,
      kind: 'reminder',
      key: String(n),
      runAt: clock.now(),
    }));
    await setDues(db, dues);
    const wanted = { first: ['announce'], last: [], apart: { kinds: ['picture'], limit: 2 } };
    expect(await lookedAt((spy) => claimDeliveries(spy, claim(10), wanted))).toBeLessThan(12 * waiting);
    expect(await lookedAt((spy) => claimDues(spy, claim(10)))).toBeLessThan(12 * waiting);
  });

  it('of what is claimed apart so many are taken, whatever else has fallen due', async () => {
    for (const kind of ['computer', 'computer', 'computer', 'deadline', 'deadline', 'deadline']) {
      const { id } = await anyGame(db, clock.now());
      await setDues(db, [{ gameId: id, kind, key: '', runAt: clock.now() }]);
      clock.advance(1_000);
    }
    const apart = { kinds: ['computer'], limit: 1 };
    const kinds = async (limit: number) => (await claimDues(db, claim(limit), apart)).map(({ kind }) => kind);
    expect(await kinds(2)).toEqual(['computer', 'deadline', 'deadline']);
    expect(await kinds(0)).toEqual(['computer']);
  });

  it('several claimers do each due once', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    const keys = Array.from({ length: 40 }, (_, n) => String(n));
    for (const key of keys) await setDues(db, [{ gameId, kind: 'reminder', key, runAt: clock.now() }]);
    const done: string[] = [];
    const worker = async (store: Store): Promise<void> => {
      for (let claimed = await claimDues(store.db, claim(4)); claimed.length > 0;) {
        for (const due of claimed) {
          if (await store.inGame(gameId, (tx) => finishDue(tx, due, clock.now()))) done.push(due.key);
        }
        claimed = await claimDues(store.db, claim(4));
      }
    };
    await Promise.all([0, 1, 0].map((n) => worker(stores[n === 0 ? 0 : 1])));
    expect(done.sort()).toEqual(keys.sort());
    expect(await nextDueAt(db)).toBeNull();
  });

  it('work of a program that died is taken over after its lease, and the dead one can no longer finish it', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    await setDues(db, [{ gameId, kind: 'deadline', key: '', runAt: clock.now() }]);
    const [first] = await claimDues(db, claim());
    expect(await claimDues(db, claim())).toEqual([]);
    clock.advance(60_000);
    const [second] = await claimDues(db, claim());
    if (first === undefined || second === undefined) throw new Error('both must get it');
    expect(second.attempts).toBe(2);
    expect(await finishDue(db, first, clock.now())).toBe(false);
    expect(await finishDue(db, second, clock.now())).toBe(true);
    expect(await finishDue(db, second, clock.now())).toBe(false);
  });

  it('a lease is kept while it is renewed, by its holder alone', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    await setDues(db, [{ gameId, kind: 'deadline', key: '', runAt: clock.now() }]);
    await enqueue(db, [{ key: 'k', target: 't', kind: 'text', payload: {} }], clock.now());
    const [due] = await claimDues(db, claim());
    const [delivery] = await claimDeliveries(db, claim());
    if (due === undefined || delivery === undefined) throw new Error('nothing claimed');
    clock.advance(50_000);
    await renewLeases(db, 'due', 'one', [due.id], inAMinute(1));
    await renewLeases(db, 'outbox', 'two', [delivery.id], inAMinute(1));
    clock.advance(20_000);
    const other = { ...claim(), owner: 'two' };
    expect(await claimDues(db, other)).toEqual([]);
    expect(await claimDeliveries(db, other)).toMatchObject([{ key: 'k' }]);
    expect(await finishDue(db, due, clock.now())).toBe(true);
    expect(await finishDelivery(db, delivery, clock.now())).toBe(false);
  });

  it('what a dead holder left is free at once, and what another holds is not', async () => {
    await enqueue(
      db,
      ['a', 'b'].map((key) => ({ key, target: key, kind: 'text', payload: {} })),
      clock.now(),
    );
    const began = clock.now();
    await claimDeliveries(db, { ...claim(1), owner: 'dead' });
    await claimDeliveries(db, { ...claim(1), owner: 'alive' });
    clock.advance(1_000);
    await releaseLeases(db, (owner) => owner === 'dead');
    expect(await claimDeliveries(db, claim())).toMatchObject([{ key: 'a', attempts: 2, unsureSince: began }]);
  });

  it('a direct message that takes long is kept while it is renewed, and one of a dead holder is free at once', async () => {
    for (const id of ['1', '2']) await receiveMessage(db, { id, channelId: 'c', userId: id, payload: {} }, clock.now());
    const [long] = await claimMessages(db, claim(1));
    const [dead] = await claimMessages(db, { ...claim(1), owner: 'dead' });
    if (long === undefined || dead === undefined) throw new Error('nothing claimed');
    clock.advance(50_000);
    await renewLeases(db, 'inbox', 'one', [long.id, dead.id], inAMinute(1));
    clock.advance(5_000);
    await releaseLeases(db, (owner) => owner === 'dead');
    expect(await claimMessages(db, { ...claim(), owner: 'two' })).toMatchObject([{ id: dead.id, attempts: 2 }]);
    clock.advance(20_000);
    await finishMessage(db, long, clock.now());
    await finishMessage(db, dead, clock.now());
    const open = await db.inboxMessage.findMany({ where: { doneAt: null } });
    expect(open).toMatchObject([{ id: dead.id, owner: 'two' }]);
  });

  it('what one person writes is answered in the order in which it was written, also when it was heard otherwise', async () => {
    const heard = (id: string, userId: string): Promise<void> =>
      receiveMessage(db, { id, channelId: 'c', userId, payload: {} }, clock.now());
    for (const [id, userId] of [
      ['10', 'ann'],
      ['9', 'ann'],
      ['11', 'bob'],
    ] as const)
      await heard(id, userId);
    const first = await claimMessages(db, claim());
    expect(first.map(({ id }) => id).sort()).toEqual(['11', '9']);
    expect(await claimMessages(db, { ...claim(), owner: 'two' })).toEqual([]);
    for (const one of first) await finishMessage(db, one, clock.now());
    expect(await claimMessages(db, { ...claim(), owner: 'two' })).toMatchObject([{ id: '10' }]);
  });

  it('a press is taken once, by whoever is first, and never as a message', async () => {
    expect(await Promise.all(stores.map((store) => claimPress(store.db, '77', clock.now())))).toHaveLength(2);
    expect(await claimPress(db, '77', clock.now())).toBe(false);
    expect(await claimPress(db, '78', clock.now())).toBe(true);
    expect(await claimMessages(db, claim())).toEqual([]);
  });

  it('remembers since when a message may have got through, until it is certain that it has not', async () => {
    await enqueue(db, [{ key: 'k', target: 't', kind: 'text', payload: {} }], clock.now());
    const began = clock.now();
    const again = async () => {
      clock.advance(60_000);
      const [row] = await claimDeliveries(db, claim());
      if (row === undefined) throw new Error('nothing claimed');
      return row;
    };
    const [first] = await claimDeliveries(db, claim());
    if (first === undefined) throw new Error('nothing claimed');
    await retryDelivery(db, first, { error: 'refused', at: clock.now(), sure: true });
    const second = await again();
    expect(second.unsureSince).toBeNull();
    await retryDelivery(db, second, { error: 'no reply', at: clock.now() });
    const third = await again();
    expect(third.unsureSince).toEqual(new Date(began.getTime() + 60_000));
    // That this try sent nothing says nothing of the one before.
    await retryDelivery(db, third, { error: 'refused', at: clock.now(), sure: true, free: true });
    expect(await again()).toMatchObject({ unsureSince: third.unsureSince, attempts: 3 });
  });

  it('what falls due in one game is taken in order, and other games do not wait for it', async () => {
    const [one, two] = [await anyGame(db, clock.now()), await anyGame(db, clock.now())];
    const due = (gameId: number, key: string): NewDue => ({ gameId, kind: 'reminder', key, runAt: clock.now() });
    await setDues(db, [due(one.id, 'a'), due(one.id, 'b'), due(two.id, 'c')]);
    const [a, c] = await claimDues(db, claim());
    if (a === undefined || c === undefined) throw new Error('two games');
    expect([a.key, c.key]).toEqual(['a', 'c']);
    expect(await claimDues(db, claim())).toEqual([]);
    await finishDue(db, a, clock.now());
    expect(await claimDues(db, claim())).toMatchObject([{ key: 'b' }]);
  });

  it('a deadline that is moved while it is being worked on does not count as done', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    const due = { gameId, kind: 'deadline', key: 'orders', runAt: clock.now() };
    await setDues(db, [due]);
    const [claimed] = await claimDues(db, claim());
    await setDues(db, [{ ...due, runAt: inAMinute(5) }]);
    if (claimed === undefined) throw new Error('nothing claimed');
    expect(await finishDue(db, claimed, clock.now())).toBe(false);
    expect(await nextDueAt(db)).toEqual(inAMinute(5));
  });

  it('replacing sets exactly what is given and leaves other kinds and unmoved work alone', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    const due = (kind: string, key: string, minutes: number): NewDue => ({
      gameId,
      kind,
      key,
      runAt: inAMinute(minutes),
    });
    for (const one of [due('reminder', 'a', 0), due('reminder', 'b', 1), due('vote', '1', 2)]) await setDues(db, [one]);
    const [claimed] = await claimDues(db, claim());
    const reminders = (await duesOf(gameId)).filter(({ kind }) => kind === 'reminder');
    await replaceDues(db, reminders, [due('reminder', 'a', 0), due('reminder', 'c', 3)]);
    expect((await duesOf(gameId)).map(({ kind, key }) => kind + key)).toEqual(['remindera', 'vote1', 'reminderc']);
    if (claimed === undefined) throw new Error('nothing claimed');
    expect(await finishDue(db, claimed, clock.now())).toBe(true);
    expect((await duesOf(gameId)).map(({ key }) => key)).toEqual(['1', 'c']);
  });

  it('a failed due is tried again at the moment given', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    await setDues(db, [{ gameId, kind: 'deadline', key: '', runAt: clock.now() }]);
    const [claimed] = await claimDues(db, claim());
    if (claimed === undefined) throw new Error('nothing claimed');
    expect(await retryDue(db, claimed, 'broken', inAMinute(1))).toBe(true);
    expect(await claimDues(db, claim())).toEqual([]);
    clock.advance(60_000);
    expect(await claimDues(db, claim())).toMatchObject([{ attempts: 2, lastError: 'broken' }]);
  });

  it('the same thing is said once, with the same nonce', async () => {
    const delivery = { key: 'game:1:start', target: 'channel:1', kind: 'text', payload: { a: 1 } };
    await enqueue(db, [delivery], clock.now());
    await enqueue(db, [{ ...delivery, payload: { a: 2 } }], clock.now());
    const claimed = await claimDeliveries(db, claim());
    expect(claimed).toMatchObject([{ payload: { a: 1 }, nonce: nonceOf(delivery.key), attempts: 1 }]);
    expect(nonceOf(delivery.key).length).toBeLessThanOrEqual(25);
  });

  it('a delivery that fails holds back its target alone, until it succeeds or is given up', async () => {
    const say = (key: string, target: string) => ({ key, target, kind: 'text', payload: {} });
    await enqueue(db, [say('a1', 'a'), say('a2', 'a'), say('b1', 'b')], clock.now());
    const keys = async (): Promise<string[]> => (await claimDeliveries(db, claim())).map(({ key }) => key);

    const [a1, b1] = await claimDeliveries(db, claim());
    if (a1 === undefined || b1 === undefined) throw new Error('two targets');
    expect([a1.key, b1.key]).toEqual(['a1', 'b1']);
    expect(await keys()).toEqual([]);
    await retryDelivery(db, a1, { error: 'slow down', at: inAMinute(1) });
    await finishDelivery(db, b1, clock.now(), { channelId: 'c', messageId: 'm' });
    expect(await keys()).toEqual([]);
    clock.advance(60_000);
    expect((await outboxState(db, clock.now())).open).toBe(2);
    const [again] = await claimDeliveries(db, claim());
    if (again === undefined) throw new Error('a1 again');
    expect(await failDelivery(db, { ...again, attempts: 1 }, 'gone', clock.now())).toBe(false);
    expect(await failDelivery(db, again, 'Unknown channel', clock.now())).toBe(true);
    expect(await keys()).toEqual(['a2']);
    expect(await sent('a1')).toMatchObject({ lastError: 'Unknown channel', failedAt: clock.now() });
    expect(await sent('b1')).toMatchObject({ messageRef: { channelId: 'c', messageId: 'm' } });
  });

  it('what is not being said just now can be dropped', async () => {
    const { id: gameId } = await anyGame(db, clock.now());
    const say = (key: string) => ({ key, gameId, target: 't', kind: 'text', payload: {} });
    await enqueue(db, [say('1'), say('2')], clock.now());
    await claimDeliveries(db, claim(1));
    await dropDeliveries(db, gameId, clock.now());
    expect(await sent('1')).not.toBeNull();
    expect(await sent('2')).toBeNull();
  });

  it('housekeeping forgets what was done long ago and keeps what is open', async () => {
    const say = (key: string) => ({ key, target: key, kind: 'text', payload: {} });
    await enqueue(db, [say('old'), say('open')], clock.now());
    const [old] = await claimDeliveries(db, claim(1));
    if (old === undefined) throw new Error('nothing claimed');
    await finishDelivery(db, old, clock.now());
    clock.advance(31 * 86_400_000);
    await stores[0].maintain();
    expect(await sent('old')).toBeNull();
    expect(await sent('open')).not.toBeNull();
    expect((await stores[0].describe()).bytes).toBeGreaterThan(0);
  });
}
