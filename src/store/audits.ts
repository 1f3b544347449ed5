// Who did what; never holds a secret.
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';
import type { Audit } from '../generated/prisma/client.js';

export interface NewAudit {
  /** Discord id, "clock" or "program". */
  readonly actor: string;
  readonly action: string;
  readonly gameId?: number;
  readonly guildId?: string;
  readonly detail?: object;
}

/** When somebody did something since a moment, in a game or, where none is named, anywhere; oldest first. */
export async function actsSince(
  tx: Db,
  { actor, action, gameId }: Pick<NewAudit, 'actor' | 'action' | 'gameId'>,
  since: Date,
): Promise<readonly Date[]> {
  const where = { ...(gameId === undefined ? {} : { gameId }), actor, action, at: { gt: since } };
  return (await tx.audit.findMany({ where, orderBy: { at: 'asc' }, select: { at: true } })).map(({ at }) => at);
}

/** Writes down that somebody did something. */
export async function addAudit(tx: Db, entry: NewAudit, now: Date): Promise<void> {
  await tx.audit.create({ data: { ...entry, detail: toJson(entry.detail ?? {}), at: now } });
}

export interface AuditRow extends Readonly<Omit<Audit, 'detail'>> {
  readonly detail: JsonObject;
}

/** Acts of some kinds in a game, newest first; `before` is the id of one that is known already. */
export async function listActs(
  db: Db,
  gameId: number,
  { actions, before, limit }: { readonly actions: readonly string[]; readonly before?: number; readonly limit: number },
): Promise<readonly AuditRow[]> {
  const rows = await db.audit.findMany({
    where: { gameId, action: { in: [...actions] }, ...(before === undefined ? {} : { id: { lt: before } }) },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.map((row) => ({ ...row, detail: readJson(jsonObject, row.detail, 'audit.detail') }));
}
