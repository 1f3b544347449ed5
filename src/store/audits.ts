// Who did what; never holds a secret.
import type { Db } from './client.js';
import { toJson } from './json.js';

export interface NewAudit {
  /** Discord id, "clock" or "program". */
  readonly actor: string;
  readonly action: string;
  readonly gameId?: number;
  readonly guildId?: string;
  readonly detail?: object;
}

/** When somebody did something in a game since a moment, oldest first. */
export async function actsSince(
  tx: Db,
  gameId: number,
  { actor, action }: Pick<NewAudit, 'actor' | 'action'>,
  since: Date,
): Promise<readonly Date[]> {
  const where = { gameId, actor, action, at: { gt: since } };
  return (await tx.audit.findMany({ where, orderBy: { at: 'asc' }, select: { at: true } })).map(({ at }) => at);
}

/** Writes down that somebody did something. */
export async function addAudit(tx: Db, entry: NewAudit, now: Date): Promise<void> {
  await tx.audit.create({ data: { ...entry, detail: toJson(entry.detail ?? {}), at: now } });
}
