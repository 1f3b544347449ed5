// Small facts of the program itself, such as the hash of the registered commands.
import type { z } from 'zod';
import type { Db } from './client.js';
import { readJson, toJson } from './json.js';

/** What was saved under a key, in the shape expected; null when nothing was. */
export async function readSetting<T>(db: Db, key: string, schema: z.ZodType<T>): Promise<T | null> {
  const row = await db.setting.findUnique({ where: { key } });
  return row === null ? null : readJson(schema, row.value, `setting.${key}`);
}

/** Saves a fact, in place of what was there. */
export async function saveSetting(db: Db, key: string, value: unknown, now: Date): Promise<void> {
  const row = { value: toJson(value), updatedAt: now };
  await db.setting.upsert({ where: { key }, create: { key, ...row }, update: row });
}
