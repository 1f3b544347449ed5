// Messages that are edited in place: a game's status message, and the one in which a person has a game before them.
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

/** Notes that a person has just acted in a game; nothing where no such message of theirs is known. */
export async function touchPost(db: Db, { gameId, purpose, userId = '' }: PostKey, now: Date): Promise<void> {
  await db.post.updateMany({ where: { gameId, purpose, userId }, data: { touchedAt: now } });
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
