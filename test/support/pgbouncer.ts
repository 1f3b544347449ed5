// PgBouncer before a test's Postgres, with the settings that the operators' page gives, where it is installed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asOrdinaryUser } from './postgres.js';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);
const port = 6432;

export interface Pooler {
  /** The same database through the pooler. */
  readonly url: string;
  /** How many sessions on the server it uses at most. */
  readonly sessions: number;
  stop(): Promise<void>;
}

/**
 * Starts a pooler in transaction mode.
 * @param databaseUrl the server's own address, with its folder as `host`.
 * @returns null, with a loud note, where PgBouncer is not installed.
 */
export async function startPooler(databaseUrl: string): Promise<Pooler | null> {
  if (program === undefined) {
    process.stderr.write('\nSKIPPED: PgBouncer is not installed, so nothing is tried through a pooler.\n\n');
    return null;
  }
  const server = new URL(databaseUrl);
  const sessions = 3;
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-pgbouncer-'));
  await chmod(folder, 0o777);
  const page = await readFile(new URL('../../docs/operators.md', import.meta.url), 'utf8');
  const [, settings = ''] = /```ini\n([\s\S]*?)```/.exec(page) ?? [];
  const here = `host=${server.searchParams.get('host') ?? ''} dbname=${server.pathname.slice(1)} user=postgres`;
  const ini = settings.replace('host=database port=5432 dbname=fieldpost', here);
  if (ini === settings) throw new Error('the operators’ page has no settings for PgBouncer');
  const listening = ['listen_addr =', `unix_socket_dir = ${folder}`, `listen_port = ${port}`, 'auth_type = any'];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, [ini, ...listening, `default_pool_size = ${sessions}`, ''].join('\n'));
  const [command, ...args] = asOrdinaryUser(program, ['-q', file]);
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore' });
  const socket = join(folder, `.s.PGSQL.${port}`);
  while (!existsSync(socket)) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  return {
    url: `postgresql://postgres@localhost:${port}/fieldpost?host=${folder}`,
    sessions,
    async stop() {
      const ended = once(child, 'exit');
      execFileSync('pkill', ['-f', file]);
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
