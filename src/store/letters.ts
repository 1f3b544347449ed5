// Letters between seats, and whom somebody does not want to hear from.
import { z } from 'zod';
import { Prisma, type Letter } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, readOptionalJson, seatList, toJson, toOptionalJson, type JsonObject } from './json.js';

export interface LetterRow extends Readonly<Omit<Letter, 'to' | 'toUsers' | 'byUser' | 'said'>> {
  /** Who wrote it; null: a computer player. */
  readonly byUser: string | null;
  /** What a computer player says, or is proposed; null where nobody of them has part in it, or nothing was understood. */
  readonly said: JsonObject | null;
  /** Seats; null = everybody. */
  readonly to: readonly string[] | null;
  /** Who held them when it was written. */
  readonly toUsers: readonly string[];
}

/** A letter as it is written. */
type NewLetter = Omit<LetterRow, 'id'>;

/** Keeps a letter; gives its number. */
export async function addLetter(tx: Db, { to, toUsers, byUser, said, ...plain }: NewLetter): Promise<number> {
  const json = { to: toOptionalJson(to), toUsers: toJson(toUsers), said: toOptionalJson(said) };
  const data = { ...plain, ...json, byUser: byUser ?? '' };
  return (await tx.letter.create({ data, select: { id: true } })).id;
}

/** A letter by its number; null when there is none. */
export async function findLetter(db: Db, id: number): Promise<LetterRow | null> {
  const row = await db.letter.findUnique({ where: { id } });
  return row === null ? null : parse(row);
}

/** The letters of a game, newest first, from before a number on. */
export async function lettersBefore(
  db: Db,
  gameId: number,
  before: number | undefined,
  take: number,
): Promise<readonly LetterRow[]> {
  const where = { gameId, ...(before === undefined ? {} : { id: { lt: before } }) };
  return (await db.letter.findMany({ where, orderBy: { id: 'desc' }, take })).map(parse);
}

/** What computer players have written in a game, oldest first. */
export async function lettersOfComputers(db: Db, gameId: number): Promise<readonly LetterRow[]> {
  const where = { gameId, byUser: '' };
  return (await db.letter.findMany({ where, orderBy: { id: 'asc' } })).map(parse);
}

/** What computer players have written in a game, and what they were proposed, oldest first. */
export async function dispatchLetters(db: Db, gameId: number): Promise<readonly LetterRow[]> {
  const where = { gameId, OR: [{ byUser: '' }, { said: { not: Prisma.DbNull } }] };
  return (await db.letter.findMany({ where, orderBy: { id: 'asc' } })).map(parse);
}

/** The games in which a computer player has written to a seat of somebody’s, and nothing was answered. */
export async function gamesWithUnanswered(db: Db, userId: string): Promise<readonly number[]> {
  const rows = await db.$queryRaw`
    SELECT DISTINCT l."gameId" FROM "letter" l JOIN "game" g ON g."id" = l."gameId"
     WHERE l."byUser" = '' AND l."accepted" IS NULL AND g."endedAt" IS NULL
       AND EXISTS (SELECT 1 FROM "seat" t
                    WHERE t."gameId" = g."id" AND t."userId" = ${userId} AND t."seat" = l."to"->>0)
     ORDER BY l."gameId"`;
  return z
    .array(z.object({ gameId: z.int() }))
    .parse(rows)
    .map(({ gameId }) => gameId);
}

/** Notes what was answered to a letter. */
export async function answerLetter(tx: Db, id: number, accepted: boolean): Promise<void> {
  await tx.letter.update({ where: { id }, data: { accepted } });
}

/** Whether letters went between some seats and reached nobody else. */
export async function hasLettersAmong(db: Db, gameId: number, seats: readonly string[]): Promise<boolean> {
  const rows = (await db.letter.findMany({ where: { gameId, from: { in: [...seats] } } })).map(parse);
  return rows.some(
    ({ from, to }) =>
      to !== null &&
      seats.every((seat) => seat === from || to.includes(seat)) &&
      to.every((seat) => seats.includes(seat)),
  );
}

