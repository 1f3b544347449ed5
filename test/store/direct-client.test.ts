// Written-out statements go straight to the driver, and mean what the client would make of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/generated/prisma/client.js';
import type { Db } from '../../src/store/client.js';
import { openDatabase, type Store } from '../../src/store/open.js';
import { saveUser } from '../../src/store/users.js';
import { openTestStore, testClock } from '../support/database.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
afterAll(() => server?.stop());

describe('on the embedded database', () => {
  directTests(() => openTestStore());
});

describe.skipIf(server === null)('on a Postgres server', () => {
  const url = server?.createDatabase();
  directTests(async () => openDatabase({ databaseUrl: (await url) ?? '', dataDir: 'unused', now: testClock().now }));
});

function directTests(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('values come back as the client gives them', async () => {
    const columns = Prisma.sql`
      SELECT 7::int AS "int", 9007199254740993::int8 AS "large", 1.5::float8 AS "float", true AS "truth", 'a'::text AS "text",
             '{"b":1,"a":[null]}'::json AS "json", 'null'::json AS "nothing", NULL::text AS "none",
             '2026-03-01T12:00:00.5Z'::timestamptz AS "at", ARRAY['x', 'y'] AS "texts", ARRAY[1, 2] AS "ints",
             'running'::"GameStatus" AS "status"`;
    const rows = await store.db.$queryRaw(columns);
    expect(rows).toEqual([
      {
        int: 7,
        large: 9007199254740993n,
        float: 1.5,
        truth: true,
        text: 'a',
        json: { b: 1, a: [null] },
        nothing: null,
        none: null,
        at: new Date('2026-03-01T12:00:00.500Z'),
        texts: ['x', 'y'],
        ints: [1, 2],
        status: 'running',
      },
    ]);
    // The same statement, by the client itself.
    expect(rows).toEqual(await store.db.$queryRawUnsafe(columns.text));
  });

  it('parameters arrive as they are, lists and statements inside a statement too', async () => {
    const inner = Prisma.sql`${'inside'}::text`;
    const at = new Date('2026-03-01T12:00:00.000Z');
    const rows = await store.db.$queryRaw`
      SELECT ${inner} AS "inner", ${3}::int AS "int", ${null}::text AS "none", ${[1, 2]}::int[] AS "ints", ${at}::timestamptz AS "at",
             ${['a', 'b,c"']}::text[] AS "texts", ${true}::boolean AS "truth"`;
    expect(rows).toEqual([
      { inner: 'inside', int: 3, none: null, ints: [1, 2], at, texts: ['a', 'b,c"'], truth: true },
    ]);
  });

  it('inside a transaction they are part of it, beside what the client does, and it is taken back as a whole', async () => {
    const count = async (db: Db): Promise<unknown> => db.$queryRaw`SELECT count(*)::int AS "count" FROM "app_user"`;
    await expect(
      store.inTransaction(async (tx) => {
        await saveUser(tx, 'one', {}, new Date(0));
        expect(await tx.$executeRaw`UPDATE "app_user" SET "name" = ${'Mina'} WHERE "id" = 'one'`).toBe(1);
        expect(await count(tx)).toEqual([{ count: 1 }]);
        expect(await tx.user.findUnique({ where: { id: 'one' }, select: { name: true } })).toEqual({ name: 'Mina' });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await count(store.db)).toEqual([{ count: 0 }]);
  });

  it('nothing is sent into a transaction that is over', async () => {
    for (const ends of [() => Promise.resolve(), () => Promise.reject(new Error('back'))]) {
      const kept: Db[] = [];
      await store
        .inTransaction(async (tx) => {
          kept.push(tx);
          await ends();
        })
        .catch(() => undefined);
      const [tx = store.db] = kept;
      await expect(async () => tx.$queryRaw`SELECT 1`).rejects.toThrow('over');
      await expect(async () => tx.$executeRaw`SELECT 1`).rejects.toThrow('over');
    }
  });

  it('an error says what the database said, and not the values', async () => {
    await saveUser(store.db, 'secret', {}, new Date(0));
    const again = store.db
      .$executeRaw`INSERT INTO "app_user" ("id", "name", "updatedAt") VALUES ('secret', 'x', now())`;
    const error: unknown = await again.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toContain('23505');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))).not.toContain('(secret)');
  });
}
