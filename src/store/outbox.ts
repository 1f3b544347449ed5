// What is still to be said on Discord: written in the transaction that causes it, delivered afterwards, in order per target.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Prisma, type Outbox } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import {
  jsonObject,
  messageRef,
  readJson,
  readOptionalJson,
  jsonText,
  type JsonObject,
  type MessageRef,
} from './json.js';
import type { Claim } from './leases.js';

/** A delivery that `owner` holds until `leaseUntil`. */
export interface ClaimedDelivery extends Readonly<Omit<Outbox, 'payload' | 'messageRef'>> {
  readonly payload: JsonObject;
  /** The message that an earlier try has sent, where that was noted. */
  readonly messageRef: MessageRef | null;
  readonly leaseUntil: Date;
  readonly owner: string;
}

export interface NewDelivery {
  /** Says the same thing only once, however often it is enqueued. */
  readonly key: string;
  readonly gameId?: number;
  /** What orders deliveries, such as `channel:123` or `user:456`: one waits for the one before it. */
  readonly target: string;
  readonly kind: string;
  readonly payload: object;
  /** Not before this moment; now when left out. It holds back what follows for the same target. */
  readonly runAt?: Date;
}

/** Writes down what is to be said, in the order given; a key already used is passed over. */
export async function enqueue(tx: Db, deliveries: readonly NewDelivery[], now: Date): Promise<void> {
  if (deliveries.length > 0) await tx.$executeRaw(insertion(deliveries, now, Prisma.sql`true`));
}

/**
 * Writes deliveries down where a condition holds. It is written out, because so much is said after every deadline; their places in the
 * list make the order of their ids certain.
 */
function insertion(deliveries: readonly NewDelivery[], now: Date, condition: Prisma.Sql): Prisma.Sql {
  const rows = deliveries.map((delivery) => ({
    ...delivery,
    nonce: nonceOf(delivery.key),
    runAt: delivery.runAt ?? now,
  }));
  return Prisma.sql`
    INSERT INTO "outbox" ("key", "gameId", "target", "kind", "payload", "nonce", "runAt", "createdAt")
    SELECT given."key", given."gameId", given."target", given."kind", given."payload", given."nonce", given."runAt",
           ${now.toISOString()}::timestamptz
      FROM ROWS FROM (json_to_recordset(${jsonText(rows)}::json)
                   AS ("key" text, "gameId" int, "target" text, "kind" text, "payload" json, "nonce" text, "runAt" timestamptz))
           WITH ORDINALITY AS given("key", "gameId", "target", "kind", "payload", "nonce", "runAt", "place")
     WHERE ${condition} ORDER BY given."place"
        ON CONFLICT DO NOTHING`;
}

/**
 * Discord's nonce for a key: always the same, at most 25 characters.
 * @internal
 */
export function nonceOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 24);
}

const claimedRows = z.array(
  z.object({
    id: z.int(),
    key: z.string(),
    gameId: z.int().nullable(),
    target: z.string(),
    kind: z.string(),
    payload: z.unknown(),
    nonce: z.string(),
    runAt: z.coerce.date(),
    leaseUntil: z.coerce.date(),
    owner: z.string(),
    attempts: z.int(),
    lastError: z.string().nullable(),
    trouble: z.string().nullable(),
    troubleSince: z.coerce.date().nullable(),
    messageRef: z.unknown(),
    unsureSince: z.coerce.date().nullable(),
    createdAt: z.coerce.date(),
    doneAt: z.null(),
    failedAt: z.null(),
  }),
);

/** Which deliveries are wanted, and which of them first. */
export interface Wanted {
  /** Kinds that go before all others, whatever has been waiting longer; a target that one of them waits for goes first as a whole. */
  readonly first: readonly string[];
  /** Kinds that only bring older messages up to date: they wait until nothing else is to be said, to their target and at all. */
  readonly last: readonly string[];
  /** Kinds that have a limit of their own, and how many of them may be taken; `limit` is for all others. To a target they come second. */
  readonly apart: { readonly kinds: readonly string[]; readonly limit: number };
}

