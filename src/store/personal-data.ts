// All that is stored of one person: counted, taken out for them, and erased.
import { z } from 'zod';
import { Prisma } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { markGone } from './tournaments.js';
import { anyJson, jsonObject, toJson, type Json } from './json.js';

/**
 * What is theirs, table by table: which rows, and what of each. Left out is whatever would tell of others: the seed of a game they
 * host, who held the other seats when they wrote a letter, whom a block means where people are not known, whom an act of theirs
 * reminded or seated, and what a seat keeps of those who held it before or hold it now.
 */
const theirs = {
  person: [Prisma.sql`SELECT * FROM "app_user"`, 'id'],
  seats: [
    Prisma.sql`
      SELECT "gameId", "seat", "userId", "left", "misses", "since", "settings" -> 'excused' -> "userId" AS "excused",
             CASE WHEN "settings" -> 'clock' ->> 'userId' = "userId" THEN "settings" -> 'clock' END AS "clock"
        FROM "seat"`,
    'userId',
  ],
  signUps: [Prisma.sql`SELECT * FROM "sign_up"`, 'userId'],
  hosted: [Prisma.sql`SELECT "id", "guildId", "kind", "title", "status", "createdAt", "hostId" FROM "game"`, 'hostId'],
  answers: [
    Prisma.sql`SELECT "gameId", "checkpoint", "question", "seat", "value", "by", "at", "undoneAt", "userId" FROM "answer"`,
    'userId',
  ],
  letters: [Prisma.sql`SELECT "gameId", "from", "to", "text", "at", "byUser" FROM "letter"`, 'byUser'],
  notes: [Prisma.sql`SELECT * FROM "note"`, 'userId'],
  muted: [Prisma.sql`SELECT * FROM "letter_mute"`, 'userId'],
  blocked: [
    Prisma.sql`SELECT "userId", "blockedId", NULL::int AS "gameId", NULL AS "seat", "at" FROM "letter_block" WHERE "gameId" IS NULL
         UNION ALL SELECT "userId", NULL, "gameId", "seat", "at" FROM "seat_block"`,
    'userId',
  ],
  ballots: [Prisma.sql`SELECT * FROM "ballot"`, 'userId'],
  proposals: [Prisma.sql`SELECT "gameId", "kind", "openedAt", "result", "byUser" FROM "proposal"`, 'byUser'],
  results: [Prisma.sql`SELECT * FROM "result"`, 'userId'],
  misses: [Prisma.sql`SELECT * FROM "miss"`, 'userId'],
  tournaments: [Prisma.sql`SELECT * FROM "tournament_entry"`, 'userId'],
  hostedTournaments: [
    Prisma.sql`SELECT "id", "guildId", "kind", "name", "status", "hostId" FROM "tournament"`,
    'hostId',
  ],
  seenSeats: [Prisma.sql`SELECT * FROM "witness"`, 'userId'],
  acts: [Prisma.sql`SELECT "gameId", "action", "at", "actor" FROM "audit"`, 'actor'],
  boards: [Prisma.sql`SELECT "userId", "browser", "openedAt", "expiresAt" FROM "board_session"`, 'userId'],
  posts: [Prisma.sql`SELECT "gameId", "purpose", "channelId", "messageId", "at", "userId" FROM "post"`, 'userId'],
} as const satisfies Readonly<Record<string, readonly [rows: Prisma.Sql, whose: string]>>;

type Part = keyof typeof theirs;
const parts = Object.keys(theirs).filter((one): one is Part => Object.hasOwn(theirs, one));

function rowsOf(part: Part, userId: string): Prisma.Sql {
  const [rows, whose] = theirs[part];
  return Prisma.sql`SELECT * FROM (${rows}) x WHERE x.${Prisma.raw(`"${whose}"`)} = ${userId}`;
}

/** How many rows there are of each kind. */
export async function countPersonal(db: Db, userId: string): Promise<Readonly<Record<Part, number>>> {
  const counts = parts.map(
    (part) => Prisma.sql`(SELECT count(*) FROM (${rowsOf(part, userId)}) n)::int AS ${Prisma.raw(`"${part}"`)}`,
  );
  const rows = await db.$queryRaw<unknown[]>`SELECT ${Prisma.join(counts)}`;
  return z.record(z.enum(parts), z.int()).parse(rows[0]);
}

