// A connection that the server ends at any moment, also when nobody listens to it: the program goes on.
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openServer } from '../../src/store/server.js';
import { startPostgres } from '../support/postgres.js';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(server === null)('a connection to a Postgres server', () => {
  it('that breaks just after it was taken for use ends nothing but its own statements', async () => {
    const url = (await server?.createDatabase()) ?? '';
    const engine = await openServer(url, url, () => undefined);
    const queries = await engine.adapter.connect();
    const pool = 'underlyingDriver' in queries ? (queries.underlyingDriver as () => unknown)() : null;
    if (!(pool instanceof pg.Pool)) throw new Error('the driver is another one');
    const taken = await pool.connect();
    expect(() => taken.emit('error', new Error('terminating connection due to administrator command'))).not.toThrow();
    taken.release(true);
    const { rows } = await queries.queryRaw({ sql: 'SELECT 1', args: [], argTypes: [] });
    expect(rows).toEqual([[1]]);
    await queries.dispose();
  });
});