/** All kinds alike. */
const plainly: Wanted = { first: [], last: [], apart: { kinds: [], limit: 0 } };

/**
 * Takes deliveries that may go out now: of each target only the oldest still open, those of `apart` and `last` after all others, and
 * only when nobody holds one of that target.
 * What is open is read once: joined with itself, its cost would grow with the square of what waits.
 * @returns them, the most urgent first, with `unsureSince` as it was before: when an earlier try may have got through, and null when
 * none can have.
 */
export async function claimDeliveries(
  db: Db,
  { owner, now, leaseMs, limit, except = [] }: Claim,
  { first, last, apart }: Wanted = plainly,
): Promise<ClaimedDelivery[]> {
  const [moment, until] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
  const rows = await db.$queryRaw`
    WITH "open" AS MATERIALIZED (
      SELECT "id", "target", "runAt", "kind" = ANY(${[...apart.kinds]}::text[]) AS "apart",
             "leaseUntil" > ${moment}::timestamptz OR "id" = ANY(${[...except]}::int[]) AS "held",
             CASE WHEN "kind" = ANY(${[...first]}::text[]) THEN 0 WHEN "kind" = ANY(${[...last]}::text[]) THEN 2 ELSE 1 END AS "rank"
        FROM "outbox" WHERE "doneAt" IS NULL),
    "queues" AS MATERIALIZED (
      SELECT DISTINCT ON ("target") "id", "runAt", "apart", min("rank") OVER "queue" AS "rank", bool_or("held") OVER "queue" AS "held"
        FROM "open" WINDOW "queue" AS (PARTITION BY "target")
       ORDER BY "target", CASE WHEN "apart" THEN 1 WHEN "rank" = 2 THEN 2 ELSE 0 END, "id"),
    "heads" AS MATERIALIZED (
      SELECT "id", "apart", row_number() OVER (PARTITION BY "apart" ORDER BY "rank", "id") AS "place"
        FROM "queues" WHERE "runAt" <= ${moment}::timestamptz AND "held" IS NOT TRUE),
    "mine" AS MATERIALIZED (
      SELECT "id" FROM "outbox"
       WHERE "id" = ANY(ARRAY(SELECT "id" FROM "heads"
                               WHERE "place" <= CASE WHEN "apart" THEN ${apart.limit}::int ELSE ${limit}::int END))
         AND "doneAt" IS NULL AND "runAt" <= ${moment}::timestamptz
         AND ("leaseUntil" IS NULL OR "leaseUntil" <= ${moment}::timestamptz)
         FOR UPDATE SKIP LOCKED)
    UPDATE "outbox" SET "leaseUntil" = ${until}::timestamptz, "owner" = ${owner}, "attempts" = "attempts" + 1,
                        "unsureSince" = COALESCE("unsureSince", ${moment}::timestamptz)
     WHERE "id" = ANY(ARRAY(SELECT "id" FROM "mine"))
    RETURNING *`;
  const rank = (kind: string): number => (first.includes(kind) ? 0 : last.includes(kind) ? 2 : 1);
  return claimedRows
    .parse(rows)
    .map((row) => ({
      ...row,
      payload: readJson(jsonObject, row.payload, 'outbox.payload'),
      messageRef: row.messageRef === null ? null : readJson(messageRef, row.messageRef, 'outbox.messageRef'),
      unsureSince: row.unsureSince !== null && row.unsureSince < now ? row.unsureSince : null,
    }))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.id - b.id);
}

/** Notes what has been sent while there is more to do: it can be edited from then on, and would not be found again by what it says. */
export async function noteDelivery(db: Db, delivery: ClaimedDelivery, message: MessageRef): Promise<void> {
  await db.$executeRaw`UPDATE "outbox" SET "messageRef" = ${JSON.stringify(message)}::json WHERE ${isHeld(delivery)}`;
}

/**
 * Marks a delivery as made.
 * @param message the message that came of it.
 * @param next what is to be said in its place or because of it; in one statement, so that both are written down or neither.
 * @returns false when the lease had run out and somebody else has it.
 */