/** All of it, as JSON. */
export async function exportPersonal(db: Db, userId: string): Promise<Readonly<Record<Part, readonly Json[]>>> {
  const lists = z.array(z.object({ rows: z.array(anyJson).nullable() }));
  const found: [Part, readonly Json[]][] = [];
  for (const part of parts) {
    const rows = await db.$queryRaw<unknown[]>`SELECT json_agg(y) AS "rows" FROM (${rowsOf(part, userId)}) y`;
    found.push([part, lists.parse(rows)[0]?.rows ?? []]);
  }
  return z.record(z.enum(parts), z.array(anyJson)).parse(Object.fromEntries(found));
}

/** What still needs somebody. */
interface Held {
  /** Games that have not ended in which they have signed up or sit. */
  readonly games: readonly number[];
  /** Games of theirs that have not begun. */
  readonly opened: readonly number[];
  /** Tournaments they are still paired in. */
  readonly tournaments: readonly number[];
  /** When they last opened a game; null where they never did. */
  readonly lastOpened: Date | null;
  /** When they last invited somebody, and wrote a letter; null where they never did. */
  readonly lastInvited: Date | null;
  readonly lastWritten: Date | null;
}

/** What still needs somebody. */
export async function heldBy(db: Db, userId: string): Promise<Held> {
  const open = { notIn: ['finished' as const, 'cancelled' as const] };
  const seats = await db.seat.findMany({
    where: { userId, left: false, game: { status: open } },
    select: { gameId: true },
  });
  const signUps = await db.signUp.findMany({ where: { userId, game: { status: open } }, select: { gameId: true } });
  const entries = await db.tournamentEntry.findMany({
    where: { userId, leftAt: null, tournament: { status: open } },
    select: { tournamentId: true },
  });
  const hosted = await db.game.findMany({
    where: { hostId: userId },
    select: { id: true, status: true, createdAt: true },
    orderBy: { createdAt: 'desc' },
  });
  const newest = { orderBy: { at: 'desc' }, select: { at: true } } as const;
  const invited = await db.audit.findFirst({ where: { actor: userId, action: 'invite' }, ...newest });
  const written = await db.letter.findFirst({ where: { byUser: userId }, ...newest });
  return {
    games: [...new Set([...seats, ...signUps].map(({ gameId }) => gameId))].sort((a, b) => a - b),
    opened: hosted.flatMap(({ id, status }) => (status === 'signup' || status === 'readyCheck' ? [id] : [])),
    tournaments: entries.map(({ tournamentId }) => tournamentId),
    lastOpened: hosted[0]?.createdAt ?? null,
    lastInvited: invited?.at ?? null,
    lastWritten: written?.at ?? null,
  };
}

const goesOn = Prisma.sql`SELECT "id" FROM "game" WHERE "status"::text IN ('running', 'paused')`;

/**
 * Erases what is stored of somebody who sits nowhere any more. What belongs to games stays without them: their answers, and their
 * results as somebody's. Stays behind until a game ends who has seen which of its secrets, and what is counted of people in it: how
 * often they have left it, proposed something, been excused; and under a mark, until a tournament ends, that they left it. For good stay a block that others have set against them, from which
 * tables they were turned away, and the line under which they added to a game's dice, without which these could not be checked.
 * @param instead what takes the place of their id where one has to stand.
 * @param place where they practise, and what it is called without them.
 */
