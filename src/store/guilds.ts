// Discord servers and what was set up for them.
import type { Guild, TableLanguage } from '../generated/prisma/client.js';
import { z } from 'zod';
import type { Db } from './client.js';
import { jsonObject, readJson, toJson, type JsonObject } from './json.js';

export interface GuildRow extends Readonly<Omit<Guild, 'settings'>> {
  readonly settings: JsonObject;
}

/** What can be set; what is left out stays. */
export interface GuildChange {
  readonly name?: string;
  readonly channelId?: string | null;
  readonly channelKind?: 'forum' | 'text' | null;
  readonly language?: TableLanguage;
  readonly timeZone?: string;
  readonly tempo?: string;
  readonly hostRoleId?: string | null;
  readonly settings?: object;
}

/** What the managers of a server have set beyond its columns. */
export const guildSettings = z.object({
  allowance: z.int().positive().max(1_000).nullable().default(null),
  /** Days without deadlines, from the first to the last, as 2026-12-24. */
  holidays: z
    .array(z.strictObject({ from: z.string(), to: z.string() }).readonly())
    .readonly()
    .catch([])
    .default([]),
  /** Countries whose public holidays are days without deadlines, too. */
  countries: z.array(z.string()).readonly().catch([]).default([]),
});

/** A server; null when Fieldpost has never met it. */
export async function findGuild(db: Db, id: string): Promise<GuildRow | null> {
  const row = await db.guild.findUnique({ where: { id } });
  return row === null ? null : parse(row);
}

/** Remembers a server, with the defaults when it is new, and changes what is given. */
export async function saveGuild(db: Db, id: string, change: GuildChange, now: Date): Promise<GuildRow> {
  const { settings, ...plain } = change;
  const data = { ...plain, ...(settings === undefined ? {} : { settings: toJson(settings) }), updatedAt: now };
  return parse(await db.guild.upsert({ where: { id }, create: { id, ...data }, update: data }));
}

function parse(row: Guild): GuildRow {
  return { ...row, settings: readJson(jsonObject, row.settings, 'guild.settings') };
}
