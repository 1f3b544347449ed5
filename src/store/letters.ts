// Letters between seats, and whom somebody does not want to hear from.
import { z } from 'zod';
import { Prisma, type Letter } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { readJson, readOptionalJson, seatList, toJson, toOptionalJson } from './json.js';

export interface LetterRow extends Readonly<Omit<Letter, 'to' | 'toUsers'>> {
  /** Seats; null = everybody. */
  readonly to: readonly string[] | null;
  /** Who held them when it was written. */
  readonly toUsers: readonly string[];
}

/** A letter as it is written. */
type NewLetter = Omit<LetterRow, 'id'>;

/** Keeps a letter; gives its number. */
export async function addLetter(tx: Db, { to, toUsers, ...plain }: NewLetter): Promise<number> {
  const data = { ...plain, to: toOptionalJson(to), toUsers: toJson(toUsers) };
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

/** When somebody has written in a game since a moment, oldest first. */
export async function writtenSince(db: Db, gameId: number, byUser: string, since: Date): Promise<readonly Date[]> {
  const rows = await db.letter.findMany({
    where: { gameId, byUser, at: { gt: since } },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return rows.map(({ at }) => at);
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

/** Somebody one does not want to hear from; with the seat by which alone they are known, where seats are anonymous. */
interface BlockRow {
  readonly userId: string;
  readonly blockedId: string;
  readonly gameId: number | null;
  readonly seat: string | null;
}

/** A person is blocked from now on. */
export async function addBlock(db: Db, row: BlockRow, now: Date): Promise<void> {
  const { userId, blockedId, gameId, seat } = row;
  await db.letterBlock.upsert({
    where: { userId_blockedId: { userId, blockedId } },
    create: { ...row, at: now },
    // Whoever is known as a person already stays so.
    update: gameId === null ? { gameId, seat } : {},
  });
}

/** A person is heard again. */
export async function dropBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db.letterBlock.deleteMany({ where: { userId, blockedId } });
}

const blockRows = z.array(
  z.object({
    userId: z.string(),
    blockedId: z.string(),
    gameId: z.int().nullable(),
    seat: z.string().nullable(),
    /** Whether the game is still going on by which alone they are known. */
    veiled: z.boolean(),
  }),
);

/** Whom people have blocked; `veiled` while the blocked one is known only by their seat in a game that goes on. */
export async function blocksBy(
  db: Db,
  people: readonly string[],
): Promise<readonly (BlockRow & { readonly veiled: boolean })[]> {
  if (people.length === 0) return [];
  const rows = await db.$queryRaw`
    SELECT b."userId", b."blockedId", b."gameId", b."seat",
           (b."gameId" IS NOT NULL AND g."id" IS NOT NULL AND g."endedAt" IS NULL) AS "veiled"
      FROM "letter_block" b LEFT JOIN "game" g ON g."id" = b."gameId"
     WHERE b."userId" IN (${Prisma.join([...people])}) ORDER BY b."at"`;
  return blockRows.parse(rows);
}

function parse(row: Letter): LetterRow {
  return {
    ...row,
    to: readOptionalJson(seatList, row.to, 'letter.to'),
    toUsers: readJson(seatList, row.toUsers, 'letter.toUsers'),
  };
}
