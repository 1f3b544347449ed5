// Messages that are edited in place: a game's status message, and the one in which a person has a game before them.
import { z } from 'zod';
import type { Post } from '../generated/prisma/client.js';
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
  return db.post.findUnique({ where: { gameId_purpose_userId: { gameId, purpose, userId } } });
}

/** The channel of the newest message of a person, over all games; null when there is none. */
export async function channelOfNewest(db: Db, purpose: string, userId: string): Promise<string | null> {
  const newest = await db.post.findFirst({
    where: { userId, purpose },
    orderBy: { at: 'desc' },
    select: { channelId: true },
  });
  return newest?.channelId ?? null;
}

/** Remembers a message and what it shows, in place of the one before. */
export async function savePost(
  db: Db,
  { gameId, purpose, userId = '' }: PostKey,
  message: { readonly channelId: string; readonly messageId: string; readonly stamp?: string | null },
  now: Date,
): Promise<void> {
  const { channelId, messageId, stamp = null } = message;
  const data = { channelId, messageId, stamp, at: now };
  await db.post.upsert({
    where: { gameId_purpose_userId: { gameId, purpose, userId } },
    create: { gameId, purpose, userId, ...data },
    update: data,
  });
}

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
 * @returns their message; null where none is known, and nothing is noted.
 */
export async function touchPost(db: Db, { gameId, purpose, userId = '' }: PostKey, now: Date): Promise<PostRow | null> {
  // Written out, because it is sent for every answer.
  const rows = await db.$queryRaw`
    UPDATE "post" SET "touchedAt" = ${now.toISOString()}::timestamptz
     WHERE "gameId" = ${gameId} AND "purpose" = ${purpose} AND "userId" = ${userId} RETURNING *`;
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
