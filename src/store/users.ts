// People, and what each chose for themselves.
import { z } from 'zod';
import type { User } from '../generated/prisma/client.js';
import { Language } from '../generated/prisma/enums.js';
import type { Db } from './client.js';
import {
  jsonObject,
  moment,
  quietHours,
  readJson,
  readOptionalJson,
  reminderLeads,
  toJson,
  toOptionalJson,
  type JsonObject,
  type QuietHours,
} from './json.js';

export interface UserRow extends Readonly<Omit<User, 'reminderLeads' | 'quietHours' | 'settings'>> {
  readonly reminderLeads: readonly number[] | null;
  readonly quietHours: QuietHours | null;
  readonly settings: JsonObject;
}

/** What can be set; what is left out stays. */
export interface UserChange {
  readonly name?: string;
  readonly language?: Language | null;
  readonly palette?: string;
  readonly theme?: string;
  readonly timeZone?: string | null;
  readonly reminderLeads?: readonly number[] | null;
  readonly quietHours?: QuietHours | null;
  readonly notices?: string;
  readonly dmClosed?: boolean;
  readonly locale?: string | null;
  readonly settings?: object;
}

/** A person's row as the database makes JSON of it. */
export const personRow = z.object({
  id: z.string(),
  name: z.string(),
  language: z.enum(Language).nullable(),
  palette: z.string(),
  theme: z.string(),
  timeZone: z.string().nullable(),
  reminderLeads: reminderLeads.nullable(),
  quietHours: quietHours.nullable(),
  notices: z.string(),
  dmClosed: z.boolean(),
  locale: z.string().nullable(),
  settings: jsonObject,
  updatedAt: moment,
}) satisfies z.ZodType<UserRow>;

/** A person by Discord id; null when Fieldpost has never met them. */
export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  // Written out, because it is sent for every command and press.
  const rows = await db.$queryRaw<{ user: unknown }[]>`
    SELECT row_to_json(u) AS "user" FROM "app_user" u WHERE u."id" = ${id}`;
  const [row] = rows;
  return row === undefined ? null : readJson(personRow, row.user, 'user');
}

/** Several people at once, in no particular order; those never met are left out. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return ids.length === 0 ? [] : (await db.user.findMany({ where: { id: { in: [...ids] } } })).map(parse);
}

/** Remembers a person and changes what is given; a new one without a name gets their id for one. */
export async function saveUser(db: Db, id: string, change: UserChange, now: Date): Promise<UserRow> {
  const { reminderLeads: leads, quietHours: quiet, settings, ...plain } = change;
  const data = {
    ...plain,
    ...(leads === undefined ? {} : { reminderLeads: toOptionalJson(leads) }),
    ...(quiet === undefined ? {} : { quietHours: toOptionalJson(quiet) }),
    ...(settings === undefined ? {} : { settings: toJson(settings) }),
    updatedAt: now,
  };
  return parse(await db.user.upsert({ where: { id }, create: { id, name: id, ...data }, update: data }));
}

function parse(row: User): UserRow {
  return {
    ...row,
    reminderLeads: readOptionalJson(reminderLeads, row.reminderLeads, 'user.reminderLeads'),
    quietHours: readOptionalJson(quietHours, row.quietHours, 'user.quietHours'),
    settings: readJson(jsonObject, row.settings, 'user.settings'),
  };
}