export async function erasePersonal(
  tx: Db,
  userId: string,
  { instead, place, now }: { readonly instead: string; readonly place: readonly [string, string]; readonly now: Date },
): Promise<void> {
  const quoted = JSON.stringify(userId);
  const replaced = JSON.stringify(instead);
  await tx.$executeRaw`UPDATE "result" SET "userId" = NULL WHERE "userId" = ${userId}`;
  await tx.$executeRaw`UPDATE "answer" SET "userId" = NULL WHERE "userId" = ${userId}`;
  await tx.$executeRaw`
    DELETE FROM "proposal" WHERE "closedAt" IS NULL AND "payload" -> 'by' ->> 'id' = ${userId}`;
  await tx.$executeRaw`
    UPDATE "proposal" SET "payload" = ("payload"::jsonb - 'by')::json WHERE "payload" -> 'by' ->> 'id' = ${userId}`;
  await tx.$executeRaw`DELETE FROM "due" WHERE "kind" = 'news' AND "payload" ->> 'userId' = ${userId}`;
  await tx.$executeRaw`DELETE FROM "ballot" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "miss" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "post" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "board_link" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "board_session" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "inbox_message" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`
    DELETE FROM "outbox" WHERE "target" = ${`user:${userId}`} OR "payload" ->> 'userId' = ${userId}
        OR "payload" -> 'of' ->> 'userId' = ${userId} OR "payload" ->> 'by' = ${userId}`;
  await tx.$executeRaw`DELETE FROM "letter_mute" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "letter_block" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "note" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "seat_block" WHERE "userId" = ${userId}`;
  await tx.$executeRaw`DELETE FROM "letter" WHERE "byUser" = ${userId}`;
  await tx.$executeRaw`
    UPDATE "letter" SET "toUsers" = replace("toUsers"::text, ${quoted}, ${replaced})::json
     WHERE position(${quoted} in "toUsers"::text) > 0`;
  await tx.$executeRaw`
    UPDATE "embassy" SET "members" = replace("members"::text, ${quoted}, ${replaced})::json
     WHERE position(${quoted} in "members"::text) > 0`;
  await tx.$executeRaw`
    UPDATE "audit" SET "detail" = replace(
      (CASE WHEN "actor" = ${userId} THEN ("detail"::jsonb - 'name')::text ELSE "detail"::text END), ${quoted}, ${replaced})::json
     WHERE "actor" = ${userId} OR position(${quoted} in "detail"::text) > 0`;
  await tx.$executeRaw`
    UPDATE "audit" a SET "actor" = ${instead}
     WHERE "actor" = ${userId} AND NOT (a."action" = 'leave' AND EXISTS (SELECT 1 FROM (${goesOn}) g WHERE g."id" = a."gameId"))`;
  await tx.$executeRaw`
    UPDATE "proposal" p SET "byUser" = NULL
     WHERE "byUser" = ${userId} AND NOT EXISTS (SELECT 1 FROM (${goesOn}) g WHERE g."id" = p."gameId")`;
  await tx.$executeRaw`
    UPDATE "seat" s SET "settings" = replace("settings"::text, ${quoted}, ${replaced})::json
     WHERE position(${quoted} in "settings"::text) > 0 AND NOT EXISTS (SELECT 1 FROM (${goesOn}) g WHERE g."id" = s."gameId")`;
  await tx.$executeRaw`UPDATE "guild" SET "id" = ${place[1]} WHERE "id" = ${place[0]}`;
  await tx.$executeRaw`UPDATE "audit" SET "guildId" = ${place[1]} WHERE "guildId" = ${place[0]}`;
  await tx.$executeRaw`
    DELETE FROM "witness" w USING "game" g
     WHERE w."userId" = ${userId} AND g."id" = w."gameId" AND g."status"::text IN ('finished', 'cancelled')`;
  await tx.$executeRaw`
    UPDATE "tournament_table" SET "places" = replace("places"::text, ${quoted}, ${replaced})::json
     WHERE position(${quoted} in "places"::text) > 0`;
  await tx.$executeRaw`
    UPDATE "tournament_round" SET "byes" = replace("byes"::text, ${quoted}, ${replaced})::json
     WHERE position(${quoted} in "byes"::text) > 0`;
  await tx.$executeRaw`
    UPDATE "tournament" SET "hostId" = CASE WHEN "hostId" = ${userId} THEN ${instead} ELSE "hostId" END,
                            "settings" = replace("settings"::text, ${quoted}, ${replaced})::json
     WHERE "hostId" = ${userId} OR position(${quoted} in "settings"::text) > 0`;
  await markGone(tx, userId);
  await tx.$executeRaw`UPDATE "tournament_entry" SET "userId" = ${instead} WHERE "userId" = ${userId}`;
  // A game somebody still plays is looked after by one of its players from now on; where they are not known, by the server.
  await tx.$executeRaw`
    UPDATE "game" g SET "hostId" = coalesce(
      (SELECT s."userId" FROM "seat" s WHERE s."gameId" = g."id" AND s."userId" <> ${userId} AND NOT s."left"
          AND g."status"::text IN ('running', 'paused') AND coalesce(g."settings" ->> 'anonymous', 'false') <> 'true' ORDER BY s."position" LIMIT 1), ${instead})
     WHERE g."hostId" = ${userId}`;
  await eraseFromSettings(tx, userId, instead);
  await tx.user.deleteMany({ where: { id: userId } });
  // Whoever sat down meanwhile has left again: their seat is nobody's, and others may have it.
  await tx.$executeRaw`
    UPDATE "seat" s SET "left" = true, "leftAt" = ${now.toISOString()}::timestamptz
     WHERE "userId" IS NULL AND NOT "computer" AND NOT "left" AND EXISTS (SELECT 1 FROM (${goesOn}) g WHERE g."id" = s."gameId")`;
}

const gathered = z.looseObject({
  waiting: z.array(z.string()).default([]),
  invited: z.array(z.string()).default([]),
  kept: z.array(z.looseObject({ userId: z.string() })).default([]),
});

/** Whom a game read from a file names. */
const heldInFile = z.object({ people: z.array(z.object({ seat: z.string(), userId: z.string(), name: z.string() })) });

/** Lists of people in the settings of games. What was mixed into the dice stays as it was hashed; until the end so does who was turned away. */
async function eraseFromSettings(tx: Db, userId: string, instead: string): Promise<void> {
  const quoted = JSON.stringify(userId);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT "id", "settings", "status"::text IN ('finished', 'cancelled') AS "over" FROM "game"
     WHERE position(${quoted} in "settings"::text) > 0 ORDER BY "id" FOR UPDATE`;
  const found = z.array(z.object({ id: z.int(), settings: jsonObject, over: z.boolean() })).parse(rows);
  for (const { id, settings, over } of found) {
    const { dice, turnedAway, gathering, replay, ...rest } = settings;
    const shown = replay === undefined || replay === null ? undefined : heldInFile.parse(replay);
    const lists = gathering === undefined ? undefined : gathered.parse(gathering);
    const others = lists && {
      ...lists,
      waiting: lists.waiting.filter((one) => one !== userId),
      invited: lists.invited.filter((one) => one !== userId),
      kept: lists.kept.filter((one) => one.userId !== userId),
    };
    const open = {
      ...rest,
      ...(others === undefined ? {} : { gathering: others }),
      ...(shown === undefined ? {} : { replay: { people: shown.people.filter((one) => one.userId !== userId) } }),
    };
    const all = over && turnedAway !== undefined ? { ...open, turnedAway } : open;
    const without = jsonObject.parse(JSON.parse(JSON.stringify(all).replaceAll(quoted, JSON.stringify(instead))));
    const guarded = {
      ...(over || turnedAway === undefined ? {} : { turnedAway }),
      ...(dice === undefined ? {} : { dice }),
    };
    await tx.game.update({ where: { id }, data: { settings: toJson({ ...without, ...guarded }) } });
  }
}

