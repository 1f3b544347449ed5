// The program as a process: told to stop while it is still starting it ends in order, and told twice it ends at once.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataPaths } from '../../src/store/embedded.js';
import { compiled } from '../support/compiled.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldpost-stopping-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the program and returns once it has begun to open its database. */
async function starting(): Promise<ChildProcess> {
  const program = spawn(process.execPath, [compiled('src/main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, LOCAL_PORT: String(await freePort()) },
    stdio: 'ignore',
  });
  await vi.waitFor(
    () => {
      expect(existsSync(dataPaths(folder).lock)).toBe(true);
    },
    { timeout: 60_000, interval: 20 },
  );
  return program;
}

it('ends in order when it is told to while it starts, and gives its folder free', async () => {
  const program = await starting();
  program.kill('SIGTERM');
  const [code, signal] = (await once(program, 'exit')) as [number | null, NodeJS.Signals | null];
  expect(signal).toBeNull();
  // 1 where the start alone took longer than a program may take to stop.
  expect([0, 1]).toContain(code);
  expect(existsSync(dataPaths(folder).lock)).toBe(false);
});

it('ends at once when it is told twice', async () => {
  const program = await starting();
  program.kill('SIGTERM');
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toEqual([1, null]);
});
