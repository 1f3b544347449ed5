// Statements whose plans are kept give what they would give without, also after errors and when tables have changed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PreparingPGlite } from '../../src/store/prepared-statements.js';
import { emptyDatabase } from '../support/database.js';

let client: PreparingPGlite;
beforeAll(async () => {
  client = new PreparingPGlite({ loadDataDir: await emptyDatabase() });
  await client.exec('CREATE TABLE thing (id int PRIMARY KEY, name text, said json, at timestamptz, counts int[])');
});
afterAll(() => client.close());

type Queries = Pick<PreparingPGlite, 'query'>;
const put = 'INSERT INTO thing (id, name, said, at, counts) VALUES ($1, $2, $3, $4, $5) RETURNING *';

/** Runs a statement as the Prisma driver does. */
function run(sql: string, params: unknown[] = [], on: Queries = client): Promise<unknown[]> {
  return on.query<unknown>(sql, params, { rowMode: 'array' }).then(({ rows }) => rows);
}

async function names(): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM pg_prepared_statements');
  return rows[0]?.count ?? 0;
}

describe('a statement', () => {
  it('gives the same as by the client’s own way, with its columns and how many rows it has changed', async () => {
    const sql = 'SELECT $1::text AS a, $2::int AS b, NULL::json AS c, $3::json AS d, $4::bool AS e, $5::int[] AS f';
    const params = ['x', 3, '{"z":1,"a":2}', true, [1, 2]];
    const plain = new PreparingPGlite({ loadDataDir: await emptyDatabase() });
    const wanted = await plain.query(sql, params);
    const given = await client.query<unknown[]>(sql, params, { rowMode: 'array' });
    expect(given.rows[0]).toEqual(Object.values(wanted.rows[0] ?? {}));
    expect(given.fields).toMatchObject(wanted.fields);
    await plain.close();
    const changed = [];
    for (const one of [
      'INSERT INTO thing (id) VALUES (100), (101)',
      'UPDATE thing SET name = NULL',
      'DELETE FROM thing',
    ])
      changed.push((await client.query(one, [], { rowMode: 'array' })).affectedRows);
    expect(changed).toEqual([2, 2, 2]);
  });

  it('reads values with the parsers it is given', async () => {
    const { rows } = await client.query<unknown[]>('SELECT 7 AS n, 8::bigint AS m', [], {
      rowMode: 'array',
      parsers: { 20: (text) => `${text}n` },
    });
    expect(rows).toEqual([[7, '8n']]);
  });
});

describe('the same statement again', () => {
  it('takes its values as the first time, empty ones and other ones', async () => {
    const at = new Date('2026-03-01T12:00:00.000Z');
    for (let id = 0; id < 8; id++) {
      const [name, said, counts] = id % 2 === 0 ? ['것 “이름”', { n: id }, [1, id]] : [null, null, []];
      expect(await run(put, [id, name, said, at, counts])).toEqual([[id, name, said, at, counts]]);
    }
    expect(await run('SELECT sum(id)::int FROM thing')).toEqual([[28]]);
  });

  it('fails as it would, and leaves those after it as they are', async () => {
    for (let n = 0; n < 3; n++) await expect(run(put, [1, 'twice', null, null, null])).rejects.toThrow(/duplicate key/);
    await expect(run(put, ['x', 'no number', null, null, null])).rejects.toThrow(/integer/);
    await expect(run('SELECT nothing FROM nowhere')).rejects.toThrow(/nowhere/);
    expect(await run(put, [9, 'nine', null, null, null])).toHaveLength(1);
  });

  it('in a transaction that has failed is refused, and works after it', async () => {
    const find = 'SELECT name FROM thing WHERE id = $1';
    expect(await run(find, [9])).toEqual([['nine']]);
    const failing = client.transaction(async (tx) => {
      await run(put, [9, 'again', null, null, null], tx).catch(() => undefined);
      await expect(run(find, [9], tx)).rejects.toThrow(/transaction is aborted/);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await run(find, [9])).toEqual([['nine']]);
  });

  it('in a transaction that is taken back has changed nothing', async () => {
    const taken = client.transaction(async (tx) => {
      await run(put, [10, 'ten', null, null, null], tx);
      expect(await run('SELECT name FROM thing WHERE id = 10', [], tx)).toEqual([['ten']]);
      await tx.rollback();
      await expect(run('SELECT 1', [], tx)).rejects.toThrow(/closed/);
    });
    await taken;
    expect(await run('SELECT name FROM thing WHERE id = 10')).toEqual([]);
  });

  it('sees a table that has changed, at the second try at the latest', async () => {
    const all = 'SELECT * FROM thing WHERE id = 9';
    await run(all);
    await client.exec('ALTER TABLE thing ADD COLUMN more int');
    await run(all).catch(() => undefined);
    expect(await run(all)).toEqual([[9, 'nine', null, null, null, null]]);
  });

  it('is known by name in the database, but not more than so many of them', async () => {
    expect(await names()).toBeGreaterThan(0);
    for (let n = 0; n < 400; n++) expect(await run(`SELECT ${n} AS n`)).toEqual([[n]]);
    expect(await names()).toBeLessThanOrEqual(150);
    expect(await run('SELECT 3 AS n')).toEqual([[3]]);
  });

  it('is planned anew from time to time', async () => {
    for (let n = 0; n < 1_010; n++) expect(await run('SELECT $1::int AS n', [n])).toEqual([[n]]);
  });
});
