// Direct messages that came in, under Discord's own ids: heard by any number of processes, answered by one, in order per person.
import { z } from 'zod';
import type { Db } from './client.js';
import type { Claim } from './leases.js';
import { readJson, toJson, jsonObject, type JsonObject } from './json.js';

/** A message as it was heard. */
export interface HeardMessage {
  /** Discord's. */
  readonly id: string;
  readonly channelId: string;
  readonly userId: string;
  readonly payload: object;
}

/** A message that `owner` answers until `leaseUntil`. */
export interface ClaimedMessage {
  readonly id: string;
  readonly channelId: string;
  readonly userId: string;
  readonly payload: JsonObject;
  /** 1 unless somebody took it up before and never finished. */
  readonly attempts: number;
  /** When it was first taken up. */
  readonly begunAt: Date;
  readonly leaseUntil: Date;
  readonly owner: string;
}

/** Writes a message down; one that is there already, answered or not, stays as it is. */
export async function receiveMessage(db: Db, { payload, ...message }: HeardMessage, now: Date): Promise<void> {
  const data = { ...message, payload: toJson(payload), receivedAt: now };
  await db.inboxMessage.createMany({ data, skipDuplicates: true });
}

/**
 * Takes a press that came over HTTP, by a key that no message and no other press has.
 * @param userId whose it is, where that is known: it goes with what is kept of them.
 * @returns false when it was taken before, by whatever process.
 */
export async function claimPress(db: Db, id: string, now: Date, userId = ''): Promise<boolean> {
  const data = { id, channelId: '', userId, payload: {}, receivedAt: now, doneAt: now };
  return (await db.inboxMessage.createMany({ data, skipDuplicates: true })).count === 1;
}

/** Whether a press was taken before. */
export async function isClaimed(db: Db, id: string): Promise<boolean> {
  return (await db.inboxMessage.count({ where: { id } })) > 0;
}

/** Lets a press be taken again that failed. */
export async function returnPress(db: Db, id: string): Promise<void> {
  await db.inboxMessage.deleteMany({ where: { id, channelId: '' } });
}

const claimedRows = z.array(
  z.object({
    id: z.string(),
    channelId: z.string(),
    userId: z.string(),
    payload: z.unknown(),
    attempts: z.int(),
    begunAt: z.coerce.date(),
    leaseUntil: z.coerce.date(),
    owner: z.string(),
  }),
);

/** Takes messages to answer: of each person only the oldest still open, and only when nobody holds it. */
export async function claimMessages(
  db: Db,
  { owner, now, leaseMs, limit, except = [] }: Claim<string>,
): Promise<ClaimedMessage[]> {
  const [moment, until] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
  const rows = await db.$queryRaw`
    WITH "open" AS MATERIALIZED (
      SELECT "id", "userId", "receivedAt", "leaseUntil" > ${moment}::timestamptz OR "id" = ANY(${[...except]}::text[]) AS "held"
        FROM "inbox_message" WHERE "doneAt" IS NULL),
    "heads" AS MATERIALIZED (
      SELECT DISTINCT ON ("userId") "id", "receivedAt", "held" FROM "open" ORDER BY "userId", "id"::numeric),
    "mine" AS MATERIALIZED (
      SELECT "id" FROM "inbox_message"
       WHERE "id" = ANY(ARRAY(SELECT "id" FROM "heads" WHERE "held" IS NOT TRUE ORDER BY "receivedAt" LIMIT ${limit}))
         AND "doneAt" IS NULL AND ("leaseUntil" IS NULL OR "leaseUntil" <= ${moment}::timestamptz)
         FOR UPDATE SKIP LOCKED)
    UPDATE "inbox_message"
       SET "leaseUntil" = ${until}::timestamptz, "owner" = ${owner}, "attempts" = "attempts" + 1,
           "begunAt" = COALESCE("begunAt", ${moment}::timestamptz)
     WHERE "id" = ANY(ARRAY(SELECT "id" FROM "mine"))
    RETURNING *`;
  return claimedRows
    .parse(rows)
    .map((row) => ({ ...row, payload: readJson(jsonObject, row.payload, 'inbox_message.payload') }));
}

/** Marks a message as answered, or as one that cannot be. */
export async function finishMessage(db: Db, message: ClaimedMessage, now: Date): Promise<void> {
  await db.inboxMessage.updateMany({ where: held(message), data: { doneAt: now, leaseUntil: null, owner: null } });
}

/** Gives a message back, to be answered after a moment. */
export async function returnMessage(db: Db, message: ClaimedMessage, at: Date): Promise<void> {
  await db.inboxMessage.updateMany({ where: held(message), data: { leaseUntil: at, owner: null } });
}

/** Where nobody else has taken the message up since; a lease that was renewed meanwhile is the same lease. */
function held({ id, owner, attempts }: ClaimedMessage): { id: string; doneAt: null; owner: string; attempts: number } {
  return { id, doneAt: null, owner, attempts };
}

/** Whether a person has given an answer in any game since a moment. */
export async function hasAnsweredSince(db: Db, userId: string, since: Date): Promise<boolean> {
  return (await db.answer.findFirst({ where: { userId, at: { gte: since } }, select: { id: true } })) !== null;
}
