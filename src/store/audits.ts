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

/** Writes down that somebody did something. */
export async function addAudit(tx: Db, entry: NewAudit, now: Date): Promise<void> {
  await tx.audit.create({ data: { ...entry, detail: toJson(entry.detail ?? {}), at: now } });
}
