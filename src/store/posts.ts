// Messages that are edited in place, such as a game's status message.
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

/** Remembers a message, in place of the one before. */
export async function savePost(
  db: Db,
  { gameId, purpose, userId = '' }: PostKey,
  message: { readonly channelId: string; readonly messageId: string },
  now: Date,
): Promise<void> {
  const data = { channelId: message.channelId, messageId: message.messageId, at: now };
  await db.post.upsert({
    where: { gameId_purpose_userId: { gameId, purpose, userId } },
    create: { gameId, purpose, userId, ...data },
    update: data,
  });
}
