// What came of games that have ended, seat by seat.
import { z } from 'zod';
import { Prisma, type Result } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonText } from './json.js';

export type ResultRow = Readonly<Result>;

/** Which results: of one game's rules, of one server, with one person in them, of certain games, ended in a span. */
interface WhichResults {
  readonly kind?: string;
  readonly guildId?: string;
  /** All seats of the games in which this person has a result. */
  readonly with?: string;
  readonly gameIds?: readonly number[];
  readonly span?: { readonly from: Date; readonly to: Date };
}

/** Writes down what a game came to, in place of what stood there: it is written as often as one likes. */
export async function saveResults(tx: Db, gameId: number, rows: readonly ResultRow[]): Promise<void> {
  await deleteResults(tx, gameId);
  if (rows.length > 0) await tx.result.createMany({ data: [...rows] });
}

/** Forgets what a game came to. */
export async function deleteResults(tx: Db, gameId: number): Promise<void> {
  await tx.result.deleteMany({ where: { gameId } });
}

/** Results in the order in which the games ended, all seats of a game together. */
export async function listResults(db: Db, which: WhichResults): Promise<readonly ResultRow[]> {
  const { kind, guildId, gameIds, span } = which;
  return db.result.findMany({
    where: {
      ...(kind === undefined ? {} : { kind }),
      ...(guildId === undefined ? {} : { guildId }),
      ...(gameIds === undefined ? {} : { gameId: { in: [...gameIds] } }),
      ...(span === undefined ? {} : { endedAt: { gte: span.from, lte: span.to } }),
      ...(which.with === undefined ? {} : { game: { results: { some: { userId: which.with } } } }),
    },
    orderBy: [{ endedAt: 'asc' }, { gameId: 'asc' }, { seat: 'asc' }],
  });
}

/** How a person keeps time: deadlines met by hand, missed, and missed with an excuse. */
export interface Punctuality {
  readonly userId: string;
  readonly met: number;
  readonly missed: number;
  readonly excused: number;
}

const punctuality = z.array(
  z.object({ userId: z.string(), met: z.int(), missed: z.int(), excused: z.int() }),
) satisfies z.ZodType<readonly Punctuality[]>;

/** A deadline that somebody let pass. */
interface NewMiss {
  readonly gameId: number;
  readonly userId: string;
  readonly seat: string;
  readonly checkpoint: number;
  readonly excused: boolean;
}

/** Writes down deadlines that were missed. */
export async function addMisses(tx: Db, misses: readonly NewMiss[], now: Date): Promise<void> {
  if (misses.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "miss" ("gameId", "userId", "seat", "checkpoint", "excused", "at")
    SELECT "gameId", "userId", "seat", "checkpoint", "excused", ${now.toISOString()}::timestamptz
      FROM json_to_recordset(${jsonText(misses)}::json)
        AS given("gameId" int, "userId" text, "seat" text, "checkpoint" int, "excused" boolean)`;
}

/** Forgets the deadlines missed in a game from a phase on. */
export async function deleteMisses(tx: Db, gameId: number, from: number): Promise<void> {
  await tx.miss.deleteMany({ where: { gameId, checkpoint: { gte: from } } });
}

/**
 * How people keep time, over all games with somebody else in them. A phase answered by hand in time is a deadline met, however many
 * questions it asked; answers that were taken back do not count.
 */
export async function punctualityOf(db: Db, userIds: readonly string[]): Promise<readonly Punctuality[]> {
  if (userIds.length === 0) return [];
  const withOthers = (row: string): Prisma.Sql => {
    const [game, user] = [Prisma.raw(`${row}."gameId"`), Prisma.raw(`${row}."userId"`)];
    // What happens at an anonymous table is on nobody's record before its end: it would tell who plays there.
    return Prisma.sql`EXISTS (SELECT 1 FROM "seat" o JOIN "game" g ON g."id" = o."gameId"
                               WHERE o."gameId" = ${game} AND o."userId" <> ${user}
                                 AND NOT (g."endedAt" IS NULL AND COALESCE(g."settings"->>'anonymous', 'false') = 'true'))`;
  };
  const missed = (excused: boolean): Prisma.Sql =>
    Prisma.sql`(SELECT count(DISTINCT (m."gameId", m."checkpoint")) FROM "miss" m
                 WHERE m."userId" = u."id" AND m."excused" = ${excused} AND ${withOthers('m')})::int`;
  const rows = await db.$queryRaw`
    SELECT u."id" AS "userId", ${missed(false)} AS "missed", ${missed(true)} AS "excused",
           (SELECT count(DISTINCT (a."gameId", a."checkpoint")) FROM "answer" a
             WHERE a."userId" = u."id" AND a."by" = 'player' AND a."undoneAt" IS NULL AND ${withOthers('a')}
               AND NOT EXISTS (SELECT 1 FROM "miss" m WHERE m."userId" = a."userId" AND m."gameId" = a."gameId"
                                  AND m."checkpoint" = a."checkpoint"))::int AS "met"
      FROM unnest(${[...userIds]}::text[]) AS u("id")`;
  return punctuality.parse(rows);
}