export async function finishDelivery(
  db: Db,
  delivery: ClaimedDelivery,
  now: Date,
  message: MessageRef | null = null,
  next: readonly NewDelivery[] = [],
): Promise<boolean> {
  const ref = message === null ? null : JSON.stringify(message);
  const update = Prisma.sql`
    UPDATE "outbox" SET "doneAt" = ${now.toISOString()}::timestamptz, "leaseUntil" = NULL, "owner" = NULL,
                        "trouble" = NULL, "troubleSince" = NULL, "lastError" = NULL, "messageRef" = ${ref}::json
     WHERE ${isHeld(delivery)} RETURNING "id"`;
  if (next.length === 0) return (await db.$queryRaw<unknown[]>(update)).length === 1;
  const more = insertion(next, now, Prisma.sql`EXISTS (SELECT 1 FROM "done")`);
  const rows = await db.$queryRaw<unknown[]>`WITH "done" AS (${update}), "more" AS (${more}) SELECT "id" FROM "done"`;
  return rows.length === 1;
}

/** How a delivery failed, and when it is tried again. */
export interface Failure {
  readonly error: string;
  readonly at: Date;
  /** It is certain that this try sent nothing. */
  readonly sure?: boolean;
  /** The try does not count. */
  readonly free?: boolean;
  /** What a person has to put right first, and since when; where it may have been put right during this try, it is tried again now. */
  readonly trouble?: { readonly name: string; readonly since: Date; readonly now: Date };
}

/** Gives a delivery back after a failure, to be tried again at a later moment. */
export async function retryDelivery(db: Db, delivery: ClaimedDelivery, failure: Failure): Promise<boolean> {
  const { error, at, sure = false, free = false, trouble } = failure;
  const data = {
    runAt: at,
    ...released,
    lastError: error.slice(0, 1000),
    ...(trouble === undefined ? noTrouble : { trouble: trouble.name, troubleSince: trouble.since }),
    ...(sure ? { unsureSince: delivery.unsureSince } : {}),
    ...(free ? { attempts: delivery.attempts - 1 } : {}),
  };
  if (trouble === undefined) return (await db.outbox.updateMany({ where: held(delivery), data })).count === 1;
  const asleep = { OR: [{ lastError: null }, { lastError: { not: woken } }] };
  if ((await db.outbox.updateMany({ where: { ...held(delivery), ...asleep }, data })).count === 1) return true;
  return (await db.outbox.updateMany({ where: held(delivery), data: { ...data, runAt: trouble.now } })).count === 1;
}

/** Gives back a delivery that was claimed and not begun, as it was before. */
export async function returnDelivery(db: Db, delivery: ClaimedDelivery): Promise<void> {
  const { attempts, unsureSince } = delivery;
  await db.outbox.updateMany({ where: held(delivery), data: { ...released, attempts: attempts - 1, unsureSince } });
}

/** Gives a delivery up, so that what follows for its target can go out. */
export async function failDelivery(db: Db, delivery: ClaimedDelivery, error: string, now: Date): Promise<boolean> {
  const data = { doneAt: now, failedAt: now, ...released, lastError: error.slice(0, 1000) };
  return (await db.outbox.updateMany({ where: held(delivery), data })).count === 1;
}

/** Drops what has not been said yet and nobody is saying just now: all of a game, or what concerns one target. */
export async function dropDeliveries(
  tx: Db,
  gameId: number,
  now: Date,
  only: { readonly target?: string; readonly kind?: string } = {},
): Promise<void> {
  const { target = null, kind = null } = only;
  await tx.$executeRaw`
    DELETE FROM "outbox"
     WHERE "gameId" = ${gameId} AND "doneAt" IS NULL
       AND ("leaseUntil" IS NULL OR "leaseUntil" <= ${now.toISOString()}::timestamptz)
       AND (${target}::text IS NULL OR "target" = ${target}) AND (${kind}::text IS NULL OR "kind" = ${kind})`;
}

