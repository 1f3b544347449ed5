// Which processes of the program are running, by rows each renews for itself: how many share a limit that Discord sets for all.
import type { Db } from './client.js';
import { toJson } from './json.js';

/** Says that a process runs, until a moment. */
export async function renewProcess(
  db: Db,
  id: string,
  roles: readonly string[],
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  const row = { roles: toJson(roles), until };
  await db.process.upsert({ where: { id }, create: { id, ...row, startedAt: now }, update: row });
}

/** Says that a process has ended; those that died without saying so are forgotten with it. */
export async function endProcess(db: Db, id: string, now: Date): Promise<void> {
  await db.process.deleteMany({ where: { OR: [{ id }, { until: { lte: now } }] } });
}

/** The roles of every process that runs. */
export async function runningProcesses(db: Db, now: Date): Promise<readonly (readonly string[])[]> {
  const rows = await db.process.findMany({ where: { until: { gt: now } }, select: { roles: true } });
  return rows.map(({ roles }) => (Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []));
}

/**
 * Forgets processes that have died and gives free the connections they held.
 * @param isDead asked of each process that is named anywhere.
 */
export async function forgetProcesses(db: Db, isDead: (owner: string) => boolean): Promise<void> {
  const processes = await db.process.findMany({ select: { id: true } });
  const holders = await db.shard.findMany({ where: { owner: { not: null } }, select: { owner: true } });
  const named = new Set([...processes.map(({ id }) => id), ...holders.flatMap(({ owner }) => owner ?? [])]);
  const dead = [...named].filter(isDead);
  if (dead.length === 0) return;
  await db.process.deleteMany({ where: { id: { in: dead } } });
  await db.shard.updateMany({ where: { owner: { in: dead } }, data: { owner: null, until: null } });
}
