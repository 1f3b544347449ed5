// Names a running program so that another can tell whether it still lives: for the lock of the data folder and for leases.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

const processSchema = z.object({ pid: z.int().positive(), started: z.string(), host: z.string() });

/** A process, by its number, the moment it began and the machine it runs on. */
export type ProcessName = z.infer<typeof processSchema>;

/** This process. */
export function thisProcess(): ProcessName {
  return { pid: process.pid, started: processStart(process.pid) ?? 'unknown', host: hostname() };
}

/** Reads a name from JSON; null when it is none. */
export function readProcessName(text: string): ProcessName | null {
  try {
    return processSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a process of this machine, as this program sees it, still runs. */
export function isRunning(name: ProcessName): boolean {
  try {
    process.kill(name.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = processStart(name.pid);
  return started === null || name.started === 'unknown' || started === name.started;
}

/**
 * A name for one holder of leases in this process.
 * @param holder tells it from others in the same process.
 */
export function ownerName(holder: string): string {
  return JSON.stringify({ ...thisProcess(), space: processSpace(), holder });
}

const ownerSchema = processSchema.extend({ space: z.string().nullable() });

/** Whether the holder of a lease is known to have ended. Of another machine, container or boot that cannot be known. */
export function isKnownDead(owner: string): boolean {
  let given: unknown;
  try {
    given = JSON.parse(owner);
  } catch {
    return false;
  }
  const name = ownerSchema.safeParse(given).data;
  const space = processSpace();
  if (name === undefined || space === null || name.space !== space || name.host !== hostname()) return false;
  return !isRunning(name);
}

/** The boot and the process numbers' own space, which containers do not share; null where that cannot be known. */
function processSpace(): string | null {
  try {
    return `${bootId()}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** When a process began, in the kernel's own words; tells it from a later one with the same number. Null where that cannot be known. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${bootId()}:${ticks}`;
  } catch {
    return null;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
