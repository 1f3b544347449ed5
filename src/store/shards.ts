// Which process keeps which connection to Discord's gateway: a lease per shard, with what its next owner needs to go on.
import { z } from 'zod';
import type { Db } from './client.js';
import { readJson, toOptionalJson } from './json.js';

/** Where a connection stands in Discord's stream of events. */
export interface ShardSession {
  readonly sessionId: string;
  readonly resumeURL: string;
  readonly sequence: number;
  readonly shardId: number;
  readonly shardCount: number;
}

const sessionSchema = z.object({
  sessionId: z.string(),
  resumeURL: z.string(),
  sequence: z.int(),
  shardId: z.int(),
  shardCount: z.int(),
});

/** Some of the shards of one count; `to` belongs to them. */
export interface ShardRange {
  readonly count: number;
  readonly from: number;
  readonly to: number;
}

interface Hold {
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
}

const idRows = z.array(z.object({ id: z.int() }));

/** Writes down the shards of a range that are not there yet. */
export async function addShards(db: Db, { count, from, to }: ShardRange): Promise<void> {
  const ids = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  await db.shard.createMany({ data: ids.map((id) => ({ count, id })), skipDuplicates: true });
}

/** Keeps what an owner holds; a shard that somebody else has taken over meanwhile is not among the answer. */
export async function renewShards(db: Db, range: ShardRange, { owner, now, until }: Hold): Promise<number[]> {
  const rows = await db.$queryRaw`
    UPDATE "shard" SET "until" = ${until.toISOString()}::timestamptz
     WHERE "count" = ${range.count} AND "id" BETWEEN ${range.from} AND ${range.to} AND "owner" = ${owner}
       AND "until" > ${now.toISOString()}::timestamptz
    RETURNING "id"`;
  return idRows.parse(rows).map(({ id }) => id);
}

/** Takes shards that nobody holds, at most so many. */
export async function claimShards(
  db: Db,
  range: ShardRange,
  { owner, now, until }: Hold,
  limit: number,
): Promise<number[]> {
  const rows = await db.$queryRaw`
    UPDATE "shard" SET "owner" = ${owner}, "until" = ${until.toISOString()}::timestamptz
     WHERE "count" = ${range.count} AND "id" IN (
       SELECT "id" FROM "shard"
        WHERE "count" = ${range.count} AND "id" BETWEEN ${range.from} AND ${range.to}
          AND ("until" IS NULL OR "until" <= ${now.toISOString()}::timestamptz)
        ORDER BY "id" LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING "id"`;
  return idRows.parse(rows).map(({ id }) => id);
}

/** Where a shard stood when it was last written down; null when it has to begin anew. */
export async function readSession(db: Db, count: number, id: number): Promise<ShardSession | null> {
  const row = await db.shard.findUnique({ where: { count_id: { count, id } }, select: { session: true } });
  if (row === null || row.session === null) return null;
  return readJson(sessionSchema, row.session, 'shard.session');
}

/** Writes down where a shard stands, as long as it is the owner's. */
export async function saveSession(
  db: Db,
  owner: string,
  { count, id }: { readonly count: number; readonly id: number },
  session: ShardSession | null,
): Promise<void> {
  await db.shard.updateMany({ where: { count, id, owner }, data: { session: toOptionalJson(session) } });
}

/** Gives shards free for others to take at once: one, or all an owner has. */
export async function releaseShards(
  db: Db,
  owner: string,
  one?: { readonly count: number; readonly id: number },
): Promise<void> {
  await db.shard.updateMany({ where: { owner, ...one }, data: { owner: null, until: null } });
}

/** How many shards others run with just now; null when nobody does. The largest, while two counts run side by side. */
export async function runningShardCount(db: Db, now: Date): Promise<number | null> {
  const row = await db.shard.findFirst({ where: { until: { gt: now } }, orderBy: { count: 'desc' } });
  return row?.count ?? null;
}

const slot = z.tuple([z.object({ at: z.coerce.date() })]);

/** Reserves the next moment at which a connection of this group may identify itself. */
export async function reserveIdentify(db: Db, key: number, now: Date, spacingMs: number): Promise<Date> {
  const spacing = spacingMs / 1000;
  const [row] = slot.parse(
    await db.$queryRaw`
      INSERT INTO "identify_slot" ("key", "notBefore")
      VALUES (${key}, ${now.toISOString()}::timestamptz + make_interval(secs => ${spacing}))
      ON CONFLICT ("key") DO UPDATE
         SET "notBefore" = GREATEST("identify_slot"."notBefore", ${now.toISOString()}::timestamptz)
                           + make_interval(secs => ${spacing})
      RETURNING "notBefore" - make_interval(secs => ${spacing}) AS at`,
  );
  return row.at;
}
