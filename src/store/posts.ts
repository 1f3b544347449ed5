// Messages that are edited in place: a game's status message, and the one in which a person has a game before them.
import { z } from 'zod';
import { Prisma, type Post } from '../generated/prisma/client.js';
import type { Db } from './client.js';

export type PostRow = Readonly<Post>;

/** Names a message: what it is for, and whose it is ("" = everybody's). */
export interface PostKey {
  readonly gameId: number;
  readonly purpose: string;
  readonly userId?: string;
}

/** The message to edit; null when it has not been sent yet. */
export async function findPost(db: Db, { gameId, purpose, userId = '' }: PostKey): Promise<PostRow | null> {
  // Written out, like what is saved: both are sent with every message.
  const rows = await db.$queryRaw`
    SELECT "gameId", "purpose", "userId", "channelId", "messageId", "at", "stamp", "touchedAt" FROM "post"
     WHERE "gameId" = ${gameId} AND "purpose" = ${purpose} AND "userId" = ${userId}`;
  return posts.parse(rows)[0] ?? null;
}

/** The channel of the newest message of a person, over all games; null when there is none. */
export async function channelOfNewest(db: Db, purpose: string, userId: string): Promise<string | null> {
  const rows = await db.$queryRaw`
    SELECT "channelId" FROM "post" WHERE "userId" = ${userId} AND "purpose" = ${purpose} ORDER BY "at" DESC LIMIT 1`;
  return channels.parse(rows)[0]?.channelId ?? null;
}

const channels = z.array(z.object({ channelId: z.string() }));

/**
 * Remembers a message and what it shows, in place of the one before.
 * @returns the one before; null when there was none.
 */
export async function savePost(
  db: Db,
  { gameId, purpose, userId = '' }: PostKey,
  message: { readonly channelId: string; readonly messageId: string; readonly stamp?: string | null },
  now: Date,
): Promise<Pick<PostRow, 'channelId' | 'messageId'> | null> {
  const { channelId, messageId, stamp = null } = message;
  const rows = await db.$queryRaw`
    WITH "before" AS MATERIALIZED (
      SELECT "channelId", "messageId" FROM "post"
       WHERE "gameId" = ${gameId} AND "purpose" = ${purpose} AND "userId" = ${userId}),
    "saved" AS (
      INSERT INTO "post" ("gameId", "purpose", "userId", "channelId", "messageId", "at", "stamp")
      VALUES (${gameId}, ${purpose}, ${userId}, ${channelId}, ${messageId}, ${now.toISOString()}::timestamptz, ${stamp})
          ON CONFLICT ("gameId", "purpose", "userId") DO UPDATE
         SET "channelId" = excluded."channelId", "messageId" = excluded."messageId", "at" = excluded."at",
             "stamp" = excluded."stamp")
    SELECT "channelId", "messageId" FROM "before"`;
  return saved.parse(rows)[0] ?? null;
}

const saved = z.array(z.object({ channelId: z.string(), messageId: z.string() }));

const posts = z.array(
  z.object({
    gameId: z.int(),
    purpose: z.string(),
    userId: z.string(),
    channelId: z.string(),
    messageId: z.string(),
    at: z.coerce.date(),
    stamp: z.string().nullable(),
    touchedAt: z.coerce.date().nullable(),
  }),
) satisfies z.ZodType<PostRow[]>;

/**
 * Notes that a person has just acted in a game.
 * @param elsewhere what they were shown elsewhere than on that message, and under which purpose that is noted.
 * @returns their message; null where none is known.
 */
export async function touchPost(
  db: Db,
  { gameId, purpose, userId = '' }: PostKey,
  now: Date,
  elsewhere?: { readonly purpose: string; readonly stamp: string },
): Promise<PostRow | null> {
  const at = now.toISOString();
  const columns = Prisma.sql`"gameId", "purpose", "userId", "channelId", "messageId", "at", "stamp", "touchedAt"`;
  const touch = Prisma.sql`
    UPDATE "post" SET "touchedAt" = ${at}::timestamptz
     WHERE "gameId" = ${gameId} AND "purpose" = ${purpose} AND "userId" = ${userId} RETURNING ${columns}`;
  // Written out, because it is sent for every answer.
  const rows =
    elsewhere === undefined
      ? await db.$queryRaw(touch)
      : await db.$queryRaw`
          WITH "touched" AS (${touch}),
          "noted" AS (
            INSERT INTO "post" ("gameId", "purpose", "userId", "channelId", "messageId", "at", "stamp")
            SELECT ${gameId}, ${elsewhere.purpose}, ${userId}, '', '', ${at}::timestamptz, ${elsewhere.stamp}
                ON CONFLICT ("gameId", "purpose", "userId") DO UPDATE SET "at" = excluded."at", "stamp" = excluded."stamp")
          SELECT ${columns} FROM "touched"`;
  return posts.parse(rows)[0] ?? null;
}

/** The game in which a person has acted last; null when they have acted in none. */
export async function lastTouched(db: Db, purpose: string, userId: string): Promise<number | null> {
  const last = await db.post.findFirst({
    where: { purpose, userId, touchedAt: { not: null } },
    orderBy: { touchedAt: 'desc' },
    select: { gameId: true },
  });
  return last?.gameId ?? null;
}

/** When a message of a person, of whatever game, was last sent or edited; null where none of that purpose is this one. */
export async function postedAt(db: Db, purpose: string, userId: string, messageId: string): Promise<Date | null> {
  const post = await db.post.findFirst({ where: { purpose, userId, messageId }, select: { at: true } });
  return post?.at ?? null;
}
