// A real Postgres server for tests, started in a temporary folder where its programs are installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestServer {
  /** Connection string of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Takes it away, as a restart or a crash does. */
  halt(mode: 'fast' | 'immediate'): void;
  /** Brings it back. */
  resume(): void;
  stop(): Promise<void>;
}

/** Its time zone is not UTC on purpose: the store must not depend on the server's setting. */
const settings = '-F -c timezone=Asia/Seoul -c listen_addresses= -c unix_socket_permissions=0777';

/**
 * Starts a server.
 * @returns null, with a loud note, where Postgres is not installed.
 */
export async function startPostgres(): Promise<TestServer | null> {
  const bin = findPrograms();
  if (bin === null || !canRun()) {
    process.stderr.write(
      '\nSKIPPED: no Postgres server is installed, so the store is tested only on the embedded one.\n\n',
    );
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'fieldpost-postgres-'));
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]): void => {
    const [command, ...rest] = asOrdinaryUser(join(bin, program), args);
    execFileSync(command, rest, { cwd: folder, stdio: 'ignore' });
  };
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const start = (): void =>
    run('pg_ctl', '-D', data, '-w', '-o', `${settings} -k ${folder}`, '-l', join(folder, 'log'), 'start');
  start();

  const address = (database: string): string => `postgresql://postgres@localhost/${database}?host=${folder}`;
  let databases = 0;
  return {
    createDatabase: async () => {
      const name = `test_${String(++databases)}`;
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    halt: (mode) => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop'),
    resume: start,
    stop: async () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env['PATH'] ?? '').split(':');
  const folders = [...path, ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/** Postgres refuses to run as root, where it gets an account of its own with its package. */
export function asOrdinaryUser(program: string, args: readonly string[]): [string, ...string[]] {
  return userInfo().uid === 0 ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
}

function canRun(): boolean {
  if (userInfo().uid !== 0) return true;
  try {
    execFileSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
