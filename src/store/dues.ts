// Work that falls due: deadlines, reminders, waits. Claimed with a lease, done inside the transaction that does the work.
import { z } from 'zod';
import type { Due } from '../generated/prisma/client.js';
import type { Db } from './client.js';
import { jsonObject, readJson, jsonText, type JsonObject } from './json.js';
import type { Claim } from './leases.js';

export interface DueRow extends Readonly<Omit<Due, 'payload' | 'owner'>> {
  readonly payload: JsonObject;
}

/** A due row that `owner` holds until `leaseUntil`. */
export interface ClaimedDue extends DueRow {
  readonly leaseUntil: Date;
  readonly owner: string;
}

export interface NewDue {
  readonly gameId: number;
  readonly kind: string;
  /** Tells it from others of its kind in the same game. */
  readonly key: string;
  readonly runAt: Date;
  readonly payload?: object;
}

/** Sets work for its moments, in place of what stood under the same kind and key, done or not; one statement for all. */
export async function setDues(tx: Db, dues: readonly NewDue[]): Promise<DueRow[]> {
  if (dues.length === 0) return [];
  const given = jsonText(dues.map((due) => ({ ...due, payload: due.payload ?? {} })));
  const rows = await tx.$queryRaw`
    INSERT INTO "due" ("gameId", "kind", "key", "runAt", "payload")
    SELECT "gameId", "kind", "key", "runAt", "payload" FROM json_to_recordset(${given}::json)
        AS given("gameId" int, "kind" text, "key" text, "runAt" timestamptz, "payload" json)
    ON CONFLICT ("gameId", "kind", "key") DO UPDATE
       SET "runAt" = excluded."runAt", "payload" = excluded."payload",
           "leaseUntil" = NULL, "owner" = NULL, "attempts" = 0, "lastError" = NULL, "doneAt" = NULL
    RETURNING *`;
  return dueRows.parse(rows);
}

/**
 * Sets open work of a game to exactly what is given: what is not given any more is dropped, and what stays for the same moment
 * is left as it is, with its lease. Nothing is sent for what does not change.
 * @param standing the open work that is replaced.
 * @returns the open work as it stands now.
 */
export async function replaceDues(
  tx: Db,
  standing: readonly DueRow[],
  wanted: readonly NewDue[],
): Promise<readonly DueRow[]> {
  const name = (due: { readonly kind: string; readonly key: string }): string => JSON.stringify([due.kind, due.key]);
  const stand = new Map(standing.map((due) => [name(due), due]));
  const stays = (due: NewDue): boolean => stand.get(name(due))?.runAt.getTime() === due.runAt.getTime();
  const names = new Set(wanted.map(name));
  const dropped = standing.filter((due) => !names.has(name(due))).map(({ id }) => id);
  if (dropped.length > 0) await tx.due.deleteMany({ where: { id: { in: dropped } } });
  const set = await setDues(
    tx,
    wanted.filter((due) => !stays(due)),
  );
  return [...wanted.filter(stays).flatMap((due) => stand.get(name(due)) ?? []), ...set];
}

/** When the next open work falls due, of one kind when it is named; null when there is none. */
export async function nextDueAt(db: Db, kind?: string): Promise<Date | null> {
  const where = { doneAt: null, ...(kind === undefined ? {} : { kind }) };
  const row = await db.due.findFirst({ where, orderBy: { runAt: 'asc' }, select: { runAt: true } });
  return row?.runAt ?? null;
}

