// Who did what; never holds a secret.
import type { Audit } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';

export interface AuditRow extends Readonly<Omit<Audit, 'detail'>> {
  readonly detail: JsonObject;
}

export interface NewAudit {
  /** Discord id, "clock" or "program". */
  readonly actor: string;
  readonly action: string;
  readonly gameId?: number;
  readonly guildId?: string;
  readonly detail?: object;
}

/** Writes down that somebody did something. */
export async function addAudit(tx: Db, entry: NewAudit, now: Date): Promise<void> {
  await tx.audit.create({ data: { ...entry, detail: toJson(entry.detail ?? {}), at: now } });
}

/** What was done in a game, newest first. */
export async function listAudits(db: Db, gameId: number, limit = 100): Promise<AuditRow[]> {
  const rows = await db.audit.findMany({ where: { gameId }, orderBy: { id: 'desc' }, take: limit });
  return rows.map((row) => ({ ...row, detail: readJson(jsonObject, row.detail, 'audit.detail') }));
}
