// What is still to be said on Discord: written in the transaction that causes it, delivered afterwards, in order per target.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Outbox } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import type { Claim } from './dues.js';
import {
  jsonObject,
  messageRef,
  readJson,
  readOptionalJson,
  toJson,
  toOptionalJson,
  type JsonObject,
  type MessageRef,
} from './json.js';

/** A delivery that this program holds until `leaseUntil`. */
export interface ClaimedDelivery extends Readonly<Omit<Outbox, 'payload' | 'messageRef'>> {
  readonly payload: JsonObject;
  readonly leaseUntil: Date;
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
  await tx.outbox.createMany({
    data: deliveries.map((delivery) => ({
      ...delivery,
      payload: toJson(delivery.payload),
      nonce: nonceOf(delivery.key),
      runAt: delivery.runAt ?? now,
      createdAt: now,
    })),
    skipDuplicates: true,
  });
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
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.coerce.date(),
    doneAt: z.null(),
    failedAt: z.null(),
  }),
);

/** Takes deliveries that may go out now: of each target only the oldest still open, and only when nobody holds it. */
export async function claimDeliveries(db: Db, { now, leaseMs, limit }: Claim): Promise<ClaimedDelivery[]> {
  const [moment, until] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
  const rows = await db.$queryRaw`
    UPDATE "outbox" SET "leaseUntil" = ${until}::timestamptz, "attempts" = "attempts" + 1
     WHERE "id" IN (
       SELECT o."id" FROM "outbox" o
        WHERE o."doneAt" IS NULL AND o."runAt" <= ${moment}::timestamptz
          AND (o."leaseUntil" IS NULL OR o."leaseUntil" <= ${moment}::timestamptz)
          AND NOT EXISTS (SELECT 1 FROM "outbox" older
                           WHERE older."target" = o."target" AND older."id" < o."id" AND older."doneAt" IS NULL)
        ORDER BY o."id" LIMIT ${limit} FOR UPDATE OF o SKIP LOCKED)
    RETURNING *`;
  return claimedRows
    .parse(rows)
    .map((row) => ({ ...row, payload: readJson(jsonObject, row.payload, 'outbox.payload') }))
    .sort((a, b) => a.id - b.id);
}

/**
 * Marks a delivery as made.
 * @param message the message that came of it.
 * @returns false when the lease had run out and somebody else has it.
 */
export async function finishDelivery(
  db: Db,
  delivery: ClaimedDelivery,
  now: Date,
  message: MessageRef | null = null,
): Promise<boolean> {
  const data = { doneAt: now, leaseUntil: null, lastError: null, messageRef: toOptionalJson(message) };
  return (await db.outbox.updateMany({ where: held(delivery), data })).count === 1;
}

/** Gives a delivery back after a failure, to be tried again at a later moment. */
export async function retryDelivery(db: Db, delivery: ClaimedDelivery, error: string, at: Date): Promise<boolean> {
  const data = { runAt: at, leaseUntil: null, lastError: error.slice(0, 1000) };
  return (await db.outbox.updateMany({ where: held(delivery), data })).count === 1;
}

/** Gives a delivery up, so that what follows for its target can go out. */
export async function failDelivery(db: Db, delivery: ClaimedDelivery, error: string, now: Date): Promise<boolean> {
  const data = { doneAt: now, failedAt: now, leaseUntil: null, lastError: error.slice(0, 1000) };
  return (await db.outbox.updateMany({ where: held(delivery), data })).count === 1;
}

/** Drops what has not been said yet and nobody is saying just now: all of a game, or what concerns one target. */
export async function dropDeliveries(
  tx: Db,
  gameId: number,
  now: Date,
  only: { readonly target?: string; readonly kind?: string } = {},
): Promise<void> {
  await tx.outbox.deleteMany({
    where: { gameId, doneAt: null, OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }], ...only },
  });
}

/** What went out last to a target in a game, of certain kinds, and the message that came of it; null when none did. */
export async function lastSent(
  db: Db,
  gameId: number,
  target: string,
  kinds: readonly string[],
): Promise<{ readonly payload: JsonObject; readonly ref: MessageRef } | null> {
  const row = await db.outbox.findFirst({
    where: { gameId, target, kind: { in: [...kinds] }, doneAt: { not: null }, failedAt: null },
    orderBy: { id: 'desc' },
  });
  const ref = row === null ? null : readOptionalJson(messageRef, row.messageRef, 'outbox.messageRef');
  return row === null || ref === null ? null : { ref, payload: readJson(jsonObject, row.payload, 'outbox.payload') };
}

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

function held(delivery: ClaimedDelivery): { id: number; doneAt: null; leaseUntil: Date } {
  return { id: delivery.id, doneAt: null, leaseUntil: delivery.leaseUntil };
}
