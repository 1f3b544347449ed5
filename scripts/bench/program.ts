// The compiled bot as a program of its own, on a local Discord in this process.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from '@fieldpost/local';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Megabytes. */
export interface Memory {
  readonly program: number;
  readonly painters: number;
}

export interface Program {
  /** Memory of the program and of all it has started, each by itself, in MB; what they share counts once. */
  memory(): Memory;
  /** Processor time the program has used since it began, in milliseconds: unlike the time on the wall the same on a busy machine. */
  processor(): number;
  stop(): Promise<void>;
}

/** Compiles the program, starts it, and waits until its commands can be used. */
export async function startProgram(
  discord: LocalDiscord,
  settings: Readonly<Record<string, string>>,
): Promise<Program> {
  execFileSync(process.execPath, ['scripts/build-program.mjs'], { cwd: root, stdio: 'inherit' });
  // As the image starts it.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=4', '--heap-growing-percent=15', join(root, 'dist', 'main.js')],
    {
      cwd: root,
      env: {
        ...process.env,
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.apiUrl,
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await discord.botReady();
  while (!discord.as('Mina').in('lobby').commands().includes('order')) await wait(50);
  return {
    memory: () => {
      const [program = 0, ...others] = treeOf(child.pid ?? 0).map(heldMb);
      return { program, painters: others.reduce((sum, one) => sum + one, 0) };
    },
    processor: () => processorMs(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.removeListener('exit', kill);
    },
  };
}

/** A process and its descendants. */
function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))?.[1] ?? 0) }));
  const tree = [pid];
  for (const one of tree) tree.push(...parents.filter(({ parent }) => parent === one).map((row) => row.pid));
  return tree;
}

/** Pages that several processes share, as Node's own code, count in parts that come to one. */
function heldMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;
}

/** The kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function statusOf(pid: string): string {
  return textOf(`/proc/${pid}/status`);
}

/** Empty where the process has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