/** What went out last to a target in a game, of certain kinds, on one message when it is named, and the message that came of it; null when none did. */
export async function lastSent(
  db: Db,
  gameId: number,
  target: string,
  kinds: readonly string[],
  messageId?: string,
): Promise<{ readonly payload: JsonObject; readonly ref: MessageRef } | null> {
  const on = messageId ?? null;
  const rows = await db.$queryRaw`
    SELECT "payload", "messageRef" FROM "outbox"
     WHERE "gameId" = ${gameId} AND "target" = ${target} AND "kind" = ANY(${[...kinds]}::text[])
       AND "doneAt" IS NOT NULL AND "failedAt" IS NULL AND (${on}::text IS NULL OR "messageRef"->>'messageId' = ${on})
     ORDER BY "id" DESC LIMIT 1`;
  const [row] = sentRows.parse(rows);
  const ref = row === undefined ? null : readOptionalJson(messageRef, row.messageRef, 'outbox.messageRef');
  return row === undefined || ref === null
    ? null
    : { ref, payload: readJson(jsonObject, row.payload, 'outbox.payload') };
}

const sentRows = z.array(z.object({ payload: z.unknown(), messageRef: z.unknown() }));

/** How many deliveries are open, and since when the oldest of those that may go out has been waiting. */
export async function outboxState(
  db: Db,
  now: Date,
): Promise<{ readonly open: number; readonly waitingSince: Date | null }> {
  const [open, oldest] = [
    await db.outbox.count({ where: { doneAt: null } }),
    await db.outbox.findFirst({
      where: { doneAt: null, runAt: { lte: now } },
      orderBy: { runAt: 'asc' },
      select: { runAt: true },
    }),
  ];
  return { open, waitingSince: oldest?.runAt ?? null };
}

/**
 * Since when a trouble has been in the way on the server of a game; `now` when it is new. Holds the server's row, so that of
 * several who find out at once all agree.
 */
export async function troubleSince(tx: Db, gameId: number, trouble: string, now: Date): Promise<Date> {
  await tx.$queryRaw`
    SELECT 1 AS "locked" FROM "guild" WHERE "id" = (SELECT "guildId" FROM "game" WHERE "id" = ${gameId}) FOR UPDATE`;
  const game = await tx.game.findUnique({ where: { id: gameId }, select: { guildId: true } });
  const first = await tx.outbox.findFirst({
    where: { doneAt: null, trouble, troubleSince: { not: null }, game: { guildId: game?.guildId ?? '' } },
    orderBy: { troubleSince: 'asc' },
    select: { troubleSince: true },
  });
  return first?.troubleSince ?? now;
}

/** Stands for the last error of a delivery that is in hand while something was put right. */
const woken = 'put right meanwhile';

/**
 * Has everything on a server that waits for somebody to put something right tried again now, and what is in hand once more if it
 * fails for such a reason.
 * @returns how much may go out now.
 */
export async function wakeTroubled(db: Db, guildId: string, now: Date): Promise<number> {
  const cups = await db.tournament.findMany({ where: { guildId }, select: { id: true } });
  const there = { OR: [{ game: { guildId } }, { target: { in: cups.map(({ id }) => roleTarget(id)) } }] };
  await db.outbox.updateMany({
    where: { doneAt: null, leaseUntil: { not: null }, ...there },
    data: { lastError: woken },
  });
  const { count } = await db.outbox.updateMany({
    where: { doneAt: null, trouble: { not: null }, leaseUntil: null, ...there },
    data: { runAt: now, attempts: 0 },
  });
  return count;
}

/** The queue of what is done about a tournament's role. */
export function roleTarget(tournamentId: number): string {
  return `role:${tournamentId}`;
}

const noTrouble = { trouble: null, troubleSince: null } as const;
const released = { leaseUntil: null, owner: null } as const;

/** Where nothing has happened to the row since it was claimed; a lease that was renewed meanwhile is the same lease. */
function isHeld({ id, owner, attempts }: ClaimedDelivery): Prisma.Sql {
  return Prisma.sql`"id" = ${id} AND "doneAt" IS NULL AND "owner" = ${owner} AND "attempts" = ${attempts}`;
}

/** The same for the client's own statements. */
function held(delivery: ClaimedDelivery): { id: number; doneAt: null; owner: string; attempts: number } {
  return { id: delivery.id, doneAt: null, owner: delivery.owner, attempts: delivery.attempts };
}
