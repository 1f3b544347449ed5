// Who may look at boards in a browser: links that open one once, and the sessions that come of them. Only hashes of their secrets are stored.
import { Prisma, type BoardSession } from '../generated/prisma/client.js';
import type { Db } from './client.js';

export type BoardSessionRow = Readonly<BoardSession>;

/** Keeps a link in place of one with the same hash, and throws away those whose time is over. */
export async function saveBoardLink(
  db: Db,
  link: { readonly hash: string; readonly userId: string; readonly gameId: number; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.boardLink.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.boardLink.upsert({ where: { hash: link.hash }, create: link, update: link });
}

/** Spends a link: whom it was made for and which game it opens; null when it is spent, too old, or was never made. */
export async function spendBoardLink(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ readonly userId: string; readonly gameId: number } | null> {
  const where = { hash, expiresAt: { gt: now } };
  const link = await db.boardLink.findFirst({ where, select: { userId: true, gameId: true } });
  if (link === null) return null;
  // Of two that spend it at the same time one finds it gone.
  return (await db.boardLink.deleteMany({ where })).count === 1 ? link : null;
}

/** More browsers nobody looks at boards with at the same time. */
const mostSessions = 10;

/** Opens a session, and throws away those whose time is over, and a person's oldest where they have many. */
export async function openBoardSession(db: Db, session: BoardSessionRow): Promise<void> {
  await db.boardSession.deleteMany({ where: { expiresAt: { lte: session.openedAt } } });
  const { userId } = session;
  const newest = { orderBy: { openedAt: 'desc' }, skip: mostSessions - 1, select: { hash: true } } as const;
  const old = await db.boardSession.findMany({ where: { userId }, ...newest });
  await db.boardSession.deleteMany({ where: { hash: { in: old.map(({ hash }) => hash) } } });
  await db.boardSession.create({ data: session });
}

/** The browsers in which a person looks at boards now, newest first. */
export function boardSessionsOf(db: Db, userId: string, now: Date): Promise<readonly BoardSessionRow[]> {
  return db.boardSession.findMany({ where: { userId, expiresAt: { gt: now } }, orderBy: { openedAt: 'desc' } });
}

/** Ends all of them, and what links could still open. */
export async function endBoardSessions(db: Db, userId: string): Promise<void> {
  await db.boardLink.deleteMany({ where: { userId } });
  await db.boardSession.deleteMany({ where: { userId } });
}

/** Those of some sessions that have not ended. */
export function boardSessions(db: Db, hashes: readonly string[], now: Date): Promise<readonly BoardSessionRow[]> {
  return db.boardSession.findMany({ where: { hash: { in: [...hashes] }, expiresAt: { gt: now } } });
}

/** Lets sessions go on for longer. */
export async function renewBoardSessions(db: Db, hashes: readonly string[], expiresAt: Date): Promise<void> {
  await db.boardSession.updateMany({ where: { hash: { in: [...hashes] } }, data: { expiresAt } });
}

/** Stands for all that is stored of games and what is being put together in them: whatever anybody does changes it. */
export async function gameMarks(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.$queryRaw<{ readonly id: number; readonly mark: string }[]>`
    SELECT g."id", g."version" || ' ' || coalesce(extract(epoch FROM max(d."updatedAt")), 0) || ' ' || count(d."gameId") AS "mark"
      FROM "game" g LEFT JOIN "draft" d ON d."gameId" = g."id"
     WHERE g."id" IN (${Prisma.join([...ids])})
     GROUP BY g."id", g."version"`;
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}