/** When somebody has written in a game since a moment, oldest first. */
export async function writtenSince(db: Db, gameId: number, byUser: string, since: Date): Promise<readonly Date[]> {
  const rows = await db.letter.findMany({
    where: { gameId, byUser, at: { gt: since } },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return rows.map(({ at }) => at);
}

/** When somebody has reported letters since a moment, oldest first. */
export async function reportsSince(db: Db, userId: string, since: Date): Promise<readonly Date[]> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT "createdAt" FROM "outbox"
     WHERE "kind" = 'reported' AND "createdAt" > ${since} AND "payload"->>'by' = ${userId} ORDER BY "createdAt"`;
  return z
    .array(z.object({ createdAt: z.coerce.date() }))
    .parse(rows)
    .map(({ createdAt }) => createdAt);
}

/** A seat is not heard from any more in a game, or is again. */
export async function setMute(
  db: Db,
  key: { readonly gameId: number; readonly userId: string; readonly seat: string },
  on: boolean,
): Promise<void> {
  await db.letterMute.deleteMany({ where: key });
  if (on) await db.letterMute.create({ data: key });
}

/** The seats somebody does not hear from in a game. */
export async function mutesOf(db: Db, gameId: number, userId: string): Promise<readonly string[]> {
  return (await db.letterMute.findMany({ where: { gameId, userId } })).map(({ seat }) => seat);
}

/** A person is blocked from now on. */
export async function addBlock(db: Db, userId: string, blockedId: string, now: Date): Promise<void> {
  await db.letterBlock.upsert({
    where: { userId_blockedId: { userId, blockedId } },
    create: { userId, blockedId, at: now },
    update: { gameId: null, seat: null },
  });
}

/** A person is heard again. What stands against seats of anonymous games that go on is left alone, or it would tell who sits there. */
export async function dropBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db.letterBlock.deleteMany({ where: { userId, blockedId } });
  await db.$executeRaw`
    DELETE FROM "seat_block" b
     WHERE b."userId" = ${userId} AND b."blockedId" = ${blockedId}
       AND NOT EXISTS (SELECT 1 FROM "game" g WHERE g."id" = b."gameId" AND g."endedAt" IS NULL)`;
}

/** Whoever holds a seat of an anonymous game is blocked, or not any more; whether the person is blocked elsewhere has no part in it. */
export async function setSeatBlock(
  db: Db,
  key: { readonly gameId: number; readonly userId: string; readonly seat: string },
  blocked: { readonly id: string; readonly at: Date } | null,
): Promise<void> {
  await db.seatBlock.deleteMany({ where: key });
  if (blocked !== null) await db.seatBlock.create({ data: { ...key, blockedId: blocked.id, at: blocked.at } });
}

const blockRow = z.object({
  userId: z.string(),
  blockedId: z.string(),
  /** The seat by which alone they are known while their game goes on; null where the person is. */
  seat: z.object({ gameId: z.int(), seat: z.string() }).nullable(),
});

/** Whom people have blocked: persons, and seats of anonymous games that go on. */
export async function blocksBy(db: Db, people: readonly string[]): Promise<readonly z.infer<typeof blockRow>[]> {
  if (people.length === 0) return [];
  const ids = Prisma.join([...people]);
  const rows = await db.$queryRaw`
    SELECT "userId", "blockedId", "seat" FROM (
      SELECT "userId", "blockedId", NULL::json AS "seat", "at" FROM "letter_block"
       WHERE "userId" IN (${ids}) AND "gameId" IS NULL
       UNION ALL
      SELECT b."userId", b."blockedId",
             CASE WHEN g."id" IS NOT NULL AND g."endedAt" IS NULL
                  THEN json_build_object('gameId', b."gameId", 'seat', b."seat") END, b."at"
        FROM "seat_block" b LEFT JOIN "game" g ON g."id" = b."gameId" WHERE b."userId" IN (${ids})
    ) x ORDER BY "at", "seat"::text`;
  return z.array(blockRow).parse(rows);
}

function parse(row: Letter): LetterRow {
  return {
    ...row,
    to: readOptionalJson(seatList, row.to, 'letter.to'),
    toUsers: readJson(seatList, row.toUsers, 'letter.toUsers'),
    byUser: row.byUser === '' ? null : row.byUser,
    said: readOptionalJson(jsonObject, row.said, 'letter.said'),
  };
}
