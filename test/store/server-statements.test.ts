// On a server statements that come again are planned once in each session, but not where a pooler may stand between.
import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/store/server.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
afterAll(() => server?.stop());

/** Opens a database and runs a statement four times, then some others; tells what came of it and how many have names. */
async function run(hasPooler: boolean): Promise<{ readonly rows: readonly unknown[]; readonly names: unknown }> {
  const url = (await server?.createDatabase()) ?? '';
  const engine = await openServer(url, hasPooler ? url : null, () => undefined);
  const queries = await engine.adapter.connect();
  const ask = async (sql: string, ...args: number[]): Promise<readonly unknown[]> => {
    const argTypes = args.map(() => ({ scalarType: 'int', arity: 'scalar' }) as const);
    return (await queries.queryRaw({ sql, args, argTypes })).rows;
  };
  await ask('CREATE TABLE thing (id int)');
  const rows: unknown[] = [];
  for (const n of [1, 2, 3, 4]) {
    rows.push(...(await ask('SELECT $1::int + 1', n)));
    // All columns there are: another version of the program may add one at any time.
    rows.push(...(await ask('INSERT INTO thing (id) VALUES ($1) RETURNING *', n)));
    if (n === 3) await ask('ALTER TABLE thing ADD COLUMN more int');
  }
  const [[names] = []] = (await ask(
    'SELECT count(*)::int FROM pg_prepared_statements',
  )) as readonly (readonly unknown[])[];
  await queries.dispose();
  return { rows, names };
}

describe.skipIf(server === null)('a statement that comes again', () => {
  const rows = [[2], [1], [3], [2], [4], [3], [5], [4, null]];
  it('has a name in the session, and gives the same', async () => {
    expect(await run(false)).toEqual({ rows, names: 1 });
  });
  it('has none where the server is reached through a pooler', async () => {
    expect(await run(true)).toEqual({ rows, names: 0 });
  });
});