/** A game has ended: nothing of it has to be kept any more from people who have had their data erased. */
export async function forgetErased(tx: Db, gameId: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "witness" w
     WHERE w."gameId" = ${gameId} AND NOT EXISTS (SELECT 1 FROM "app_user" u WHERE u."id" = w."userId")`;
  await tx.$executeRaw`
    UPDATE "proposal" p SET "byUser" = NULL
     WHERE p."gameId" = ${gameId} AND NOT EXISTS (SELECT 1 FROM "app_user" u WHERE u."id" = p."byUser")`;
  await tx.$executeRaw`
    DELETE FROM "audit" a
     WHERE a."gameId" = ${gameId} AND a."action" = 'leave'
       AND NOT EXISTS (SELECT 1 FROM "app_user" u WHERE u."id" = a."actor")`;
  const known = Prisma.sql`SELECT "id" FROM "app_user"`;
  await tx.$executeRaw`
    UPDATE "seat" SET "settings" = jsonb_set("settings"::jsonb, '{excused}', (
      SELECT coalesce(jsonb_object_agg(e."key", e."value"), '{}') FROM jsonb_each("settings"::jsonb -> 'excused') e
       WHERE e."key" IN (${known})))::json
     WHERE "gameId" = ${gameId} AND "settings" -> 'excused' IS NOT NULL`;
  await tx.$executeRaw`
    UPDATE "seat" SET "settings" = jsonb_set("settings"::jsonb, '{clock,userId}', '""')::json
     WHERE "gameId" = ${gameId} AND "settings" -> 'clock' ->> 'userId' NOT IN (${known})`;
}