/** Open work of a kind, over all games, that was to run after `from` and by `to`, soonest first. */
export async function listDuesBetween(db: Db, kind: string, from: Date, to: Date): Promise<DueRow[]> {
  const rows = await db.due.findMany({
    where: { kind, doneAt: null, runAt: { gt: from, lte: to } },
    orderBy: [{ runAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(parse);
}

const dueRow = z.object({
  id: z.int(),
  gameId: z.int(),
  kind: z.string(),
  key: z.string(),
  runAt: z.coerce.date(),
  payload: jsonObject,
  leaseUntil: z.coerce.date().nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  doneAt: z.coerce.date().nullable(),
});
const dueRows = z.array(dueRow);
const claimedRows = z.array(dueRow.extend({ leaseUntil: z.coerce.date(), owner: z.string() }));

/** Kinds that have a limit of their own, and how many of them may be taken; the claim's is for all others. */
interface Apart {
  readonly kinds: readonly string[];
  readonly limit: number;
}

/**
 * Takes work that has fallen due and that nobody holds, the longest overdue first; of each game only the first, so that what
 * falls due in one game is done in order. What has fallen due is read once, never joined with itself.
 */
export async function claimDues(
  db: Db,
  { owner, now, leaseMs, limit, except = [] }: Claim,
  apart: Apart = { kinds: [], limit: 0 },
): Promise<ClaimedDue[]> {
  const [moment, until] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
  const rows = await db.$queryRaw`
    WITH "fallen" AS MATERIALIZED (
      SELECT "id", "gameId", "runAt", "kind" = ANY(${[...apart.kinds]}::text[]) AS "apart",
             "leaseUntil" > ${moment}::timestamptz OR "id" = ANY(${[...except]}::int[]) AS "held"
        FROM "due" WHERE "doneAt" IS NULL AND "runAt" <= ${moment}::timestamptz),
    "heads" AS MATERIALIZED (
      SELECT DISTINCT ON ("gameId") "id", "runAt", "apart", "held" FROM "fallen" ORDER BY "gameId", "runAt", "id"),
    "free" AS MATERIALIZED (
      SELECT "id", "apart", row_number() OVER (PARTITION BY "apart" ORDER BY "runAt", "id") AS "place"
        FROM "heads" WHERE "held" IS NOT TRUE),
    "mine" AS MATERIALIZED (
      SELECT "id" FROM "due"
       WHERE "id" = ANY(ARRAY(SELECT "id" FROM "free"
                               WHERE "place" <= CASE WHEN "apart" THEN ${apart.limit}::int ELSE ${limit}::int END))
         AND "doneAt" IS NULL AND "runAt" <= ${moment}::timestamptz
         AND ("leaseUntil" IS NULL OR "leaseUntil" <= ${moment}::timestamptz)
         FOR UPDATE SKIP LOCKED)
    UPDATE "due" SET "leaseUntil" = ${until}::timestamptz, "owner" = ${owner}, "attempts" = "attempts" + 1
     WHERE "id" = ANY(ARRAY(SELECT "id" FROM "mine"))
    RETURNING *`;
  return claimedRows.parse(rows).sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id);
}

/**
 * Marks claimed work as done, inside the transaction that does it.
 * @returns false when it is no longer ours to do (moved, dropped, done, or taken over after the lease): then do nothing.
 */
export async function finishDue(tx: Db, due: ClaimedDue, now: Date): Promise<boolean> {
  const { id, owner, attempts, runAt } = due;
  const count = await tx.$executeRaw`
    UPDATE "due" SET "doneAt" = ${now.toISOString()}::timestamptz, "leaseUntil" = NULL, "owner" = NULL
     WHERE "id" = ${id} AND "doneAt" IS NULL AND "owner" = ${owner} AND "attempts" = ${attempts}
       AND "runAt" = ${runAt.toISOString()}::timestamptz`;
  return count === 1;
}

/** Gives claimed work back after a failure, to be tried again at a later moment. */
export async function retryDue(db: Db, due: ClaimedDue, error: string, at: Date): Promise<boolean> {
  const data = { runAt: at, ...released, lastError: error.slice(0, 1000) };
  const { count } = await db.due.updateMany({ where: held(due), data });
  return count === 1;
}

/** Gives back work that was claimed and not begun, as it was before. */
export async function returnDue(db: Db, due: ClaimedDue): Promise<void> {
  await db.due.updateMany({ where: held(due), data: { ...released, attempts: due.attempts - 1 } });
}

const released = { leaseUntil: null, owner: null } as const;

/** Where nothing has happened to the row since it was claimed; a lease that was renewed meanwhile is the same lease. */
function held(due: ClaimedDue): { id: number; doneAt: null; owner: string; attempts: number; runAt: Date } {
  return { id: due.id, doneAt: null, owner: due.owner, attempts: due.attempts, runAt: due.runAt };
}

function parse(row: Due): DueRow {
  return { ...row, payload: readJson(jsonObject, row.payload, 'due.payload') };
}
